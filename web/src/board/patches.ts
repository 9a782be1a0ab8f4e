// Ground that is no space, and single buildings, each drawn into its outline.

import type { Patch, Point, Space } from '../lib/types';
import { coursesNear, line, n, polygon, scaled, scatter, seeded, type Course } from './geometry';
import { field, type Ink } from './glyphs';
import { crown, middleOf, mound, quarter, round } from './quarters';

/** A building's own board: -1 to 1 along its first side and along its second. */
interface Frame {
  put: (u: number, v: number) => Point;
  square: (u: number, v: number, wide: number, deep: number) => Point[];
  long: number;
  short: number;
}

function frameOf(corners: readonly Point[]): Frame {
  const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
  const [cx, cy] = middleOf(corners);
  const [ux, uy] = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  const [vx, vy] = [(c[0] - b[0]) / 2, (c[1] - b[1]) / 2];
  const put = (u: number, v: number): Point => [cx + u * ux + v * vx, cy + u * uy + v * vy];
  return {
    put,
    square: (u, v, wide, deep) => [
      put(u - wide, v - deep),
      put(u + wide, v - deep),
      put(u + wide, v + deep),
      put(u - wide, v + deep),
    ],
    long: Math.hypot(ux, uy),
    short: Math.hypot(vx, vy),
  };
}

/** A house with its shadow and the side that lies away from the sun. */
function building(
  ink: Ink,
  { square }: Frame,
  pen: string,
  u: number,
  v: number,
  wide: number,
  deep: number,
): void {
  const corners = square(u, v, wide, deep);
  ink('building-shadow', polygon(corners.map(([x, y]): Point => [x + 6, y + 8])));
  ink(pen, polygon(corners));
  ink(`${pen}-dark`, polygon(square(u, v + deep / 2, wide, deep / 2)));
}

type Sketch = (ink: Ink, frame: Frame) => void;

const oval = ({ put, long, short }: Frame, u: number, v: number, part: number): string => {
  const [x, y] = put(u, v);
  const r = Math.min(long, short) * part;
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
};

/** What stands on a plot of four corners. */
const BUILDINGS: Record<string, Sketch> = {
  runway: (ink, frame) => {
    const { put, square } = frame;
    ink('asphalt', polygon(square(0, 0, 1, 1)));
    ink('runway-line', line([put(-0.92, 0), put(0.92, 0)]));
    for (const end of [-0.975, 0.975])
      for (const v of [-0.6, -0.3, 0.3, 0.6])
        ink('runway-bar', line([put(end - 0.012, v), put(end + 0.012, v)]));
  },
  apron: (ink, { square, put }) => {
    ink('concrete', polygon(square(0, 0, 1, 1)));
    for (const u of [-0.55, 0, 0.55]) {
      ink('plane', line([put(u, -0.7), put(u, 0.7)]) + line([put(u - 0.16, -0.1), put(u + 0.16, -0.1)]));
    }
  },
  stadium: (ink, { square, put, long, short }) => {
    const ring = (part: number) => round([...Array(12).keys()].map((k) => put(Math.cos((k * Math.PI) / 6) * part * 1.15, Math.sin((k * Math.PI) / 6) * part * 1.15))); // prettier-ignore
    void [long, short];
    ink('stand', ring(1));
    ink('track-lane', ring(0.82));
    ink('grass', polygon(square(0, 0, 0.52, 0.42)));
    ink('pitch-line', `${polygon(square(0, 0, 0.52, 0.42))}${line([put(0, -0.42), put(0, 0.42)])}`);
  },
  pitch: (ink, { square, put }) => {
    ink('grass', polygon(square(0, 0, 1, 1)));
    ink('pitch-line', `${polygon(square(0, 0, 0.92, 0.86))}${line([put(0, -0.86), put(0, 0.86)])}`);
  },
  church: (ink, frame) => {
    building(ink, frame, 'tiled', 0, 0, 0.42, 1);
    building(ink, frame, 'tiled', 0, -0.25, 1, 0.3);
    ink('cross', `${line([frame.put(0, -1.25), frame.put(0, -0.7)])}${line([frame.put(-0.3, -1.05), frame.put(0.3, -1.05)])}`);
  }, // prettier-ignore
  school: (ink, frame) => {
    building(ink, frame, 'tiled', 0, -0.68, 1, 0.32);
    building(ink, frame, 'tiled', -0.84, 0.2, 0.16, 0.8);
    building(ink, frame, 'tiled', 0.84, 0.2, 0.16, 0.8);
    ink('court', polygon(frame.square(0, 0.3, 0.6, 0.5)));
  },
  hospital: (ink, frame) => {
    for (const v of [-0.7, 0, 0.7]) building(ink, frame, 'whitewash', 0, v, 1, 0.19);
    building(ink, frame, 'whitewash', 0, 0, 0.12, 0.8);
    const [x, y] = frame.put(0, 0);
    ink('red-cross-ground', oval(frame, 0, 0, 0.5));
    const arm = frame.short * 0.34;
    ink('red-cross', `M${n(x - arm)} ${n(y)}h${n(arm * 2)}M${n(x)} ${n(y - arm)}v${n(arm * 2)}`);
  },
  hotel: (ink, frame) => {
    building(ink, frame, 'whitewash', 0, 0, 1, 0.6);
    ink('window', line([frame.put(-0.9, 0.45), frame.put(0.9, 0.45)]));
  },
  pool: (ink, { square }) => {
    ink('court', polygon(square(0, 0, 1.35, 1.5)));
    ink('pool', polygon(square(0, 0, 1, 1)));
  },
  post: (ink, frame) => {
    building(ink, frame, 'whitewash', 0, 0, 1, 0.7);
    building(ink, frame, 'tiled', 0, -0.1, 0.3, 0.9);
  },
  station: (ink, frame) => {
    ink('concrete', polygon(frame.square(0, 1, 1.15, 0.5)));
    building(ink, frame, 'tiled', 0, -0.2, 0.8, 0.75);
    building(ink, frame, 'tiled', 0, -0.35, 0.2, 1.1);
  },
  shed: (ink, frame) => building(ink, frame, 'iron', 0, 0, 1, 1),
  hangar: (ink, frame) => building(ink, frame, 'iron', 0, 0, 1, 1),
  barracks: (ink, frame) => {
    ink('court', polygon(frame.square(0, 0, 0.95, 0.95)));
    for (const v of [-0.85, 0.85]) building(ink, frame, 'iron', 0, v, 1, 0.22);
    for (const u of [-0.88, 0.88]) building(ink, frame, 'iron', u, 0, 0.16, 0.7);
  },
  lorries: (ink, { square, put }) => {
    ink('concrete', polygon(square(0, 0, 1, 1)));
    for (const v of [-0.55, 0.05, 0.65]) {
      for (let u = -0.85; u < 0.9; u += 0.24) {
        ink('lorry-shadow', line([put(u + 0.04, v - 0.16), put(u + 0.04, v + 0.22)]));
        ink('lorry', line([put(u, v - 0.2), put(u, v + 0.2)]));
        ink('cab', line([put(u, v - 0.3), put(u, v - 0.2)]));
      }
    }
  },
  tower: (ink, frame) => {
    const [x, y] = frame.put(0, 0);
    const r = Math.min(frame.long, frame.short);
    ink('building-shadow', `M${n(x)} ${n(y + r)}l${n(r * 2.6)} ${n(r * 2.2)}l${n(r * 0.9)} ${n(-r * 0.9)}l${n(-r * 2.4)} ${n(-r * 2.4)}Z`); // prettier-ignore
    ink('whitewash', oval(frame, 0, 0, 1));
    ink('court', oval(frame, 0, 0, 0.55));
  },
  roundabout: (ink, frame) => {
    ink('asphalt', oval(frame, 0, 0, 1));
    ink('grass', oval(frame, 0, 0, 0.55));
    ink('pitch-line', oval(frame, 0, 0, 0.78));
  },
};

