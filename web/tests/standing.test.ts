import { describe, expect, it, vi } from 'vitest';
import type { Piece } from '../src/lib/types';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { standing } = await import('../src/lib/standing');

const [OWN, FOE] = [0, 1];
const piece = (name: string, side: number, kind = '', more: Partial<Piece> = {}): Piece =>
  ({
    id: name,
    name,
    side,
    space: 'C25',
    left: '3',
    right: '3',
    facts: kind ? [['x-fact-kind', kind]] : [],
    ...more,
  }) as Piece;
const platoons = ['1/1 Co', '2/1 Co', '3/1 Co', '1/2 Co', '2/2 Co'].map((one) => piece(one, OWN, 'para'));
const foes = ['MEC-3', 'TEC-7', 'INF-10', 'AD-1', 'GUE-2', 'TER-1', 'ARM-4'].map((one) =>
  piece(one, FOE, one, { left: one }),
);
const told = (pieces: Piece[]) => standing(pieces, 'C25', OWN);

describe('who stands in a space', () => {
  it('is told with the others first, however many one has there oneself', () => {
    expect(told([...platoons, ...foes]).map(({ piece: { name } }) => name)).toEqual([
      ...foes.map(({ name }) => name),
      '1/1 Co',
    ]);
  });

  it('is told in one line where they differ in their names alone', () => {
    const [line, ...more] = told(platoons);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ count: 5, names: platoons.map(({ name }) => name) });
  });

  it('is told one by one where there are two, or where one is worse off', () => {
    expect(told(platoons.slice(0, 2)).map(({ names }) => names)).toEqual([[], []]);
    const hurt = { ...platoons[0]!, markers: ['disrupted'] };
    expect(told([hurt, ...platoons.slice(1)]).map(({ count }) => count)).toEqual([1, 4]);
  });

  it('is told by name where nobody says what kind it is', () => {
    expect(told(['a', 'b', 'c'].map((one) => piece(one, OWN))).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('counts those of one name, as face down', () => {
    const down = ['x', 'y', 'z'].map((id) => ({ ...piece('', FOE), id, left: '', right: '', hidden: true }));
    expect(told(down)).toMatchObject([{ count: 3, names: [] }]);
  });
});
