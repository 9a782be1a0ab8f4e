import { describe, expect, it } from 'vitest';
import { regions, rim } from '../src/board/regions';

const outlines = new Map([
  ['a', 'M0 0L10 0L10 10L0 10Z'],
  ['b', 'M10 0L20 0L20 10L10 10Z'],
  ['c', 'M20 0L30 0L30 10L20 10Z'],
]);

describe('ground that is noted for sides', () => {
  it('is either of one side or shared, and in one region only', () => {
    const notes = [
      { kind: 'supply', side: 1, spaces: ['b', 'c'] },
      { kind: 'supply', side: 0, spaces: ['a', 'b'] },
      { kind: 'supply', side: 0, spaces: ['a'] },
    ];
    const found = regions(notes, outlines).map(({ sides, path }) => [sides.join(), path]);
    expect(new Map(found as [string, string][])).toEqual(
      new Map([
        ['0,1', outlines.get('b')],
        ['1', outlines.get('c')],
        ['0', outlines.get('a')],
      ]),
    );
  });

  it('ends where none of its spaces goes on', () => {
    const drawn = rim(['a', 'b'], outlines);
    expect(drawn.match(/M/g)).toHaveLength(6);
    expect(drawn).not.toContain('M10 0L10 10');
    expect(drawn).not.toContain('M10 10L10 0');
    expect(rim(['a'], outlines).match(/M/g)).toHaveLength(4);
  });
});
