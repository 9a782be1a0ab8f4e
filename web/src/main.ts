import { mount } from 'svelte';
import App from './App.svelte';
import './style/paper.css';
import './style/board.css';
import './style/table.css';
import './style/lobby.css';

export default mount(App, { target: document.getElementById('app')! });
