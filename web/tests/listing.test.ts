import { describe, expect, it } from 'vitest';
import { nearness } from '../src/lib/wording';

describe('what somebody seeks in a list', () => {
  it('is nearest where a name begins with it, then where a word does, then inside one', () => {
    expect(nearness('TAC airstrike · 3 OPs', 'tac')).toBe(0);
    expect(nearness('a heavy TAC airstrike', 'tac')).toBe(1);
    expect(nearness('attack helicopter (TAC)', 'tac')).toBe(1);
    expect(nearness('lets a stack fire together', 'tac')).toBe(2);
  });
});
