// Quarters of a town seen from the air: streets and rows of houses, villas in their gardens, works, markets, fields.
// A row of houses is one dashed line and a row of trees a dotted one, so that a whole town costs few paths.

import type { Point, Space } from '../lib/types';
import { fromSegment, inside, isOn, line, polygon, scaled, scatter, seeded, type Course } from './geometry';
import { bush, field, speck, tuft, type Ink } from './glyphs';

/** What stands in the way of houses: a building with an outline of its own. */
export type Plot = readonly Point[];

interface Rows {
  /** The pen of the houses: how long each is and how far the next, how deep a row. */
  pen: string;
  house: number;
  pitch: number;
  deep: number;
  /** How far from one row to the next, and the street after every second one. */
  row: number;
  street: number;
  /** Houses from one cross street to the next. */
  block: number;
  /** How many of ten houses are missing. */
  gaps: number;
  /** Trees in the gardens, for every ten houses. */
  trees: number;
}

const ROWS: Record<string, Rows> = {
  cite: { pen: 'tin', house: 15, pitch: 21, deep: 13, row: 19, street: 14, block: 7, gaps: 0.8, trees: 0.7 },
  terraces: { pen: 'terrace', house: 38, pitch: 46, deep: 13, row: 24, street: 15, block: 4, gaps: 0.2, trees: 0.8 },
  old_town: { pen: 'tile', house: 23, pitch: 30, deep: 17, row: 25, street: 19, block: 5, gaps: 1, trees: 2.2 },
  new_town: { pen: 'white', house: 30, pitch: 44, deep: 18, row: 31, street: 20, block: 4, gaps: 1, trees: 4 },
  works: { pen: 'shed', house: 66, pitch: 78, deep: 28, row: 37, street: 26, block: 2, gaps: 2, trees: 0.2 },
  plant: { pen: 'shed', house: 66, pitch: 76, deep: 28, row: 34, street: 18, block: 2, gaps: 1.5, trees: 0 },
  camp: { pen: 'barrack', house: 52, pitch: 62, deep: 15, row: 27, street: 20, block: 3, gaps: 1, trees: 1.5 },
  city: { pen: 'tile', house: 23, pitch: 29, deep: 15, row: 22, street: 15, block: 5, gaps: 2, trees: 1.5 },
}; // prettier-ignore

/** A drawing board turned as the streets of a quarter run: along its longest side. */
function turned(outline: readonly Point[], [cx, cy]: Point) {
  let turn = 0;
  let longest = 0;
  outline.forEach((from, place) => {
    const to = outline[(place + 2) % outline.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length > longest) [longest, turn] = [length, Math.atan2(to[1] - from[1], to[0] - from[0])];
  });
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return {
    put: ([u, v]: Point): Point => [cx + u * c - v * s, cy + u * s + v * c],
    take: ([x, y]: Point): Point => [(x - cx) * c + (y - cy) * s, (y - cy) * c - (x - cx) * s],
  };
}

/** Where a line across an outline lies inside of it. */
function within(outline: readonly Point[], v: number): [number, number][] {
  const cuts: number[] = [];
  outline.forEach(([au, av], place) => {
    const [bu, bv] = outline[(place + 1) % outline.length]!;
    if (av > v !== bv > v) cuts.push(au + ((bu - au) * (v - av)) / (bv - av));
  });
  cuts.sort((a, b) => a - b);
  return cuts.flatMap((cut, place) => (place % 2 ? [[cuts[place - 1]!, cut] as [number, number]] : []));
}

const MARGIN = 15;

/** Whether nothing may stand here: a road, or another building. */
function isTaken(spot: Point, courses: readonly Course[], plots: readonly Plot[], clear: number): boolean {
  return (
    courses.some(({ kind, points }) => isOn(spot, { kind, points, clear })) ||
    plots.some((plot) => inside(spot, plot) || nearest(spot, plot) < clear * 0.7)
  );
}

