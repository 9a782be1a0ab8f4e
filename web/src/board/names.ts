// Names on the map: which of them there is room for at a distance. What matters more comes first.

import { header } from '../lib/stacks';
import type { Point, Sheet, Space } from '../lib/types';
import { foot, roomOf, scaled, UNIT } from './geometry';

export interface Name {
  name: string;
  x: number;
  y: number;
  weight: number;
  /** Under the upper edge of a box: how far down depends on the size of the letters. */
  within?: boolean;
  /** How high letters in a box may be, and how wide its name. */
  most?: number;
  across?: number;
  /** How wide the quarter is whose name must stay inside of it, in several lines if need be. */
  wide?: number;
  /** What is printed where there is no room for the whole name. */
  short?: string;
  /**
   * The hex that it may also be printed beside or under: its middle, how far a counter in it reaches, how far its rim
   * is, and the upper edge of the symbol at its foot, if it has one.
   */
  hex?: { middle: Point; reach: number; rim: number; symbol?: number };
}

/** What is taken on the map: by a name, by a counter. */
export interface Taken {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A name as it is printed. */
export interface Placed extends Name {
  lines: string[];
  size: number;
}

/** A letter's width against its height, how far one line is from the next, and the air on either side of a name. */
const [LETTER, LEADING, AIR] = [0.48, 1.02, 0.22];
/** So far a symbol reaches up from its middle, with the flag on it. */
const SEAL = 46;
/** So far a counter reaches from the middle of its space. */
export const COUNTER = 50;

const WEIGHT: Record<string, number> = { capital: 4, city: 3, objective: 3, town: 2 };

/** Marks whose names are told by whoever points at them: a landing is named after its river, which is no place. */
const UNTITLED = new Set(['port']);

/** Every name printed on the sheet, each once, the weightiest first. */
export function namesOf(sheet: Sheet): Name[] {
  const marks = new Map<string, number>();
  const titles = new Map<string, string>();
  for (const mark of sheet.marks ?? []) {
    marks.set(mark.space, Math.max(marks.get(mark.space) ?? 0, WEIGHT[mark.kind] ?? 1));
    if (mark.name && !UNTITLED.has(mark.kind)) titles.set(mark.space, mark.name);
  }
  return sheet.spaces
    .map((space) => ({ space, name: space.name || titles.get(space.id) || '' }))
    .filter(({ name }) => name !== '')
    .map(({ space, name }) => {
      const high = space.centre[1] - Math.min(...space.outline.map(([, y]) => y));
      if (space.look) return quarterName(space, name, marks.get(space.id) ?? 0);
      const within = space.display || (space.outline.length === 4 && high < 0.9);
      const isHex = space.outline.length === 6;
      // In a hex under its number, over an area above its rim.
      const above = within ? high * UNIT : isHex ? Math.max(64, high * UNIT - 26) : high * UNIT + 7;
      return {
        name,
        x: Math.round(space.centre[0] * UNIT),
        y: Math.round(space.centre[1] * UNIT - above),
        weight: marks.get(space.id) ?? 0,
        within,
        most: space.display ? header(high * 2 * UNIT) * 0.84 : undefined,
        across: space.display ? breadth(space) : undefined,
        hex:
          isHex && !within
            ? {
                middle: scaled(space.centre),
                reach: COUNTER * roomOf(space),
                rim: breadth(space) / 2,
                symbol: marks.has(space.id) ? foot(space)[1] - SEAL : undefined,
              }
            : undefined,
      };
    })
    .sort((one, other) => other.weight - one.weight);
}

/** How wide a space is. */
function breadth({ outline }: Space): number {
  const across = outline.map(([x]) => x);
  return (Math.max(...across) - Math.min(...across)) * UNIT;
}

/** The name of a quarter: from its upper rim down, no wider than it is. */
function quarterName(space: Space, name: string, weight: number): Name {
  const { centre, outline, label } = space;
  const rim = outline.flatMap(([ax, ay], place) => {
    const [bx, by] = outline[(place + 1) % outline.length]!;
    return ax > centre[0] !== bx > centre[0] ? [ay + ((by - ay) * (centre[0] - ax)) / (bx - ax)] : [];
  });
  return {
    name,
    x: Math.round(centre[0] * UNIT),
    y: Math.round(Math.min(...rim) * UNIT) + 8,
    weight: weight + 1,
    wide: breadth(space),
    short: label,
  };
}

/** A name in as few lines as fit into so many letters; none if a single word is too long. */
export function wrapped(name: string, letters: number, most = 3): string[] {
  const words = name.split(' ');
  for (let lines = 1; lines <= most; lines++) {
    const best = broken(words, lines).sort((one, other) => longest(one) - longest(other))[0];
    if (best && longest(best) <= letters) return best;
  }
  return [];
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** All ways to break words into so many lines. */
function broken(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words.slice(1).flatMap((_, place) => {
    const first = words.slice(0, place + 1).join(' ');
    return broken(words.slice(place + 1), lines - 1).map((rest) => [first, ...rest]);
  });
}

/** What something takes that reaches so far from its middle. */
export const boxAround = ([x, y]: Point, reach: number): Taken => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

const meet = (one: Taken, other: Taken) =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;

/** So far from its middle, in hexes' rims, a name may reach to the side of its hex: to the far rim of the next one. */
const AWAY = 2.5;

/**
 * Where a name in a hex may be printed: over its counter or under it, in the middle or with one end at the rim; and
 * where it is short enough, beside it or aslant from it.
 */
function spots(one: Placed, width: number): Placed[] {
  if (!one.hex) return [one];
  const { hex, size } = one;
  const [x, y] = hex.middle;
  const half = halfOf(one);
  const aside = hex.reach + half + size * 0.1;
  const [over, level, under] = [one.y, y + size * 0.3, y + hex.reach + size * 0.9];
  const isNear = aside + half <= hex.rim * AWAY;
  const beside = (at: number) =>
    (isNear ? [x + aside, x - aside] : []).map((across) => [across, at] as const);
  const ledge = Math.max(0, half - hex.rim);
  const along = (at: number) => (ledge ? [x + ledge, x - ledge] : []).map((across) => [across, at] as const);
  // where nobody stands, right over its symbol: a name at the upper edge would be read as that of the hex above
  const close = hex.symbol === undefined ? [] : [[x, hex.symbol - size * 0.25] as const];
  const there = [[x, over] as const, [x, under] as const, ...[over, under].flatMap(along)];
  return [...close, ...there, ...[level, over, under].flatMap(beside)].map(([across, at]) => ({
    ...one,
    x: Math.max(half, Math.min(width - half, across)),
    y: at,
  }));
}

/** Half of what a name takes across, with a little air at its ends. */
const halfOf = ({ lines, size }: Placed) => longest(lines) * size * (LETTER / 2) + size * AIR;

/** What a name takes. */
function boxOf(one: Placed): Taken {
  const { x, y, lines, size } = one;
  const half = halfOf(one);
  const bottom = y + size * (0.2 + LEADING * (lines.length - 1));
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom };
}

/** How far a point is from what is taken. */
const distance = ({ left, right, top, bottom }: Taken, [x, y]: Point) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Whether a name is read as that of its own hex: no other one with a name is nearer to it. */
function isItsOwn(spot: Placed, middles: readonly Point[]): boolean {
  const { hex } = spot;
  if (!hex) return true;
  const box = boxOf(spot);
  const own = distance(box, hex.middle);
  return middles.every((other) => other === hex.middle || distance(box, other) > own);
}

/** So far from its middle, in counters, a hex with a name of its own is kept free of other names. */
const KEPT = 1.7;

/** Whether a name stands in the hex of another place with a name. */
function strays(spot: Placed, others: readonly Name[]): boolean {
  const { hex } = spot;
  const box = boxOf(spot);
  return others.some(
    (other) =>
      other.hex &&
      other.hex.middle !== hex?.middle &&
      meet(box, boxAround(other.hex.middle, other.hex.reach * KEPT)),
  );
}

/** Whether a name stands over or under the middle of its hex, and not beside it. */
const isCentred = ({ x, hex }: Placed) => !hex || Math.abs(x - hex.middle[0]) < hex.reach;

/**
 * The size of the letters at a scale, and the names that fit without touching one another. A name in a hex is printed
 * where nobody takes it for another's and no counter lies, if there is such a place, and stays on a sheet so wide.
 */
export function named(
  all: readonly Name[],
  scale: number,
  counters: readonly Taken[] = [],
  width = Infinity,
): { size: number; names: Placed[] } {
  const size = Math.min(90, Math.max(18, 13.5 / scale));
  const taken: Taken[] = [];
  const middles = all.flatMap(({ hex }) => (hex ? [hex.middle] : []));
  const names = all
    .flatMap((one) => printed(one, size))
    .flatMap((one) => {
      const free = spots(one, width).filter((spot) => !taken.some((other) => meet(boxOf(spot), other)));
      const own = free.filter((spot) => isItsOwn(spot, middles) && !strays(spot, all));
      const centred = free.filter(isCentred);
      const isOpen = (spot: Placed) => !counters.some((other) => meet(boxOf(spot), other));
      // rather under a counter than in the hex of another name
      const near = centred.filter((spot) => isItsOwn(spot, middles));
      const found = own.find(isOpen) ?? near.find(isOpen) ?? own[0] ?? centred[0];
      if (found) taken.push(boxOf(found));
      return found ? [found] : [];
    });
  return { size, names };
}

/** How a name is printed in letters of a size: broken into lines, shortened, or not at all. */
function printed(one: Name, usual: number): Placed[] {
  if (one.within) {
    const room = one.across ? (one.across * 0.94) / (one.name.length * LETTER) : usual;
    const size = Math.min(usual, one.most ?? usual, room);
    return [{ ...one, y: one.y + size * 0.9, lines: [one.name], size }];
  }
  if (!one.wide) return [{ ...one, lines: [one.name], size: usual }];
  const size = usual * 0.84;
  const lines = wrapped(one.name, (one.wide * 1.05) / (size * LETTER), one.wide > 300 ? 3 : 2);
  const told = lines.length ? lines : one.short ? [one.short] : [];
  return told.length ? [{ ...one, y: one.y + size * 0.9, lines: told, size }] : [];
}