/** The ground of patches that have one, and how it is strewn. */
const GROUNDS: Record<string, string> = {
  woods: 'woods',
  fields: 'fields',
  city: 'old_town',
  ponds: 'ponds',
};

/** Whether a patch is a building: things keep away from it. */
export const isBuilding = ({ texture }: Patch): boolean => texture in BUILDINGS;

export function patch(
  ink: Ink,
  { texture, outline }: Patch,
  place: number,
  courses: readonly Course[],
): void {
  const corners = outline.map(scaled);
  const sketch = BUILDINGS[texture];
  if (sketch) return sketch(ink, frameOf(corners));
  if (texture === 'pit' || texture === 'slag') return mound(ink, corners, texture, `${texture} ${place}`);
  ink(`ground-${GROUNDS[texture] ?? 'plain'}`, round(corners));
  const random = seeded(`${texture} ${place}`);
  const [cx, cy] = middleOf(outline);
  const space: Space = { id: `${texture} ${place}`, centre: [cx, cy], outline, terrain: '' };
  const size = areaOf(corners);
  const near = coursesNear(space, courses);
  if (texture === 'city') quarter(ink, space, 'city', near, []);
  else if (texture === 'ponds') ponds(ink, corners, random);
  else if (texture === 'fields')
    for (const spot of scatter(space, size / 5200, 62, near, random)) field(ink, spot, 34, random);
  else for (const spot of scatter(space, size / 950, 20, near, random)) crown(ink, spot, random);
}

function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], place) => {
    const [nx, ny] = corners[(place + 1) % corners.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Settling ponds: basins between dikes, each of another colour. */
function ponds(ink: Ink, corners: readonly Point[], random: () => number): void {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [across, down] = [3, 2];
  for (let column = 0; column < across; column++)
    for (let row = 0; row < down; row++) {
      const spot = (u: number, v: number): Point => {
        const [x, y] = [left + ((column + u) * (right - left)) / across, top + ((row + v) * (bottom - top)) / down];
        const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
        return [cx + (x - cx) * 0.84 + random() * 5, cy + (y - cy) * 0.84 + random() * 5];
      };
      const basin = [spot(0.08, 0.08), spot(0.5, 0.05), spot(0.92, 0.1), spot(0.93, 0.9), spot(0.5, 0.94), spot(0.07, 0.9)];
      ink(`basin-${Math.floor(random() * 3)}`, round(basin));
    } // prettier-ignore
}