function nearest(spot: Point, outline: readonly Point[]): number {
  return Math.min(
    ...outline.map((from, place) => fromSegment(spot, from, outline[(place + 1) % outline.length]!)),
  );
}

/** Streets with rows of houses on both sides, over a whole outline. */
function rows(
  ink: Ink,
  { id, centre, outline }: Space,
  kind: Rows,
  courses: readonly Course[],
  plots: readonly Plot[],
): void {
  const random = seeded(`${id} rows`);
  const corners = outline.map(scaled);
  const { put, take } = turned(corners, scaled(centre));
  const flat = corners.map(take);
  const [low, high] = [Math.min(...flat.map(([, v]) => v)), Math.max(...flat.map(([, v]) => v))];
  const start = low + MARGIN + kind.deep / 2 + random() * 8;
  for (let v = start, place = 0; v < high - MARGIN; v += place++ % 2 ? kind.row + kind.street : kind.row) {
    const reach = kind.deep / 2 + 4;
    for (const [from, to] of within(flat, v)) {
      const free = [from, to];
      for (const edge of [v - reach, v + reach])
        for (const [left, right] of within(flat, edge).filter(([left, right]) => left < to && right > from))
          [free[0], free[1]] = [Math.max(free[0]!, left), Math.min(free[1]!, right)];
      housesAlong(free[0]! + MARGIN, free[1]! - MARGIN, v);
    }
  }

  function housesAlong(from: number, to: number, v: number): void {
    const across = kind.block * kind.pitch + kind.street;
    for (let left = Math.floor(from / across) * across; left < to; left += across) {
      let run: [number, number] | undefined;
      for (let number = 0; number < kind.block; number++) {
        const u = left + number * kind.pitch;
        const middle = put([u + kind.house / 2, v]);
        const stands =
          u >= from &&
          u + kind.house <= to &&
          random() * 10 >= kind.gaps &&
          !isTaken(middle, courses, plots, kind.deep * 0.5 + Math.min(kind.house, 30) * 0.5);
        if (stands) run = run ? [run[0], u + kind.house] : [u, u + kind.house];
        else if (run) run = void house(run, v);
        if (u >= from && u + kind.house <= to && random() * 10 < kind.trees)
          crown(ink, put([u + kind.house / 2, v + (stands ? kind.row / 2 : 0)]), random, true);
      }
      if (run) house(run, v);
    }
  }

  function house([from, to]: [number, number], v: number): void {
    const [a, b] = [put([from, v]), put([to, v])];
    ink(`${kind.pen}-shadow`, shaded([a, b]));
    ink(`${kind.pen}-roof`, line([a, b]));
    const half = kind.deep / 4;
    const lit = put([0, 1])[1] > put([0, 0])[1] ? half : -half;
    ink(`${kind.pen}-dark`, line([put([from, v + lit]), put([to, v + lit])]));
  }
}

/** A tree from above: one dot of a round pen, its shadow and its light. */
export function crown(ink: Ink, [x, y]: Point, random: () => number, small = false): void {
  const pen = small ? 'crown-small' : random() < 0.5 ? 'crown' : 'crown-dark';
  ink(small ? 'crown-small-shadow' : 'crown-shadow', dot(x + (small ? 3 : 5), y + (small ? 4 : 6)));
  ink(pen, dot(x, y));
  ink(small ? 'crown-small-light' : 'crown-light', dot(x - (small ? 2 : 4), y - (small ? 3 : 5)));
}

