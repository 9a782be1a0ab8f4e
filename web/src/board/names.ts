// Names on the map: which of them there is room for at a distance. What matters more comes first.

import type { Sheet } from '../lib/types';
import { UNIT } from './geometry';

export interface Name {
  name: string;
  x: number;
  y: number;
  weight: number;
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
      const above = Math.max(64, high * UNIT - (high > 1.1 ? 8 : 26));
      return {
        name,
        x: Math.round(space.centre[0] * UNIT),
        y: Math.round(space.centre[1] * UNIT - above),
        weight: marks.get(space.id) ?? 0,
      };
    })
    .sort((one, other) => other.weight - one.weight);
}

/** The size of the letters at a scale, and the names that fit without touching one another. */
export function named(all: readonly Name[], scale: number): { size: number; names: Name[] } {
  const size = Math.min(90, Math.max(17, 12 / scale));
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const names = all.filter(({ name, x, y }) => {
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
