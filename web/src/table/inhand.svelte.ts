// What is in hand: the units that have been picked, and nothing has come of it yet. It can be changed at any time.

import { declined } from '../guide/waits';
import type { Answer } from '../lib/types';
import type { Sitting } from './sitting.svelte';

export class InHand {
  constructor(private readonly sitting: Sitting) {}

  get units(): string[] {
    return this.sitting.view?.hand?.units ?? [];
  }

  has(unit: string): boolean {
    return this.units.includes(unit);
  }

  /** A lesson says what is picked, and when: nothing is exchanged there. */
  private get mayChange(): boolean {
    return this.sitting.view?.question?.yours === true && !this.sitting.view.lesson;
  }

  private get instead(): Answer[] {
    return this.mayChange ? (this.sitting.view?.hand?.instead ?? []) : [];
  }

  /** What else could be done with the first unit in hand, instead of what it was picked for. */
  get otherwise(): Answer[] {
    return this.instead.filter(({ unit }) => unit === this.units[0]);
  }

  /** The units that could be taken in hand instead. */
  get others(): string[] {
    const found = this.instead.filter(({ unit, takes }) => takes && !this.has(unit!));
    return [...new Set(found.map(({ unit }) => unit!))];
  }

  /** The answer that takes a unit in hand at the first click; none where the board offers it something else to do. */
  pickOf(unit: string): Answer | undefined {
    const view = this.sitting.view;
    const own = (view?.question?.answers ?? []).filter((answer) => answer.unit === unit);
    if (own.some(({ space, piece }) => space || piece)) return undefined;
    return own.find((answer) => answer.takes && !declined(view?.lesson, answer));
  }

  /** Those who could come along with the units in hand; who is on the map is not joined by what lies beside it. */
  get more(): string[] {
    if (!this.mayChange || !this.units.length) return [];
    const { answers = [], alike = {} } = this.sitting.view?.question ?? {};
    const offered = [...answers.map(({ unit }) => unit ?? ''), ...Object.keys(alike)];
    const outside = this.units.some((unit) => this.isBoxed(unit));
    return [...new Set(offered)].filter(
      (unit) =>
        unit && !this.has(unit) && this.pickOf(alike[unit] ?? unit) && (outside || !this.isBoxed(unit)),
    );
  }

  /** Whether a unit lies in a box beside the map. */
  private isBoxed(unit: string): boolean {
    const { view, board } = this.sitting;
    const at = view?.scene.pieces.find(({ id }) => id === unit)?.space;
    return board?.sheet.spaces.find(({ id }) => id === at)?.display === true;
  }

  /** Another unit instead of those in hand. */
  turnTo(unit: string): Promise<boolean> {
    return this.hold([unit]);
  }

  /** One more, or many, beside those in hand. */
  join(units: readonly string[]): Promise<boolean> {
    return this.hold([...this.units, ...units]);
  }

  /** One is put back; the others stay in hand. */
  without(unit: string): Promise<boolean> {
    return this.hold(this.units.filter((one) => one !== unit));
  }

  putBack(): Promise<boolean> {
    return this.hold([]);
  }

  /** Whether more was begun than to take units in hand. */
  get begun(): boolean {
    return this.mayChange && this.sitting.view?.begun === true;
  }

  /** All are put back, and what was begun with them is called off. */
  callOff(): Promise<boolean> {
    return this.units.length || this.begun ? this.hold([], undefined, true) : Promise.resolve(false);
  }

  /** The first unit in hand is picked for something else. */
  async change(answer: Answer): Promise<boolean> {
    return answer.takes ? this.hold([answer.unit!], answer) : this.putBack();
  }

  private hold(units: string[], first?: Answer, off = false): Promise<boolean> {
    const may = this.mayChange && this.sitting.canAct;
    return may ? this.sitting.hold(units, first, off) : Promise.resolve(false);
  }
}
