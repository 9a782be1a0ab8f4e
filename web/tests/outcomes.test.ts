import { describe, expect, it, vi } from 'vitest';
import type { Outcome, Verdict } from '../src/lib/types';
import { folded, shared, wantedFirst } from '../src/lib/outcomes';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
const { inAll, unsaid } = await import('../src/table/stakes');

const outcome = (unit: string, result: string, chance: number): Outcome => ({
  message: { id: 'x-odds-drop', args: { unit, result } },
  chance,
  stakes: [],
  ends: null,
  in_all: [],
});
const drop = (unit: string, lands = 0.25) => [
  outcome(unit, 'land', lands),
  outcome(unit, 'scatter', 1 - lands),
];

describe('what may happen to one unit after another', () => {
  it('is told once where it is the same for each', () => {
    const [first, ...others] = shared([drop('a'), drop('b'), drop('c')], 'each');
    expect(others).toEqual([]);
    expect(first!.who).toEqual(['a', 'b', 'c']);
    expect(first!.outcomes.map(({ chance }) => chance)).toEqual([0.25, 0.75]);
    expect(first!.outcomes.map(({ message }) => message.args?.['unit'])).toEqual(['each', 'each']);
  });

  it('is told once where it is certain for each', () => {
    const sure = ['a', 'b', 'c'].map((unit) => [outcome(unit, 'arrive', 1)]);
    expect(shared(sure, 'each').map(({ who }) => who)).toEqual([['a', 'b', 'c']]);
  });

  it('is told of each where it differs, and in the order it came', () => {
    const found = shared([drop('a'), drop('b', 0.5), drop('c')], 'each');
    expect(found.map(({ who }) => who)).toEqual([['a', 'c'], []]);
    expect(found[1]!.outcomes[0]!.message.args?.['unit']).toBe('b');
  });

  it('tells points with whom the dice fall on, and not again with the dice', () => {
    const point = [{ side: 'x', low: 1, high: 1, rule: 'r', about: '', when: 'now' as const }];
    const scored = (one: Outcome): Outcome => ({ ...one, stakes: point });
    const unit = [scored(outcome('a', 'lost', 0.2)), outcome('a', 'unharmed', 0.8)];
    const dice = [
      scored({ ...outcome('a', '', 0.2), message: { id: 'x-odds-hits', args: { hits: 1 } } }),
      { ...outcome('a', '', 0.8), message: { id: 'x-odds-hits', args: { hits: 0 } } },
    ];
    expect(
      shared([unit, dice], 'each').map(({ outcomes }) => outcomes.map(({ stakes }) => stakes.length)),
    ).toEqual([
      [1, 0],
      [0, 0],
    ]);
    // another unit has dice of its own, and points that do not come twice are told
    const other = [scored(outcome('b', 'lost', 0.2)), outcome('b', 'unharmed', 0.7)];
    expect(shared([unit, other], 'each')[1]!.outcomes[0]!.stakes).toEqual(point);
    const more = [{ ...dice[0]!, chance: 0.3 }, dice[1]!];
    expect(shared([unit, more], 'each')[1]!.outcomes[0]!.stakes).toEqual(point);
  });

  it('is left alone where no unit is named', () => {
    const held: Outcome = { message: { id: 'x-odds-held' }, chance: 1, stakes: [], in_all: [], ends: null };
    expect(shared([[held], [held]], 'each').map(({ who }) => who)).toEqual([[], []]);
  });
});

describe('what is next to impossible', () => {
  const chances = (list: readonly Outcome[]) => list.map(({ chance }) => chance);
  const fate = (...found: number[]) => found.map((chance) => outcome('a', `with ${chance}`, chance));

  it('shares a line with its like', () => {
    const { told, rarer } = folded(fate(0.6, 0.335, 0.06, 0.004, 0.001));
    expect([chances(told), chances(rarer)]).toEqual([
      [0.6, 0.335, 0.06],
      [0.004, 0.001],
    ]);
  });

  it('has a line of its own where it is alone, and where the game ends with it', () => {
    expect(folded(fate(0.996, 0.004)).rarer).toEqual([]);
    const ends = { message: { id: 'x-over' }, rule: 'r' } as NonNullable<Outcome['ends']>;
    const last = fate(0.99, 0.004, 0.004, 0.002).map((one, place) => (place === 1 ? { ...one, ends } : one));
    expect(chances(folded(last).told)).toEqual([0.99, 0.004]);
  });
});

describe('what the verdict tells already', () => {
  const throws = (chances: number[]): Outcome[] =>
    chances.map((chance) => ({ message: { id: 'x-odds-hits' }, chance, stakes: [], in_all: [], ends: null }));
  const verdict = [{ chance: 0.75 }, { chance: 0.25 }];

  it('is not told again', () => {
    const fates = [drop('a')];
    expect(unsaid(verdict, fates)).toEqual([]);
    expect(unsaid(verdict, [throws([0.25, 0.75]), ...fates])).toEqual(fates);
  });

  it('is told again of a unit in a stack: each that may be hit has its line', () => {
    const stack = [throws([0.5, 0.4, 0.1]), drop('a'), drop('b', 0.1), [outcome('c', 'unharmed', 1)]];
    expect(unsaid(verdict, stack)).toEqual(stack);
  });
});

describe('what an outcome does to points', () => {
  const point = (low: number, high: number, about = '') => ({
    side: 'x',
    low,
    high,
    rule: 'r',
    about,
    when: 'now' as const,
  });
  const lost = (...stakes: ReturnType<typeof point>[]) => ({ ...outcome('a', 'lost', 0.2), stakes });

  it('is not told where it cancels out', () => {
    expect(inAll(lost(point(4, 4), point(-4, -4)), true)).toBe('');
    expect(inAll(lost(point(4, 4)), true)).not.toBe('');
  });

  it('is told of a unit that brings some in any case, and of dice only where it is settled', () => {
    expect(inAll(lost(point(5, 7)), true)).not.toBe('');
    expect(inAll(lost(point(0, 7)), true)).toBe('');
    const dice = { ...lost(point(5, 7)), message: { id: 'x-odds-hits', args: { hits: 2 } } };
    expect(inAll(dice, true)).toBe('');
  });

  it('need not say that it is for the unit it is told of', () => {
    expect(inAll(lost(point(1, 1, 'a')))).toBe('stakes-in-all');
    expect(inAll(lost(point(1, 1, 'b')))).toBe('stakes-in-all-for');
  });
});

describe('a verdict beside others', () => {
  const told = (id: string, chance: number, good: boolean | null): Verdict => ({
    message: { id },
    chance,
    good,
    worst: null,
    best: null,
  });

  it('is the chance of what one wants, likely or not', () => {
    const hardly = wantedFirst([told('no-effect', 0.69, false), told('effect', 0.31, true)]);
    expect(hardly[0]).toEqual(told('effect', 0.31, false));
    const likely = wantedFirst([told('effect', 0.52, true), told('no-effect', 0.48, false)]);
    expect(likely[0]).toEqual(told('effect', 0.52, true));
  });

  it('is likely where all that one would like makes up half of it', () => {
    const several = [told('miss', 0.4, false), told('hit', 0.35, true), told('pinned', 0.25, true)];
    expect(wantedFirst(several)[0]).toEqual(told('hit', 0.35, true));
  });

  it('stays as it is where nobody says what is wanted', () => {
    const open = [told('rain', 0.6, null), told('sun', 0.4, null)];
    expect(wantedFirst(open)).toEqual(open);
  });
});
