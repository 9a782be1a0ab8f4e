import { describe, expect, it } from 'vitest';
import { named, namesOf } from '../src/board/names';
import { plain } from '../src/lib/wording';
import type { Point, Sheet } from '../src/lib/types';

const square = ([x, y]: Point): Point[] => [[x - 1, y - 1], [x + 1, y - 1], [x + 1, y + 1], [x - 1, y + 1]]; // prettier-ignore
const space = (id: string, at: Point, name: string) => ({
  id,
  centre: at,
  outline: square(at),
  terrain: 'open',
  name,
});
const sheet: Sheet = {
  size: [20, 20],
  terrain: [],
  spaces: [space('a', [2, 2], 'Hamlet'), space('b', [3, 2], 'Capital'), space('c', [15, 15], 'Far away')],
  marks: [{ kind: 'capital', space: 'b', name: 'Capital' }],
};

describe('names on the map', () => {
  it('are printed once, the weightiest first', () => {
    expect(namesOf(sheet).map((one) => one.name)).toEqual(['Capital', 'Hamlet', 'Far away']);
  });

  it('never lie on one another: from afar the lesser gives way', () => {
    const all = namesOf(sheet);
    expect(named(all, 1).names).toHaveLength(3);
    expect(named(all, 0.15).names.map((one) => one.name)).toEqual(['Capital', 'Far away']);
  });
});

describe('searching answers', () => {
  it('does without accents and capitals', () => {
    expect(plain(' Église ')).toBe('eglise');
  });
});
