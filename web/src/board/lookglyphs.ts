// Small drawings that give a map its own character: palms and acacias, huts, flat roofs, dunes, buttes, snow.

import type { Point } from '../lib/types';
import { line, n, polygon } from './geometry';
import type { Ink } from './glyphs';

type Glyph = (ink: Ink, spot: Point, size: number, random: () => number) => void;

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** Points turned around a spot, as things that stand askew. */
const askew =
  ([x, y]: Point, turn: number) =>
  (dx: number, dy: number): Point => [
    x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];

/** An umbrella thorn: a trunk that forks under a flat crown. */
export const acacia: Glyph = (ink, [x, y], size, random) => {
  const lean = (random() - 0.5) * size * 0.3;
  const top = y - size * 1.1;
  ink('shadow', ellipse(x + size * 0.35, y + size * 0.12, size * 0.95, size * 0.26));
  ink(
    'trunk',
    `M${n(x)} ${n(y)}L${n(x + lean)} ${n(top + size * 0.45)}M${n(x + lean)} ${n(top + size * 0.45)}L${n(x + lean - size * 0.5)} ${n(top)}M${n(x + lean)} ${n(top + size * 0.45)}L${n(x + lean + size * 0.5)} ${n(top)}`,
  );
  ink(
    'acacia',
    ellipse(x + lean, top - size * 0.08, size, size * 0.34) +
      ellipse(x + lean + size * 0.3, top - size * 0.3, size * 0.55, size * 0.22),
  );
};

/** A palm: a bent trunk and a star of fronds. */
export const palm: Glyph = (ink, [x, y], size, random) => {
  const lean = (random() - 0.5) * size * 0.8;
  const [tx, ty] = [x + lean, y - size * 1.25];
  ink('shadow', ellipse(x + size * 0.3, y + size * 0.1, size * 0.7, size * 0.2));
  ink('trunk', `M${n(x)} ${n(y)}Q${n(x - lean * 0.2)} ${n(y - size * 0.7)} ${n(tx)} ${n(ty)}`);
  const fronds = [200, 235, 270, 305, 340, 20, 160].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [fx, fy] = [tx + Math.cos(angle) * size * 0.85, ty + Math.sin(angle) * size * 0.55 + size * 0.2];
    const [mx, my] = [tx + Math.cos(angle) * size * 0.5, ty + Math.sin(angle) * size * 0.6 - size * 0.1];
    return `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(fx)} ${n(fy)}`;
  });
  ink('frond', fronds.join(''));
};

/** A crown of the rain forest from above: broad, lit from the north-west. */
export const crown: Glyph = (ink, [x, y], size, random) => {
  const lobes = 7;
  const turn = random() * Math.PI;
  const rim = Array.from({ length: lobes }, (_, place): Point => {
    const angle = turn + (place / lobes) * 2 * Math.PI;
    const reach = size * (0.85 + random() * 0.3);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });
  const bulge = n(size * 0.48);
  const shape = `M${n(rim[0]![0])} ${n(rim[0]![1])}${[...rim.slice(1), rim[0]!]
    .map(([px, py]) => `A${bulge} ${bulge} 0 0 1 ${n(px)} ${n(py)}`)
    .join('')}Z`;
  ink(random() < 0.5 ? 'canopy' : 'canopy-dark', shape);
  ink('canopy-light', ellipse(x - size * 0.28, y - size * 0.3, size * 0.42, size * 0.32));
};

/** A round hut under thatch, from above. */
export const hut: Glyph = (ink, [x, y], size) => {
  ink('shadow', ellipse(x + size * 0.3, y + size * 0.35, size, size * 0.9));
  ink('hut-roof', ellipse(x, y, size, size * 0.92));
  const ribs = [20, 80, 140, 200, 260, 320].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return line([[x, y], [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.92]]); // prettier-ignore
  });
  ink('hut-rib', ribs.join(''));
};

/** A house of mud brick: a flat roof around a court, its shadow to the south-east. */
export const flatRoof: Glyph = (ink, spot, size, random) => {
  const put = askew(spot, (random() - 0.5) * 0.5);
  const [w, h] = [size * (0.8 + random() * 0.5), size * (0.7 + random() * 0.4)];
  const walls = (by: number) =>
    polygon([put(-w + by, -h + by), put(w + by, -h + by), put(w + by, h + by), put(-w + by, h + by)]);
  ink('shadow', walls(5));
  ink('flat-roof', walls(0));
  if (random() < 0.6) {
    const [cw, ch] = [w * 0.4, h * 0.38];
    ink('patio', polygon([put(-cw, -ch), put(cw, -ch), put(cw, ch), put(-cw, ch)]));
  }
};

