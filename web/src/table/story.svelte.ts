// What happens, played before one's eyes: what has just come of an action, or again what one was away for.

import { api } from '../lib/api';
import { between, glidesBetween, isIdle, lifted, type Glide } from '../lib/between';
import { kept, type Pace } from '../lib/kept.svelte';
import { isGrave, passedBetween, reliefsBetween, type Passed } from '../lib/passed';
import {
  deedIn,
  gainsOf,
  isEventful,
  ownPart,
  resultsOf,
  standingIn,
  vitalsOf,
  type Result,
} from '../lib/results';
import { beatsOf, isLong, storyOf, worthTelling, type Beat } from '../lib/story';
import type { LogEntry, Message, Scene, SeatView, Told } from '../lib/types';
import { sideOf } from '../lib/whose';
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
/** One of a run, as when a side sets its units up one after another. */
const RUN = 130;
/** A counter takes so long for its first space, and for each one after that; never longer than this. */
const SETS_OUT = 420;
const EACH_SPACE = 130;
const LONGEST_WAY = 1_500;
const FACTOR: Record<Exclude<Pace, 'straight'>, number> = { slow: 1.8, normal: 1, fast: 0.28 };

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether some events are more than what came of one's own deed: others have acted, or another part of the turn began. */
const goesOn = (beats: readonly Beat[], seat: string): boolean =>
  beats.some((beat) => beat.seat !== seat || beat.event.shown === 'banner');

