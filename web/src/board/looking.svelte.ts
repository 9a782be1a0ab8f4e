// How somebody looks at a board: what is laid over it, how far a unit comes, what stops it, who sees whom.

import { goingBy, leastLeft, putAt } from '../lib/answers';
import type { Answer, Harm, Note, Reach, Scene, Sheet, Sighted, Why } from '../lib/types';

/** What looking needs from the table at which the board lies. */
export interface Desk {
  readonly scene: Scene | undefined;
  readonly sheet: Sheet | undefined;
  /** The unit that has been picked, and the space that has been opened. */
  readonly unit: string;
  /** The side of who looks, or -1. */
  readonly own?: number;
  readonly opened: string;
  readonly mayAct: boolean;
  /** The kind of answer that has been opened, if the board offers no other. */
  readonly kind: readonly Answer[] | undefined;
  /** What those who shall follow the unit would have left in each space. */
  readonly left: readonly Readonly<Record<string, number>>[];
  /** The places that are reached under fire, with what falls on the way to each. */
  readonly underFire: ReadonlyMap<string, readonly Harm[]>;
  /** Whether an answer can be given at a space. */
  offers(space: string): boolean;
  why(action: Record<string, unknown>): Promise<Why>;
  /** What keeps a unit from those who stand in a space, what was most likely meant. */
  whyFight(unit: string, space: string): Promise<Why | undefined>;
  sight(start: string, end: string): Promise<Sighted>;
}

export interface Stop {
  space: string;
  why: Why;
  /** Whether it is somebody that cannot be fought, and not a place that cannot be reached. */
  fight: boolean;
}

/** The keys of the overlays that many games have; any other is found in the menu. */
export const OVERLAY_KEYS: Record<string, string> = {
  zoc: 'z',
  supply: 's',
  control: 'c',
  rain: 'w',
  weather: 'w',
  sight: 'v',
};
/** Overlays of which who looks sees his own side's first: the others' are a press away. */
const OWN_FIRST = ['supply', 'routes'];
/** Nobody fires at anybody. */
const NO_FIRE: ReadonlyMap<string, readonly Harm[]> = new Map();
/** Who stays so long on a space wants to know all of it. */
const STAYED = 1100;
/** How long a refusal is to be read. */
const READ = 7000;
const RANK = Object.keys(OVERLAY_KEYS);

export class Looking {
  overlay = $state('');
  bare = $state(false);
  lens = $state(false);
  menu = $state(false);
  /** The space under the pointer, the finger or the keyboard's cursor. */
  hovered = $state('');
  /** Whether a new question has come since somebody pointed: what was said then does not lie over it. */
  private rested = $state(false);
  /** Whether a finger points: it has to ask for what a mouse is told for resting there. */
  finger = $state(false);
  private asked = $state('');
  /** Whether somebody has stayed long enough on a space to be told all there is to say about it. */
  private stayed = $state(false);
  /** The line of sight: where from, where to once that is settled, and what the rules say of it. */
  from = $state('');
  to = $state('');
  sighted = $state.raw<Sighted | null>(null);
  stop = $state.raw<Stop | null>(null);
  /** The way that the last unit has gone, for a moment. */
  walked = $state.raw<string[]>([]);
  /** The sides whose part of the overlay lies on the board, once somebody has chosen them. */
  private picked = $state.raw<readonly number[] | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stays: ReturnType<typeof setTimeout> | undefined;
  private lastReach: Reach | undefined;

  constructor(private readonly desk: Desk) {}

  /** The overlays that this game has now. */
  get kinds(): string[] {
    const { scene, sheet } = this.desk;
    const found = new Set(
      (scene?.notes ?? []).filter((note) => note.spaces ?? note.ways).map(({ kind }) => kind),
    );
    if (scene?.control?.length) found.add('control');
    if (sheet?.sight) found.add('sight');
    const rank = (kind: string) => RANK.indexOf(kind) + 1 || RANK.length + 1;
    return [...found].sort((one, other) => rank(one) - rank(other));
  }

  /** What is laid over the board: what the scene notes, or else who holds what. */
  get notes(): Note[] {
    const { shown } = this;
    return this.noted.filter(
      ({ kind, side }) => kind !== this.overlay || side == null || shown.includes(side),
    );
  }

