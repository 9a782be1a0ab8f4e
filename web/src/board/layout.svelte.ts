// How a sheet lies on the board: where its spaces are, how much room they have, and which of its plates has the view.

import type { Camera, Frame } from '../lib/camera';
import type { Point, Scene, Sheet } from '../lib/types';
import type { Eye } from './eye.svelte';
import { polygon, roomOf, scaled, sizeOf, UNIT } from './geometry';
import { frameOf, plateOf } from './plates';

/** So large on the screen is what a finger hits. */
const FINGER = 46;

/** A part of the board, or all of it. */
export interface View {
  id: string;
  name: string;
  frame: Frame;
}

/** What all of the board is called among its parts. */
export const ALL = 'all';

export class Layout {
  /** A plate that somebody called up; it stays until another comes into play. */
  private called = $state('');
  /** From where each plate was last looked at, if somebody had moved the eye there or only turned to another. */
  private readonly left = new Map<string, { camera: Camera; touched: boolean }>();
  /** The plate that the eye was last turned to. */
  seen = '';
  /** The plate that was in play then. */
  private inPlay = '';

  constructor(private readonly table: { readonly sheet: Sheet; readonly scene: Scene }) {}

  readonly size = $derived.by(() => {
    const [width, height] = this.table.sheet.size;
    return { width: width * UNIT, height: height * UNIT };
  });
  readonly spaces = $derived.by(() => new Map(this.table.sheet.spaces.map((space) => [space.id, space])));
  readonly rooms = $derived.by(
    () => new Map(this.table.sheet.spaces.map((space) => [space.id, roomOf(space)])),
  );
  readonly outlines = $derived.by(
    () => new Map(this.table.sheet.spaces.map((space) => [space.id, polygon(space.outline.map(scaled))])),
  );
  /** How much room most spaces have: how large their counters are. */
  readonly typical = $derived.by(() => {
    const sorted = [...this.rooms.values()].sort((one, other) => one - other);
    return sorted[sorted.length >> 1] ?? 1;
  });
  /** Below this scale a counter cannot be read: on a small window a table opens no farther away than this. */
  readonly legible = $derived.by(() => 0.4 / this.typical);

  readonly plates = $derived.by(() => this.table.sheet.plates ?? []);
  /** The plate in play, as the game has it. */
  readonly staged = $derived.by(() => this.table.scene.plate ?? '');
  readonly plate = $derived.by(() => this.plates.find(({ id }) => id === (this.called || this.staged)));
  /** What is looked at: a plate, or all of the board. */
  readonly part = $derived.by(() => (this.plate ? frameOf(this.plate) : this.size));

  /** The parts of the board that the eye can be sent to, and all of it; none where it has no parts. */
  readonly views = $derived.by((): View[] => {
    const parts = this.table.sheet.views ?? [];
    const named = parts.map((view) => ({ id: view.id, name: view.name, frame: frameOf(view) }));
    return parts.length ? [...named, { id: ALL, name: '', frame: this.size }] : [];
  });

  /** The part of the board in which most of some spaces lie. */
  viewWith(ids: readonly string[]): View | undefined {
    const spaces = ids.map((id) => this.spaces.get(id)!);
    const count = ({ id }: View) =>
      spaces.filter((space) => plateOf(this.table.sheet.views ?? [], space)?.id === id).length;
    return [...this.views].sort((one, other) => count(other) - count(one))[0];
  }

  readonly depth = (id: string): number => this.spaces.get(id)?.centre[1] ?? 0;
  readonly middle = (id: string): Point => scaled(this.spaces.get(id)?.centre ?? [0, 0]);
  /** Some points of a space: its middle, and halfway to its corners. */
  readonly within = (id: string): Point[] => {
    const [x, y] = this.middle(id);
    const corners = (this.spaces.get(id)?.outline ?? []).map(scaled);
    return [[x, y], ...corners.map(([u, v]): Point => [(x + u) / 2, (y + v) / 2])];
  };
  readonly room = (id: string): number => this.rooms.get(id) ?? 1;
  readonly known = (id: string): boolean => this.spaces.has(id);

  /** Spaces that are far larger than counters can be seen from farther away, as long as a finger finds each of them. */
  findable(ids: readonly string[]): number {
    const least = Math.min(...ids.map((id) => sizeOf(this.spaces.get(id)!))) * UNIT;
    return Math.min(this.legible, FINGER / least);
  }

  /** Whether a space is on the plate that is looked at. */
  readonly isHere = (id: string): boolean =>
    this.known(id) && (!this.plate || this.plateWith(id) === this.plate.id);

  /** The plate that a space is printed on. */
  plateWith(id: string): string {
    return plateOf(this.plates, this.spaces.get(id)!)?.id ?? '';
  }

  /** A plate has the view, whatever is in play. */
  call(id: string): void {
    this.called = id === this.staged ? '' : id;
  }

  /** The next plate of the sheet has the view. */
  callNext(): void {
    if (this.plate) this.call(this.plates[(this.plates.indexOf(this.plate) + 1) % this.plates.length]!.id);
  }

  /** What comes into play has the view. */
  callNone(): void {
    this.called = '';
  }

  /** Another plate, another view: who comes back to one sees it as he left it. */
  turn(eye: Eye): void {
    const now = this.plate?.id ?? '';
    if (now === this.seen) return;
    // who only looks at another plate for a moment comes back to what he saw, even if the table has taken him there
    const isCalled = this.staged === this.inPlay;
    const { camera, touched } = eye;
    if (touched || isCalled) this.left.set(this.seen, { camera, touched });
    else this.left.delete(this.seen);
    [this.seen, this.inPlay] = [now, this.staged];
    const left = this.left.get(now);
    eye.touched = left?.touched ?? false;
    eye.comeBack(left?.camera);
  }
}
