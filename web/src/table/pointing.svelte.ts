// Pointing at the board: what a click, a tap or a key at a space or a counter means just now.

import type { Looking } from '../board/looking.svelte';
import { sideOf } from '../lib/whose';
import type { Answer, Piece, Scene, Side } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import type { Pencil } from './pencil.svelte';
import type { Sitting } from './sitting.svelte';

/** What pointing needs from the table at which the board lies. */
export interface Desk {
  readonly scene: Scene | undefined;
  readonly sides: readonly Side[];
  readonly looking: Looking;
  readonly pencil: Pencil;
  /** Somebody wants to see what is in the opened space. */
  inspect(): void;
}

export class Pointing {
  opened = $state('');
  cursor = $state('');

  constructor(
    private readonly sitting: Sitting,
    private readonly deciding: Deciding,
    private readonly desk: Desk,
  ) {}

  /** Where on the board an answer can be given now. */
  readonly places = $derived.by(() =>
    this.sitting.canAct ? this.deciding.places : new Map<string, Answer[]>(),
  );
  readonly mayPoint = $derived.by<ReadonlySet<string>>(() =>
    this.deciding.way.begun ? this.deciding.way.ends : new Set(this.places.keys()),
  );
  /** Counters that are like one which has an answer, and count as it. */
  private readonly alike = $derived.by(() => this.sitting.view?.question?.alike ?? {});
  readonly mayPick = $derived.by<ReadonlySet<string>>(
    () => new Set(this.sitting.canAct ? [...this.deciding.units, ...Object.keys(this.alike)] : []),
  );
  /** The places where an answer is aimed at somebody. */
  readonly aimed = $derived.by<ReadonlySet<string>>(() => {
    const own = sideOf(this.desk.sides, this.sitting.view?.seat);
    const pieces = this.desk.scene?.pieces ?? [];
    const hostile = new Set(pieces.filter((piece) => piece.side !== own).map((piece) => piece.space));
    const aims = (answers: Answer[]) => answers.some((one) => one.piece || hostile.has(one.space ?? ''));
    const found = [...this.deciding.places].filter(([, answers]) => aims(answers)).map(([space]) => space);
    return new Set(this.deciding.way.begun ? found.filter((space) => this.mayPoint.has(space)) : found);
  });

  private mayAsk(piece: Piece): boolean {
    return piece.side === sideOf(this.desk.sides, this.sitting.view?.seat);
  }

  /** The pencil and the line of sight take pointing for themselves while they are out. */
  private taken(space: string): boolean {
    const { looking, pencil } = this.desk;
    if (pencil.out) pencil.point(space);
    else if (looking.overlay === 'sight') looking.point(space);
    else return false;
    return true;
  }

  /** Somebody wants the way to go by a space. */
  pass(space: string): void {
    if (space) this.cursor = space;
    if (!this.taken(space)) void this.deciding.way.add(space);
  }

  /** While a way is being chosen, pointing ends it or, for fingers, adds to it. */
  private onTheWay(space: string, x: number, y: number): boolean {
    const { way } = this.deciding;
    if (!space || !(way.begun || way.picking)) return false;
    if (way.ends.has(space) && (!way.picking || space === way.last)) void way.go(space, x, y);
    else if (way.picking) void way.add(space);
    else {
      this.opened = space;
      this.desk.inspect();
    }
    return true;
  }

  atSpace(space: string, x: number, y: number): void {
    const { deciding } = this;
    deciding.menu = null;
    if (space) this.cursor = space;
    if (this.taken(space) || this.onTheWay(space, x, y)) return;
    if (!space) {
      this.opened = '';
      deciding.back();
      return;
    }
    const here = this.desk.scene?.pieces.filter((piece) => piece.space === space) ?? [];
    if (deciding.asking) {
      const own = here.filter((piece) => this.mayAsk(piece));
      if (!deciding.unit && own[0]) deciding.pick(own.at(-1)!.id);
      else void deciding.why(space);
      return;
    }
    const answers = this.places.get(space);
    if (answers?.length) {
      deciding.point(answers, x, y);
      return;
    }
    this.opened = this.opened === space ? '' : space;
    this.desk.inspect();
    const unit = here.find((piece) => this.mayPick.has(piece.id));
    if (unit) deciding.pick(this.meant(unit.id));
  }

  atPiece(id: string, space: string, x: number, y: number): void {
    const { deciding, mayPick } = this;
    const piece = this.desk.scene?.pieces.find((one) => one.id === id);
    if (!piece || this.taken(space) || this.onTheWay(space, x, y)) return;
    if (deciding.asking) {
      if (!deciding.unit || (this.mayAsk(piece) && piece.id !== deciding.unit)) deciding.pick(id);
      else void deciding.why(space, id === deciding.unit ? '' : id);
      return;
    }
    const answers = this.places.get(space);
    if (answers?.length && !(mayPick.has(id) && this.meant(id) !== deciding.unit)) {
      const aimedAt = answers.filter((answer) => answer.piece === id);
      deciding.point(aimedAt.length ? aimedAt : answers, x, y);
      return;
    }
    this.opened = space;
    this.cursor = space;
    this.desk.inspect();
    if (mayPick.has(id)) this.pick(this.meant(id));
  }

  /** The unit that a counter stands for: itself, or the one of its like that has the answers. */
  meant(id: string): string {
    return this.alike[id] ?? id;
  }

  /** A first click picks a unit, to look at it or to ask about it; a second one gives its answer, if it has but one. */
  private pick(id: string): void {
    const own = this.deciding.answers.filter((answer) => answer.unit === id);
    if (id === this.deciding.unit && own.length === 1) void this.deciding.choose(own[0]!);
    else this.deciding.pick(id);
  }

  over(space: string): void {
    const offers = space && !this.desk.pencil.out && !this.deciding.way.begun;
    const answers = offers ? this.places.get(space) : undefined;
    this.deciding.peek(answers?.length === 1 ? answers[0]! : null);
  }
}
