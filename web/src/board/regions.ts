// Ground that is noted for sides: what each has to itself, what several share, and the rim of each side's.

import type { Note, Point } from '../lib/types';
import { edgeKey } from './geometry';

export interface Region {
  /** Whose it is: one side, or several that share it. */
  sides: readonly number[];
  path: string;
}

/** The ground of every side, or of sides together: no space is in two of them. */
export function regions(notes: readonly Note[], outlines: ReadonlyMap<string, string>): Region[] {
  const holders = new Map<string, Set<number>>();
  for (const { side, spaces } of notes)
    for (const space of spaces ?? [])
      if (side != null) holders.set(space, (holders.get(space) ?? new Set()).add(side));
  const found = new Map<string, { sides: number[]; path: string }>();
  for (const [space, whose] of holders) {
    const sides = [...whose].sort();
    const region = found.get(sides.join()) ?? { sides, path: '' };
    region.path += outlines.get(space) ?? '';
    found.set(sides.join(), region);
  }
  return [...found.values()];
}

/** The sides of all its spaces that no other space of it shares. */
export function rim(spaces: Iterable<string>, outlines: ReadonlyMap<string, string>): string {
  const edges = new Map<string, string | null>();
  for (const space of spaces) {
    const corners = (outlines.get(space) ?? '').replace(/[MZ]/g, '').split('L');
    corners.forEach((from, place) => {
      const to = corners[(place + 1) % corners.length]!;
      const key = edgeKey(read(from), read(to));
      edges.set(key, edges.has(key) ? null : `M${from}L${to}`);
    });
  }
  return [...edges.values()].filter(Boolean).join('');
}

const read = (corner: string): Point => {
  const [x = 0, y = 0] = corner.split(' ').map(Number);
  return [x, y];
};
