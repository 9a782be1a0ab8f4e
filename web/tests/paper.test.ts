import { describe, expect, it } from 'vitest';
import {
  COUNTER,
  GAP,
  MARGIN,
  OVERLAP,
  SHEETS,
  cuts,
  edge,
  middle,
  places,
  sheetsOf,
  tiles,
  turned,
} from '../src/paper/sheets';

const A4 = SHEETS['a4']!;
const room = { wide: A4.width - 2 * MARGIN, high: A4.height - 2 * MARGIN };

describe('a map on sheets of paper', () => {
  const part = { x: 100, y: -50, width: 6350, height: 4763 };
  const scale = 0.11;

  it('is covered without a gap, each sheet over its neighbour by as much as is glued', () => {
    const found = tiles(part, scale, A4);
    const columns = Math.max(...found.map(({ column }) => column)) + 1;
    for (const tile of found) {
      expect(tile.width * scale).toBeLessThanOrEqual(room.wide + 1e-9);
      expect(tile.height * scale).toBeLessThanOrEqual(room.high + 1e-9);
      const next = found.find(({ row, column }) => row === tile.row && column === tile.column + 1);
      if (next) expect((tile.x + tile.width - next.x) * scale).toBeCloseTo(OVERLAP);
      const below = found.find(({ row, column }) => row === tile.row + 1 && column === tile.column);
      if (below) expect((tile.y + tile.height - below.y) * scale).toBeCloseTo(OVERLAP);
    }
    const last = found.at(-1)!;
    expect([last.x + last.width, last.y + last.height]).toEqual([part.x + part.width, part.y + part.height]);
    expect(found.length % columns).toBe(0);
  });

  it('that fits is one sheet, upright or lying', () => {
    const wide = { x: 0, y: 0, width: 2500, height: 1700 };
    expect(tiles(wide, scale, A4)).toHaveLength(2);
    const { sheet, lying } = turned(A4, wide, scale);
    expect(lying).toBe(true);
    expect(tiles(wide, scale, sheet)).toHaveLength(1);
  });
});

describe('counters on sheets of paper', () => {
  it('lie inside what a printer prints, none over another', () => {
    const { columns, rows } = places(A4);
    const middles = Array.from({ length: columns * rows }, (_, place) => middle(place, A4, false));
    for (const [x, y] of middles) {
      expect(x - COUNTER / 2).toBeGreaterThanOrEqual(MARGIN);
      expect(x + COUNTER / 2).toBeLessThanOrEqual(A4.width - MARGIN);
      expect(y + COUNTER / 2).toBeLessThanOrEqual(A4.height - MARGIN);
    }
    expect(middles[1]![0] - middles[0]![0]).toBeCloseTo(COUNTER + GAP);
    expect(middles[columns]![1] - middles[0]![1]).toBeCloseTo(COUNTER + GAP);
  });

  it('have their backs right behind them when the sheet is turned over its long edge', () => {
    for (const sheet of Object.values(SHEETS)) {
      for (const place of [0, 1, 7, 12, 100]) {
        const [front, back] = [middle(place, sheet, false), middle(place, sheet, true)];
        expect(sheet.width - back[0]).toBeCloseTo(front[0]);
        expect(back[1]).toBe(front[1]);
      }
    }
  });

  it('are all there, and cut on both sides', () => {
    const many = Array.from({ length: 401 }, (_, number) => number);
    expect(sheetsOf(many, A4).flat()).toEqual(many);
    expect(cuts(2, 20)).toEqual([12.5, 27.5, 29, 44]);
  });
});

describe('the name along the edge of a counter', () => {
  const reach = (name: string, broad: boolean) => {
    const { middle, size, length } = edge(name, broad);
    const long = length ?? 0.6 * size * name.length;
    return { top: middle - long / 2, foot: middle + long / 2, size };
  };

  it.each(['FAC/2', 'Tactical PC Erulin', 'PC 2nd company (Dubos)', 'Zimbabwe transport helicopters'])(
    'stays on it and clear of broad figures: %s',
    (name) => {
      for (const broad of [false, true]) {
        const { top, foot, size } = reach(name, broad);
        expect(top).toBeGreaterThanOrEqual(-44.1);
        expect(foot).toBeLessThanOrEqual(broad ? 14.1 : 41.1);
        expect(size).toBeGreaterThanOrEqual(6.4);
      }
    },
  );
});
