// The story of what has just happened, told event by event on the board; nothing can be done until one is back in the present.

import { api } from '../lib/api';
import { storyOf, type Beat } from '../lib/story';
import type { Scene } from '../lib/types';
import type { Sitting } from './sitting.svelte';

const PACE = 1_800;

export class Story {
  /** The event being told; -1 in the present. */
  place = $state(-1);
  playing = $state(false);
  /** The table as it was after the action being told of. */
  scene = $state.raw<Scene | null>(null);
  private hidden = $state(-1);
  private past = new Map<string, Scene>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sitting: Sitting,
    private readonly onbeat: (beat: Beat) => void,
  ) {}

  readonly beats = $derived.by(() => {
    const view = this.sitting.view;
    return view ? storyOf(this.sitting.log, view.seat) : [];
  });

  /** Whether there is something to tell that nobody has waved away. */
  get offered(): boolean {
    return this.beats.length > 0 && this.hidden !== this.sitting.view?.at;
  }

  get beat(): Beat | undefined {
    return this.beats[this.place];
  }

  async tell(place: number): Promise<void> {
    clearTimeout(this.timer);
    if (place < 0 || place >= this.beats.length) {
      this.stop();
      return;
    }
    this.place = place;
    this.sitting.lookingBack = true;
    const beat = this.beats[place]!;
    const scene = await this.sceneOf(beat);
    if (this.place !== place || this.beat !== beat) return;
    this.scene = scene;
    this.onbeat(beat);
    if (this.playing) this.timer = setTimeout(() => void this.tell(place + 1), PACE);
  }

  play(): void {
    this.playing = true;
    void this.tell(Math.max(0, this.place));
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Back to the present. */
  stop(): void {
    this.pause();
    this.place = -1;
    this.scene = null;
    this.sitting.lookingBack = false;
  }

  wave(): void {
    this.stop();
    this.hidden = this.sitting.view?.at ?? -1;
  }

  private async sceneOf(beat: Beat): Promise<Scene | null> {
    const { view, table, seat, token } = this.sitting;
    if (!view || beat.n >= view.step) return null;
    const key = `${seat}/${view.at}/${beat.n}`;
    const known = this.past.get(key);
    if (known) return known;
    try {
      const found = (await api.replay(table, seat, [token], beat.n, beat.n)).scene;
      this.past.set(key, found);
      return found;
    } catch (error) {
      this.sitting.complain(error);
      return null;
    }
  }
}
