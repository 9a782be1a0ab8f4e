import { describe, expect, it } from 'vitest';
import { joinedTo, neighboursOf } from '../src/board/joined';
import type { Point, Sheet } from '../src/lib/types';

const block = (id: string, x: number, y: number) => ({
  id,
  centre: [x + 1, y + 1] as Point,
  outline: [[x, y], [x + 2, y], [x + 2, y + 2], [x, y + 2]] as Point[],
  terrain: 'town',
}); // prettier-ignore
const [a, b, c, d] = [block('a', 0, 0), block('b', 2, 0), block('c', 0, 2), block('d', 6, 0)];
const sheet: Sheet = {
  size: [10, 10],
  terrain: [],
  spaces: [a, b, c, d],
  joined: [
    ['a', 'b'],
    ['d', 'a'],
  ],
  lines: [
    { kind: 'road', points: [a.centre, d.centre] },
    { kind: 'road', points: [a.centre, [1, 9]] },
    { kind: 'track', points: [a.centre, c.centre] },
    { kind: 'railway', points: [a.centre, b.centre] },
  ],
};

describe('where one goes from a space', () => {
  it('is to what it is joined with, named from either end', () => {
    expect(neighboursOf(sheet).get('a')).toEqual(['b', 'd']);
    expect(neighboursOf(sheet).get('d')).toEqual(['a']);
    expect(neighboursOf(sheet).get('c')).toBeUndefined();
  });

  it('is over the rims in common with those, and by roads to them or off the map', () => {
    const { spaces, rims, roads } = joinedTo(sheet, a, ['b', 'd']);
    expect(spaces).toEqual(['b', 'd']);
    expect(rims).toBe('M200 0L200 200');
    expect(roads).toBe('M100 100L700 100M100 100L100 900');
  });
});