  /** The sides that the overlay has something of. */
  get sides(): number[] {
    const noted = this.noted.filter(({ kind, spaces }) => kind === this.overlay && spaces?.length);
    return [...new Set(noted.flatMap(({ side }) => side ?? []))].sort();
  }

  /** Those of them whose part is shown: all, or at first only that of who looks. */
  get shown(): readonly number[] {
    const { sides, overlay } = this;
    const own = this.desk.own ?? -1;
    return this.picked ?? (OWN_FIRST.includes(overlay) && sides.includes(own) ? [own] : sides);
  }

  /** A side's part of the overlay is shown, or no longer. */
  toggle(side: number): void {
    const { shown } = this;
    this.picked = shown.includes(side) ? shown.filter((one) => one !== side) : [...shown, side];
  }

  private get noted(): Note[] {
    const { scene } = this.desk;
    const notes = scene?.notes ?? [];
    if (this.overlay !== 'control' || notes.some(({ kind }) => kind === 'control')) return notes;
    const sides = new Map<number, string[]>();
    for (const { space, side } of scene?.control ?? []) sides.set(side, [...(sides.get(side) ?? []), space]);
    return [...notes, ...[...sides].map(([side, spaces]) => ({ kind: 'control', side, spaces }))];
  }

  /**
   * How far the unit comes that is to move, with what the slowest has left where others go with it; while one kind of
   * answer is opened, only where that kind leads.
   */
  readonly reach = $derived.by<Reach | undefined>(() => {
    const { scene, unit, mayAct, kind } = this.desk;
    const all = mayAct ? (scene?.reach ?? []) : [];
    const found = all.find((one) => one.unit === unit) ?? (all.length === 1 && !unit ? all[0] : undefined);
    const going = found && kind ? goingBy(found, kind) : found;
    return going && leastLeft(going, this.desk.left);
  });

  /** The way to the space that is being looked at, or the one just gone. */
  get way(): string[] {
    const reach = this.reach;
    const steps = reach?.ways[this.hovered];
    return reach && steps ? [reach.start, ...steps] : this.walked;
  }

  /** The places that are reached under fire. */
  get underFire(): ReadonlyMap<string, readonly Harm[]> {
    return this.desk.mayAct ? this.desk.underFire : NO_FIRE;
  }

  /** What falls on the way to the space that is being looked at. */
  get fire(): readonly Harm[] {
    return this.underFire.get(this.hovered) ?? [];
  }

  /** From the units in the space that is being looked at to where their supply comes from. */
  get routes(): { side: number; spaces: string[] }[] {
    if (this.overlay !== 'supply') return [];
    const at = this.hovered || this.desk.opened;
    const here = (this.desk.scene?.pieces ?? []).filter((piece) => piece.space === at);
    const found = new Map<string, { side: number; spaces: string[] }>();
    for (const note of this.desk.scene?.notes ?? []) {
      for (const { id, side } of here) {
        const spaces = note.kind === 'supply' ? note.ways?.[id] : undefined;
        if (spaces) found.set(spaces.join(' '), { side, spaces });
      }
    }
    return [...found.values()];
  }

  /** Where a line of sight starts: at the space chosen, or at the unit picked. */
  get origin(): string {
    return this.from || (this.desk.scene?.pieces.find(({ id }) => id === this.desk.unit)?.space ?? '');
  }

  show(overlay: string): void {
    this.overlay = this.overlay === overlay ? '' : overlay;
    this.picked = null;
    this.from = this.to = '';
    this.sighted = null;
  }

  next(): void {
    const all = ['', ...this.kinds];
    const now = all.indexOf(this.overlay);
    this.show(all[(now + 1) % all.length] ?? '');
  }

  /** What each key does here. */
  get keys(): Record<string, () => void> {
    const found: Record<string, () => void> = { m: () => (this.lens = !this.lens) };
    for (const kind of this.kinds) {
      const key = OVERLAY_KEYS[kind];
      if (key) found[key] = () => this.show(kind);
    }
    return found;
  }

  /** Whether what there is to say about the space being looked at is to be said. */
  get tells(): boolean {
    return this.finger ? this.asked === this.hovered : !this.rested;
  }

