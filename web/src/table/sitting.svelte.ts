// Sitting at a table: what this browser sees, asks and does there. It never acts on a position that is not the latest.

import { declined } from '../guide/waits';
import { agree, contribute } from '../lib/adding';
import { api, Refused } from '../lib/api';
import { kept } from '../lib/kept.svelte';
import { continued, onlyAdded } from '../lib/log';
import { delay, Live, type Line } from '../lib/live';
import type {
  Answer,
  BoardCard,
  Forecast,
  Halt,
  LogEntry,
  Message,
  Odds,
  RuleCard,
  SeatView,
} from '../lib/types';
import { save } from '../lib/saving';
import { firstOf } from '../lib/wording';
import { words } from '../lib/words.svelte';

/** What ends a visit: the seat is not ours, the table is not there, its save is damaged. */
const FINAL = [403, 404, 409];
/** An answer that takes longer than this may be lost on the way: then the line is tried. */
const SLOW = 4_000;

/** Something worth knowing, with its rule; what changes a plan stays until the next deed. */
export type Note = Message & { rule?: string; lasts?: boolean };

export class Sitting {
  board = $state.raw<BoardCard | null>(null);
  view = $state.raw<SeatView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  rules = $state.raw<RuleCard[]>([]);
  seat = $state('');
  line = $state<Line>('connecting');
  busy = $state(false);
  problem = $state.raw<Message | null>(null);
  /** Something worth knowing that is no problem. */
  note = $state.raw<Note | null>(null);
  gone = $state.raw<Message | null>(null);
  /** Another seat of this device must decide; shown only if its owner wants the device passed first. */
  handOver = $state('');
  /** Whether an earlier position is on the board: nobody acts then. */
  lookingBack = $state(false);

  /** The answer that was sent last; nothing where other units were taken in hand instead. */
  sent: Answer | null = null;
  /** Whether it gave itself, for there was no other. */
  byItself = false;
  /** Whether all that was in hand has just been put back: nobody's eye is moved for that. */
  putBack = false;
  /** The position after several went together, and by how many answers they did. */
  private together = { at: -1, count: 1 };
  /** Whether the last answer was one that a lesson comes to later. */
  declined = $state(false);

  /** Whether nobody here plays: what all players see alike is shown, and nothing else. */
  watches = $state(false);
  /** The seats here that are this browser's own. */
  mine = $state.raw<string[]>([]);
  private live: Live | null = null;
  /** The latest position that has been heard of. */
  private wanted = $state(0);
  /** Whether the server must be asked for the whole position before anything that is shown counts as current. */
  private unsure = $state(true);
  private doubts = 0;
  private looking = false;
  private adding = false;
  private left = false;
  /** The positions at which this very page has acted. */
  private acted = new Set<number>();
  private odds = new Map<string, Odds>();

  constructor(readonly table: string) {}

  /** Whether what is shown is the latest position and the line is up. */
  get current(): boolean {
    return this.line === 'live' && !this.behind;
  }

  private get behind(): boolean {
    const view = this.view;
    return this.unsure || view === null || view.seat !== this.seat || view.at < this.wanted;
  }

  get canAct(): boolean {
    return this.listens && !this.busy;
  }

  /** Whether a click means something: it may still wait until the answer before it has come back. */
  get listens(): boolean {
    return this.current && !this.handOver && !this.lookingBack && this.view?.question?.yours === true;
  }

  async sit(): Promise<void> {
    for (let tries = 1; !this.board && !this.left; tries++) {
      try {
        if (!(await this.findSeat())) {
          this.gone = { id: 'problem-token' };
          return;
        }
        const [view, board] = await Promise.all([this.first(), api.board(this.table)]);
        words.names = board.names;
        this.board = board;
        this.problem = null;
        this.show(view);
        if (!this.watches) kept.sit(view.table.game, view.table.brought?.fingerprint);
      } catch (error) {
        if (isFinal(error)) {
          this.gone = told(error);
          return;
        }
        this.complain(error);
        await pause(delay(tries));
      }
    }
    if (!this.left) this.listen();
  }

  /** Whether one of the seats is this browser's, where it sits down at the first; or it may look on. */
  private async findSeat(): Promise<boolean> {
    const card = await api.table(this.table);
    this.mine = card.seats.filter(({ yours }) => yours).map(({ id }) => id);
    this.seat ||= this.mine[0] ?? '';
    this.watches = this.seat === '' && card.open === true;
    return this.seat !== '' || this.watches;
  }

  /** The first look at the table, with the words for it. */
  private async first(): Promise<SeatView> {
    const view = await api.look(this.table, this.seat, 0);
    // Who has left for another table meanwhile hears that one's words.
    if (!this.left) await words.speak(words.language, view.table.game);
    return (await this.addTo(view)) ?? view;
  }

