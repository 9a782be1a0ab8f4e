import { describe, expect, it } from 'vitest';
import { showing } from '../src/lib/sheets';
import { arranged } from '../src/lib/stacks';
import type { Piece, Sheet, Space } from '../src/lib/types';
import { slug } from '../src/lib/wording';

const space = (id: string, map = ''): Space => ({ id, centre: [1, 1], outline: [], terrain: 'open', map });

const sheet: Sheet = {
  size: [10, 10],
  spaces: [space('home'), space('A1', 'hills'), space('B1', 'swamp')],
  terrain: [{ key: 'open', name: 'Open', texture: 'grass' }],
  lines: [
    { kind: 'road', points: [], map: 'hills' },
    { kind: 'river', points: [] },
  ],
  marks: [
    { kind: 'town', space: 'A1' },
    { kind: 'town', space: 'home' },
  ],
  lettering: [{ text: 'Swamp', at: [1, 1], map: 'swamp' }],
};

describe('maps that take one another’s place', () => {
  it('shows only the one in play, with what is printed on it', () => {
    const hills = showing(sheet, 'hills');
    expect(hills.spaces.map(({ id }) => id)).toEqual(['home', 'A1']);
    expect(hills.lines).toHaveLength(2);
    expect(hills.marks).toHaveLength(2);
    expect(hills.lettering).toEqual([]);
    const swamp = showing(sheet, 'swamp');
    expect(swamp.spaces.map(({ id }) => id)).toEqual(['home', 'B1']);
    expect(swamp.lines?.map(({ kind }) => kind)).toEqual(['river']);
    expect(swamp.marks?.map((mark) => mark.space)).toEqual(['home']);
  });

  it('leaves a sheet without them as it is', () => {
    const plain = { ...sheet, spaces: [space('home')] };
    expect(showing(plain, '')).toBe(plain);
  });
});

describe('counters on a display', () => {
  const pieces = (count: number) =>
    Array.from({ length: count }, (_, place): Piece => ({
      id: `${place}`,
      space: '@',
      side: 0,
      name: '',
      symbol: '',
    }));

  it.each([1, 3, 7, 20, 40])('lie side by side within the box: %i', (count) => {
    const placed = arranged(pieces(count), 400, 240);
    expect(new Set(placed.map(({ x, y }) => `${x}/${y}`)).size).toBe(count);
    for (const { x, y, scale } of placed) {
      expect(Math.abs(x) + 48 * scale).toBeLessThanOrEqual(200);
      expect(Math.abs(y) + 48 * scale).toBeLessThanOrEqual(125);
    }
  });
});

describe('names in message ids', () => {
  it('has small letters without accents, and hyphens', () => {
    expect(slug('Côte d’Ivoire')).toBe('cote-d-ivoire');
    expect(slug('2e REP, ground')).toBe('2e-rep-ground');
  });
});