  /** Whether all there is to say is to be said, and not only what matters first; a finger has asked for it. */
  get whole(): boolean {
    return this.finger || this.stayed;
  }

  /** Whether somebody has pointed at another space since the last question came, and not with a finger. */
  get stirred(): boolean {
    return !this.rested && !this.finger && this.hovered !== '';
  }

  /** A finger stays on a space, or points at one where nothing can be done: it asks what there is to say about it. */
  tell(): void {
    this.asked = this.hovered;
  }

  /** Nobody looks at anything any more. */
  lookAway(): void {
    clearTimeout(this.timer);
    clearTimeout(this.stays);
    this.hovered = this.asked = '';
    this.stop = null;
  }

  /** Somebody looks at a space. */
  look(space: string, finger = false): void {
    this.finger = finger;
    this.rested = false;
    if (finger) this.asked = '';
    if (space === this.hovered) return;
    this.hovered = space;
    clearTimeout(this.timer);
    this.begin();
    if (!space) return;
    if (this.overlay === 'sight') {
      if (!this.to && this.origin) this.timer = setTimeout(() => void this.see(this.origin, space), 90);
    } else {
      // Whoever is on the way to the rule that is named passes over other spaces.
      this.timer = setTimeout(() => void this.findStop(space), 280);
    }
  }

  /** What matters first is told at once, and all of it to whoever stays. */
  private begin(): void {
    clearTimeout(this.stays);
    this.stayed = false;
    if (this.hovered) this.stays = setTimeout(() => (this.stayed = true), STAYED);
  }

  /** Somebody points at a space while looking for a line of sight: from here, then to there. */
  point(space: string): void {
    if (!space) this.show('sight');
    else if (!this.origin || this.to) {
      this.from = space;
      this.to = '';
      this.sighted = null;
    } else {
      const from = this.origin;
      this.from = from;
      this.to = space;
      void this.see(from, space);
    }
  }

  /** A new position: what was found out about the old one is void. */
  renew(): void {
    const [before, space] = [this.lastReach, this.hovered];
    this.stop = null;
    this.rested = true;
    this.lastReach = this.reach;
    if (this.to && this.from) void this.see(this.from, this.to);
    const steps = before?.ways[space];
    const there = this.desk.scene?.pieces.find(({ id }) => id === before?.unit)?.space;
    if (!before || !steps || there !== space) return;
    this.walked = [before.start, ...steps];
    setTimeout(() => (this.walked = []), 1600);
  }

  /** What would be asked for at a space where nothing is offered: what has been opened, or else the unit's move. */
  private shut(space: string): Record<string, unknown> | undefined {
    const { reach } = this;
    const { kind, mayAct } = this.desk;
    if (!mayAct || space === reach?.start || reach?.ways[space] || this.desk.offers(space)) return undefined;
    return kind ? putAt(kind, space) : reach && { ...reach.ask, to: space };
  }

  /** The unit in question, where others than its own side stand in a space and no kind of answer has been opened. */
  private facing(space: string): string {
    const { scene, kind, unit } = this.desk;
    const asked = kind ? '' : (this.reach?.unit ?? unit);
    const own = scene?.pieces.find(({ id }) => id === asked)?.side;
    const foes = scene?.pieces.some((one) => one.space === space && one.side >= 0 && one.side !== own);
    return own !== undefined && foes ? asked : '';
  }

  /** Says what stops it at a space; nothing where nothing does. */
  async findStop(space: string): Promise<void> {
    const wanted = this.shut(space);
    if (!wanted) {
      this.stop = null;
      return;
    }
    const foe = this.facing(space);
    const fought = foe ? await this.desk.whyFight(foe, space).catch(() => null) : null;
    const fight = !!fought && !fought.legal;
    const why = fight ? fought : await this.desk.why(wanted).catch(() => null);
    if (!why || why.legal || this.hovered !== space) return;
    const stop = { space, why, fight };
    this.stop = stop;
    setTimeout(() => this.stop === stop && this.pass(), READ);
  }

  /** What was refused has been read. */
  pass(): void {
    this.stop = null;
  }

  private async see(start: string, end: string): Promise<void> {
    const found = await this.desk.sight(start, end).catch(() => null);
    if (this.overlay === 'sight' && (this.to || this.hovered) === end) this.sighted = found;
  }
}
