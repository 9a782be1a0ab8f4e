// Choosing the way: place by place, with what is left and where it may end; the server finds what lies between.

import { goingBy } from '../lib/answers';
import { api } from '../lib/api';
import type { Answer, Forbidden, Way } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import { told, type Sitting } from './sitting.svelte';

/** A place that the way goes by, and the ways there are as far as it. */
interface Leg {
  place: string;
  ways: Way[];
}

export class Wayfinding {
  private legs = $state.raw<Leg[]>([]);
  /** Whether every space pointed at is a place to pass: for fingers, which have no Shift. */
  picking = $state(false);
  /** The place that the way cannot go by, and the rule that keeps it from there. */
  barred = $state.raw<{ space: string; reason: Forbidden } | null>(null);
  /** What the ways being asked for are to be compared with: another question, another unit, another place. */
  private asked = 0;
  /** The line that is being drawn by hand, place after place; another begins when the way is let go. */
  private drawing: Promise<void> = Promise.resolve();
  private lines = 0;

  constructor(
    private readonly sitting: Sitting,
    private readonly deciding: Deciding,
  ) {}

  /** Whether there is a way to choose: of the unit in hand, or of those the question is about. */
  get may(): boolean {
    const { deciding, sitting } = this;
    const { kind, inHand } = deciding;
    const reach = sitting.view?.scene.reach?.find(({ unit }) => unit === inHand);
    if (!sitting.canAct || (kind && reach && !goingBy(reach, kind))) return false;
    // who can go one space only has no way to choose
    if (reach && Object.values(reach.ways).every((spaces) => spaces.length < 2)) return false;
    return deciding.offered.some(({ way, unit }) => way && (!unit || unit === inHand));
  }

  /** Whether a way has been begun. */
  get begun(): boolean {
    return this.legs.length > 0;
  }

  get active(): boolean {
    return this.begun || this.picking || this.barred !== null;
  }

  get places(): string[] {
    return this.legs.map(({ place }) => place);
  }

  get last(): string {
    return this.legs.at(-1)?.place ?? '';
  }

  private get ways(): Way[] {
    return this.legs.at(-1)?.ways ?? [];
  }

  /** The way that is drawn: where there are several, the one that comes farthest. */
  get drawn(): Way | undefined {
    return [...this.ways].sort((one, other) => (other.left ?? 0) - (one.left ?? 0))[0];
  }

  /** Where it may still end. */
  get ends(): ReadonlySet<string> {
    return new Set(this.ways.flatMap(({ ends }) => ends));
  }

  get stops(): boolean {
    return this.ways.some(({ stops }) => stops);
  }

  private async find(via: string[]): Promise<{ ways: Way[]; refused: Forbidden | null } | null> {
    const { table, seat, view } = this.sitting;
    const mine = ++this.asked;
    try {
      const found = await api.route(table, seat, via, this.deciding.inHand);
      return mine === this.asked && this.sitting.view === view ? found : null;
    } catch (error) {
      this.sitting.problem = told(error);
      return null;
    }
  }

  /** Another place to pass; one that cannot be reached says by which rule, and the way stays as it was. */
  async add(space: string): Promise<void> {
    if (!space || !this.may || space === this.last) return;
    this.deciding.letGo();
    const found = await this.find([...this.places, space]);
    if (!found) return;
    this.barred = found.refused ? { space, reason: found.refused } : null;
    if (found.ways.length) this.legs = [...this.legs, { place: space, ways: found.ways }];
  }

  /** A way drawn by hand: places come faster than the server's answers, so one is asked about after the other. */
  draw(space: string): void {
    const drawn = this.lines;
    this.drawing = this.drawing.then(async () => {
      if (drawn !== this.lines || !space || space === this.last) return;
      if (this.legs.at(-2)?.place === space || (this.legs.length === 1 && space === this.start))
        this.takeBack();
      else if (this.begun || space !== this.start) await this.add(space);
    });
  }

  /** The hand is lifted: the way ends where it has come to. */
  lift(x: number, y: number): void {
    const drawn = this.lines;
    this.drawing = this.drawing.then(async () => {
      if (drawn === this.lines && this.stops) await this.go(this.last, x, y);
    });
  }

  /** Where the unit stands whose way it is. */
  private get start(): string {
    const { sitting, deciding } = this;
    return sitting.view?.scene.pieces.find(({ id }) => id === deciding.inHand)?.space ?? '';
  }

  /** Goes to a space by the way chosen; where it can be done in several manners, the usual menu asks. */
  async go(space: string, x: number, y: number): Promise<void> {
    const found = space === this.last ? { ways: this.ways } : await this.find([...this.places, space]);
    const answers: Answer[] = (found?.ways ?? []).filter(({ stops }) => stops).map(({ answer }) => answer);
    if (answers.length) this.deciding.point(answers, x, y);
  }

  takeBack(): void {
    this.asked += 1;
    this.barred = null;
    this.deciding.letGo();
    this.legs = this.legs.slice(0, -1);
  }

  letGo(): void {
    this.asked += 1;
    this.lines += 1;
    this.legs = [];
    this.picking = false;
    this.barred = null;
  }
}
