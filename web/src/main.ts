import { mount } from 'svelte';
import App from './App.svelte';
import './style/paper.css';
import './style/board.css';
import './style/overlays.css';
import './style/table.css';
import './style/status.css';
import './style/boardside.css';
import './style/question.css';
import './style/battle.css';
import './style/papers.css';
import './style/cards.css';
import './style/replay.css';
import './style/story.css';
import './style/lobby.css';

export default mount(App, { target: document.getElementById('app')! });
