// Where the name of a quarter is printed: inside of it, over the place of its counters or under it, and on no counter.

import type { Point } from '../lib/types';
import { inside } from './geometry';

/** What is taken on the map: by a name, by a counter. */
export interface Taken {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A quarter: its rim, what its counters take in its middle, whether any lie there or not, and what is lettered on it. */
export interface Quarter {
  rim: readonly Point[];
  kept: Taken;
  lettered?: readonly Taken[];
  /** The signs at its foot, which a name rather leaves to be read. */
  signs?: Taken;
}

/** A name as it may be printed: broken into lines, in letters of a size. */
export interface Setting {
  lines: string[];
  size: number;
}

/** Where a setting stands best: the middle of its first line, and how well that is; no more than 0 is faultless. */
export interface Spot extends Setting {
  x: number;
  y: number;
  harm: number;
}

/** A letter's width against its height, how far one line is from the next, and the air on either side of a name. */
export const [LETTER, LEADING, AIR] = [0.48, 1.02, 0.22];
/** In letters' sizes: so much a name rather goes away over the counters than under them, and than into another line. */
const [UNDER, LINE] = [3, 0.5];
/** What it weighs to go one size away; to lie on the signs; to lie on a counter or over the rim, which is a fault. */
const [AWAY, ON_SIGNS, FAULT] = [0.01, 0.5, 40];

export const meet = (one: Taken, other: Taken) =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;

export const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** Half of what a name takes across, with a little air at its ends. */
export const halfOf = ({ lines, size }: Setting) => longest(lines) * size * (LETTER / 2) + size * AIR;

/** What a name takes. */
export function boxOf(one: Setting & { x: number; y: number }): Taken {
  const { x, y, lines, size } = one;
  const half = halfOf(one);
  const bottom = y + size * (0.2 + LEADING * (lines.length - 1));
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom };
}

/** The widest stretch of a rim at a height. */
function stretch(rim: readonly Point[], y: number): [number, number] | undefined {
  const cuts: number[] = [];
  rim.forEach(([ax, ay], place) => {
    const [bx, by] = rim[(place + 1) % rim.length]!;
    if (ay > y !== by > y) cuts.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  });
  cuts.sort((one, other) => one - other);
  let found: [number, number] | undefined;
  for (let place = 1; place < cuts.length; place += 2) {
    const next: [number, number] = [cuts[place - 1]!, cuts[place]!];
    if (!found || next[1] - next[0] > found[1] - found[0]) found = next;
  }
  return found;
}

/** How far a name may reach to the left and right between two heights. */
function between(rim: readonly Point[], top: number, bottom: number): [number, number] | undefined {
  const found = [top, (top + bottom) / 2, bottom].map((y) => stretch(rim, y));
  if (!found.every((one) => one !== undefined)) return undefined;
  return [Math.max(...found.map(([left]) => left)), Math.min(...found.map(([, right]) => right))];
}

/** How much two things that are taken lie on each other, against the first of them. */
export function covered(one: Taken, other: Taken): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / ((one.right - one.left) * (one.bottom - one.top));
}

/** So far names keep from each other, up and down, in letters' sizes. */
const APART = 0.15;
/** How much of its own width a name may reach over the rim of its quarter before that is a fault. */
const OVER = 0.06;

