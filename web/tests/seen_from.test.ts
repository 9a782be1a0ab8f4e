import { describe, expect, it } from 'vitest';
import { curve, favoured, running, seenFromSecond } from '../src/lib/reviewing';
import type { Review } from '../src/lib/types';

const thrown = {
  step: 4,
  luck: [3, -3],
  lead: [2, -2],
  expected: [-1, 1],
  chance: [0.1, 1],
  chance_bad: [1, 0.1],
};
const review = {
  sides: ['government', 'rebels'],
  alone: false,
  fewer: false,
  actions: 10,
  course: [
    { step: 0, turn: 1, chance: [0.9, 0.1], chance_error: 0.02, lead: [4, -4], lead_error: 1, worlds: 9 },
  ],
  turning: [{ step: 0, until: 5, turn: 1, chance: -0.3, lead: -2, luck: -3, rest: 1, error: 1, throw: 4 }],
  slips: [{ side: 0 }],
  luck: {
    luck: [3, -3],
    spread: 1,
    turns: [{ turn: 1, throws: 1, luck: [3, -3] }],
    throws: [thrown],
    best: [[4], []],
  },
} as unknown as Review;

describe('a review as the second side sees it', () => {
  const seen = seenFromSecond(review);

  it('tells of its own chances, its own luck and its own turning points', () => {
    expect(seen.sides[0]).toBe('rebels');
    expect(curve(seen)[0]!.value).toBe(0.1);
    expect(running(seen.luck)[0]!.luck).toBe(-3);
    expect(seen.turning[0]).toMatchObject({ chance: 0.3, lead: 2, luck: 3, rest: -1, throw: 4 });
    expect(seen.luck.throws[0]).toMatchObject({ luck: [-3, 3], chance: [1, 0.1] });
    expect(seen.luck.best).toEqual([[], [4]]);
    expect(seen.slips[0]!.side).toBe(1);
  });

  it('favours the same side, and twice turned it is as it was', () => {
    expect(seen.sides[favoured(seen).side]).toBe(review.sides[favoured(review).side]);
    expect(seenFromSecond(seen)).toEqual(review);
  });
});
