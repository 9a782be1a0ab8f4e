import { describe, expect, it } from 'vitest';
import { halves, rowOf } from '../src/lib/cards';
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

const NAMES = ["Maxwell's brigade", "Albrecht's Krupp guns", '1st Cameron Highlanders', 'Levy Battalion'];
const holders = (cards: readonly Card[]) => cards.map((_, place) => NAMES[place % NAMES.length]!);
const laid = (cards: readonly Card[], width: number) => rowOf(cards, width, [], holders(cards));

/** What a row takes of the screen: as the style has it, with letters as wide as they come. */
function taken(
  cards: readonly Card[],
  { past, shown, more }: ReturnType<typeof rowOf>,
  width: number,
): number {
  const named = ({ id, state }: Card) => {
    const letters = holders(cards)[cards.findIndex((card) => card.id === id)]!.length;
    return state === 'active'
      ? Math.min(width < 500 ? 106 : 246, 52 + 8 * letters)
      : Math.min(112, 52 + 7 * letters);
  };
  const row = shown.reduce((sum, { card, brief }) => sum + (brief ? 46 : named(card)), 0);
  return row + (past ? 80 : 0) + (past || more ? 80 : 0) + (more ? 38 : 0);
}

describe('a row of cards', () => {
  it('shows all of a few with their holders', () => {
    const row = laid(dealt(7, 3), 1264);
    expect([row.past, row.more, row.shown.length]).toEqual([0, 0, 7]);
    expect(row.shown.some(({ brief }) => brief)).toBe(false);
  });

  it.each([0, 1, 11, 20, 23])(
    'of 24 fits on a screen with %i played, the one in play first and named',
    (played) => {
      for (const width of [1264, 900, 374]) {
        const cards = dealt(24, played);
        const row = laid(cards, width);
        expect(taken(cards, row, width)).toBeLessThanOrEqual(width);
        expect(row.past).toBe(played);
        expect(row.past + row.shown.length + row.more).toBe(24);
        expect(row.shown[0]).toMatchObject({ card: { state: 'active' }, brief: false });
      }
      const { shown } = laid(dealt(24, played), 1264);
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(24 - played, 13));
      // those that come next are read as well; the rest by suit and rank
      expect(shown.slice(0, 3).some(({ brief }) => brief)).toBe(false);
    },
  );

  it('gives the card in play no more than it needs, however long its name is', () => {
    const cards = dealt(24, 1);
    const names = holders(cards);
    const long = names.map((name, place) => (place === 1 ? name.padEnd(60, 'x') : name));
    expect(rowOf(cards, 1264, [], long).shown.length).toBeGreaterThanOrEqual(
      rowOf(cards, 1264, [], names).shown.length - 2,
    );
  });

  it('has room for the whole of a name, a long one in two lines', () => {
    expect(halves('Levy Battalion')).toEqual(['Levy Battalion', '']);
    expect(halves('Village musketeers')).toEqual(['Village', 'musketeers']);
    expect(halves("Prinsloo's Free Staters, drift")).toEqual(["Prinsloo's Free", 'Staters, drift']);
    expect(halves('Unteroffiziersschule')).toEqual(['Unteroffiziersschule', '']);
    // a name in two lines leaves room for those of others
    const named = (name: string) => {
      const cards = dealt(16, 0);
      const row = rowOf(
        cards,
        1264,
        [],
        cards.map(() => name),
      );
      return row.shown.filter(({ brief }) => !brief).length;
    };
    expect(named('Village musketeers')).toBeGreaterThan(named('Villagers’musketeers'));
  });

  it('folds everything away when all have been played', () => {
    expect(laid(dealt(24, 24), 1264)).toEqual({ past: 24, shown: [], more: 0 });
  });

  it('leaves chits with whole names the room that the names take', () => {
    const chits = dealt(5, 0).map((card) => ({ ...card, face: 'chit', piece: '' }));
    const faces = ['DRC', 'Zimbabwe', 'Angola', 'Rwanda', 'Uganda'];
    const { shown, more } = rowOf(chits, 374, faces);
    const wide = faces.slice(0, shown.length).map((face) => Math.max(88, 34 + 9 * face.length));
    expect(wide.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(374 - 76);
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
