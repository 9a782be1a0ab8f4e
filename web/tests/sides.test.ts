import { describe, expect, it, vi } from 'vitest';
import type { Briefing, Side } from '../src/lib/types';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { accountsOf } = await import('../src/lib/sides');

describe('the points of the sides', () => {
  const sides = ['red', 'blue', 'green'].map((id) => ({ id })) as Side[];
  const line = (side: string, points: number) => ({ side, points, rule: '1', about: '', when: 'now' });

  it('are added up for each side that has an account, in the order of the sides', () => {
    const score = [line('blue', 2), line('red', 4), line('blue', 3)] as Briefing['score'];
    const told = accountsOf({ score }, sides).map(({ place, total }) => [place, total]);
    expect(told).toEqual([
      [0, 4],
      [1, 5],
    ]);
  });
});
