// The odds of a series of attacks, and what the others can do to a place: worked out by the server from what the
// player sees, and asked for until it is there.

import { tick } from 'svelte';
import { api } from '../lib/api';
import type { Answer, Message, SaidAnswer, SeriesTold, ThreatTold } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import type { Sitting } from './sitting.svelte';

/** How long to wait before it is asked whether something is ready. */
const PAUSE = 400;

export interface PlannedAct {
  said: SaidAnswer[];
  labels: Message[];
}

export class Foretelling {
  acts = $state.raw<PlannedAct[]>([]);
  series = $state.raw<SeriesTold | null>(null);
  /** The space that somebody fears for, and what may come to it. */
  space = $state('');
  threat = $state.raw<ThreatTold | null>(null);
  thinking = $state<'' | 'series' | 'threat'>('');
  /** The position that was reckoned from. */
  at = $state(-1);
  private asked = 0;

  constructor(
    private readonly sitting: Sitting,
    private readonly deciding: Deciding,
  ) {}

  /** Whether the position has changed since it was reckoned. */
  readonly stale = $derived.by(() => this.sitting.view?.at !== this.at);
  /** A series can be mustered where it is this player's question and no lesson waits for one answer. */
  readonly may = $derived.by(() => {
    const { view } = this.sitting;
    return view?.question?.yours === true && !view.lesson && !this.sitting.watches;
  });

  /** What is mustered becomes the next act of the series, and the units are free again. */
  async add(answer: Answer): Promise<void> {
    const { table, seat } = this.sitting;
    try {
      const act = await api.seriesAct(table, seat, this.sitting.view!.at, answer.action);
      this.deciding.letGo();
      if (act.back && !(await this.sitting.undo(act.back))) return;
      this.acts = [...this.acts, { said: act.said, labels: act.labels }];
      await this.reckon();
    } catch (error) {
      this.sitting.complain(error);
    }
  }

  /** Whether a planned act can be mustered from here. */
  able(act: PlannedAct): boolean {
    return this.may && !!this.listed(act.said[0]!);
  }

  /** An answer to the present question, as it was given to an earlier one, by the way that it was to lead. */
  private listed({ action }: SaidAnswer): Answer | undefined {
    const bare = (one: object) => JSON.stringify({ ...one, path: undefined });
    const found = this.sitting.view?.question?.answers.find((answer) => bare(answer.action) === bare(action));
    return found && { ...found, action };
  }

  /** What was planned is mustered once more, and its card opens: it is thrown when its player commits to that. */
  async take(place: number): Promise<void> {
    const { said } = this.acts[place]!;
    const others = this.acts.filter((_, number) => number !== place);
    this.clear();
    [this.acts, this.at] = [others, -1];
    this.deciding.letGo();
    for (const [number, one] of said.entries()) {
      await tick(); // what was open for the question before has closed
      const answer = this.listed(one);
      if (!answer) return;
      if (number === said.length - 1) await this.deciding.choose(answer);
      else if (!(await this.sitting.act(answer))) return;
    }
  }

  async remove(place: number): Promise<void> {
    this.acts = this.acts.filter((_, number) => number !== place);
    if (this.acts.length) await this.reckon();
    else this.clear();
  }

  clear(): void {
    this.asked += 1;
    this.acts = [];
    this.series = null;
    if (this.thinking === 'series') this.thinking = '';
  }

  async reckon(): Promise<void> {
    const { table, seat } = this.sitting;
    this.space = '';
    this.threat = null;
    await this.until('series', async (at) => {
      const found = await api.series(
        table,
        seat,
        at,
        this.acts.map(({ said }) => said),
      );
      if (found.ready) this.series = found;
      return found.ready;
    });
  }

  async fear(space: string): Promise<void> {
    const { table, seat } = this.sitting;
    this.space = space;
    this.threat = null;
    await this.until('threat', async (at) => {
      const found = await api.threat(table, seat, at, space);
      if (found.ready) this.threat = found;
      return found.ready;
    });
  }

  /** Nobody wants to see what may come to a place any more. */
  calm(): void {
    if (!this.space) return;
    this.asked += 1;
    this.space = '';
    this.threat = null;
    if (this.thinking === 'threat') this.thinking = '';
  }

  /** Asks again until it is ready, or somebody asks for something else. */
  private async until(what: 'series' | 'threat', ask: (at: number) => Promise<boolean>): Promise<void> {
    const mine = (this.asked += 1);
    const at = (this.at = this.sitting.view!.at);
    this.thinking = what;
    if (what === 'series') this.series = null;
    try {
      while (mine === this.asked && this.sitting.view?.at === at && !(await ask(at))) {
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    } catch (error) {
      if (mine === this.asked) this.sitting.complain(error);
    } finally {
      if (mine === this.asked) this.thinking = '';
    }
  }
}
