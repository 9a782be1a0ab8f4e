// Where one goes from a space: over which rims, by which roads, and to which spaces.

import type { Point, Sheet, Space } from '../lib/types';
import { edgeKey, inside, line, scaled, smooth } from './geometry';

/** What leads out of a space: the spaces it is joined with, the rims it has in common with them, and roads. */
export interface Joined {
  spaces: string[];
  rims: string;
  roads: string;
}

/** Lines that one walks along. */
const WALKED = new Set(['road', 'track']);

/** Which spaces each one is joined with. */
export function neighboursOf(sheet: Sheet): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [one, other] of sheet.joined ?? []) {
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}

const sidesOf = ({ outline }: Space): [Point, Point][] => {
  const corners = outline.map(scaled);
  return corners.map((from, place) => [from, corners[(place + 1) % corners.length]!]);
};

/** Everything that leads out of a space. */
export function joinedTo(sheet: Sheet, here: Space, spaces: readonly string[]): Joined {
  const others = sheet.spaces.filter(({ id }) => spaces.includes(id));
  const theirs = new Set(others.flatMap(sidesOf).map(([from, to]) => edgeKey(from, to)));
  const common = sidesOf(here).filter(([from, to]) => theirs.has(edgeKey(from, to)));
  const roads = (sheet.lines ?? []).filter(({ kind, points }) => WALKED.has(kind) && leads(points));
  return {
    spaces: others.map(({ id }) => id),
    rims: common.map((side) => line(side)).join(''),
    roads: roads.map(({ points }) => smooth(points.map(scaled))).join(''),
  };

  /** Whether a road goes from here to one of them, or off the map. */
  function leads(points: readonly Point[]): boolean {
    const ends = [points[0]!, points.at(-1)!];
    const away = ends.find((end) => !inside(end, here.outline));
    if (!away || !ends.some((end) => inside(end, here.outline))) return false;
    const at = sheet.spaces.find(({ outline }) => inside(away, outline));
    return !at || spaces.includes(at.id);
  }
}
