// What is in hand: the units that have been picked, and nothing has come of it yet. It can be changed at any time.

import { plateOf } from '../board/plates';
import { declined } from '../guide/waits';
import type { Answer, KeptOut, Space } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Sitting } from './sitting.svelte';

export class InHand {
  /** Who shall follow the unit in hand, at the position at which that was said. */
  private column = $state.raw<{ at: number; units: string[] }>({ at: -1, units: [] });

  constructor(private readonly sitting: Sitting) {}

  /** All who are in hand: those picked, and those who shall follow. */
  get units(): string[] {
    return [...this.picked, ...this.following];
  }

  private get picked(): string[] {
    return this.sitting.view?.hand?.units ?? [];
  }

  /** The others of its stack who could do what the unit in hand does, one after the other. */
  get followers(): string[] {
    const { answers = [] } = this.sitting.view?.question ?? {};
    return this.mayChange ? [...new Set(answers.flatMap(({ along }) => along ?? []))] : [];
  }

  /** Those of them who shall. */
  get following(): string[] {
    const { at, units } = this.column;
    const { followers } = this;
    return at === this.sitting.view?.at ? units.filter((unit) => followers.includes(unit)) : [];
  }

  /** What each of them would have left in the spaces it can reach. */
  get left(): Record<string, number>[] {
    const { left = {} } = this.sitting.view?.question ?? {};
    return this.following.map((unit) => left[unit] ?? {});
  }

  /** Whether all who are in hand could give an answer, one after the other; what no unit gives is open to all. */
  fits({ unit, along = [], crowd = 0 }: Answer): boolean {
    const { following } = this;
    return !unit || (following.length <= crowd && following.every((one) => along.includes(one)));
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

  /** Those of them who could not come along to a space that the first in hand can be sent to. */
  leftBehind(space: string): string[] {
    const there = (this.sitting.view?.question?.answers ?? []).filter((answer) => answer.space === space);
    if (!there.length || there.some((answer) => this.fits(answer))) return [];
    const along = new Set(there.flatMap((answer) => answer.along ?? []));
    const never = this.following.filter((unit) => !along.has(unit));
    // each of them could, but there is no room for all: the last to come stay
    return never.length ? never : this.following.slice(Math.max(...there.map(({ crowd = 0 }) => crowd)));
  }

  /** What else could be done with the first unit in hand, instead of what it was picked for. */
  get otherwise(): Answer[] {
    return this.following.length ? [] : this.instead.filter(({ unit }) => unit === this.units[0]);
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

  /** What all of so many more are called: all there are, or as many as there is room for. */
  moreTold(count: number): string {
    return count ? t(this.could.length > this.more.length ? 'hand-room' : 'hand-all', { count }) : '';
  }

  /** Those who come along where all are taken: as many as there is room for. */
  get more(): string[] {
    const { room } = this.sitting.view?.question ?? {};
    return room ? this.could.filter((unit) => room.includes(unit)) : this.could;
  }

  /**
   * Those who could come along with the units in hand; who is on the map is not joined by what lies beside it, nor by
   * who is on another map while there is somebody on this one.
   */
  private get could(): string[] {
    if (!this.mayChange || !(this.units.length || this.begun)) return [];
    const waiting = this.followers.filter((unit) => !this.has(unit));
    if (waiting.length) return waiting;
    const { answers = [], alike = {} } = this.sitting.view?.question ?? {};
    const offered = [...answers.map(({ unit }) => unit ?? ''), ...Object.keys(alike)];
    const outside = !this.units.length || this.units.some((unit) => this.isBoxed(unit));
    const found = [...new Set(offered)].filter(
      (unit) =>
        unit && !this.has(unit) && this.pickOf(alike[unit] ?? unit) && (outside || !this.isBoxed(unit)),
    );
    const plate = this.plateOf(this.units[0] ?? '');
    const here = found.filter((unit) => this.plateOf(unit) === plate);
    return plate && here.length ? here : found;
  }

  /** The space that a unit is in. */
  private spaceOf(unit: string): Space | undefined {
    const { view, board } = this.sitting;
    const at = view?.scene.pieces.find(({ id }) => id === unit)?.space;
    return board?.sheet.spaces.find(({ id }) => id === at);
  }

  /** The map that a unit is on; nothing where there is only one. */
  private plateOf(unit: string): string {
    const [space, plates] = [this.spaceOf(unit), this.sitting.board?.sheet.plates ?? []];
    return (space && plateOf(plates, space)?.id) ?? '';
  }

  /** Whether a unit lies in a box beside the map. */
  private isBoxed(unit: string): boolean {
    return this.spaceOf(unit)?.display === true;
  }

  /** Who may not come along with those in hand, and why: one group for each rule that keeps somebody out. */
  get out(): KeptOut[] {
    return this.mayChange ? (this.sitting.view?.hand?.out ?? []) : [];
  }

  /** They instead of those whom they cannot go with; whoever can come along with them stays in hand. */
  async turnToAll(units: readonly string[]): Promise<boolean> {
    const others = this.units;
    return (await this.hold([...units])) && this.hold([...this.units, ...others]);
  }

  /** Another unit instead of those in hand. */
  turnTo(unit: string): Promise<boolean> {
    return this.hold([unit]);
  }

  /** One more, or many, beside those in hand. */
  async join(units: readonly string[]): Promise<boolean> {
    const after = units.filter((unit) => this.followers.includes(unit));
    if (!after.length) return this.hold([...this.units, ...units]);
    this.follow([...this.following, ...after]);
    return true;
  }

  private follow(units: string[]): void {
    this.column = { at: this.sitting.view?.at ?? -1, units };
  }

  /** One is put back; the others stay in hand. */
  async without(unit: string): Promise<boolean> {
    const { picked, following } = this;
    if (!following.length) return this.hold(picked.filter((one) => one !== unit));
    const [first, ...others] = this.units.filter((one) => one !== unit);
    const held = first === picked[0] || (await this.hold([first!]));
    if (held) this.follow(others);
    return held;
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
