// Going round those who can still act: whom one comes to next, and who shall stay where it is in this part of the turn.

import { read } from '../lib/kept.svelte';
import { partOf, turnOf } from '../lib/turns';
import type { Piece, Point } from '../lib/types';
import type { Sitting } from './sitting.svelte';

const STAYING = 'sandtable.staying';
const POSTED = 'sandtable.posted';
/** At so many tables it is remembered who is posted. */
const MOST_TABLES = 40;

/** Who was told to stay, and in which part of which turn. */
interface Said {
  when: string;
  units: readonly string[];
}

export class Rounds {
  /** Who can still act in this part of the turn, be he in hand or not; nobody where it cannot be ended before they have. */
  able = $state.raw<readonly string[]>([]);
  private said = $state.raw<Said>(read<Said>(STAYING, { when: '', units: [] }));
  /** Who stays until he is recalled, and in which space, by table and seat: who is driven from there is posted no more. */
  private posts = $state.raw<Record<string, Record<string, string>>>(read(POSTED, {}));
  /** The spaces that were come to in this round, the last one at the end, and the unit that it was for. */
  private seen: string[] = [];
  private unit = '';
  /** How many could act when this part of the turn began. */
  private begun = { when: '', count: 0 };
  /** How many deeds had been done when it was asked last: with fewer, one has been taken back. */
  private step = 0;
  /** Whether one unit was acting when it was asked last, and what declines was about that unit alone. */
  private ofOne = false;
  /** Whether what one unit did is over though nobody has said so. */
  private ranOut = false;
  /** The first position that was asked about in this part of the turn, and whether another part was before it here. */
  private first = { when: '', at: -1, next: false };

  constructor(private readonly sitting: Sitting) {}

  /** Which part of which turn it is, at which table and for whom. */
  private get when(): string {
    const view = this.sitting.view;
    return view ? [view.table.id, view.seat, turnOf(view.scene), partOf(view.scene)].join('/') : '';
  }

  /** Those who shall stay where they are: they are neither counted nor come to again. */
  readonly staying = $derived.by<ReadonlySet<string>>(() => {
    const units = this.said.when === this.when ? this.said.units : [];
    return new Set([...units, ...this.posted].filter((unit) => this.able.includes(unit)));
  });

  /** Whose posts these are. */
  private get whose(): string {
    const view = this.sitting.view;
    return view ? `${view.table.id}/${view.seat}` : '';
  }

  /** Those who stand where they were posted. */
  private readonly posted = $derived.by<readonly string[]>(() => {
    const posts = this.posts[this.whose] ?? {};
    const pieces = this.sitting.view?.scene.pieces ?? [];
    return pieces.filter(({ id, space }) => posts[id] === space).map(({ id }) => id);
  });

  /** Those who have neither acted nor been told to stay. */
  readonly waiting = $derived.by(() => this.able.filter((unit) => !this.staying.has(unit)));

  /** Whether all who can still act shall stay: then nothing is forgotten. */
  get settled(): boolean {
    return this.able.length > 0 && this.waiting.length === 0;
  }

  /** Whether nobody has done anything in this part of the turn though several could, or there was much to choose from. */
  get untouched(): boolean {
    const { at, question } = this.sitting.view ?? {};
    const open = question?.answers?.filter(({ unit }) => !unit).length ?? 0;
    return (
      (this.waiting.length > 2 && this.begun.when === this.when && this.able.length >= this.begun.count) ||
      (open > 3 && this.first.when === this.when && this.first.at === at)
    );
  }

  /**
   * Whether what declines may be meant for the unit that has just acted, whose deed was over by itself: it ends the part
   * of the turn now, and more than half of those who could act in it still wait.
   */
  get mistakable(): boolean {
    const most = this.begun.when === this.when && this.waiting.length * 2 > this.begun.count;
    return this.ranOut && this.waiting.length > 1 && most;
  }

  /** Whether a part of the turn begins with what is asked, after another: what was meant may still be about that. */
  get opens(): boolean {
    const { when, at, next } = this.first;
    return next && when === this.when && at === this.sitting.view?.at;
  }

  /** Whether somebody has acted in this part of the turn, and several still can. */
  get underWay(): boolean {
    return this.able.length > 1 && this.begun.when === this.when && this.able.length < this.begun.count;
  }