  /** Adds to the dice for all seats that this browser holds, as far as it can now; the table as it is then, if it did. */
  private async addTo(view: SeatView): Promise<SeatView | null> {
    if (!view.dice.waiting.length) return null;
    const added = await contribute(this.table, view, this.mine, (seat, step) =>
      api.dice(this.table, seat, step),
    );
    return added && added.seat !== this.seat ? api.look(this.table, this.seat, 0) : added;
  }

  /** Adds to the dice once the others have, or once its owner has agreed to begin anew. */
  private async addOn(view: SeatView): Promise<void> {
    if (this.adding) return;
    this.adding = true;
    try {
      const added = await this.addTo(view);
      if (added) this.show(added);
    } catch (error) {
      this.complain(error);
    } finally {
      this.adding = false;
    }
  }

  /** Everything that was added is thrown away, since a number is not known here. */
  async beginDiceAnew(seat: string): Promise<void> {
    try {
      this.show(await api.dice(this.table, seat, { afresh: true }));
    } catch (error) {
      this.complain(error);
    }
  }

  /** Its owner adds to the dice again after everything was thrown away. */
  async addAgain(): Promise<void> {
    if (!this.view) return;
    agree(this.table, this.view.dice);
    await this.addOn(this.view);
  }

  /** One wire serves all seats that this browser holds: it carries no more than that something has happened. */
  private listen(): void {
    this.live = new Live(this.table, this.seat, {
      welcomed: (at) => {
        this.wanted = at;
        this.mistrust();
        void this.look();
        if (!this.rules.length) void this.read();
      },
      movedOn: (at) => {
        this.wanted = Math.max(this.wanted, at);
        void this.look();
      },
      puzzled: () => {
        this.problem = { id: 'line-puzzled' };
        this.mistrust();
      },
      line: (line) => {
        this.line = line;
        // Why the line was refused, the server tells whoever asks.
        if (line === 'refused') void this.look();
      },
    });
  }

  /** The rules of the game in the language that the page speaks now. */
  async read(): Promise<void> {
    if (this.view) this.rules = await api.rules(this.view.table.game).catch(() => []);
  }

  leave(): void {
    this.left = true;
    this.live?.close();
    words.names = {};
  }

  private mistrust(): void {
    this.unsure = true;
    this.doubts += 1;
  }

  /** Fetches the position until the latest one is shown; where the line is down, the next one comes back to it. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      for (let tries = 1; this.behind && !this.left && !this.gone;) {
        try {
          await this.fetch();
          tries = 1;
        } catch (error) {
          if (isFinal(error)) this.gone = told(error);
          else this.complain(error);
          if (this.line === 'lost') return;
          await pause(delay(tries++));
        }
      }
    } finally {
      this.looking = false;
    }
  }

  private async fetch(): Promise<void> {
    const [before, doubts, seat, acting] = [this.view, this.doubts, this.seat, this.busy];
    const known = before && before.seat === seat && this.log.length === before.step && !this.unsure;
    const view = await api.look(this.table, seat, known ? before.step : 0);
    if (known && !onlyAdded(before, view)) {
      this.show(await api.look(this.table, seat, 0));
      return;
    }
    this.show(view);
    if (doubts === this.doubts && view.seat === this.seat) this.unsure = false;
    if (before?.seat === seat && !before.dice.waiting.length && !acting && onlyAdded(before, view))
      this.noteOthers(before.at, view);
  }

  /** Two pages at one seat: this one says what the other has done. */
  private noteOthers(from: number, view: SeatView): void {
    if (view.lesson) return; // a lesson plays for its learner, too
    const added = view.log.slice(view.log.length - (view.at - from));
    if (added.some((entry, place) => this.mine.includes(entry.seat) && !this.acted.has(from + place)))
      this.note = { id: 'line-other-window' };
  }

  private show(view: SeatView): void {
    if (view.seat !== this.seat) return;
    // Answers may overtake each other; but after a doubt the server's word holds, even if it is an older position.
    if (this.view && view.seat === this.view.seat && view.at < this.view.at && !this.unsure) return;
    if (this.view?.at !== view.at || this.view.seat !== view.seat) this.odds.clear();
    this.log = continued(this.log, view);
    this.view = view;
    this.wanted = Math.max(this.wanted, view.at);
    if (view.dice.waiting.length) void this.addOn(view);
    void this.follow();
  }

  /** Hot-seat: the seat that must decide comes to the front, if this browser holds it. */
  private async follow(): Promise<void> {
    const asked = this.view?.question?.seat;
    if (!asked || !this.mine.includes(asked) || (asked === this.seat && !this.arriving)) return;
    if (this.passes) this.handOver = asked;
    else if (asked !== this.seat) await this.turnTo(asked);
  }

  /** Nobody knows who sits before a screen that several share, until somebody says so. */
  private get arriving(): boolean {
    return this.live === null;
  }

  /** Whether the screen is handed over under a curtain: where the others see something else, or as its owners like. */
  private get passes(): boolean {
    const when = kept.taste.handOver;
    return this.mine.length > 1 && (when === 'always' || (when === 'hidden' && this.view?.hides === true));
  }

