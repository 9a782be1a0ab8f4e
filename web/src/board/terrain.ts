// Painting the printed board: ground, relief, texture, roads, as few large paths.

import type { Point, Sheet, Space } from '../lib/types';
import {
  coursesNear,
  edgeKey,
  about,
  inside,
  isOn,
  line,
  natural,
  polygon,
  scaled,
  scatter,
  seeded,
  smooth,
  wobbly,
  type Course,
} from './geometry';
import { bush, tree, tuft, type Ink } from './glyphs';
import { LOOKS, LOOK_PENS, looked } from './looks';
import { isBuilding, patch } from './patches';
import { crown, quarter, round, termites, type Plot } from './quarters';
import { SCENERY_PENS, links, scenery } from './scenery';
import { texturise } from './textures';

/** One stretch of one pen. Large boards are painted in pieces, so that only what is in view has to be drawn. */
export interface Painted {
  key: string;
  pen: string;
  path: string;
}

interface Edge {
  from: Point;
  to: Point;
  spaces: Space[];
}

/** How wide the pieces are that a large board is painted in; a town has more pens, and larger pieces. */
const [PIECE, TOWN_PIECE] = [500, 800];

/** The order in which the pens are used. */
const PENS = [
  ...SCENERY_PENS,
  'backdrop', 'belt', 'belt-trees', 'link-edge', 'link', 'area-shadow', ...LOOKS.map((look) => `ground-${look}`), 'ground-plain', 'ground-desert', 'ground-savanna', 'ground-scrub', 'ground-grass', 'ground-crops', 'ground-bush',
  'ground-woods', 'ground-forest', 'ground-town', 'ground-walls', 'ground-trench', 'ground-rocks', 'ground-hills',
  'ground-mountain', 'ground-cliff', 'ground-gully', 'ground-swamp', 'ground-water', 'ground-box',
  'ground-fields', 'ground-ponds', 'ground-roadside', 'ground-trackside', 'ground-outskirts', 'ground-airfield', 'ground-lawn', 'ground-avenue',
  'ground-gardens', 'ground-huts', 'ground-market', 'ground-cite', 'ground-terraces', 'ground-old_town', 'ground-new_town', 'ground-villas',
  'ground-campus', 'ground-camp', 'ground-works', 'ground-plant', 'ground-yard', 'ground-hill', 'ground-slag', 'ground-quarry',
  'hill-0', 'hill-1', 'hill-2', 'slag-0', 'slag-1', 'slag-2', 'slag-3', 'slag-4',
  'quarry-0', 'quarry-1', 'quarry-2', 'quarry-3', 'quarry-4', 'pit-0', 'pit-1', 'pit-2', 'pit-3', 'pit-4',
  'hill-hachure', 'slag-hachure', 'quarry-hachure', 'pit-hachure', 'basin-0', 'basin-1', 'basin-2', 'lot',
  'mottle-dark', 'mottle-light', 'level-1', 'level-2', 'level-3', 'level-4', 'slope-dark', 'slope-light', 'contour', 'hachure',
  'shore', 'shallow', 'wave', 'bank', 'speck', 'dune', 'field', 'furrow', 'lake', 'coast', 'wadi-bank', 'wadi', 'wadi-stones', 'river-edge', 'river', 'grid', 'rim',
  'zone-band', 'zone', 'border-band', 'border', 'quarter-rim', 'asphalt', 'concrete', 'runway-line', 'runway-bar',
  'front-edge', 'front', 'front-trees', 'track-edge', 'track', 'embankment', 'road-edge', 'road', 'rail-bed', 'rail', 'rail-ties', 'path',
  'stone', 'planks', 'plank-lines', 'reed', 'tuft', 'blade', 'shadow', 'peak-dark', 'peak', 'work-bank', 'work', 'wall',
  'wall-joints', 'rock', 'rock-edge', ...LOOK_PENS, 'bush', 'leaf', 'leaf-light', 'fir', 'roof', 'roof-dark',
  ...['tin', 'terrace', 'tile', 'white', 'shed', 'barrack', 'stall'].flatMap((house) => [`${house}-shadow`, `${house}-roof`, `${house}-dark`]),
  'grass', 'stand', 'track-lane', 'court', 'pitch-line', 'plane', 'pool', 'building-shadow', 'villa', 'villa-dark',
  'tiled', 'tiled-dark', 'whitewash', 'whitewash-dark', 'iron', 'iron-dark', 'window', 'cross', 'red-cross-ground', 'red-cross',
  'lorry-shadow', 'lorry', 'cab', 'thatch-shadow', 'thatch', 'thatch-top', 'termite-shadow', 'termite',
  'crown-small-shadow', 'crown-shadow', 'crown-small', 'crown-dark', 'crown', 'crown-small-light', 'crown-light',
  'cease-fire-band', 'cease-fire',
]; // prettier-ignore

