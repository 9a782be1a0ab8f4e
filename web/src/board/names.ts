// Names on the map: which of them there is room for at a distance. What matters more comes first.

import { header } from '../lib/stacks';
import type { Lettering, Point, Sheet, Space } from '../lib/types';
import { foot, roomOf, scaled, UNIT } from './geometry';
import {
  besideIt,
  boxOf,
  covered,
  halfOf,
  LETTER,
  longest,
  meet,
  placed,
  type Quarter,
  type Setting,
  type Taken,
} from './quarternames';

export { boxOf };
export type { Taken };

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
  /** The corners of its box: names of quarters keep off it. */
  box?: readonly Point[];
  /** The quarter whose name must stay inside of it, in several lines if need be. */
  quarter?: Quarter;
  /** What is printed where there is no room for the whole name. */
  short?: string;
  /**
   * The hex that it may also be printed beside or under: its middle, how far a counter in it reaches, how far its rim
   * is, and the upper edge of the symbol at its foot, if it has one.
   */
  hex?: { middle: Point; reach: number; rim: number; symbol?: number };
}

/** A name as it is printed. */
export interface Placed extends Name {
  lines: string[];
  size: number;
}

/** So far a symbol reaches up from its middle, with the flag on it. */
const SEAL = 46;
/** So far the signs at the foot of a quarter reach from their middle. */
const SIGNS = 30;
/** So far a counter reaches from the middle of its space. */
export const COUNTER = 50;

const WEIGHT: Record<string, number> = { capital: 4, city: 3, objective: 3, town: 2 };

/** Marks whose names are told by whoever points at them: a landing is named after its river, which is no place. */
const UNTITLED = new Set(['port']);

/** What a space is called: by its own name, after what is marked in it, or by its number. */
export function placeName(sheet: Sheet, id: string): string {
  const space = sheet.spaces.find((one) => one.id === id);
  const mark = sheet.marks?.find((one) => one.space === id && one.name && !UNTITLED.has(one.kind));
  return space?.name || mark?.name || space?.label || id;
}

