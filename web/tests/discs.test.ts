import { describe, expect, it } from 'vitest';
import { discIn, faces, hides, printedAt, type Disc } from '../src/board/discs';
import { boxAround, letteringOf, type Taken } from '../src/board/names';
import type { Piece, Point, Sheet } from '../src/lib/types';

const hex = ([x, y]: Point): Point[] =>
  [30, 90, 150, 210, 270, 330].map((turn) => [
    x + Math.cos((turn * Math.PI) / 180),
    y + Math.sin((turn * Math.PI) / 180),
  ]);
const town = { id: 'a', centre: [5, 5] as Point, outline: hex([5, 5]), terrain: 'open', name: 'Buta' };
const piece = (id: string): Piece => ({
  id,
  name: id,
  side: 0,
  space: 'a',
  symbol: '',
  left: '4',
  right: '3',
});
const isOn = ({ x, y, r }: Disc, box: Taken) =>
  x + r > box.left && x - r < box.right && y + r > box.top && y - r < box.bottom;

describe('the disc with the points left', () => {
  it('lies in the middle of a space that it has to itself, as large as it can be read', () => {
    expect(discIn(town, 0.5, [])).toMatchObject({ x: 500, y: 500 });
    expect(discIn(town, 0.5, []).r).toBeCloseTo(26, 2);
    expect(discIn(town, 0.25, []).r).toBe(32);
    // no larger than its space allows, from however far
    expect(discIn(town, 0.02, []).r).toBeLessThan(40);
  });

  it('keeps off a name, wherever that is printed', () => {
    for (const y of [440, 500, 560]) {
      const name = { left: 380, right: 620, top: y - 30, bottom: y + 10 };
      for (const scale of [0.2, 0.35, 0.8])
        expect(isOn(discIn(town, scale, hides([name])), name), `${y} at ${scale}`).toBe(false);
    }
  });

  it('keeps off what is lettered on the sheet', () => {
    const lettering = [{ text: 'A', at: [5, 5] as Point, size: 0.6 }];
    const [letter] = letteringOf({ spaces: [town], lettering } as unknown as Sheet);
    expect(isOn(discIn(town, 0.5, hides([letter!])), letter!)).toBe(false);
  });

  it('keeps off the figures of the counter on top, and under it rather than over it', () => {
    for (const many of [1, 3]) {
      const stack = ['x', 'y', 'z'].slice(0, many).map(piece);
      const lying = faces(stack, [500, 500], 1);
      const disc = discIn(town, 0.5, lying);
      for (const figures of lying.filter(({ weight }) => weight === 8))
        expect(isOn(disc, figures)).toBe(false);
      if (many === 1) expect(disc.y).toBeGreaterThan(550);
    }
  });

  it('is read on the screen, however much lies there', () => {
    const stack = faces(['x', 'y', 'z'].map(piece), [500, 500], 1);
    for (const scale of [0.3, 0.45, 0.6])
      expect(discIn(town, scale, stack).r * scale, `at ${scale}`).toBeGreaterThanOrEqual(8 - 1e-9);
  });

  it('goes over the counter where a name is printed under it', () => {
    const name = { left: 400, right: 600, top: 560, bottom: 600 };
    const disc = discIn(town, 0.5, [...faces([piece('x')], [500, 500], 1), ...hides([name])]);
    expect(isOn(disc, name)).toBe(false);
    expect(Math.hypot(disc.x - 500, disc.y - 500)).toBeGreaterThan(50);
  });

  it('spares what is printed, as long as no counter lies there', () => {
    const sheet: Sheet = {
      size: [9, 9],
      terrain: [],
      spaces: [town],
      marks: [{ kind: 'city', space: 'a', name: 'Buta' }],
    };
    const [free, taken] = [printedAt(sheet, new Set()), printedAt(sheet, new Set(['a']))];
    expect(free.get('a')!.weight).toBeGreaterThan(taken.get('a')!.weight);
    const disc = discIn(town, 0.5, [free.get('a')!]);
    expect(isOn(disc, boxAround([500, 550], 20))).toBe(false);
  });
});
