// The texture of one space: trees, houses, waves and works, strewn over it, always in the same places.

import type { Point, Space } from '../lib/types';
import { line, polygon, scaled, scatter, seeded, wobbly, type Course } from './geometry';
import {
  blades,
  bush,
  dune,
  field,
  fir,
  hill,
  house,
  peak,
  reeds,
  rock,
  speck,
  stone,
  tree,
  tuft,
  wave,
  type Ink,
} from './glyphs';

/** Draws what covers a space; roads, railways and rivers are left free. */
export function texturise(ink: Ink, space: Space, kind: string, courses: readonly Course[]): void {
  const random = seeded(space.id);
  const spots = (count: number, apart: number) => scatter(space, count, apart, courses, random);
  switch (kind) {
    case 'woods':
      for (const spot of spots(15, 26)) tree(ink, spot, 13 + random() * 5, random);
      break;
    case 'forest':
      for (const spot of spots(22, 21)) (random() < 0.65 ? fir : tree)(ink, spot, 15 + random() * 4, random);
      break;
    case 'town':
      for (const spot of spots(14, 31)) house(ink, spot, 14, random);
      break;
    case 'crops':
      for (const spot of spots(5, 62)) field(ink, spot, 36, random);
      break;
    case 'grass':
      for (const spot of spots(26, 22)) blades(ink, spot, 11 + random() * 4, random);
      break;
    case 'bush':
      for (const spot of spots(15, 27)) bush(ink, spot, 11 + random() * 6, random);
      break;
    case 'rocks':
      for (const spot of spots(8, 38)) rock(ink, spot, 11 + random() * 10, random);
      for (const spot of spots(6, 30)) speck(ink, spot, 16, random);
      break;
    case 'scrub':
      for (const spot of spots(12, 30)) (random() < 0.35 ? bush : tuft)(ink, spot, 7 + random() * 3, random);
      break;
    case 'water':
      for (const spot of spots(9, 40)) wave(ink, spot, 10, random);
      break;
    case 'ford':
      for (const spot of spots(5, 44)) wave(ink, spot, 10, random);
      for (const spot of spots(16, 17)) stone(ink, spot, 9, random);
      break;
    case 'bridge':
      for (const spot of spots(6, 44)) wave(ink, spot, 10, random);
      bridge(ink, space, courses);
      break;
    case 'trench':
      works(ink, space);
      break;
    case 'walls':
      walls(ink, space);
      break;
    case 'gully':
      gully(ink, space, random);
      break;
    case 'savanna':
      for (const spot of spots(6, 40)) tuft(ink, spot, 7, random);
      for (const spot of spots(2, 60)) tree(ink, spot, 8, random);
      break;
    case 'swamp':
      for (const spot of spots(9, 30)) reeds(ink, spot, 9, random);
      for (const spot of spots(5, 40)) wave(ink, spot, 9, random);
      break;
    case 'hills':
      for (const spot of spots(4, 50)) hill(ink, spot, 17 + random() * 6, random);
      for (const spot of spots(4, 40)) tuft(ink, spot, 6, random);
      break;
    case 'mountain':
      for (const spot of spots(5, 46)) peak(ink, spot, 24 + random() * 10, random);
      break;
    case 'desert':
      for (const spot of spots(6, 42)) dune(ink, spot, 14, random);
      break;
    case 'cliff':
      for (const spot of spots(14, 26)) rock(ink, spot, 12 + random() * 8, random);
      break;
    default:
      for (const spot of spots(3, 50)) tuft(ink, spot, 6, random);
      for (const spot of spots(4, 36)) speck(ink, spot, 9, random);
  }
}

function ring(space: Space, inner: number): Point[] {
  const [cx, cy] = scaled(space.centre);
  return space.outline.map(scaled).map(([x, y]): Point => [cx + (x - cx) * inner, cy + (y - cy) * inner]);
}

/** Earthworks: a zigzag of banks just inside the edge. */
function works(ink: Ink, space: Space): void {
  const zigzag: Point[] = [];
  const [inner, outer] = [ring(space, 0.66), ring(space, 0.82)];
  inner.forEach((from, place) => {
    const [to, out, outNext] = [
      inner[(place + 1) % inner.length]!,
      outer[place]!,
      outer[(place + 1) % outer.length]!,
    ];
    for (let step = 0; step < 4; step++) {
      const along = step / 4;
      const [a, b] = step % 2 ? [out, outNext] : [from, to];
      zigzag.push([a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along]);
    }
  });
  ink('work-bank', polygon(zigzag));
  ink('work', polygon(zigzag));
}

function walls(ink: Ink, space: Space): void {
  const path = polygon(ring(space, 0.74));
  ink('wall', path);
  ink('wall-joints', path);
}

/** A dry bed with a bank on both sides. */
function gully(ink: Ink, space: Space, random: () => number): void {
  const [cx, cy] = scaled(space.centre);
  for (const part of [0.58, 0.8]) {
    const bank = ring(space, part);
    bank.forEach((from, place) => {
      const to = bank[(place + 1) % bank.length]!;
      ink('bank', line(wobbly(from, to, 0.09)));
      for (let along = 0.08; along < 1; along += 0.12) {
        const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
        const away = Math.hypot(cx - x, cy - y);
        const length = 6 + random() * 5;
        ink('hachure', line([[x, y], [x + ((cx - x) / away) * length, y + ((cy - y) / away) * length]])); // prettier-ignore
      }
    });
  }
}

function bridge(ink: Ink, space: Space, courses: readonly Course[]): void {
  const [cx, cy] = scaled(space.centre);
  let turn = Math.PI / 2;
  for (const { points: road } of courses.filter(({ kind }) => kind === 'road')) {
    const place = road.findIndex(([x, y]) => Math.hypot(x - cx, y - cy) < 1);
    if (place < 0) continue;
    const [a, b] = [road[place - 1] ?? road[place]!, road[place + 1] ?? road[place]!];
    turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  }
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const put = (dx: number, dy: number): Point => [cx + dx * c - dy * s, cy + dx * s + dy * c];
  ink('planks', polygon([put(-82, -17), put(82, -17), put(82, 17), put(-82, 17)]));
  for (let x = -76; x < 80; x += 9) ink('plank-lines', line([put(x, -17), put(x, 17)]));
}
