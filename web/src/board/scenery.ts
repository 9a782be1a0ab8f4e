// The country around the spaces, where nobody plays: land, sea, lakes, borders, and the lanes that cross it.

import type { Line, Point, Sheet } from '../lib/types';
import { line, polygon, scaled, smooth } from './geometry';
import type { Ink } from './glyphs';

/** The pens of the scenery, in the order in which they are used; all of them before anything that is played on. */
export const SCENERY_PENS = [
  'far-sea', 'far-sea-2', 'far-shelf', 'far-shelf-near', 'far-land', 'far-land-2', 'far-land-3', 'far-land-4', 'far-home',
  'far-sand', 'far-wood', 'far-wave', 'far-dune', 'far-lake', 'far-coast', 'far-river', 'far-border-band', 'far-border',
  'far-peak-dark', 'far-peak',
  'far-frame', 'far-grid', 'sea-lane-edge', 'sea-lane', 'air-lane-edge', 'air-lane',
]; // prettier-ignore

/** What is filled with its shape, and what with a soft one; the rest are lines. */
const FILLED = /^(land|sea|home|lake)/;
const SOFT = new Set(['sand', 'wood']);
/** What stands at every point: mountains, dunes, waves. */
const STREWN: Record<string, (ink: Ink, spot: Point) => void> = {
  peaks: (ink, [x, y]) => {
    ink('far-peak', polygon([[x - 20, y + 10], [x - 2, y - 18], [x + 4, y + 10]])); // prettier-ignore
    ink('far-peak-dark', polygon([[x + 4, y + 10], [x - 2, y - 18], [x + 22, y + 10]])); // prettier-ignore
  },
  dunes: (ink, [x, y]) => ink('far-dune', `M${x - 24} ${y}q18 -16 48 0M${x - 6} ${y + 14}q14 -12 36 0`),
  waves: (ink, [x, y]) =>
    ink('far-wave', `M${x - 22} ${y}q11 -11 22 0t22 0M${x - 4} ${y + 16}q9 -9 18 0t18 0`),
};

/** Draws what lies under the spaces. */
export function scenery(ink: Ink, lines: readonly Line[]): void {
  for (const { kind, points } of lines) {
    const course = points.map(scaled);
    const strewn = STREWN[kind];
    if (strewn) course.forEach((spot) => strewn(ink, spot));
    else if (FILLED.test(kind)) ink(`far-${kind}`, polygon(course));
    else if (SOFT.has(kind)) ink(`far-${kind}`, `${smooth([...course, course[0]!, course[1]!])}Z`);
    else drawLine(ink, kind, course);
    if (kind === 'lake') ink('far-coast', polygon(course));
  }
}

function drawLine(ink: Ink, kind: string, course: readonly Point[]): void {
  if (kind === 'coast') {
    for (const pen of ['far-shelf', 'far-shelf-near', 'far-coast']) ink(pen, line(course));
  } else if (kind === 'border') {
    ink('far-border-band', line(course));
    ink('far-border', line(course));
  } else {
    ink(`far-${kind}`, kind === 'river' ? smooth(course) : line(course));
  }
}

/** Draws the lines between linked spaces, but for those that the sheet has a line of its own for. */
export function links(ink: Ink, sheet: Sheet): void {
  const middles = new Map(sheet.spaces.map((space) => [space.id, space.centre]));
  const ends = (one: Point, other: Point) => [one.join(), other.join()].sort().join(' ');
  const drawn = new Set((sheet.lines ?? []).map(({ points }) => ends(points[0]!, points.at(-1)!)));
  for (const link of sheet.links ?? []) {
    const [one, other] = link.map((id) => middles.get(id));
    if (!one || !other || drawn.has(ends(one, other))) continue;
    const path = line([scaled(one), scaled(other)]);
    ink('link-edge', path);
    ink('link', path);
  }
}
