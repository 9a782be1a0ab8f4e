// The small drawings that terrain is made of. Each adds to the paths of its kind of ink.

import type { Point } from '../lib/types';
import { line, n, polygon } from './geometry';

/** Ink: what has been drawn so far, by kind of pen. */
export type Ink = (pen: string, path: string) => void;

type Glyph = (ink: Ink, spot: Point, size: number, random: () => number) => void;

const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

function lumpy(x: number, y: number, r: number, lumps: number, random: () => number): string {
  const turn = random() * Math.PI;
  const points = Array.from({ length: lumps }, (_, i): Point => {
    const angle = turn + (i / lumps) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  const bulge = n(r * (2.1 / lumps) * 1.25);
  return `M${n(points[0]![0])} ${n(points[0]![1])}${[...points.slice(1), points[0]!]
    .map(([px, py]) => `A${bulge} ${bulge} 0 0 1 ${n(px)} ${n(py)}`)
    .join('')}Z`;
}

export const tree: Glyph = (ink, [x, y], size, random) => {
  ink('shadow', circle(x + size * 0.22, y + size * 0.28, size * 0.95));
  ink('leaf', lumpy(x, y, size, 6, random));
  ink('leaf-light', circle(x - size * 0.3, y - size * 0.32, size * 0.4));
};

export const fir: Glyph = (ink, [x, y], size) => {
  ink('shadow', circle(x + size * 0.25, y + size * 0.35, size * 0.75));
  const layer = (up: number, wide: number): Point[] => [
    [x, y - size * (up + 0.95)],
    [x + size * wide, y - size * up + size * 0.15],
    [x - size * wide, y - size * up + size * 0.15],
  ];
  ink('fir', polygon(layer(-0.45, 0.82)) + polygon(layer(0.05, 0.66)) + polygon(layer(0.5, 0.48)));
};

export const bush: Glyph = (ink, [x, y], size, random) => {
  ink('shadow', circle(x + size * 0.15, y + size * 0.25, size * 0.8));
  ink('bush', lumpy(x, y, size * 0.85, 5, random));
};

export const tuft: Glyph = (ink, [x, y], size, random) => {
  const lean = (random() - 0.5) * size * 0.5;
  ink(
    'tuft',
    [-0.55, 0, 0.55]
      .map((side) => `M${n(x + side * size * 0.5)} ${n(y)}l${n(side * size * 0.6 + lean)} ${n(-size)}`)
      .join(''),
  );
};

export const blades: Glyph = (ink, [x, y], size, random) => {
  const lean = (random() - 0.3) * size * 0.7;
  ink(
    'blade',
    [-0.8, -0.4, 0, 0.4, 0.8]
      .map(
        (s) =>
          `M${n(x + s * size * 0.5)} ${n(y)}q${n(lean * 0.2)} ${n(-size * 0.8)} ${n(lean + s * size * 0.5)} ${n(-size * 1.3)}`,
      )
      .join(''),
  );
};

export const rock: Glyph = (ink, [x, y], size, random) => {
  const corners = 6;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI + random() * 0.6;
    const reach = size * (0.7 + random() * 0.45);
    return [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.85];
  });
  ink('shadow', polygon(points.map(([px, py]): Point => [px + size * 0.25, py + size * 0.3])));
  ink('rock', polygon(points));
  const top: Point = [x - size * 0.1, y - size * 0.15];
  ink('rock-edge', [points[1]!, points[3]!, points[5]!].map((to) => line([top, to])).join(''));
};

export const house: Glyph = (ink, [x, y], size, random) => {
  const turn = (random() - 0.5) * 0.9 + (random() < 0.5 ? Math.PI / 2 : 0);
  const [w, h] = [size * (0.9 + random() * 0.5), size * (0.62 + random() * 0.2)];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const put = (dx: number, dy: number, off = 0): Point => [
    x + dx * c - dy * s + off,
    y + dx * s + dy * c + off,
  ];
  ink('shadow', polygon([put(-w, -h, 5), put(w, -h, 5), put(w, h, 5), put(-w, h, 5)]));
  ink('roof', polygon([put(-w, -h), put(w, -h), put(w, 0), put(-w, 0)]));
  ink('roof-dark', polygon([put(-w, 0), put(w, 0), put(w, h), put(-w, h)]));
};

/** Rows of a field, all in one direction. */
export function field(ink: Ink, [x, y]: Point, size: number, random: () => number): void {
  const turn = Math.floor(random() * 3) * (Math.PI / 3) + (random() - 0.5) * 0.3;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const put = (dx: number, dy: number): Point => [x + dx * c - dy * s, y + dx * s + dy * c];
  const [w, h] = [size * (0.85 + random() * 0.3), size * (0.6 + random() * 0.25)];
  ink('field', polygon([put(-w, -h), put(w, -h), put(w, h), put(-w, h)]));
  for (let row = -h + 4; row < h; row += 6.5) ink('furrow', line([put(-w + 2, row), put(w - 2, row)]));
}

export const wave: Glyph = (ink, [x, y], size) => {
  ink('wave', `M${n(x - size)} ${n(y)}q${n(size * 0.5)} ${n(-size * 0.5)} ${n(size)} 0t${n(size)} 0`);
};

export const stone: Glyph = (ink, [x, y], size, random) => {
  ink('stone', circle(x, y, size * (0.4 + random() * 0.3)));
};

export const speck: Glyph = (ink, [x, y], size) => {
  ink('speck', circle(x, y, size * 0.16));
};

export const peak: Glyph = (ink, [x, y], size, random) => {
  const [w, h] = [size * (0.75 + random() * 0.2), size * (0.85 + random() * 0.3)];
  const top: Point = [x + (random() - 0.5) * 4, y - h];
  const foot: Point = [x + w * 0.12, y];
  ink('peak', polygon([[x - w, y], top, foot]));
  ink('peak-dark', polygon([foot, top, [x + w, y]]));
};

export const hill: Glyph = (ink, [x, y], size) => {
  ink('contour', `M${n(x - size)} ${n(y)}q${n(size)} ${n(-size * 1.2)} ${n(size * 2)} 0`);
  ink('hachure', [-0.5, -0.15, 0.2, 0.5].map((s) => `M${n(x + s * size)} ${n(y - size * (0.52 - s * s * 0.5))}l${n(s * 5 + 1)} ${n(size * 0.3)}`).join('')); // prettier-ignore
};

export const reeds: Glyph = (ink, [x, y], size) => {
  ink('reed', `M${n(x - size)} ${n(y)}h${n(size * 2)}M${n(x - size * 0.5)} ${n(y)}l${n(-size * 0.25)} ${n(-size)}M${n(x)} ${n(y)}v${n(-size * 1.2)}M${n(x + size * 0.5)} ${n(y)}l${n(size * 0.25)} ${n(-size)}`); // prettier-ignore
};

export const dune: Glyph = (ink, [x, y], size) => {
  ink('dune', `M${n(x - size)} ${n(y)}q${n(size * 0.8)} ${n(-size * 0.7)} ${n(size * 2)} 0`);
};
