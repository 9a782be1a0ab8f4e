// Shapes of the printed board, in units of a hundredth of the sheet's.

import type { Point, Space } from '../lib/types';

export const UNIT = 100;

/** Random numbers that are the same whenever the same thing is drawn. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
export const scaled = ([x, y]: Point): Point => [x * UNIT, y * UNIT];
export const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;

export function corner([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

export function edgeKey(a: Point, b: Point): string {
  const [one, other] = [corner(a), corner(b)];
  return one < other ? `${one};${other}` : `${other};${one}`;
}

/** The way from one corner to the next as a hand would draw it; the same seen from both sides. */
export function wobbly(a: Point, b: Point, size = 0.055): Point[] {
  const forward = corner(a) < corner(b);
  const [from, to] = forward ? [a, b] : [b, a];
  const random = seeded(edgeKey(a, b));
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const steps = Math.max(2, Math.round(length / 14));
  const points: Point[] = [from];
  let drift = 0;
  for (let i = 1; i < steps; i++) {
    const along = i / steps;
    drift = drift * 0.55 + (random() - 0.5) * 2 * size * length;
    const off = drift * Math.sin(Math.PI * along);
    points.push([from[0] + dx * along - (dy / length) * off, from[1] + dy * along + (dx / length) * off]);
  }
  points.push(to);
  return forward ? points : points.reverse();
}

/** The outline of a space with hand-drawn edges. */
export function natural(outline: readonly Point[]): Point[] {
  return outline.flatMap((from, place) => wobbly(from, outline[(place + 1) % outline.length]!).slice(0, -1));
}

/** A soft line along points: from the first to the last, and through the middle between every two. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return line(points);
  let path = `M${at(points[0]!)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [here, next] = [points[i]!, points[i + 1]!];
    const end: Point = i === points.length - 2 ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    path += `Q${at(here)} ${at(end)}`;
  }
  return path;
}

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

export function fromSegment([px, py]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.max(0, Math.min(1, ((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - a[0] - dx * along, py - a[1] - dy * along);
}

/** A road, a railway or a river, and how far from it things stand. */
export interface Course {
  kind: string;
  points: readonly Point[];
  clear: number;
}

/** The courses that come near a space; on a large board that is few of them. */
export function coursesNear(space: Space, courses: readonly Course[]): Course[] {
  const [xs, ys] = [space.outline.map(([x]) => x * UNIT), space.outline.map(([, y]) => y * UNIT)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return courses.filter(({ points, clear }) =>
    points.some(([x2, y2], i) => {
      const [x1, y1] = points[Math.max(0, i - 1)]!;
      return (
        Math.max(x1, x2) > left - clear &&
        Math.min(x1, x2) < right + clear &&
        Math.max(y1, y2) > top - clear &&
        Math.min(y1, y2) < bottom + clear
      );
    }),
  );
}

/** Whether a spot may lie on something: within so much of the box around it. */
export function about(points: readonly Point[], margin: number): (spot: Point) => boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  return ([x, y]) => x > left && x < right && y > top && y < bottom;
}

/** Spots scattered over a space, no two too near each other and none on a road or in a river. */
export function scatter(
  space: Space,
  count: number,
  apart: number,
  courses: readonly Course[],
  random: () => number,
): Point[] {
  const [cx, cy] = scaled(space.centre);
  const outline = space.outline.map(scaled);
  const radius = Math.max(...outline.map(([x, y]) => Math.hypot(x - cx, y - cy)));
  const found: Point[] = [];
  for (let tries = 0; tries < count * 9 && found.length < count; tries++) {
    const spot: Point = [cx + (random() - 0.5) * 2 * radius, cy + (random() - 0.5) * 2 * radius];
    if (!inside(spot, outline)) continue;
    if (found.some((other) => Math.hypot(other[0] - spot[0], other[1] - spot[1]) < apart)) continue;
    if (courses.some((course) => isOn(spot, course))) continue;
    found.push(spot);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

export function isOn(spot: Point, { points, clear }: Course): boolean {
  return points.some((to, i) => i > 0 && fromSegment(spot, points[i - 1]!, to) < clear);
}

/** From the middle of a stack to its farthest corner, in the sheet's units. */
const STACK = 0.98;

/** How large a space is: the side of a square that is as large. */
export function sizeOf({ outline }: Space): number {
  const area = outline.reduce((sum, [x, y], place) => {
    const [u, v] = outline[(place + 1) % outline.length]!;
    return sum + x * v - u * y;
  }, 0);
  return Math.sqrt(Math.abs(area) / 2);
}

/** How much room a space has for counters, against a hex of the usual size. */
export function roomOf(space: Space): number {
  const [cx, cy] = space.centre;
  const nearest = Math.min(
    ...space.outline.map((from, place) =>
      fromSegment([cx, cy], from, space.outline[(place + 1) % space.outline.length]!),
    ),
  );
  if (space.look) return Math.min(1.8, Math.max(0.5, nearest / STACK));
  return Math.min(1.5, Math.max(0.7, nearest / 0.866));
}

/** Where the marks of a space lie: under its counters, and inside of it. */
export function foot(space: Space): Point {
  const [x, y] = scaled(space.centre);
  return [x, y + (space.look ? Math.max(50, roomOf(space) * 78) : 50)];
}

/** Points left, as people write them. */
export function points(left: number): string {
  return Number.isInteger(left) ? String(left) : `${Math.floor(left) || ''}½`;
}

/** The space that one comes to from another by going a way: the nearest that lies that way rather than aside. */
export function neighbour(spaces: readonly Space[], from: string, [wx, wy]: Point): string {
  const start = spaces.find(({ id }) => id === from)?.centre;
  if (!start) return '';
  let best = '';
  let least = Infinity;
  for (const { id, centre } of spaces) {
    const [dx, dy] = [centre[0] - start[0], centre[1] - start[1]];
    const along = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (along <= 0.1 || aside > along * 1.2) continue;
    const cost = along + aside * 1.5;
    if (cost < least) [least, best] = [cost, id];
  }
  return best;
}
