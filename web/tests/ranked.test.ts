import { describe, expect, it } from 'vitest';
import { ranked, together } from '../src/lib/ranked';

interface Line {
  value: number;
  error: number;
  told?: string;
}
const ranks = (...lines: Line[]) => ranked(lines, ({ value, told }) => told ?? String(value));

describe('the places of the best answers', () => {
  it('are shared by those which differ by no more than what is uncertain about them', () => {
    expect(ranks({ value: 4, error: 1 }, { value: 3, error: 1 }, { value: 3.2, error: 0.5 })).toEqual([
      1, 1, 1,
    ]);
    expect(ranks({ value: 4, error: 0.2 }, { value: 3, error: 0.2 }, { value: 2.9, error: 0.2 })).toEqual([
      1, 2, 2,
    ]);
    expect(ranks({ value: 4, error: 0 }, { value: 4, error: 0 }, { value: 1, error: 0 })).toEqual([1, 1, 3]);
  });

  it('are shared by those of which the same is told, down to the percentage', () => {
    const equal = { error: 0, told: 'wins about 55 %' };
    expect(ranks({ value: 3, ...equal }, { value: 2, ...equal }, { value: 1, error: 0 })).toEqual([1, 1, 3]);
  });

  it('are shared where they differ by less than anybody would care about, however sure that is', () => {
    expect(ranks({ value: -5.4, error: 0 }, { value: -5.6, error: 0 }, { value: -5.7, error: 0 })).toEqual([
      1, 1, 1,
    ]);
    const one = together([
      { value: -5.4, error: 0, chance: 0.25 },
      { value: -5.7, error: 0.2, chance: 0.25 },
    ]);
    expect(one.value).toBeCloseTo(-5.55);
    expect(one.error, 'no tenths').toBeGreaterThan(0.5);
    expect(one.chance).toBe(0.25);
  });

  it('do not creep: who shares one lies near the first of it', () => {
    expect(ranks({ value: 3, error: 1 }, { value: 2, error: 1 }, { value: 1, error: 1 })).toEqual([1, 1, 3]);
  });
});