const WET = new Set(['water', 'ford', 'bridge', 'lake', 'sea', 'roads', 'sea-zone']);
/** Textures without patches: what lies under them is seen. */
const PLAIN = new Set(['abroad', 'zone']);
/** Textures that are drawn like another one. */
const LIKE: Record<string, string> = {
  jungle: 'forest',
  city: 'town',
  brush: 'bush',
  sand: 'desert',
  lake: 'water',
  sea: 'water',
};
/** Grounds that have a colour of their own. */
const GROUNDS = new Set(PENS.filter((pen) => pen.startsWith('ground-')).map((pen) => pen.slice(7)));

function textureOf(sheet: Sheet): (space: Space) => string {
  const texture = new Map(sheet.terrain.map((terrain) => [terrain.key, terrain.texture]));
  return (space) => {
    if (space.look) return space.look;
    const given = texture.get(space.terrain) ?? 'plain';
    return LIKE[given] ?? given;
  };
}

/** The pen that a space's ground is coloured with. */
export function groundOf(sheet: Sheet): (space: Space) => string {
  const of = textureOf(sheet);
  return (space) => {
    const kind = of(space);
    return `ground-${GROUNDS.has(kind) ? kind : WET.has(kind) ? 'water' : 'plain'}`;
  };
}

/** Whether a space touches no other: an area or a box of its own, not part of a grid. */
function isAlone(space: Space, edges: ReadonlyMap<string, Edge>): boolean {
  const outline = space.outline.map(scaled);
  return outline.every(
    (from, place) =>
      (edges.get(edgeKey(from, outline[(place + 1) % outline.length]!))?.spaces.length ?? 1) === 1,
  );
}

/** What a space's ground is dressed with. */
type Dress = (ink: Ink, space: Space, kind: string, courses: readonly Course[]) => void;

/** How far trees and houses stand from the middle of roads, railways and rivers. */
const CLEAR: Record<string, number> = { road: 15, track: 12, rail: 14, railway: 14, river: 24 };

/** Everything printed on a sheet but words and marks. */
export function paint(sheet: Sheet): Painted[] {
  const plots = (sheet.patches ?? []).filter(isBuilding).map(({ outline }): Plot => outline.map(scaled));
  return drawn(sheet, (ink, space, kind, courses) => {
    const near = coursesNear(space, courses);
    if (space.look) return quarter(ink, space, kind, near, plotsNear(space, plots));
    if (!WET.has(kind) && !PLAIN.has(kind)) mottle(ink, space);
    if (!looked(ink, space, kind, near)) texturise(ink, space, kind, near);
  });
}

/** The buildings that may stand in a space. */
function plotsNear(space: Space, plots: readonly Plot[]): Plot[] {
  const [x, y] = scaled(space.centre);
  return plots.filter((plot) => plot.some(([px, py]) => Math.hypot(px - x, py - y) < 600));
}

/** The same without its textures: quick to draw, to have something to look at in the meantime. */
export function sketch(sheet: Sheet): Painted[] {
  return drawn(sheet);
}