/** Every name printed on the sheet, each once, the weightiest first. */
export function namesOf(sheet: Sheet): Name[] {
  const marks = new Map<string, number>();
  const titles = new Map<string, string>();
  for (const mark of sheet.marks ?? []) {
    marks.set(mark.space, Math.max(marks.get(mark.space) ?? 0, WEIGHT[mark.kind] ?? 1));
    if (mark.name && !UNTITLED.has(mark.kind)) titles.set(mark.space, mark.name);
  }
  const lettered = letteringOf(sheet);
  return sheet.spaces
    .map((space) => ({ space, name: space.name || titles.get(space.id) || '' }))
    .filter(({ name }) => name !== '')
    .map(({ space, name: called }) => {
      const name = space.short || called;
      const high = space.centre[1] - Math.min(...space.outline.map(([, y]) => y));
      if (space.look) return quarterName(space, name, marks.get(space.id) ?? 0, lettered);
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
        box: space.display ? space.outline.map(scaled) : undefined,
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

/** So much more than its counters take is kept free around them. */
const BREATH = 1.2;

/** What something takes with all of its corners. */
function boundsOf(corners: readonly Point[]): Taken {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** So far from a quarter its name may stand beside it. */
const BESIDE = 300;

const around = ({ left, right, top, bottom }: Taken): Taken => ({
  left: left - BESIDE,
  right: right + BESIDE,
  top: top - BESIDE,
  bottom: bottom + BESIDE,
});

/** What words take that are lettered across the sheet. */
function lettersOf({ text, at, size = 0.5 }: Lettering): Taken {
  const [x, y] = scaled(at);
  const [half, high] = [(text.length * size * UNIT * 0.6) / 2, (size * UNIT) / 2];
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}

/** What is taken by all that is lettered on a sheet to be read, and not faintly across land and water. */
export const letteringOf = ({ lettering = [] }: Sheet): Taken[] =>
  lettering.filter(({ turn, style }) => !turn && !style).map(lettersOf);

/** The name of a quarter: inside of it, clear of where its counters lie and of what is lettered on the sheet. */
function quarterName(space: Space, name: string, weight: number, lettered: readonly Taken[]): Name {
  const [x, y] = scaled(space.centre);
  const rim = space.outline.map(scaled);
  const kept = boxAround([x, y], COUNTER * roomOf(space) * BREATH);
  return {
    name,
    x: Math.round(x),
    y: Math.round(y),
    weight: weight + 1,
    quarter: {
      rim,
      kept,
      lettered: lettered.filter((one) => meet(one, around(boundsOf(rim)))),
      signs: boxAround(foot(space), SIGNS),
    },
    short: space.label,
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
  // letters that are large from afar keep off the counter with their tails, or at least with all else
  const [over, close] = [0.3, 0.22].map((tail) => Math.min(one.y, y - hex.reach - size * tail)) as [
    number,
    number,
  ];
  const [level, under] = [y + size * 0.3, y + hex.reach + size * 0.9];
  const isNear = aside + half <= hex.rim * AWAY;
  const beside = (at: number) =>
    (isNear ? [x + aside, x - aside] : []).map((across) => [across, at] as const);
  const ledge = Math.max(0, half - hex.rim);
  const along = (at: number) => (ledge ? [x + ledge, x - ledge] : []).map((across) => [across, at] as const);
  // where nobody stands, right over its symbol: a name at the upper edge would be read as that of the hex above
  const sealed = hex.symbol === undefined ? [] : [[x, hex.symbol - size * 0.25] as const];
  const there = [
    [x, over] as const,
    [x, under] as const,
    [x, close] as const,
    ...[over, under].flatMap(along),
  ];
  return [...sealed, ...there, ...[level, over, under].flatMap(beside)].map(([across, at]) => ({
    ...one,
    x: Math.max(half, Math.min(width - half, across)),
    y: at,
  }));
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

/** Letters of a name that finds no room among counters, against the usual ones: so small they can still be read. */
const NARROWER = [1, 0.86, 0.74];

/** Where a name in a hex lies on no counter, in smaller letters if need be; else where as little of it as possible does. */
function inHex(
  one: Placed,
  width: number,
  all: readonly Name[],
  middles: readonly Point[],
  taken: readonly Taken[],
  counters: readonly Taken[],
): Placed | undefined {
  const isOpen = (spot: Placed) => !counters.some((other) => meet(boxOf(spot), other));
  const hidden = (spot: Placed) => counters.reduce((sum, other) => sum + covered(boxOf(spot), other), 0);
  let hiding: Placed[] = [];
  for (const part of one.hex ? NARROWER : [1]) {
    const set = { ...one, size: one.size * part };
    const free = spots(set, width).filter((spot) => !taken.some((other) => meet(boxOf(spot), other)));
    const own = free.filter((spot) => isItsOwn(spot, middles) && !strays(spot, all));
    const centred = free.filter(isCentred);
    // rather under a counter than in the hex of another name
    const near = centred.filter((spot) => isItsOwn(spot, middles));
    const found = own.find(isOpen) ?? near.find(isOpen);
    if (found) return found;
    hiding = [near, own, centred, hiding].find((some) => some.length) ?? [];
  }
  return hiding.sort((a, b) => hidden(a) - hidden(b))[0];
}

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
  const rims = all.flatMap(({ quarter, box }) => (quarter ? [quarter.rim] : box ? [box] : []));
  const middles = all.flatMap(({ hex }) => (hex ? [hex.middle] : []));
  const names = all
    .flatMap((one) =>
      one.quarter ? inQuarter(one, one.quarter, size, taken, counters, rims, width) : printed(one, size),
    )
    .flatMap((one) => {
      const found = one.quarter ? one : inHex(one, width, all, middles, taken, counters);
      if (found && !one.quarter) taken.push(boxOf(found));
      return found ? [found] : [];
    });
  return { size, names };
}

/** The names on a sheet as they are printed at a scale, each told in the reader's language. */
export function namesOn(
  sheet: Sheet,
  tell: (name: string) => string,
  scale: number,
  counters: readonly Taken[] = [],
): Placed[] {
  const all = namesOf(sheet).map((one) => ({ ...one, name: tell(one.name) }));
  return named(all, scale, counters, sheet.size[0] * UNIT).names;
}

/** How a name is printed in letters of a size: broken into lines, shortened, or not at all. */
function printed(one: Name, usual: number): Placed[] {
  if (one.within) {
    const room = one.across ? (one.across * 0.94) / (one.name.length * LETTER) : usual;
    const size = Math.min(usual, one.most ?? usual, room);
    return [{ ...one, y: one.y + size * 0.9, lines: [one.name], size }];
  }
  return [{ ...one, lines: [one.name], size: usual }];
}

/** Letters in a quarter against the usual ones. */
const SMALLER = [0.84, 0.77, 0.72];
/** A name that reaches a little over a rim can be read; a number is printed wherever no other name stands. */
const [LEGIBLE, ANYWHERE] = [5, 1000];

/** The name of a quarter where it can be read, be it on free land beside it, or else its number; other names keep off it from then on. */
function inQuarter(
  one: Name,
  quarter: Quarter,
  usual: number,
  taken: Taken[],
  counters: readonly Taken[],
  rims: readonly (readonly Point[])[],
  width: number,
): Placed[] {
  const at = (part: number, room: Quarter, most?: number) =>
    placed(settingsOf(one.name, usual * part), room, taken, counters, most);
  // where nobody stands, rather in the place of counters than a number
  const open = { ...quarter, kept: { ...quarter.kept, top: one.y, bottom: one.y } };
  const [large, smaller, small] = SMALLER as [number, number, number];
  const found =
    at(large, quarter) ??
    at(smaller, quarter) ??
    at(small, quarter) ??
    at(smaller, open) ??
    at(small, quarter, LEGIBLE) ??
    at(small, open, LEGIBLE) ??
    besideIt(settingsOf(one.name, usual * smaller), quarter, taken, counters, rims, width) ??
    placed([{ lines: [one.short ?? ''], size: usual * large }], quarter, taken, counters, ANYWHERE);
  if (!found?.lines[0]) return [];
  taken.push(boxOf(found));
  return [{ ...one, x: found.x, y: found.y, lines: found.lines, size: found.size }];
}

/** A name in one, two or three lines. */
function settingsOf(name: string, size: number): Setting[] {
  const words = name.split(' ');
  return [1, 2, 3].flatMap((count) => {
    const best = broken(words, count).sort((one, other) => longest(one) - longest(other))[0];
    return best ? [{ lines: best, size }] : [];
  });
}
