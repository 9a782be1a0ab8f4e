// Looks: textures of a country of its own, such as rain forest, badlands or the streets of a large city.

import type { Point, Space } from '../lib/types';
import { inside, line, polygon, roomOf, scaled, scatter, seeded, type Course } from './geometry';
import { blades, bush, fir, house, peak, rock, speck, stone, tree, tuft, wave, type Ink } from './glyphs';
import { acacia, alp, barchan, boat, butte, crack, crown, flatRoof, hut, palm, terraces } from './lookglyphs';

/** Pens of the small drawings, in the order in which they are used. */
export const LOOK_PENS = [
  'salt', 'crack', 'dune-dark', 'dune-lit', 'field-bank', 'field-step', 'street', 'block', 'block-dark', 'park', 'wake', 'boat',
  'flat-roof', 'patio', 'hut-roof', 'hut-rib', 'tower', 'butte-dark', 'butte', 'butte-top', 'strata', 'alp-dark', 'alp',
  'snow-dark', 'snow', 'canopy-dark', 'canopy', 'canopy-light', 'trunk', 'acacia', 'frond',
]; // prettier-ignore

type Spots = (count: number, apart: number) => Point[];
type Look = (ink: Ink, spots: Spots, random: () => number, space: Space) => void;

/** Draws a glyph on every spot, in sizes that differ a little. */
function strew(
  ink: Ink,
  spots: readonly Point[],
  glyph: (ink: Ink, spot: Point, size: number, random: () => number) => void,
  size: number,
  random: () => number,
): void {
  for (const spot of spots) glyph(ink, spot, size * (0.85 + random() * 0.35), random);
}

const DRAWN: Record<string, Look> = {
  /** Country that is not played on: only its hexes are shown. */
  abroad: () => {},
  /** A box that lies on a map: paper that lets the map shine through. */
  zone: () => {},
  'sea-zone': () => {},
  veld: (ink, spots, random) => {
    strew(ink, spots(22, 24), blades, 9, random);
    strew(ink, spots(3, 62), acacia, 17, random);
  },
  brushwood: (ink, spots, random) => {
    strew(ink, spots(13, 28), bush, 12, random);
    strew(ink, spots(6, 30), tuft, 8, random);
    strew(ink, spots(2, 70), acacia, 18, random);
  },
  rainforest: (ink, spots, random) => {
    strew(ink, spots(30, 21), crown, 17, random);
    strew(ink, spots(3, 50), palm, 15, random);
  },
  thicket: (ink, spots, random) => {
    strew(ink, spots(12, 29), bush, 12, random);
    strew(ink, spots(5, 42), palm, 15, random);
    strew(ink, spots(4, 48), tree, 12, random);
  },
  clearing: (ink, spots, random) => {
    strew(ink, spots(20, 24), blades, 9, random);
    strew(ink, spots(3, 60), palm, 14, random);
  },
  'round-huts': (ink, spots, random) => {
    strew(ink, spots(12, 34), hut, 11, random);
    strew(ink, spots(5, 34), bush, 8, random);
  },
  sands: (ink, spots, random) => {
    strew(ink, spots(7, 44), barchan, 26, random);
    strew(ink, spots(5, 34), speck, 9, random);
  },
  'flat-roofs': (ink, spots, random) => {
    strew(ink, spots(13, 33), flatRoof, 13, random);
    strew(ink, spots(5, 34), palm, 13, random);
  },
  medina: (ink, spots, random, space) => {
    strew(ink, spots(30, 23), flatRoof, 11, random);
    const [x, y] = scaled(space.centre);
    ink('tower', `M${x + 34} ${y + 20}v-38l4 -9l4 9v38Z`);
  },
  mesa: (ink, spots, random) => {
    strew(ink, spots(4, 58), butte, 27, random);
    strew(ink, spots(5, 32), speck, 10, random);
  },
  badlands: (ink, spots, random) => {
    strew(ink, spots(9, 36), crack, 13, random);
    strew(ink, spots(3, 50), rock, 8, random);
    strew(ink, spots(4, 40), speck, 11, random);
  },
  gravel: (ink, spots, random) => {
    strew(ink, spots(20, 22), speck, 8, random);
    strew(ink, spots(3, 60), barchan, 18, random);
    strew(ink, spots(3, 48), stone, 6, random);
  },
  thorn: (ink, spots, random) => {
    strew(ink, spots(9, 32), tuft, 9, random);
    strew(ink, spots(4, 52), acacia, 14, random);
  },
  'salt-pan': (ink, spots, random) => {
    for (const [x, y] of spots(4, 60)) {
      const [w, h] = [20 + random() * 14, 8 + random() * 5];
      ink('salt', `M${x - w} ${y}q${w * 0.4} ${-h} ${w} ${-h * 0.6}t${w} ${h * 0.6}q${-w * 0.3} ${h} ${-w} ${h * 0.8}t${-w} ${-h * 0.8}Z`); // prettier-ignore
    }
    strew(ink, spots(8, 34), crack, 9, random);
  },
  alps: (ink, spots, random) => {
    strew(ink, spots(5, 50), alp, 44, random);
    strew(ink, spots(4, 40), fir, 9, random);
  },
  hillside: (ink, spots, random) => {
    strew(ink, spots(6, 56), terraces, 27, random);
    strew(ink, spots(3, 50), tree, 8, random);
  },
  conifers: (ink, spots, random) => strew(ink, spots(17, 26), fir, 14, random),
  hamlet: (ink, spots, random) => {
    strew(ink, spots(11, 34), house, 12, random);
    strew(ink, spots(5, 34), fir, 10, random);
  },
  suburb: (ink, spots, random) => {
    strew(ink, spots(13, 32), house, 12, random);
    strew(ink, spots(7, 30), tree, 8, random);
  },
  crags: (ink, spots, random) => {
    strew(ink, spots(4, 52), peak, 28, random);
    strew(ink, spots(4, 42), bush, 9, random);
  },
  blocks: (ink, spots, random, space) => blocks(ink, spots, random, space),
  roads: (ink, spots, random) => {
    strew(ink, spots(9, 40), wave, 10, random);
    strew(ink, spots(2, 80), boat, 9, random);
  },
};