/** The ground, its edges and its lines; dressed or bare. */
function drawn(sheet: Sheet, dress?: Dress): Painted[] {
  const inks = new Map<string, Map<string, string[]>>();
  const inkFor =
    (piece: string): Ink =>
    (pen, path) => {
      const pieces = inks.get(pen) ?? new Map<string, string[]>();
      inks.set(pen, pieces);
      const drawn = pieces.get(piece);
      if (drawn) drawn.push(path);
      else pieces.set(piece, [path]);
    };
  const piece = sheet.spaces.some(({ look }) => look) ? TOWN_PIECE : PIECE;
  const inkAt = ([x, y]: Point) => inkFor(`${Math.floor(x / piece)},${Math.floor(y / piece)}`);
  const of = textureOf(sheet);
  const ground = groundOf(sheet);
  const courses = (sheet.lines ?? [])
    .filter(({ kind }) => kind in CLEAR)
    .map(({ kind, points }) => ({ kind, points: points.map(scaled), clear: CLEAR[kind]! }));
  const edges = edgesOf(sheet.spaces);
  if (sheet.scenery?.length) scenery(inkFor('scenery'), sheet.scenery);
  else if (sheet.spaces.some(({ look }) => look)) {
    country(inkAt, sheet);
    if (dress) bushland(inkAt, sheet, courses);
  } else if (isSparse(sheet)) backdrop(inkAt, sheet);
  if (dress)
    (sheet.patches ?? []).forEach((one, place) => patch(inkAt(scaled(one.outline[0]!)), one, place, courses));
  for (const space of sheet.spaces) {
    const ink = inkAt(scaled(space.centre));
    const outline = space.outline.map(scaled);
    const shape = polygon(natural(outline));
    const kind = of(space);
    const alone = isAlone(space, edges);
    if (alone && !space.look) ink('area-shadow', polygon(outline.map(([x, y]): Point => [x + 5, y + 7])));
    ink(ground(space), space.look ? soft(space, edges) : alone ? polygon(outline) : shape);
    for (let level = 1; level <= Math.min(4, space.level ?? 0); level++) ink(`level-${level}`, shape);
    if (space.look) fronts(ink, space, edges);
    else ink(kind === 'abroad' ? 'far-grid' : alone || kind === 'zone' ? 'rim' : 'grid', polygon(outline));
    dress?.(ink, space, kind, courses);
  }
  for (const edge of edges.values()) {
    const ink = inkAt(edge.from);
    relief(ink, edge);
    shores(ink, edge, of);
  }
  links(inkFor('links'), sheet);
  (sheet.lines ?? []).forEach(({ kind, points }, place) =>
    way(inkFor(kind.endsWith('-lane') ? 'lanes' : `line ${place}`), kind, points.map(scaled)),
  );
  const known = new Set(PENS);
  const pens = [...PENS, ...[...inks.keys()].filter((pen) => !known.has(pen))];
  return pens.flatMap((pen) =>
    [...(inks.get(pen) ?? [])].map(([piece, paths]) => ({
      key: `${pen} ${piece}`,
      pen,
      path: paths.join(''),
    })),
  );
}

/** Patches of a lighter or darker shade. */
function mottle(ink: Ink, space: Space): void {
  const random = seeded(`${space.id} mottle`);
  for (const [x, y] of scatter(space, 3, 50, [], random)) {
    const size = 24 + random() * 34;
    const corners = Array.from({ length: 7 }, (_, corner): Point => {
      const angle = (corner * 2 * Math.PI) / 7;
      const reach = size * (0.6 + random() * 0.5);
      return [x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach * 0.8];
    });
    ink(
      random() < 0.5 ? 'mottle-dark' : 'mottle-light',
      `${smooth([...corners, corners[0]!, corners[1]!])}Z`,
    );
  }
}

/** Whether most of the sheet lies outside all spaces: a map of areas and the lines between them. */
function isSparse(sheet: Sheet): boolean {
  const covered = sheet.spaces.reduce((sum, { outline }) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    return sum + (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  }, 0);
  return (sheet.links?.length ?? 0) > 0 && covered < 0.45 * sheet.size[0] * sheet.size[1];
}

/** The ground of open country. */
function country(inkAt: (spot: Point) => Ink, sheet: Sheet): void {
  const [wide, high] = scaled(sheet.size);
  inkAt([0, 0])('backdrop', polygon([[0, 0], [wide, 0], [wide, high], [0, high]])); // prettier-ignore
}

/** Open country around the areas. */
function backdrop(inkAt: (spot: Point) => Ink, sheet: Sheet): void {
  const [wide, high] = scaled(sheet.size);
  const random = seeded('open-country');
  country(inkAt, sheet);
  const areas = sheet.spaces.map(({ centre, outline }) => ({
    middle: scaled(centre),
    reach: Math.max(...outline.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]))) * 100 + 20,
  }));
  for (let spots = (wide * high) / 9000; spots > 0; spots--) {
    const spot: Point = [random() * wide, random() * high];
    if (areas.some(({ middle, reach }) => Math.hypot(middle[0] - spot[0], middle[1] - spot[1]) < reach))
      continue;
    const ink = inkAt(spot);
    const kind = random();
    if (kind < 0.72) tuft(ink, spot, 8, random);
    else if (kind < 0.9) bush(ink, spot, 9, random);
    else tree(ink, spot, 11, random);
  }
}

