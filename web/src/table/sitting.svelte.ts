// Sitting at a table: what this browser sees, asks and does there. It never acts on a position that is not the latest.

import { api, Refused } from '../lib/api';
import { kept } from '../lib/kept.svelte';
import { continued, onlyAdded } from '../lib/log';
import { Live, type Line } from '../lib/live';
import type { Answer, BoardCard, Forecast, LogEntry, Message, RuleCard, SeatView } from '../lib/types';
import { words } from '../lib/words.svelte';

export class Sitting {
  board = $state.raw<BoardCard | null>(null);
  view = $state.raw<SeatView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  rules = $state.raw<RuleCard[]>([]);
  seat = $state('');
  line = $state<Line>('connecting');
  busy = $state(false);
  problem = $state.raw<Message | null>(null);
  gone = $state.raw<Message | null>(null);
  /** Another seat of this device must decide; shown only if its owner wants the device passed first. */
  handOver = $state('');

  readonly tokens: Record<string, string>;
  private live: Live | null = null;
  private wanted = 0;
  private looking = false;
  private odds = new Map<string, Forecast | null>();

  constructor(readonly table: string) {
    this.tokens = { ...kept.tokensOf(table) };
    this.seat = Object.keys(this.tokens)[0] ?? '';
  }

  get token(): string {
    return this.tokens[this.seat] ?? '';
  }

  get mine(): string[] {
    return Object.keys(this.tokens);
  }

  /** Whether what is shown is the latest position and the line is up. */
  get current(): boolean {
    return this.line === 'live' && this.view !== null && this.view.at >= this.wanted;
  }

  get canAct(): boolean {
    return this.current && !this.busy && !this.handOver && this.view?.question?.yours === true;
  }

  async sit(): Promise<void> {
    if (!this.seat) {
      this.gone = { id: 'problem-token' };
      return;
    }
    try {
      const view = await api.look(this.table, this.seat, this.token, 0);
      await words.speak(words.language, view.table.game);
      const board = await api.board(this.table);
      words.names = board.names;
      this.board = board;
      this.show(view);
      this.rules = await api.rules(view.table.game);
    } catch (error) {
      this.gone = told(error);
      return;
    }
    this.listen();
  }

  /** One wire serves all seats that this browser holds: it carries no more than that something has happened. */
  private listen(): void {
    this.live = new Live(
      this.table,
      this.seat,
      this.token,
      (at) => {
        this.wanted = Math.max(this.wanted, at);
        if (!this.view || this.view.at < at) void this.look();
      },
      (line) => {
        this.line = line;
        if (line === 'refused') this.gone = { id: 'problem-token' };
      },
    );
  }

  leave(): void {
    this.live?.close();
    words.names = {};
  }

  /** Fetches the position until the latest one is shown. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      do {
        const before = this.view;
        const since = before && this.log.length === before.step ? before.step : 0;
        const view = await api.look(this.table, this.seat, this.token, since);
        if (since === 0 || (before && onlyAdded(before, view))) this.show(view);
        else this.show(await api.look(this.table, this.seat, this.token, 0));
      } while (this.view && this.view.at < this.wanted);
    } catch (error) {
      this.complain(error);
    } finally {
      this.looking = false;
    }
  }

  private show(view: SeatView): void {
    if (view.seat !== this.seat) return;
    if (this.view && view.seat === this.view.seat && view.at < this.view.at) return;
    if (this.view?.at !== view.at) this.odds.clear();
    this.log = continued(this.log, view);
    this.view = view;
    this.wanted = Math.max(this.wanted, view.at);
    void this.follow();
  }

  /** Hot-seat: the seat that must decide comes to the front, if this browser holds it. */
  private async follow(): Promise<void> {
    const asked = this.view?.question?.seat;
    if (!asked || asked === this.seat || !(asked in this.tokens)) return;
    if (kept.taste.passDevice) this.handOver = asked;
    else await this.turnTo(asked);
  }

  async turnTo(seat: string): Promise<void> {
    this.handOver = '';
    this.seat = seat;
    this.view = null;
    try {
      this.show(await api.look(this.table, seat, this.token, 0));
    } catch (error) {
      this.complain(error);
    }
  }

  private async send(what: () => Promise<SeatView>): Promise<boolean> {
    if (this.busy || !this.current) {
      this.problem = { id: this.line === 'live' ? 'problem-busy' : 'line-lost' };
      return false;
    }
    this.busy = true;
    this.problem = null;
    try {
      this.show(await what());
      return true;
    } catch (error) {
      this.complain(error);
      if (error instanceof Refused && error.stale) await this.look();
      return false;
    } finally {
      this.busy = false;
    }
  }

  act(answer: Answer): Promise<boolean> {
    const at = this.view!.at;
    return this.send(() => api.act(this.table, this.seat, this.token, at, answer.action));
  }

  undo(): Promise<boolean> {
    const at = this.view!.at;
    return this.send(() => api.undo(this.table, this.seat, this.token, at));
  }

  concede(): Promise<boolean> {
    const at = this.view!.at;
    return this.send(() => api.concede(this.table, this.seat, this.token, at));
  }

  /** The odds of an answer; nothing where no chance is in it. */
  async forecast(answer: Answer): Promise<Forecast | null> {
    const key = JSON.stringify(answer.action);
    const known = this.odds.get(key);
    if (known !== undefined) return known;
    const found = await api.forecast(this.table, this.seat, this.token, answer.action);
    this.odds.set(key, found);
    return found;
  }

  async download(): Promise<void> {
    try {
      const save = await api.journal(this.table, Object.values(this.tokens));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(save);
      link.download = `${this.view?.table.game ?? ''}-${this.view?.table.scenario ?? ''}-${this.table}.journal`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error: unknown): void {
    this.problem = told(error);
  }
}

export function told(error: unknown): Message {
  return error instanceof Refused ? error.told : { id: 'problem-server' };
}