/** The best place for a name in its quarter, where other names leave room for it; nearest to its counters is best. */
export function bestSpot(
  setting: Setting,
  { rim, kept, lettered = [], signs }: Quarter,
  names: readonly Taken[],
  counters: readonly Taken[],
): Spot | undefined {
  const { size } = setting;
  const ys = rim.map(([, y]) => y);
  const middle = (kept.left + kept.right) / 2;
  const half = halfOf(setting);
  const high = size * (1 + LEADING * (setting.lines.length - 1));
  let best: Spot | undefined;
  for (let top = Math.min(...ys) + size * 0.1; top + high < Math.max(...ys); top += size * 0.2) {
    const room = between(rim, top + size * 0.15, top + high - size * 0.15);
    if (!room) continue;
    const [left, right] = room;
    const over = Math.max(0, (2 * half - (right - left)) / (2 * half) - OVER);
    const fits = 2 * half <= right - left;
    const held = (x: number) =>
      fits ? Math.min(right - half, Math.max(left + half, x)) : (left + right) / 2;
    for (const x of new Set([middle, left, right].map(held))) {
      const spot = { ...setting, x, y: top + size * 0.8 };
      const box = boxOf(spot);
      const free = { ...box, top: box.top - size * APART, bottom: box.bottom + size * APART };
      if (names.some((other) => meet(free, other))) continue;
      const hidden = [kept, ...lettered, ...counters].reduce((sum, other) => sum + covered(box, other), 0);
      const isAbove = (box.top + box.bottom) / 2 < (kept.top + kept.bottom) / 2;
      const far = isAbove
        ? Math.abs(kept.top - box.bottom) / size
        : Math.abs(box.top - kept.bottom) / size + UNDER;
      const away = far + Math.abs(x - middle) / size + LINE * setting.lines.length;
      const harm = FAULT * (hidden + over) + ON_SIGNS * (signs ? covered(box, signs) : 0) + AWAY * away;
      if (!best || harm < best.harm) best = { ...spot, harm };
    }
  }
  return best;
}

/** The best of several settings, if it stands without fault, or at least so that it can be read. */
export function placed(
  settings: readonly Setting[],
  quarter: Quarter,
  names: readonly Taken[],
  counters: readonly Taken[],
  most = 1,
): Spot | undefined {
  const found = settings.flatMap((setting) => bestSpot(setting, quarter, names, counters) ?? []);
  const best = found.sort((one, other) => one.harm - other.harm)[0];
  return best && best.harm < most ? best : undefined;
}

/** The middle of what is taken, its corners, and points between them: where something else may lie under it. */
function spotsIn({ left, right, top, bottom }: Taken): Point[] {
  const parts = [0, 0.25, 0.5, 0.75, 1];
  return parts.flatMap((u) => parts.map((v): Point => [left + (right - left) * u, top + (bottom - top) * v]));
}

/**
 * Where a name stands on free land beside its quarter: under it, over it, to its right or its left, on no name, counter,
 * lettering or other quarter. A quarter with others all around it has no such place.
 */
export function besideIt(
  settings: readonly Setting[],
  quarter: Quarter,
  names: readonly Taken[],
  counters: readonly Taken[],
  rims: readonly (readonly Point[])[],
  width: number,
): (Setting & { x: number; y: number }) | undefined {
  const { rim, lettered = [] } = quarter;
  const [xs, ys] = [rim.map(([x]) => x), rim.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const taken = [...names, ...counters, ...lettered];
  const others = rims.filter((other) => other !== rim);
  const isFree = (spot: Setting & { x: number; y: number }) => {
    const box = boxOf(spot);
    if (box.top < 0 || box.left < 0 || box.right > width) return false;
    if (taken.some((other) => meet(box, other))) return false;
    const spots = spotsIn(box);
    return others.every((other) => !spots.some((one) => inside(one, other)));
  };
  for (const setting of settings) {
    const { size, lines } = setting;
    const [more, half] = [size * LEADING * (lines.length - 1), halfOf(setting)];
    const level = (top + bottom) / 2 + size * 0.3 - more / 2;
    const [under, over] = [bottom + size * 0.85, top - size * 0.25 - more];
    const places: Point[] = [
      [(left + right) / 2, under],
      [(left + right) / 2, over],
      [right + half, level],
      [left - half, level],
      ...[under, over].flatMap((y) => [right, left, right + half, left - half].map((x): Point => [x, y])),
    ];
    const found = places.map(([x, y]) => ({ ...setting, x, y })).find(isFree);
    if (found) return found;
  }
  return undefined;
}