/** The bush around a town: grass, thin trees, termite hills. */
function bushland(inkAt: (spot: Point) => Ink, sheet: Sheet, courses: readonly Course[]): void {
  const [wide, high] = scaled(sheet.size);
  const random = seeded('bushland');
  const grounds = [...sheet.spaces, ...(sheet.patches ?? [])].map(({ outline }) => outline.map(scaled));
  const taken = [
    ...grounds.map((corners) => ({ near: about(corners, 0), on: (spot: Point) => inside(spot, corners) })),
    ...courses.map((course) => ({
      near: about(course.points, course.clear + 6),
      on: (spot: Point) => isOn(spot, { ...course, clear: course.clear + 6 }),
    })),
  ];
  for (let spots = (wide * high) / 6000; spots > 0; spots--) {
    const spot: Point = [random() * wide, random() * high];
    if (taken.some(({ near, on }) => near(spot) && on(spot))) continue;
    const ink = inkAt(spot);
    const kind = random();
    if (kind < 0.4) tuft(ink, spot, 8, random);
    else if (kind < 0.46) termites(ink, spot, random);
    else crown(ink, spot, random, kind < 0.8);
  }
}

function edgesOf(spaces: readonly Space[]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const space of spaces) {
    space.outline.forEach((start, place) => {
      const [from, to] = [scaled(start), scaled(space.outline[(place + 1) % space.outline.length]!)];
      const key = edgeKey(from, to);
      const known = edges.get(key);
      if (known) known.spaces.push(space);
      else edges.set(key, { from, to, spaces: [space] });
    });
  }
  return edges;
}

/** A drop in the ground: contour, hachures downhill, light from the north-west. */
function relief(ink: Ink, { from, to, spaces }: Edge): void {
  const [one, other] = spaces;
  if (!one || !other || (one.level ?? 0) === (other.level ?? 0)) return;
  const [high, low] = (one.level ?? 0) > (other.level ?? 0) ? [one, other] : [other, one];
  const [hx, hy] = scaled(high.centre);
  const [lx, ly] = scaled(low.centre);
  const away = Math.hypot(lx - hx, ly - hy);
  const [dx, dy] = [(lx - hx) / away, (ly - hy) / away];
  const points = wobbly(from, to);
  ink('contour', line(points));
  const lit = dx * -0.6 + dy * -0.8 > 0;
  const band = [...points, ...points.map(([x, y]): Point => [x + dx * 13, y + dy * 13]).reverse()];
  ink(lit ? 'slope-light' : 'slope-dark', polygon(band));
  const random = seeded(edgeKey(from, to) + 'h');
  for (let i = 0; i < points.length - 1; i++) {
    for (const part of [0.2, 0.7]) {
      const [x, y] = [
        points[i]![0] + (points[i + 1]![0] - points[i]![0]) * part,
        points[i]![1] + (points[i + 1]![1] - points[i]![1]) * part,
      ];
      const length = 7 + random() * 7;
      const tip: Point = [x + dx * length + (random() - 0.5) * 2, y + dy * length + (random() - 0.5) * 2];
      ink('hachure', line([[x, y], tip]));
    }
  }
}

function shores(ink: Ink, { from, to, spaces }: Edge, of: (space: Space) => string): void {
  const [one, other] = spaces;
  if (!one || !other || WET.has(of(one)) === WET.has(of(other))) return;
  const wet = WET.has(of(one)) ? one : other;
  const [wx, wy] = scaled(wet.centre);
  const points = wobbly(from, to);
  ink('shore', line(points));
  for (const inward of [0.1, 0.2]) {
    ink('shallow', line(points.map(([x, y]): Point => [x + (wx - x) * inward, y + (wy - y) * inward])));
  }
}

/** The outline of a space, side by side: the corners along which it has one and the same neighbour, or none. */
function sides(space: Space, edges: ReadonlyMap<string, Edge>): { other: string; points: Point[] }[] {
  const corners = space.outline.map(scaled);
  const found: { other: string; points: Point[] }[] = [];
  corners.forEach((from, place) => {
    const to = corners[(place + 1) % corners.length]!;
    const other = edges.get(edgeKey(from, to))?.spaces.find(({ id }) => id !== space.id)?.id ?? '';
    const last = found.at(-1);
    if (last && last.other === other) last.points.push(to);
    else found.push({ other, points: [from, to] });
  });
  const [first, last] = [found[0]!, found.at(-1)!];
  if (found.length > 1 && first.other === last.other) {
    first.points.unshift(...last.points.slice(0, -1));
    found.pop();
  }
  return found;
}

