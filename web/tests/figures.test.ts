import { describe, expect, it } from 'vitest';
import { figuresOn, GAP, SMALLER, widthOf } from '../src/board/figures';

describe('the figures of a counter', () => {
  it('keep inside of it and clear of its band, however long they are', () => {
    for (const [left, right] of [
      ['8', 'TE1'],
      ['5', 'TE2'],
      ['3', '6'],
      ['12', '10'],
      ['1-2', '12'],
    ] as const) {
      const { large, small, size, x } = figuresOn({ left, right, band: 'red' });
      const line = widthOf(large.replaceAll(/\u2009/g, '').replaceAll('–', '-'));
      const half = ((line + (small ? GAP + SMALLER * widthOf(small) : 0)) * size) / 2;
      expect(x - half, left + right).toBeGreaterThanOrEqual(-34);
      expect(x + half, left + right).toBeLessThanOrEqual(46);
    }
  });

  it('have letters small behind the strength, which alone is read from afar', () => {
    const section = figuresOn({ left: '8', right: 'TE1', band: 'red' });
    expect([section.large, section.small, section.afar]).toEqual(['8', 'TE1', '8']);
    expect(section.afarSize).toBe(46);
    const infantry = figuresOn({ left: '3', right: '6' });
    expect([infantry.large, infantry.small, infantry.afar]).toEqual(['3\u2009–\u20096', '', '3-6']);
  });
});
