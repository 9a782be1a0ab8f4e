import { describe, expect, it } from 'vitest';
import { delay } from '../src/lib/live';
import { continued, onlyAdded } from '../src/lib/log';
import type { LogEntry, SeatView } from '../src/lib/types';
import { begun, face, fact, isRed, percent, within } from '../src/lib/wording';
import { playersOf } from '../src/lib/sitters';

describe('facts', () => {
  const names = { 'gov-mg': 'Machine Gun', tribes: 'The Host' };

  it('name pieces and seats, and leave spaces alone', () => {
    expect(fact('gov-mg', names)).toBe('Machine Gun');
    expect(fact('0505', names)).toBe('0505');
    expect(fact(['gov-mg', 'tribes'], names)).toBe('Machine Gun, The Host');
    expect(fact(true, names)).toBe('yes');
    expect(fact(3, names)).toBe(3);
    expect(fact(undefined, names)).toBe('');
  });

  it('tell rows as units with their cards; what does not count is bracketed', () => {
    const dealt = [['gov-mg', '10H', true], ['tribes', 'AS', false]]; // prettier-ignore
    expect(fact(dealt, names)).toBe('Machine Gun 10♥, (The Host A♠)');
  });

  it('begin with a capital where a line begins, in French, too', () => {
    expect(begun('somebody there is harmed 36 %')).toBe('Somebody there is harmed 36 %');
    expect(begun('épargné')).toBe('Épargné');
    expect(begun('')).toBe('');
  });

  it('look a name up alone that stands beside a number or a hex', () => {
    const called = (name: string) => ({ Rifles: 'Fusiliers', Well: 'Puits' })[name] ?? name;
    expect(within('{Rifles} (2)', called)).toBe('Fusiliers (2)');
    expect(within('B25 {Well}', called)).toBe('B25 Puits');
    expect(within('Rifles (2)', called)).toBe('Rifles (2)');
  });

  it('write cards with their suits', () => {
    expect(face('10D')).toBe('10♦');
    expect(face('1005')).toBe('1005');
    expect(isRed('QH')).toBe(true);
    expect(isRed('QS')).toBe(false);
  });
});

describe('chances', () => {
  it('are never told as 0 % or 100 % when they are not', () => {
    expect(percent(0.25, 'en')).toBe('25%');
    expect(percent(0.0001, 'en')).toBe('< 0.1%');
    expect(percent(0.99999, 'en')).toBe('> 99.9%');
    expect(percent(0, 'en')).toBe('0%');
    expect(percent(1, 'en')).toBe('100%');
  });
});

describe('the line', () => {
  it('is tried again soon, then ever more slowly, up to a limit', () => {
    const waits = [1, 2, 3, 4, 5, 6, 20].map(delay);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThanOrEqual(1000);
    expect(waits.at(-1)).toBe(15_000);
  });
});

describe('the log', () => {
  const entry = (n: number, seat = 'me'): LogEntry => ({ n, seat, events: [] });
  const view = (at: number, step: number, log: LogEntry[]) => ({ at, step, log, seat: 'me' }) as SeatView;

  it('grows by what is new, and takes nothing twice', () => {
    const news = view(3, 3, [entry(2), entry(3)]);
    const grown = continued([entry(1)], news);
    expect(grown.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(continued(grown, news)).toEqual(grown);
  });

  it('shrinks when something is taken back', () => {
    expect(continued([entry(1), entry(2)], view(3, 1, [entry(1)]))).toEqual([entry(1)]);
    expect(onlyAdded(view(2, 2, []), view(3, 1, []))).toBe(false);
    expect(onlyAdded(view(2, 2, []), view(5, 3, []))).toBe(false);
    expect(onlyAdded(view(2, 2, []), view(4, 4, []))).toBe(true);
  });
});

describe('seats', () => {
  it("are one's own, kept for others, or bots' to the server", () => {
    expect(playersOf({ a: 'me', b: 'friend', c: 'bot:cadet' })).toEqual({
      a: 'human',
      b: 'friend',
      c: 'cadet',
    });
  });
});