/** The ground of a quarter: soft along each of its sides, so that neighbours leave nothing between them. */
function soft(space: Space, edges: ReadonlyMap<string, Edge>): string {
  const all = sides(space, edges);
  if (all.length === 1) return round(space.outline.map(scaled));
  return `${all.map(({ points }, place) => (place ? smooth(points).replace('M', 'L') : smooth(points))).join('')}Z`;
}

/** Looks of the open country: no green belt around them. */
const OPEN = new Set(['roadside', 'trackside', 'plain', 'airfield']);

/** Where two quarters meet runs a street; at the rim of a town a belt of trees keeps it from the next. */
function fronts(ink: Ink, space: Space, edges: ReadonlyMap<string, Edge>): void {
  const all = sides(space, edges);
  for (const { other, points } of all) {
    const path = all.length === 1 ? round(space.outline.map(scaled)) : smooth(points);
    if (!other) {
      if (!OPEN.has(space.look!)) {
        ink('belt', path);
        ink('belt-trees', path);
      }
      ink('quarter-rim', path);
    }
    if (other && space.id < other) {
      ink('front-edge', path);
      ink('front', path);
      ink('front-trees', path);
    }
  }
}

function way(ink: Ink, kind: string, points: readonly Point[]): void {
  if (kind === 'road') {
    const path = smooth(points);
    ink('road-edge', path);
    ink('road', path);
  } else if (kind === 'rail' || kind === 'railway') {
    ink('rail-bed', smooth(points));
    ink('rail', smooth(points));
    ink('rail-ties', smooth(points));
  } else if (kind === 'dry-river') {
    const bed = points.length === 2 ? line(wobbly(points[0]!, points[1]!, 0.08)) : smooth(points);
    for (const pen of ['wadi-bank', 'wadi', 'wadi-stones']) ink(pen, bed);
  } else if (kind === 'river') {
    const bed = points.length === 2 ? line(wobbly(points[0]!, points[1]!, 0.07)) : smooth(points);
    ink('river-edge', bed);
    ink('river', bed);
  } else if (kind === 'air-lane' || kind === 'sea-lane') {
    ink(`${kind}-edge`, smooth(points));
    ink(kind, smooth(points));
  } else if (kind === 'coast') {
    if (isClosed(points)) ink('lake', polygon(points));
    ink('coast', line(points));
  } else if (kind === 'border') {
    ink('border-band', line(points));
    ink('border', line(points));
  } else if (kind === 'zone') {
    const edge = round(points.slice(1));
    ink('zone-band', edge);
    ink('zone', edge);
  } else if (kind === 'track') {
    ink('track-edge', smooth(points));
    ink('track', smooth(points));
  } else if (kind === 'embankment') {
    ink('embankment', line(points));
  } else if (kind === 'navigable') {
    ink('navigable', smooth(points));
  } else if (kind === 'falls') {
    ink('falls', rapids(points));
  } else if (kind === 'bridge') {
    ink('bridge-edge', line(points));
    ink('bridge', line(points));
  } else if (kind === 'cease-fire' || kind === 'limit') {
    ink('cease-fire-band', smooth(points));
    ink('cease-fire', smooth(points));
  } else {
    ink('path', smooth(points));
  }
}

/** White bars across a river that no boat passes. */
function rapids(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, place) => {
      const [x, y] = points[place]!;
      const [dx, dy] = [to[0] - x, to[1] - y];
      const long = Math.hypot(dx, dy) || 1;
      const [ax, ay] = [(-dy / long) * 7, (dx / long) * 7];
      return [0.25, 0.42, 0.58, 0.75]
        .map((part) => [x + dx * part, y + dy * part] as const)
        .map(([u, v]) =>
          line([
            [u - ax, v - ay],
            [u + ax, v + ay],
          ]),
        )
        .join('');
    })
    .join('');
}

function isClosed(points: readonly Point[]): boolean {
  const [from, to] = [points[0]!, points.at(-1)!];
  return points.length > 3 && Math.hypot(from[0] - to[0], from[1] - to[1]) < 1;
}

/** A little arrow for where things may come in or go out, pointing from the middle of the board. */
export function outward(space: Space, sheet: Sheet): number {
  const [cx, cy] = [sheet.size[0] / 2, sheet.size[1] / 2];
  const [dx, dy] = [space.centre[0] - cx, space.centre[1] - cy];
  const [ax, ay] = [Math.abs(dx) / sheet.size[0], Math.abs(dy) / sheet.size[1]];
  return ax > ay ? (dx > 0 ? 0 : 180) : dy > 0 ? 90 : 270;
}