  /** A new position, with those who can be taken up now and those in hand: while somebody is in hand, the others wait. */
  renew(free: readonly string[], held: readonly string[], begun: boolean): void {
    const { step = 0 } = this.sitting.view ?? {};
    if (!this.sitting.view?.question?.yours) this.able = [];
    else if (!held.length && !begun) this.able = free;
    else if (!this.able.length) this.able = free.length ? [...held, ...free] : [];
    // what was taken back brings its unit in hand: it is to act again
    else if (step < this.step) this.able = [...new Set([...held, ...this.able])];
    this.step = step;
    if (this.able.length && this.begun.when !== this.when) {
      this.begun = { when: this.when, count: this.able.length };
      this.seen = [];
    }
    const { at = -1, question } = this.sitting.view ?? {};
    if (question?.yours && this.first.when !== this.when)
      this.first = { when: this.when, at, next: this.first.when !== '' };
    const declined = this.sitting.sent?.closes === true;
    const engaged = held.length > 0 || begun;
    if (engaged || this.ofOne) this.ranOut = !engaged && !declined;
    this.ofOne = engaged && (question?.answers ?? []).some(({ closes, ends }) => closes && !ends);
    this.recall(held);
  }

  /** They stay where they are until this part of the turn is over. */
  stay(units: readonly string[]): void {
    this.say([...this.staying, ...units]);
  }

  /** They stay where they are in later turns too, until somebody recalls them. */
  post(units: readonly string[]): void {
    const pieces = this.sitting.view?.scene.pieces ?? [];
    const spaces = new Map(pieces.map(({ id, space }) => [id, space]));
    this.keep([...this.posted, ...units].map((unit) => [unit, spaces.get(unit) ?? '']));
  }

  /** Whoever is taken up again shall not stay. */
  recall(units: readonly string[]): void {
    const posts = this.posts[this.whose] ?? {};
    if (units.some((unit) => unit in posts))
      this.keep(Object.entries(posts).filter(([unit]) => !units.includes(unit)));
    if (units.some((unit) => this.staying.has(unit)))
      this.say([...this.staying].filter((unit) => !units.includes(unit)));
  }

  private keep(posts: [string, string][]): void {
    const others = Object.entries(this.posts).filter(([whose]) => whose !== this.whose);
    const all = posts.length ? [...others, [this.whose, Object.fromEntries(posts)] as const] : others;
    this.posts = Object.fromEntries(all.slice(-MOST_TABLES));
    localStorage.setItem(POSTED, JSON.stringify(this.posts));
  }

  private say(units: readonly string[]): void {
    this.said = { when: this.when, units };
    localStorage.setItem(STAYING, JSON.stringify(this.said));
  }

  /** Somebody has been come to, by this way or by another. */
  come(unit: string, space: string): void {
    this.unit = unit;
    this.seen = [...this.seen.filter((one) => one !== space), space];
  }

  /**
   * The space to come to next, or the one before: where the last one was who has gone, as long as others wait there; then
   * the nearest that this round has not come to, or at first one that is in sight: who waits outside the map is come to
   * before all others. After the last one, the round begins anew. Who comes by staying (`near`) goes on in sight, as long
   * as anybody waits there: the board is not moved for that.
   */
  next(
    pieces: readonly Piece[],
    cursor: string,
    step: 1 | -1,
    shows: (space: string) => boolean,
    near = false,
  ): string {
    const waiting = pieces.filter(({ id }) => this.waiting.includes(id));
    const spaces = new Set(waiting.map(({ space }) => space));
    const last = this.seen.at(-1) ?? '';
    const stands = waiting.some(({ id, space }) => id === this.unit && space === last);
    if (step > 0 && !stands && spaces.has(last)) return last;
    const here = last || cursor;
    const others = [...spaces].filter((space) => space !== here);
    if (step < 0) {
      this.seen = this.seen.slice(0, -1).filter((space) => spaces.has(space));
      return this.seen.at(-1) ?? this.farthestOf(others, here) ?? here;
    }
    let fresh = others.filter((space) => !this.seen.includes(space));
    if (!fresh.length) [this.seen, fresh] = [[here], others];
    const outside = new Set(waiting.flatMap(({ enters, space }) => (enters ? space : [])));
    const preferred = near ? fresh.filter(shows) : fresh.filter((space) => outside.has(space));
    if (preferred.length) fresh = preferred;
    else if (!here) fresh = [...fresh.filter(shows), ...fresh];
    return this.nearestOf(fresh, here) ?? (spaces.has(here) ? here : '');
  }

  private nearestOf(spaces: readonly string[], here: string): string | undefined {
    return this.byDistance(spaces, here)[0];
  }

  private farthestOf(spaces: readonly string[], here: string): string | undefined {
    return this.byDistance(spaces, here).at(-1);
  }

  /** The spaces from near to far; as they come, where nobody knows from where. */
  private byDistance(spaces: readonly string[], here: string): string[] {
    const centres = new Map<string, Point>(
      this.sitting.board?.sheet.spaces.map(({ id, centre }) => [id, centre]),
    );
    const from = centres.get(here);
    const far = (space: string) => {
      const [x, y] = centres.get(space) ?? [Infinity, Infinity];
      return from ? Math.hypot(x - from[0], y - from[1]) : 0;
    };
    return [...spaces].sort((one, other) => far(one) - far(other));
  }
}