/** A dune with its horns downwind. */
export const barchan: Glyph = (ink, [x, y], size) => {
  const [w, h] = [size, size * 0.55];
  ink('dune-lit', `M${n(x - w)} ${n(y)}Q${n(x - w * 0.2)} ${n(y - h * 1.5)} ${n(x + w)} ${n(y + h * 0.2)}Q${n(x + w * 0.1)} ${n(y - h * 0.4)} ${n(x - w)} ${n(y)}Z`); // prettier-ignore
  ink('dune-dark', `M${n(x - w)} ${n(y)}Q${n(x + w * 0.1)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y + h * 0.2)}Q${n(x + w * 0.05)} ${n(y + h * 0.25)} ${n(x - w)} ${n(y)}Z`); // prettier-ignore
};

/** A table mountain: a flat top, and walls in bands of rock. */
export const butte: Glyph = (ink, [x, y], size, random) => {
  const w = size * (1 + random() * 0.35);
  const h = size * (0.75 + random() * 0.2);
  ink('shadow', polygon([[x - w, y], [x + w * 1.25, y + size * 0.16], [x + w * 0.9, y - h * 0.3]])); // prettier-ignore
  ink('butte', polygon([[x - w, y], [x - w * 0.72, y - h], [x + w * 0.66, y - h], [x + w * 0.3, y]])); // prettier-ignore
  ink('butte-dark', polygon([[x + w * 0.3, y], [x + w * 0.66, y - h], [x + w, y]])); // prettier-ignore
  ink('butte-top', polygon([[x - w * 0.72, y - h], [x - w * 0.5, y - h * 1.22], [x + w * 0.5, y - h * 1.2], [x + w * 0.66, y - h]])); // prettier-ignore
  ink('strata', [0.36, 0.68].map((up) => line([[x - w * (1 - up * 0.28), y - h * up], [x + w * (0.3 + up * 0.36), y - h * up], [x + w * (1 - up * 0.34), y - h * up]])).join('')); // prettier-ignore
};

/** A high mountain with snow on it. */
export const alp: Glyph = (ink, [x, y], size, random) => {
  const [w, h] = [size * (0.75 + random() * 0.2), size * (1.05 + random() * 0.3)];
  const top: Point = [x + (random() - 0.5) * 6, y - h];
  const foot: Point = [x + w * 0.14, y];
  ink('shadow', polygon([[x, y - 2], [x + w * 1.35, y + size * 0.16], [x + w * 0.7, y - h * 0.3]])); // prettier-ignore
  ink('alp', polygon([[x - w, y], top, foot]));
  ink('alp-dark', polygon([foot, top, [x + w, y]]));
  const at = (from: Point, to: Point, part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const ridge = at(top, foot, 0.34);
  ink('snow', polygon([top, at(top, [x - w, y], 0.4), at(top, [x - w * 0.45, y], 0.3), ridge]));
  ink('snow-dark', polygon([top, ridge, at(top, [x + w * 0.5, y], 0.28), at(top, [x + w, y], 0.38)]));
};

/** Steps of fields along a slope. */
export const terraces: Glyph = (ink, spot, size, random) => {
  const put = askew(spot, (random() - 0.5) * 0.9);
  const steps = [0, 1, 2, 3].map((step) => {
    const [y, half] = [(step - 1.5) * size * 0.36, size * (1.15 - Math.abs(step - 1.5) * 0.22)];
    return `M${put(-half, y).map(n).join(' ')}Q${put(0, y - size * 0.34).map(n).join(' ')} ${put(half, y).map(n).join(' ')}`; // prettier-ignore
  });
  ink('field-bank', steps.join(''));
  ink('field-step', steps.join(''));
};

/** A crack in dry ground. */
export const crack: Glyph = (ink, [x, y], size, random) => {
  let at: Point = [x - size, y];
  const points = [at];
  for (let step = 0; step < 4; step++) {
    at = [at[0] + size * 0.5, at[1] + (random() - 0.5) * size * 0.7];
    points.push(at);
  }
  ink('crack', line(points));
};

/** A small boat with its wake. */
export const boat: Glyph = (ink, [x, y], size, random) => {
  const put = askew([x, y], random() * Math.PI);
  ink('wake', line([put(-size * 2.4, -size * 0.3), put(-size, 0), put(-size * 2.4, size * 0.3)]));
  ink('boat', polygon([put(-size, -size * 0.3), put(size * 0.5, -size * 0.32), put(size * 1.1, 0), put(size * 0.5, size * 0.32), put(-size, size * 0.3)])); // prettier-ignore
};
