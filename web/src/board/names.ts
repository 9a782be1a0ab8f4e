// Names on the map: which of them there is room for at a distance. What matters more comes first.

import type { Sheet } from '../lib/types';
import { UNIT } from './geometry';

export interface Name {
  name: string;
  x: number;
  y: number;
  weight: number;
  /** Under the upper edge of a box: how far down depends on the size of the letters. */
  within?: boolean;
}

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
      };
    })
    .sort((one, other) => other.weight - one.weight);
}

/** The size of the letters at a scale, and the names that fit without touching one another. */
export function named(all: readonly Name[], scale: number): { size: number; names: Name[] } {
  const size = Math.min(90, Math.max(18, 13.5 / scale));
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const placed = all.map((one) => (one.within ? { ...one, y: one.y + size * 0.9 } : one));
  const names = placed.filter(({ name, x, y }) => {
    const half = name.length * size * 0.24;
    const box = { left: x - half, right: x + half, top: y - size, bottom: y + size * 0.2 };
    const free = taken.every(
      (other) =>
        box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    if (free) taken.push(box);
    return free;
  });
  return { size, names };
}