  /** Whether the table is hidden: nobody has said that he sits here now, or what lies there is still another's. */
  get covered(): boolean {
    return this.handOver !== '' || (this.view?.hides === true && this.view.seat !== this.seat);
  }

  /** What the other seat saw stays under the curtain until this one's table has come. */
  async turnTo(seat: string): Promise<void> {
    this.seat = seat;
    await this.look();
    this.handOver = '';
  }

  private async send(at: number, what: () => Promise<SeatView>): Promise<boolean> {
    if (this.busy || !this.current) {
      this.problem = { id: this.current ? 'problem-busy' : 'problem-not-current' };
      return false;
    }
    this.busy = true;
    this.putBack = false;
    this.problem = null;
    this.note = null;
    this.acted.add(at);
    const slow = setTimeout(() => this.live?.doubt(), SLOW);
    try {
      this.show(await what());
      return true;
    } catch (error) {
      this.complain(error);
      const unclear = error instanceof Refused && error.unclear;
      if (!unclear) this.acted.delete(at);
      if (unclear || (error instanceof Refused && error.stale)) {
        this.mistrust();
        if (unclear) this.live?.doubt();
        void this.look();
      }
      return false;
    } finally {
      clearTimeout(slow);
      this.busy = false;
    }
  }

  /**
   * Sends an answer; others of the stack may follow its unit, and who of them does not is told. Further answers to the same
   * question may come after it.
   */
  async act(
    answer: Answer,
    along: readonly string[] = [],
    then: readonly Record<string, unknown>[] = [],
    byItself = false,
  ): Promise<boolean> {
    this.declined = declined(this.view?.lesson, answer);
    if (this.declined) return false;
    const { at, step } = this.view!;
    [this.sent, this.byItself] = [answer, byItself];
    const sent = await this.send(at, () => api.act(this.table, this.seat, at, answer.action, along, then));
    if (sent && (along.length || then.length) && this.view) {
      this.together = { at: this.view.at, count: this.view.step - step };
      if (this.view.halt) this.note = stayed(this.view.halt);
    }
    return sent;
  }

  /** Has these units in hand, and no others; calls off what was begun with them. */
  hold(units: string[], first?: Answer, off = false): Promise<boolean> {
    const at = this.view!.at;
    const wanted = { at, units, first: first?.action ?? {}, off };
    [this.sent, this.byItself] = [null, false];
    return this.send(at, async () => {
      const view = await api.hold(this.table, this.seat, wanted);
      this.putBack = units.length === 0;
      return view;
    });
  }

  /** Takes the last answer back, or so many; those who went together come back together. */
  undo(back = 0): Promise<boolean> {
    const at = this.view!.at;
    const count = back || (this.together.at === at ? this.together.count : 1);
    return this.send(at, () => api.undo(this.table, this.seat, at, count));
  }

  /** Goes on from a step of a guided first game, or leaves it. */
  learn(step: number, how: string): Promise<boolean> {
    return this.send(this.view!.at, () => api.learn(this.table, this.seat, step, how));
  }

  concede(): Promise<boolean> {
    const at = this.view!.at;
    return this.send(at, () => api.concede(this.table, this.seat, at));
  }

  /** The odds of an answer; nothing where no chance is in it. */
  async forecast(answer: Answer): Promise<Forecast | null> {
    const key = JSON.stringify(answer.action);
    const known = this.odds.get(key) ?? (await api.forecast(this.table, this.seat, answer.action));
    this.odds.set(key, known);
    return known.forecast;
  }

  /** What actions come to that are given one after the other, where the game says so. */
  async inAll(actions: readonly object[]): Promise<Forecast | null> {
    const key = JSON.stringify(actions);
    const known = this.odds.get(key) ?? (await api.together(this.table, this.seat, actions));
    this.odds.set(key, known);
    return known.forecast;
  }

  /** What is known of an answer that has been weighed. */
  weighed(answer: Answer): Odds | undefined {
    return this.odds.get(JSON.stringify(answer.action));
  }

  /** The whole journal; while the game is on, whoever asks for it alone makes it practice. */
  journal(): Promise<Blob> {
    return api.journal(this.table, !!this.view?.result);
  }

  async download(): Promise<void> {
    try {
      const { game = '', scenario = '' } = this.view?.table ?? {};
      save(await this.journal(), `${game}-${scenario}-${this.table}.journal`);
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error: unknown): void {
    this.problem = told(error);
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof Refused && FINAL.includes(error.status);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Who did not follow the others, and why if that is known. */
function stayed({ units, harms = [], rule = '' }: Halt): Note {
  const args = firstOf(units);
  const [harm] = harms;
  const told = harm
    ? { id: 'hand-stayed-for', args: { ...args, why: harm.message } }
    : { id: 'hand-stayed', args };
  return { ...told, rule, lasts: true };
}

export function told(error: unknown): Message {
  return error instanceof Refused ? error.told : { id: 'problem-server' };
}
