import { describe, expect, it } from 'vitest';
import { hanging } from '../src/lib/points';
import type { Outcome, Stake } from '../src/lib/types';

const stake = (low: number, high: number, more: Partial<Stake> = {}): Stake => ({
  side: 'rebels',
  low,
  high,
  rule: '7-c',
  about: 'eliminated',
  when: 'now',
  ...more,
});
const outcome = (chance: number, ...stakes: Stake[]): Outcome => ({
  message: { id: 'x-odds' },
  chance,
  stakes,
  in_all: [],
  ends: null,
});
const said = (groups: Outcome[][]) => hanging(groups).map(({ low, high, how }) => [low, high, how]);

describe('what points hang on something', () => {
  it('is told once, though one list settles it and another leaves it open', () => {
    const results = [outcome(0.25, stake(1, 1)), outcome(0.35, stake(0, 1)), outcome(0.4)];
    const unit = [outcome(0.57, stake(1, 1)), outcome(0.43)];
    expect(said([results, unit])).toEqual([[0, 1, 'once']]);
  });

  it('is one amount or none where a list settles it', () => {
    const fate = [outcome(0.02, stake(5, 5)), outcome(0.98)];
    expect(said([fate, [outcome(0.1, stake(0, 5)), outcome(0.9)]])).toEqual([[0, 5, 'once']]);
    // nobody says that there is nothing between
    expect(said([[outcome(0.1, stake(0, 5)), outcome(0.9)]])).toEqual([[0, 5, 'span']]);
  });

  it('is more or less of it where several amounts may come', () => {
    const figures = [outcome(0.3, stake(1, 1)), outcome(0.1, stake(2, 2)), outcome(0.6)];
    expect(said([figures])).toEqual([[0, 2, 'span']]);
    // two units that may be lost, each by itself: what is told of one is not all of it
    const one = [outcome(0.5, stake(1, 1)), outcome(0.5)];
    expect(said([[outcome(1, stake(0, 2))], one, one])).toEqual([[0, 2, 'span']]);
  });

  it('is certain where everything brings it', () => {
    expect(said([[outcome(0.4, stake(-1, -1)), outcome(0.6, stake(-1, -1))]])).toEqual([[-1, -1, 'sure']]);
  });

  it('keeps sides, reasons and times apart', () => {
    const lines = [stake(1, 1), stake(-1, -1, { side: 'congo' }), stake(1, 1, { when: 'end' })];
    expect(hanging([[outcome(0.5, ...lines), outcome(0.5)]])).toHaveLength(3);
  });
});
