// Where the points left are told in a space: on a disc that hides no name and no counter's figures, as far as there is room.

import { counted, laid, piles } from '../lib/stacks';
import type { Piece, Point, Sheet, Space } from '../lib/types';
import { foot, fromSegment, inside, roomOf, scaled } from './geometry';
import { boxAround, type Taken } from './names';

export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** What lies or is written on the board, and how bad it is to hide it. */
export interface Lying extends Taken {
  weight: number;
}

/** To hide a name or the figures of a counter is worst; then the rest of it, then what is printed, and what lies under others. */
const [NAME, FIGURES, FACE, PRINT, UNDER] = [8, 8, 3, 2, 1];
/** How large a disc is that has its space to itself, and how large beside something, in a hex of the usual size. */
const [ALONE, BESIDE] = [26, 17];
/** So large it is on the screen at least, however much lies there: else nobody would take it for more than a speck. */
const GOOD = 8;
/** No disc takes more of its space than this, from the middle to the rim. */
const MOST = 0.42;

export const hides = (names: readonly Taken[]): Lying[] => names.map((box) => ({ ...box, weight: NAME }));

/** The counters of a space: the faces that are seen whole, with their figures at the foot, and those under them. */
export function faces(stack: readonly Piece[], [x, y]: Point, room: number): Lying[] {
  const onTop = new Set(piles(stack).map(({ pieces }) => pieces.at(-1)?.id));
  const numbers = counted(stack).map(({ x: aside, y: down }): Point => [x + aside * room, y + down * room]);
  const cards = laid(stack).flatMap(({ piece, x: aside, y: down, scale }): Lying[] => {
    const size = scale * room;
    const [cx, cy] = [x + aside * room, y + down * room];
    const face = boxAround([cx, cy], 48 * size);
    if (!onTop.has(piece.id)) return [{ ...face, weight: UNDER }];
    const figures = { ...face, top: cy + 16 * size, bottom: cy + 44 * size, weight: FIGURES };
    return [{ ...face, weight: FACE }, figures];
  });
  return [...cards, ...signs(numbers, 14 * room)];
}

/** What is small and lies on top of all: flags, and the numbers of those who lie on each other. */
export const signs = (spots: readonly Point[], reach: number): Lying[] =>
  spots.map((spot) => ({ ...boxAround(spot, reach), weight: FACE }));

/** What is printed at the foot of spaces: their symbols side by side, or the sign with their number. */
export function printedAt(sheet: Sheet, taken: ReadonlySet<string>): Map<string, Lying> {
  const marks = new Map<string, number>();
  for (const { space } of sheet.marks ?? []) marks.set(space, (marks.get(space) ?? 0) + 1);
  const signed = new Set(sheet.terrain.filter(({ sign }) => sign).map(({ key }) => key));
  const found = sheet.spaces.flatMap((space): [string, Lying][] => {
    const many = (marks.get(space.id) ?? 0) + Number(!!space.label && signed.has(space.terrain));
    if (!many) return [];
    const [x, y] = foot(space);
    const half = many * 26;
    const weight = taken.has(space.id) ? UNDER : PRINT; // mostly hidden already
    return [[space.id, { left: x - half, right: x + half, top: y - 26, bottom: y + 26, weight }]];
  });
  return new Map(found);
}

/** The spots that a disc may have in a space, the middle first, then around it. */
function spotsIn(space: Space, r: number): Point[] {
  const [x, y] = scaled(space.centre);
  const outline = space.outline.map(scaled);
  const far = Math.max(...outline.map(([u, v]) => Math.hypot(u - x, v - y)));
  const around = [0.25, 0.45, 0.6, 0.72, 0.8].flatMap((part) =>
    TURNS.map(([dx, dy]): Point => [x + dx * far * part, y + dy * far * part]),
  );
  const rim = (spot: Point) =>
    Math.min(...outline.map((from, at) => fromSegment(spot, from, outline[(at + 1) % outline.length]!)));
  return [[x, y], ...around.filter((spot) => inside(spot, outline) && rim(spot) >= r * 0.9)];
}

const TURNS = Array.from({ length: 12 }, (_, turn): Point => {
  const angle = (turn * Math.PI) / 6;
  return [Math.sin(angle), Math.cos(angle)];
});

/** How much of the square around a disc lies on something. */
function covered({ x, y, r }: Disc, { left, right, top, bottom }: Taken): number {
  const across = Math.min(x + r, right) - Math.max(x - r, left);
  const down = Math.min(y + r, bottom) - Math.max(y - r, top);
  return across > 0 && down > 0 ? (across * down) / (4 * r * r) : 0;
}

/** Where the disc of a space lies, seen from so far: as large and as near to the middle as it hides nothing there. */
export function discIn(space: Space, scale: number, lying: readonly Lying[]): Disc {
  const room = roomOf(space);
  const [cx, cy] = scaled(space.centre);
  const sized = (size: number) => Math.min(86.6 * room * MOST, Math.max(size * room, GOOD / scale));
  const large = sized(ALONE);
  const sizes = [...new Set([large, sized(BESIDE)])];
  const near = lying.filter(({ left, right, top, bottom }) => {
    const reach = 220 * Math.max(1, room);
    return left < cx + reach && right > cx - reach && top < cy + reach && bottom > cy - reach;
  });
  const cost = (disc: Disc) =>
    near.reduce((sum, one) => sum + one.weight * covered(disc, one), 0) +
    // rather whole than large, rather large than in the middle, and under what stands there rather than aside or over it
    (1 - disc.r / large) * 0.7 +
    (Math.hypot(disc.x - cx, disc.y - cy) / (100 * room)) * 0.3 +
    (Math.abs(disc.x - cx) / (100 * room)) * 0.2 +
    (disc.y < cy ? 0.04 : 0);
  return sizes
    .flatMap((r) => spotsIn(space, r).map(([x, y]): Disc => ({ x, y, r })))
    .map((disc) => ({ disc, cost: cost(disc) }))
    .reduce((best, one) => (one.cost < best.cost - 1e-9 ? one : best)).disc;
}
