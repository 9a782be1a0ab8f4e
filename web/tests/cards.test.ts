import { describe, expect, it } from 'vitest';
import { rowOf } from '../src/lib/cards';
import type { Card } from '../src/lib/types';

const dealt = (count: number, played: number): Card[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `card-${place}`,
    face: '7H',
    colour: 'red',
    side: place % 2,
    piece: `unit-${place}`,
    state: place < played ? 'played' : place === played ? 'active' : 'waiting',
  }));

/** What a row takes of the screen. */
const taken = ({ past, shown, more }: ReturnType<typeof rowOf>) =>
  shown.reduce((sum, { brief }) => sum + (brief ? 46 : 112), 0) + (past ? 76 : 0) + (past || more ? 76 : 0);

describe('a row of cards', () => {
  it('shows all of a few with their holders', () => {
    const row = rowOf(dealt(8, 3), 1264);
    expect([row.past, row.more, row.shown.length]).toEqual([0, 0, 8]);
    expect(row.shown.some(({ brief }) => brief)).toBe(false);
  });

  it.each([0, 1, 11, 20, 23])(
    'of 24 fits on a screen with %i played, the one in play first and named',
    (played) => {
      for (const width of [1264, 900, 374]) {
        const row = rowOf(dealt(24, played), width);
        expect(taken(row)).toBeLessThanOrEqual(width);
        expect(row.past).toBe(played);
        expect(row.past + row.shown.length + row.more).toBe(24);
        expect(row.shown[0]).toMatchObject({ card: { state: 'active' }, brief: false });
      }
      expect(rowOf(dealt(24, played), 1264).more).toBeLessThanOrEqual(1);
    },
  );

  it('folds everything away when all have been played', () => {
    expect(rowOf(dealt(24, 24), 1264)).toEqual({ past: 24, shown: [], more: 0 });
  });

  it('leaves chits with whole names the room that the names take', () => {
    const chits = dealt(5, 0).map((card) => ({ ...card, face: 'chit', piece: '' }));
    const faces = ['DRC', 'Zimbabwe', 'Angola', 'Rwanda', 'Uganda'];
    const { shown, more } = rowOf(chits, 374, faces);
    expect(shown.length * (34 + 9 * 'Zimbabwe'.length)).toBeLessThanOrEqual(374 - 76);
    expect(shown.length + more).toBe(5);
  });

  it('folds nobody away for one long name, and never the chit in play', () => {
    const chits = dealt(6, 0).map((card, place) => ({
      ...card,
      state: place === 4 ? 'active' : 'waiting',
      piece: '',
    }));
    const faces = ['DRC', 'Zimbabwe', 'Angola', 'Rwanda', 'Uganda', 'MLC in the Central African Republic'];
    expect(rowOf(chits, 1264, faces)).toMatchObject({ past: 0, more: 0 });
    const { shown } = rowOf(chits, 374, faces);
    expect(shown.map(({ card }) => card.state)).toContain('active');
  });
});