/** The looks that have a colour of their own. */
export const LOOKS = Object.keys(DRAWN);

/** Streets at right angles, with blocks of houses between them that keep clear of main roads. */
function blocks(ink: Ink, spots: Spots, random: () => number, space: Space): void {
  const [cx, cy] = scaled(space.centre);
  const outline = space.outline.map(scaled);
  const free = spots(90, 12);
  const turn = 0.12;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [pitch, half] = [38, 15.5];
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const [dx, dy] = [column * pitch, row * pitch];
      const put = (x: number, y: number): Point => [
        cx + (dx + x) * c - (dy + y) * s,
        cy + (dx + x) * s + (dy + y) * c,
      ];
      const corners = [put(-half, -half), put(half, -half), put(half, half), put(-half, half)];
      const middle = put(0, 0);
      const clear = free.some(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < 9);
      if (!clear || !corners.every((corner) => inside(corner, outline))) continue;
      const kind = random();
      if (kind < 0.1) {
        ink('park', polygon(corners));
        tree(ink, middle, 9, random);
        continue;
      }
      ink('shadow', polygon(corners.map(([x, y]): Point => [x + 3.5, y + 3.5])));
      ink(kind < 0.45 ? 'block-dark' : 'block', polygon(corners));
      ink('street', line(kind < 0.7 ? [put(0, -half), put(0, half)] : [put(-half, 0), put(half, 0)]));
    }
  }
}

/** Dresses a space whose texture is a look; tells whether it is one. */
export function looked(ink: Ink, space: Space, kind: string, courses: readonly Course[]): boolean {
  const look = DRAWN[kind];
  if (!look) return false;
  const random = seeded(space.id);
  // As much of everything on a large hex as on the ground it covers.
  const times = roomOf(space) ** 2;
  look(
    ink,
    (count, apart) => scatter(space, Math.round(count * times), apart, courses, random),
    random,
    space,
  );
  return true;
}