/** The cards among some events, in their words. */
const cardsOf = (beats: readonly Beat[]): Message[] =>
  beats.filter(({ event }) => event.shown === 'card').map(({ event }) => event.message);

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
  /** What dice have decided and nobody has waved through yet, and the one that is looked at. */
  results = $state.raw<Result[]>([]);
  looked = $state(0);
  /** What somebody has passed over who went straight to the present, until he goes on. */
  passed = $state.raw<Passed | null>(null);
  /** What somebody went past while others still acted: it is told once, when he is asked again. */
  private skipped: { from: Scene; cards: Message[]; step: number } | null = null;
  /** From where on somebody has watched the others act who is not asked yet. */
  private watched: { from: Scene; step: number } | null = null;
  /** From where on the others have acted when their player was asked last. */
  private begun: { from: Scene; step: number } | null = null;
  /** The same of an answer that was asked for in between: what came before it is told again when they are done. */
  private since: { from: Scene; step: number } | null = null;
  /** The table as far as it has been told, those on their way included. */
  private reached: Scene | null = null;
  /** What lay on the board before all that is being told. */
  private started: Scene | null = null;
  /** Whether the story waits until its player has seen what his own dice decided. */
  held = $state(false);
  /** What dice decide in the story that is played, and what of it has been seen. */
  private thrown = $state.raw<Result[]>([]);
  private shown = new Set<Result>();
  /** Before this event the story waits for its player; -1 where it need not. */
  private waitsAt = -1;
  /** The event that is told once nothing covers the table any more. */
  private covered = -1;
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
      /** Whether something lies over the table that is read first. */
      covered(): boolean;
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
    if (this.held || (!this.live && this.place < 0)) return this.results[this.looked];
    return this.live ? this.resultOf(this.beat) : undefined;
  }

  private resultOf(beat: Beat | undefined): Result | undefined {
    return this.thrown.findLast(({ thrown, after }) => beat && [...thrown, ...after].includes(beat.event));
  }

  /** The log as far as it has been told: nobody reads what he has not seen yet. */
  readonly told = $derived.by<LogEntry[]>(() => {
    const { log } = this.sitting;
    const beat = this.beat ?? this.telling[0];
    if (!this.live || !beat) return log;
    const now = log[beat.n - 1];
    const events = now?.events.slice(0, beat.place + (this.beat ? 1 : 0));
    return now ? [...log.slice(0, beat.n - 1), { ...now, events: events! }] : log;
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
    const next = this.sitting.log[before.step];
    const own = next?.seat === view.seat && !next.only;
    if (own) {
      this.since = this.isBetween(before.step, view) ? (this.since ?? this.begun) : null;
      this.skipped = this.watched = this.begun = null;
    }
    const past = this.skipped;
    const straight = kept.taste.pace === 'straight' || away || past !== null;
    if (!this.live && own) {
      this.goOn();
      this.past = new Map(
        [...this.past].filter(([, scene]) => scene === before.scene || scene === view.scene),
      );
    }
    const standing = standingIn(before.scene, view.scene);
    if (!straight && (this.live || isEventful(fresh, view.seat, standing))) this.add(fresh, before, view);
    else {
      this.note(resultsOf(fresh, straight, standing));
      if (past) this.passBy({ ...past, cards: [...past.cards, ...cardsOf(fresh)] }, view);
      else if (straight && !away && (this.watched || goesOn(fresh, view.seat)))
        this.sumUp(before.scene, before.step, view);
      if (straight && !past && !this.passed) this.tellReliefs(before.scene, view);
      if (straight) return;
      this.hidden = view.at; // it is there to be seen
      this.slide(before.scene, view, fresh);
    }
  }

  private get plights(): readonly string[] {
    return this.sitting.board?.sheet.plights ?? [];
  }

  /** Where nothing is played, a line says who of one's own is rid of a plight. */
  private tellReliefs(before: Scene, view: SeatView): void {
    const own = this.sideOf(view);
    const reliefs = reliefsBetween(before, view.scene, this.plights).filter(
      ({ piece }) => piece.side === own,
    );
    const [first] = reliefs;
    if (!first) return;
    const names = reliefs.filter(({ plight }) => plight === first.plight).map(({ piece }) => piece.name);
    const plight = { id: `${view.table.game}-marker-${first.plight}` };
    this.sitting.note = { id: 'passed-relieved', args: { plight, names } };
  }

  private add(fresh: Beat[], before: SeatView, view: SeatView): void {
    if (!fresh.length) return;
    this.hidden = view.at;
    const standing = standingIn(before.scene, view.scene);
    this.thrown = [...this.thrown, ...resultsOf(fresh, false, standing)];
    this.telling = this.live ? [...this.telling, ...fresh] : fresh;
    // One's own throw is seen first, where it fell, and what others make of it after that.
    const first = (this.telling[0]?.n ?? 1) - 1;
    const own = ownPart(this.telling, view.seat, deedIn(this.sitting.log.slice(0, first), view.seat));
    if (this.live) {
      // others had a word in it, and its dice have fallen only now
      if (own.length > this.place + 1) this.waitsAt = own.length;
      return;
    }
    this.live = true;
    this.playing = true;
    this.scene = this.reached = this.started = before.scene;
    this.sitting.lookingBack = true;
    this.waitsAt = this.results.length ? 0 : own.length;
    const quick = own.length > 0 && own.length < fresh.length && !isEventful(own, view.seat, standing);
    const decided = this.thrown.some(({ thrown }) => own.some(({ event }) => event === thrown[0]));
    void this.tell(quick && decided ? own.length - 1 : 0, quick && decided ? before.scene : undefined);
  }

  /** What the dice have decided lies on the table, for as long as its owner likes. */
  private note(fresh: Result[]): void {
    this.results = [...this.results, ...this.rewarded(fresh)];
    this.looked = Math.max(0, this.results.length - 1);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.patience);
    if ((this.results.length || this.passed) && kept.taste.results)
      this.patience = setTimeout(() => this.goOn(), kept.taste.results * 1000);
  }

  /** A throw is told with the points that it changed, where nothing else of its action can have changed them. */
  private rewarded(results: Result[]): Result[] {
    return results.map((result) => {
      const [before, after] = [this.known(result.n - 1), this.known(result.n)];
      const events = this.sitting.log[result.n - 1]?.events.filter(({ begins }) => !begins) ?? [];
      const alone = events.length === result.thrown.length + result.after.length;
      return alone && before && after ? { ...result, gains: gainsOf(before, after) } : result;
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

  /** The player has seen the result: what waited for that is told now. */
  goOn(): void {
    clearTimeout(this.patience);
    this.results = [];
    this.passed = null;
    this.looked = 0;
    if (!this.held) return;
    this.held = false;
    if (this.waitsAt <= this.place + 1) this.waitsAt = -1;
    this.playing = true;
    void this.tell(this.place + 1);
  }

  /** Waits for the player if his own dice have decided something that he may not have seen; whether it does. */
  private waits(place: number): boolean {
    if (!this.live || place !== this.waitsAt || place >= this.telling.length) return false;
    const told = new Set(this.telling.slice(0, place).map(({ event }) => event));
    const own = this.thrown.filter(({ thrown }) => told.has(thrown[0]!));
    const fresh = own.filter((one) => !this.shown.has(one) || one === this.resultOf(this.beat));
    this.results = [...this.results, ...this.rewarded(fresh)];
    for (const one of own) this.shown.add(one);
    this.held = this.results.length > 0;
    this.looked = Math.max(0, this.results.length - 1);
    this.wait();
    return this.held;
  }

  /** Nothing covers the table any more: what happened meanwhile is told. */
  uncover(): void {
    const place = this.covered;
    this.covered = -1;
    if (place >= 0 && this.live) void this.tell(place);
  }

  /** Another pace, from now on; straight to the end means this time, too. */
  like(pace: Pace): void {
    kept.like({ pace });
    if (pace === 'straight') this.skip();
    else if (this.playing && !this.held) void this.tell(Math.max(0, this.place));
  }

  /** Whether an answer of one's own was asked for amid what the others do: they acted before it, and go on. */
  private isBetween(step: number, view: SeatView): boolean {
    const { log } = this.sitting;
    const theirs = (entry: LogEntry | undefined) => !!entry && entry.seat !== view.seat;
    return theirs(log[step - 1]) && (theirs(log[step + 1]) || !view.question?.yours);
  }

  /** Straight to the present. */
  skip(): void {
    if (this.live) this.finish();
  }

  /** What was gone past is told as soon as its player is asked, or all is over; until then it is remembered. */
  private passBy(over: { from: Scene; cards: Message[]; step: number }, view: SeatView): void {
    const waits = !view.question?.yours && !view.result;
    const { from, step } = (this.begun = this.since ?? over);
    this.skipped = waits ? over : null;
    this.passed = waits ? null : this.passedSince(from, view, over.cards, step);
    this.wait();
  }

  private sideOf(view: SeatView): number {
    return sideOf(this.sitting.board?.sheet.sides ?? [], view.seat);
  }

  private passedSince(from: Scene, view: SeatView, cards: Message[], step: number): Passed | null {
    const events = this.sitting.log.slice(step).flatMap((entry) => entry.events);
    return passedBetween(from, view.scene, cards, this.plights, events, this.sideOf(view));
  }

  /** Who has watched all of it is told once more, as he is asked again, what he must see to. */
  private sumUp(from: Scene, step: number, view: SeatView): void {
    this.watched ??= this.since ?? { from, step };
    this.begun = this.watched;
    if (!view.question?.yours && !view.result) return;
    // cards that have gone by are told again where they say why a track stands where it does
    const cards = vitalsOf(this.watched.from, view.scene).length
      ? cardsOf(beatsOf(this.sitting.log.slice(this.watched.step)))
      : [];
    const found = this.passedSince(this.watched.from, view, cards, this.watched.step);
    const own = this.sideOf(view);
    // with a turn ends what its player was in want of: he is told who is himself again, and who is not
    const recovery =
      found?.turn != null && [...found.reliefs, ...found.still].some(({ piece }) => piece.side === own);
    const told = !!found && (isGrave(found) || recovery || found.vitals.length > 0 || found.idle.length > 0);
    this.passed = told ? found : null;
    this.watched = null;
  }

  /** What was told has been seen; what was skipped, and the throw that all ended with, can still be looked at. */
  private finish(): void {
    const last = this.place === this.telling.length - 1 ? this.resultOf(this.beat) : undefined;
    const left = this.thrown.filter((one) => one === last || !this.shown.has(one));
    const { view } = this.sitting;
    const over = this.passedOver();
    const { started, telling } = this;
    const step = (telling[0]?.n ?? 1) - 1;
    this.stop();
    this.passed = null;
    if (over && view) this.passBy({ ...over, ...this.watched, step: this.watched?.step ?? step }, view);
    else if (started && view && (this.watched || goesOn(telling, view.seat))) this.sumUp(started, step, view);
    this.results = this.rewarded(left);
    this.looked = Math.max(0, left.length - 1);
    this.wait();
    this.desk.onover();
  }

  /** What somebody who does not watch to the end must know of all that was told: cards he has not seen, and changes. */
  private passedOver(): { from: Scene; cards: Message[] } | null {
    const { started, reached, telling, place } = this;
    const now = this.sitting.view?.scene;
    if (!started || !reached || !now) return null;
    const cards = cardsOf(telling.slice(place + 1));
    return cards.length || passedBetween(reached, now, [], this.plights) ? { from: started, cards } : null;
  }

  // Telling, now or again

  /** Tells an event; with one's own deed that needs no playing, all that has come of it since a scene. */
  async tell(place: number, since?: Scene): Promise<void> {
    clearTimeout(this.timer);
    this.land();
    if (this.live && this.desk.covered()) {
      this.covered = place;
      return;
    }
    if (!since && this.waits(place)) return;
    if (place < 0 || place >= this.telling.length) {
      if (this.live) this.finish();
      else this.stop();
      return;
    }
    this.place = place;
    this.sitting.lookingBack = true;
    const beat = this.telling[place]!;
    const result = this.live ? this.resultOf(beat) : undefined;
    if (result) this.shown.add(result);
    const [before, to] = await this.scenesOf(beat);
    const from = since ?? before;
    if (this.place !== place || this.beat !== beat) return;
    if (!from || !to) {
      this.stop();
      return;
    }
    if (this.playing && !since && !result && isIdle(beat.event, from, to)) return this.tell(place + 1);
    const fell = since
      ? this.telling.slice(0, place).findLast(({ event }) => event.throws?.length)
      : undefined;
    const { event } = fell ?? beat;
    const glides = calm() ? [] : glidesBetween(from, to, event);
    this.scene = glides.length ? lifted(to, glides) : to;
    this.reached = to;
    this.desk.onbeat(fell ?? beat, to, glides.length > 0 || from.pieces.length !== to.pieces.length);
    if (glides.length) this.glide(glides, () => this.beat === beat && (this.scene = to));
    if (since && this.waits(place + 1)) return;
    if (this.playing) this.timer = setTimeout(() => void this.tell(place + 1), this.lasts(beat, from, to));
  }

  /** How long an event is shown. */
  private lasts({ event }: Beat, from: Scene, to: Scene): number {
    const moved = glidesBetween(from, to, event);
    const still = !moved.length && from.pieces.length === to.pieces.length;
    const hurry = this.telling.length - this.place > MUCH_TO_TELL ? HURRY : 1;
    const thrown = (event.pieces?.length ?? 0) > 1 || event.spaces?.length ? THROW : TEST;
    const plain = event.throws?.length ? thrown : this.runs(event) ? RUN : (still ? WORDS : CHANGE) * hurry;
    const shown = event.shown === 'banner' ? BANNER : event.shown === 'card' ? CARD : plain;
    return shown * this.factor + this.duration(moved);
  }

  /** Whether the same is told again at once: of a long row of those who are drawn and placed each goes by quickly. */
  private runs({ message, way }: Told): boolean {
    const next = this.telling.slice(this.place + 1, this.place + 3);
    return !way?.length && next.some(({ event }) => event.message.id === message.id);
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
    if (this.held) return this.goOn();
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
    this.place = this.waitsAt = this.covered = -1;
    this.live = this.held = false;
    this.telling = [];
    this.thrown = [];
    this.shown.clear();
    this.scene = this.reached = null;
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
    const { table, seat } = this.sitting;
    const known = this.known(step);
    if (known) return known;
    try {
      const found = (await api.replay(table, seat, step, step)).scene;
      this.past.set(`${seat}/${step}`, found);
      return found;
    } catch (error) {
      this.sitting.complain(error);
      return null;
    }
  }
}