/** As small a line as a round pen needs for a dot. */
const dot = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}h.1`;

/** A line moved to where its shadow falls. */
const shaded = (points: readonly Point[]) => line(points.map(([x, y]): Point => [x + 4, y + 5]));

/** Villas, each in its garden with trees, some with a pool. */
function villas(ink: Ink, space: Space, courses: readonly Course[], plots: readonly Plot[]): void {
  const random = seeded(`${space.id} villas`);
  const corners = space.outline.map(scaled);
  const { put, take } = turned(corners, scaled(space.centre));
  const flat = corners.map(take);
  const [us, vs] = [flat.map(([u]) => u), flat.map(([, v]) => v)];
  const [wide, deep] = [64, 56];
  let row = 0;
  for (let v = Math.min(...vs) + 36; v < Math.max(...vs) - 24; v += row++ % 2 ? deep + 16 : deep)
    for (let u = Math.min(...us) + 34; u < Math.max(...us) - 24; u += wide) {
      const middle = put([u, v]);
      if (!inside(middle, corners) || nearest(middle, corners) < 30 || isTaken(middle, courses, plots, 32))
        continue;
      const square = (du: number, dv: number, w: number, d: number): Point[] =>
        [[-w, -d], [w, -d], [w, d], [-w, d]].map(([x, y]) => put([u + du + x!, v + dv + y!])); // prettier-ignore
      ink('lot', polygon(square(0, 0, wide / 2 - 3, deep / 2 - 3)));
      const [du, dv, w, d] = [random() * 12 - 6, random() * 8 - 4, 12 + random() * 5, 8 + random() * 3];
      ink('building-shadow', polygon(square(du + 4, dv + 5, w, d)));
      ink('villa', polygon(square(du, dv, w, d)));
      ink('villa-dark', polygon(square(du, dv + d / 2, w, d / 2)));
      if (random() < 0.4) ink('pool', polygon(square(du + (random() < 0.5 ? -21 : 21), dv + 14, 6, 4)));
      for (const [tu, tv] of [
        [-24, -18],
        [24, 18],
        [-22, 17],
        [23, -17],
      ] as Point[])
        if (random() < 0.6) crown(ink, put([u + tu, v + tv]), random, true);
    }
}

/** What a space is strewn with that has a look of its own. */
export function quarter(
  ink: Ink,
  space: Space,
  look: string,
  courses: readonly Course[],
  plots: readonly Plot[],
): void {
  const kind = ROWS[look];
  if (kind) return rows(ink, space, kind, courses, plots);
  const random = seeded(`${space.id} ${look}`);
  const open = (count: number, apart: number) =>
    scatter(space, count, apart, courses, random).filter((spot) => !isTaken(spot, [], plots, 20));
  switch (look) {
    case 'villas':
      return villas(ink, space, courses, plots);
    case 'campus':
      for (const spot of open(26, 38)) crown(ink, spot, random, random() < 0.6);
      return rows(
        ink,
        space,
        { ...ROWS['camp']!, pen: 'white', row: 62, street: 44, gaps: 4 },
        courses,
        plots,
      );
    case 'market':
      rows(ink, space, { ...ROWS['cite']!, pen: 'stall', house: 9, pitch: 13, deep: 8, row: 15, street: 10, gaps: 2.5, trees: 0.1 }, courses, plots); // prettier-ignore
      break;
    case 'outskirts':
      for (const spot of open(5, 84)) field(ink, spot, 34, random);
      for (const spot of open(16, 40)) hut(ink, spot, random);
      for (const spot of open(26, 34)) crown(ink, spot, random, true);
      break;
    case 'gardens':
      for (const spot of open(9, 66)) field(ink, spot, 30, random);
      for (const spot of open(30, 30)) hut(ink, spot, random);
      for (const spot of open(18, 34)) crown(ink, spot, random, true);
      break;
    case 'huts':
      for (const spot of open(22, 26)) hut(ink, spot, random, true);
      for (const spot of open(10, 30)) crown(ink, spot, random, true);
      break;
    case 'fields':
      for (const spot of open(7, 54)) field(ink, spot, 28, random);
      for (const spot of open(10, 26)) hut(ink, spot, random, true);
      break;
    case 'lawn':
    case 'avenue':
      for (const spot of open(34, 34)) crown(ink, spot, random, random() < 0.5);
      for (const spot of open(20, 26)) tuft(ink, spot, 6, random);
      break;
    case 'airfield':
      for (const spot of open(60, 20)) tuft(ink, spot, 6, random);
      for (const spot of open(3, 70)) bush(ink, spot, 8, random);
      break;
    case 'yard':
      for (const spot of open(30, 28)) speck(ink, spot, 18, random);
      for (const spot of open(10, 48)) crown(ink, spot, random, true);
      break;
    case 'slag':
    case 'hill':
    case 'quarry':
      mound(ink, space.outline.map(scaled), look, `${space.id} ${look}`);
      if (look === 'hill') for (const spot of open(14, 34)) crown(ink, spot, random, random() < 0.7);
      break;
    default:
      for (const spot of open(5, 70)) termites(ink, spot, random);
      for (const spot of open(14, 36)) tuft(ink, spot, 7, random);
      for (const spot of open(9, 44)) crown(ink, spot, random, true);
  }
}

/** A small house of its own: square with a tin roof, or round and thatched. */
function hut(ink: Ink, [x, y]: Point, random: () => number, thatched = false): void {
  if (thatched) {
    ink('thatch-shadow', dot(x + 4, y + 5));
    ink('thatch', dot(x, y));
    ink('thatch-top', dot(x, y));
    return;
  }
  const turn = random() * Math.PI;
  const [c, s] = [Math.cos(turn) * 7, Math.sin(turn) * 7];
  const [a, b]: Point[] = [[x - c, y - s], [x + c, y + s]]; // prettier-ignore
  ink('tin-shadow', shaded([a!, b!]));
  ink('tin-roof', line([a!, b!]));
}

/** A termite hill, and its shadow. */
export function termites(ink: Ink, [x, y]: Point, random: () => number): void {
  const r = 5 + random() * 4;
  ink('termite-shadow', polygon([[x - r, y], [x + r, y], [x + r * 2.4, y + r * 1.1]])); // prettier-ignore
  ink('termite', polygon([[x - r, y + 1], [x - r * 0.3, y - r * 1.7], [x + r * 0.3, y - r * 1.5], [x + r, y + 1]])); // prettier-ignore
}

/** Steps of a hill, a heap or a pit, one inside the other, with hachures down the slope. */
export function mound(ink: Ink, outline: readonly Point[], kind: string, seed: string): void {
  const random = seeded(seed);
  const [cx, cy] = middleOf(outline);
  const even = spaced(outline, 26);
  const steps = kind === 'hill' ? [0.97, 0.72, 0.46] : [0.97, 0.8, 0.63, 0.46, 0.3];
  steps.forEach((part, level) => {
    const ring = even.map(([x, y]): Point => {
      const reach = part * (level ? 0.95 + random() * 0.1 : 1);
      return [cx + (x - cx) * reach, cy + (y - cy) * reach];
    });
    const next = (steps[level + 1] ?? part * 0.6) / part;
    ink(`${kind}-${level}`, round(ring));
    for (const [x, y] of spaced(ring, kind === 'hill' ? 17 : 13)) {
      const length = (1 - next) * (0.45 + random() * 0.3);
      ink(`${kind}-hachure`, line([[x, y], [x + (cx - x) * length, y + (cy - y) * length]])); // prettier-ignore
    }
  });
}

export function middleOf(outline: readonly Point[]): Point {
  const sum = outline.reduce(([x, y], [px, py]) => [x + px, y + py] as Point, [0, 0] as Point);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

/** Points along an outline, all as far apart. */
function spaced(outline: readonly Point[], apart: number): Point[] {
  return outline.flatMap((from, place) => {
    const to = outline[(place + 1) % outline.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / apart));
    return Array.from({ length: steps }, (_, step): Point => [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    ]);
  });
}

/** A closed soft line: through the middle between every two corners. */
export function round(points: readonly Point[]): string {
  const half = (place: number): Point => {
    const [a, b] = [points[place % points.length]!, points[(place + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(half(0))}${points.map((_, place) => `Q${at(points[(place + 1) % points.length]!)} ${at(half(place + 1))}`).join('')}Z`;
}
