import { describe, expect, it } from 'vitest';
import { throwThatDid } from '../src/lib/reviewing';
import type { Luck, Thrown } from '../src/lib/types';

const luck = (did: number) => ({ throws: [{ step: 7, luck: [did, -did] } as unknown as Thrown] }) as Luck;

describe('the throw that did most in a turn', () => {
  it('is told, unless it did nothing', () => {
    expect(throwThatDid(luck(-1.2), 7)).toHaveLength(1);
    expect(throwThatDid(luck(0.02), 7)).toEqual([]);
    expect(throwThatDid(luck(1.2), null)).toEqual([]);
  });
});
