// What happens, played before one's eyes: what has just come of an action, or again what one was away for.

import { api } from '../lib/api';
import { between, glidesBetween, lifted, type Glide } from '../lib/between';
import { kept, type Pace } from '../lib/kept.svelte';
import { gainsOf, isEventful, resultsOf, type Result } from '../lib/results';
import { beatsOf, isLong, storyOf, worthTelling, type Beat } from '../lib/story';
import type { LogEntry, Scene, SeatView } from '../lib/types';
import type { Sitting } from './sitting.svelte';

/** How long things are shown, in milliseconds at the usual speed. */
const BANNER = 1_100;
const CARD = 2_600;
const THROW = 2_200;
/** A throw that only one unit made, for itself. */
const TEST = 1_200;
const CHANGE = 650;
const WORDS = 420;
/** With so much still to tell, what is neither thrown nor drawn goes by faster. */
const MUCH_TO_TELL = 25;
const HURRY = 0.6;
/** A counter takes so long for its first space, and for each one after that; never longer than this. */
const SETS_OUT = 420;
const EACH_SPACE = 130;
const LONGEST_WAY = 1_500;
const FACTOR: Record<Exclude<Pace, 'straight'>, number> = { slow: 1.8, normal: 1, fast: 0.45 };

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Story {
  /** What is being told; nothing in the present. */
  telling = $state.raw<Beat[]>([]);
  /** The event being told; -1 in the present. */
  place = $state(-1);
  playing = $state(false);
  /** Whether it is what has just happened; else somebody looks back. */
  live = $state(false);
  /** The table as it is after the event being told; nothing in the present. */
  scene = $state.raw<Scene | null>(null);
  /** Those who are on their way just now, and how long that takes. */
  glides = $state.raw<Glide[]>([]);
  gliding = $state(0);
  /** What dice have decided since one's own last action, and the one that is looked at; it stays until one goes on. */
  results = $state.raw<Result[]>([]);
  looked = $state(0);
  private hidden = $state(-1);
  private seen: SeatView | null = null;
  private past = new Map<string, Scene>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sitting: Sitting,
    private readonly desk: {
      /** An event is being told: what it is about comes into view. */
      onbeat(beat: Beat, scene: Scene, moved: boolean): void;
      /** It is over: the present is on the board. */
      onover(): void;
      mapOf(space: string): string;
    },
  ) {}

  /** All that has come of one's last own choice, to be told again. */
  readonly beats = $derived.by(() => {
    const view = this.sitting.view;
    return view ? storyOf(this.sitting.log, view.seat) : [];
  });

  /** Whether there is something to tell that nobody has seen or waved away. */
  get offered(): boolean {
    return !this.live && this.beats.length > 0 && this.hidden !== this.sitting.view?.at;
  }

  get beat(): Beat | undefined {
    return this.telling[this.place];
  }

  /** The result that is on the table: of the event being told, or the one that waits for its player to go on. */
  get result(): Result | undefined {
    if (this.live) {
      const event = this.beat?.event;
      return this.results.findLast(({ thrown, after }) => event && [...thrown, ...after].includes(event));
    }
    return this.place < 0 ? this.results[this.looked] : undefined;
  }

  /** The log as far as it has been told: nobody reads what he has not seen yet. */
  readonly told = $derived.by<LogEntry[]>(() => {
    const { log } = this.sitting;
    const { beat } = this;
    if (!this.live || !beat) return log;
    const now = log[beat.n - 1];
    return now ? [...log.slice(0, beat.n - 1), { ...now, events: now.events.slice(0, beat.place + 1) }] : log;
  });

  // What has just happened

  /** A new position is on the table: plays what came of the action, or shows what the dice made of it. */
  follow(view: SeatView): void {
    const before = this.seen;
    this.seen = view;
    this.past.set(`${view.seat}/${view.step}`, view.scene);
    if (before && before.at === view.at && before.seat === view.seat) return;
    const added = before ? view.step - before.step : 0;
    const onlyAdded = before && view.at - before.at === added;
    if (!this.live) this.stop();
    if (!before || !onlyAdded || !added) {
      this.stop();
      this.goOn();
      if (before && !onlyAdded) this.past.clear();
      return;
    }
    const fresh = worthTelling(beatsOf(this.sitting.log.slice(before.step)));
    const away = before.seat !== view.seat || document.hidden || isLong(fresh);
    const straight = kept.taste.pace === 'straight' || away;
    if (!this.live && this.sitting.log[before.step]?.seat === view.seat) {
      this.goOn();
      this.past = new Map(
        [...this.past].filter(([, scene]) => scene === before.scene || scene === view.scene),
      );
    }
    if (!straight && (this.live || isEventful(fresh, view.seat))) this.add(fresh, view);
    else {
      this.note(fresh, straight);
      if (straight) return;
      this.hidden = view.at; // it is there to be seen
      this.slide(before.scene, view, fresh);
    }
  }

  private add(fresh: Beat[], view: SeatView): void {
    if (!fresh.length) return;
    this.telling = [...this.telling, ...fresh];
    this.results = [...this.results, ...resultsOf(fresh)];
    this.hidden = view.at;
    if (this.live) return;
    this.telling = fresh;
    this.live = true;
    this.playing = true;
    void this.tell(0);
  }

  /** What the dice have decided lies on the table, for as long as its owner likes. */
  private note(fresh: Beat[], cards: boolean): void {
    this.results = [...this.results, ...this.rewarded(resultsOf(fresh, cards))];
    this.looked = Math.max(0, this.results.length - 1);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.patience);
    if (this.results.length && kept.taste.results)
      this.patience = setTimeout(() => this.goOn(), kept.taste.results * 1000);
  }

  /** The last throw of each action is told with the points that it changed. */
  private rewarded(results: Result[]): Result[] {
    return results.map((result, place) => {
      const [before, after] = [this.known(result.n - 1), this.known(result.n)];
      if (results[place + 1]?.n === result.n || !before || !after) return result;
      return { ...result, gains: gainsOf(before, after) };
    });
  }

  private known(step: number): Scene | undefined {
    return this.past.get(`${this.sitting.seat}/${step}`);
  }

  /** One's own counters slide to where they were sent: nobody has to wait for that. */
  private slide(before: Scene, view: SeatView, fresh: readonly Beat[]): void {
    const way = fresh.find(({ event }) => event.way?.length)?.event;
    const glides = calm() ? [] : glidesBetween(before, view.scene, way);
    if (!glides.length) return;
    this.scene = lifted(view.scene, glides);
    this.glide(glides, () => (this.scene = null));
  }

  /** The player has seen the result. */
  goOn(): void {
    clearTimeout(this.patience);
    this.results = [];
    this.looked = 0;
  }

  /** Another pace, from now on; straight to the end means this time, too. */
  like(pace: Pace): void {
    kept.like({ pace });
    if (pace === 'straight') this.skip();
    else if (this.playing) void this.tell(this.place);
  }

  /** Straight to the present. */
  skip(): void {
    if (this.live) this.finish();
  }

  private finish(): void {
    const last = this.results.length - 1;
    this.stop();
    this.results = this.rewarded(this.results);
    this.looked = Math.max(0, last);
    this.wait();
    this.desk.onover();
  }

  // Telling, now or again

  async tell(place: number): Promise<void> {
    clearTimeout(this.timer);
    this.land();
    if (place < 0 || place >= this.telling.length) {
      if (this.live) this.finish();
      else this.stop();
      return;
    }
    this.place = place;
    this.sitting.lookingBack = true;
    const beat = this.telling[place]!;
    const [from, to] = await this.scenesOf(beat);
    if (this.place !== place || this.beat !== beat) return;
    if (!from || !to) {
      this.stop();
      return;
    }
    const { event } = beat;
    const glides = calm() ? [] : glidesBetween(from, to, event);
    this.scene = glides.length ? lifted(to, glides) : to;
    this.desk.onbeat(beat, to, glides.length > 0 || from.pieces.length !== to.pieces.length);
    if (glides.length) this.glide(glides, () => this.beat === beat && (this.scene = to));
    if (this.playing) this.timer = setTimeout(() => void this.tell(place + 1), this.lasts(beat, from, to));
  }

  /** How long an event is shown. */
  private lasts({ event }: Beat, from: Scene, to: Scene): number {
    const moved = glidesBetween(from, to, event);
    const still = !moved.length && from.pieces.length === to.pieces.length;
    const hurry = this.telling.length - this.place > MUCH_TO_TELL ? HURRY : 1;
    const thrown = (event.pieces?.length ?? 0) > 1 || event.spaces?.length ? THROW : TEST;
    const plain = event.throws?.length ? thrown : (still ? WORDS : CHANGE) * hurry;
    const shown = event.shown === 'banner' ? BANNER : event.shown === 'card' ? CARD : plain;
    return shown * this.factor + this.duration(moved);
  }

  private get factor(): number {
    const { pace } = kept.taste;
    return FACTOR[pace === 'straight' ? 'normal' : pace];
  }

  private duration(glides: readonly Glide[]): number {
    if (!glides.length || calm()) return 0;
    const spaces = Math.max(...glides.map(({ way }) => way.length));
    return Math.min(LONGEST_WAY, SETS_OUT + EACH_SPACE * (spaces - 2)) * this.factor;
  }

  private glide(glides: Glide[], then: () => void): void {
    this.land();
    this.gliding = this.duration(glides);
    this.glides = glides;
    this.landing = setTimeout(() => {
      this.glides = [];
      then();
    }, this.gliding);
  }

  private land(): void {
    clearTimeout(this.landing);
    this.glides = [];
  }

  play(): void {
    if (!this.live && this.place < 0) this.telling = this.beats;
    this.playing = true;
    void this.tell(Math.max(0, this.place));
  }

  /** Looks back at what has happened, one event at a time. */
  step(): void {
    this.telling = this.beats;
    void this.tell(0);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Back to the present. */
  stop(): void {
    this.pause();
    this.land();
    this.place = -1;
    this.live = false;
    this.telling = [];
    this.scene = null;
    this.sitting.lookingBack = false;
  }

  wave(): void {
    this.stop();
    this.hidden = this.sitting.view?.at ?? -1;
  }

  /** The table before an event and after it. */
  private async scenesOf({ n, place }: Beat): Promise<[Scene | null, Scene | null]> {
    const [before, after] = await Promise.all([this.sceneAt(n - 1), this.sceneAt(n)]);
    const events = this.sitting.log[n - 1]?.events ?? [];
    if (!before || !after) return [null, null];
    const scenes = between(before, after, events, (space) => this.desk.mapOf(space));
    return [scenes[place - 1] ?? before, scenes[place] ?? after];
  }

  /** The table as it was after so many actions. */
  private async sceneAt(step: number): Promise<Scene | null> {
    const { table, seat, token } = this.sitting;
    const known = this.known(step);
    if (known) return known;
    try {
      const found = (await api.replay(table, seat, [token], step, step)).scene;
      this.past.set(`${seat}/${step}`, found);
      return found;
    } catch (error) {
      this.sitting.complain(error);
      return null;
    }
  }
}
