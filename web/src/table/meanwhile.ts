// Clicks that come while the last answer is still on its way: kept, and carried out if they still mean what they meant.

import { same } from '../lib/answers';
import type { Answer } from '../lib/types';
import type { Sitting } from './sitting.svelte';

interface Kept {
  /** The question that was being read when somebody clicked. */
  question: string;
  /** Whether it was a click on the board: what lies there may mean something else once dice have fallen. */
  board: boolean;
  may: () => boolean;
  deed: () => void;
}

/** Nobody clicks ahead farther than this. */
const MOST = 8;

export class Meanwhile {
  private kept: Kept[] = [];
  /** Whether an answer is being weighed that may still ask for its player's word. */
  weighing = false;

  constructor(private readonly sitting: Sitting) {}

  private get question(): string {
    return this.sitting.view?.question?.question.id ?? '';
  }

  /** Whether an answer is under way: being weighed, or sent. */
  get early(): boolean {
    return this.sitting.busy || this.weighing;
  }

  /** A click on the board; whether it came too early and is kept. */
  keepClick(may: () => boolean, deed: () => void): boolean {
    return this.keep({ question: this.question, board: true, may, deed });
  }

  /** An answer from a list; one that only goes on is not given twice by a double click. */
  keepAnswer(answer: Answer, may: () => boolean, deed: () => void): boolean {
    if (this.early && Object.keys(answer.action).length === 1 && same(this.sitting.sent, answer)) return true;
    return this.keep({ question: this.question, board: false, may, deed });
  }

  /** A line of a list that leads to further answers. */
  keepChoice(may: () => boolean, deed: () => void): boolean {
    return this.keep({ question: this.question, board: false, may, deed });
  }

  private keep(click: Kept): boolean {
    if (!this.early || !this.sitting.view?.question?.yours) return false;
    if (this.kept.length < MOST) this.kept.push(click);
    return true;
  }

  forget(): void {
    this.kept = [];
  }

  /** The next click that was kept, now that there is a new position; whether there was one to carry out. */
  carryOut(): boolean {
    const next = this.kept.shift();
    if (!next) return false;
    const { sent, view } = this.sitting;
    const fits =
      sent === null || sent.takes || (next.question === this.question && (!next.board || view?.undo));
    if (fits && next.may()) {
      next.deed();
      return true;
    }
    this.forget();
    return false;
  }
}
