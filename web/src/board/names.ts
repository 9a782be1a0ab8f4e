// Names on the map: which of them there is room for at a distance. What matters more comes first.

import { header } from '../lib/stacks';
import type { Sheet, Space } from '../lib/types';
import { UNIT } from './geometry';

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
}

/** A name as it is printed. */
export interface Placed extends Name {
  lines: string[];
  size: number;
}

/** A letter's width against its height, and how far one line is from the next. */
const [LETTER, LEADING] = [0.48, 1.02];

const WEIGHT: Record<string, number> = { capital: 4, city: 3, objective: 3, town: 2 };

/** Every name printed on the sheet, each once, the weightiest first. */
export function namesOf(sheet: Sheet): Name[] {
  const marks = new Map<string, number>();
  const titles = new Map<string, string>();
  for (const mark of sheet.marks ?? []) {
    marks.set(mark.space, Math.max(marks.get(mark.space) ?? 0, WEIGHT[mark.kind] ?? 1));
    if (mark.name) titles.set(mark.space, mark.name);
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

/** The size of the letters at a scale, and the names that fit without touching one another. */
export function named(all: readonly Name[], scale: number): { size: number; names: Placed[] } {
  const size = Math.min(90, Math.max(18, 13.5 / scale));
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const names = all
    .flatMap((one) => printed(one, size))
    .filter(({ x, y, lines, size }) => {
      const half = (longest(lines) * size * LETTER) / 2;
      const bottom = y + size * (0.2 + LEADING * (lines.length - 1));
      const box = { left: x - half, right: x + half, top: y - size, bottom };
      const free = taken.every(
        (other) =>
          box.right < other.left ||
          box.left > other.right ||
          box.bottom < other.top ||
          box.top > other.bottom,
      );
      if (free) taken.push(box);
      return free;
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
