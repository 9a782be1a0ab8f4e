import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Rounds } from '../src/table/rounds.svelte';
import type { Piece } from '../src/lib/types';
import type { Sitting } from '../src/table/sitting.svelte';

/** A part of a turn in which three units can act. */
function begun(): Rounds {
  const view = { table: { id: 'T' }, seat: 0, scene: { tracks: [], phases: [] }, question: { yours: true } };
  const rounds = new Rounds({ view } as unknown as Sitting);
  rounds.renew(['A', 'B', 'C'], [], false);
  return rounds;
}

describe('a part of the turn', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

  it('is untouched until somebody has acted', () => {
    const rounds = begun();
    expect(rounds.untouched).toBe(true);
    rounds.renew(['B', 'C'], ['A'], true); // in hand, and nothing done yet
    expect(rounds.untouched).toBe(true);
    rounds.renew(['B', 'C'], [], false);
    expect(rounds.untouched).toBe(false);
  });

  it('counts who is in hand again once his deed has been taken back', () => {
    const view = {
      table: { id: 'T' },
      seat: 0,
      step: 4,
      scene: { tracks: [], phases: [] },
      question: { yours: true },
    };
    const rounds = new Rounds({ view } as unknown as Sitting);
    const asked = (step: number, free: string[], held: string[]) => {
      view.step = step;
      rounds.renew(free, held, false);
      return [...rounds.waiting].sort();
    };
    expect(asked(4, ['A', 'B', 'C'], [])).toEqual(['A', 'B', 'C']);
    expect(asked(5, ['B', 'C'], ['A'])).toEqual(['A', 'B', 'C']);
    expect(asked(6, ['B', 'C'], [])).toEqual(['B', 'C']);
    expect(asked(5, ['B', 'C'], ['A'])).toEqual(['A', 'B', 'C']);
  });

  it('is untouched as long as it is first asked about, where whom to aim at is chosen before who does it', () => {
    const question = { yours: true, answers: ['one', 'other', 'third', 'done'] };
    const view = { table: { id: 'T' }, seat: 0, at: 7, scene: { tracks: [], phases: [] }, question };
    const rounds = new Rounds({ view } as unknown as Sitting);
    rounds.renew([], [], false);
    expect(rounds.untouched).toBe(true);
    view.at = 9;
    rounds.renew([], [], false);
    expect(rounds.untouched).toBe(false);
  });

  it('opens with the first thing that is asked in it, where another part was before it', () => {
    const phases: [string, string][] = [['march', 'now']];
    const scene = { tracks: [], phases };
    const view = { table: { id: 'T' }, seat: 0, at: 1, scene, question: { yours: true } };
    const rounds = new Rounds({ view } as unknown as Sitting);
    const asked = (at: number, part: string) => {
      [view.at, phases[0]![0]] = [at, part];
      rounds.renew([], [], false);
      return rounds.opens;
    };
    expect([asked(1, 'march'), asked(2, 'march'), asked(3, 'fire'), asked(4, 'fire')]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('may be ended by mistake where the deed of one unit was over by itself and most still wait', () => {
    const declines = { closes: true, ends: false };
    const question = { yours: true, answers: [declines] };
    const sitting = {
      view: { table: { id: 'T' }, seat: 0, scene: { tracks: [], phases: [] }, question },
      sent: {},
    };
    const rounds = new Rounds(sitting as unknown as Sitting);
    const marches = (...others: string[]) => {
      declines.ends = false;
      rounds.renew(others, ['A'], true);
      expect(rounds.mistakable).toBe(false);
      declines.ends = true;
    };
    rounds.renew(['A', 'B', 'C', 'D', 'E'], [], false);
    expect(rounds.mistakable).toBe(false);
    marches('B', 'C', 'D', 'E');
    rounds.renew(['B', 'C', 'D', 'E'], [], false);
    expect(rounds.mistakable).toBe(true);
    rounds.renew(['B', 'C', 'D', 'E'], [], false); // asked the same once more
    expect(rounds.mistakable).toBe(true);
    marches('B', 'C', 'D', 'E');
    sitting.sent = declines; // whoever has said himself that he is done knows what comes next
    rounds.renew(['B', 'C', 'D', 'E'], [], false);
    expect(rounds.mistakable).toBe(false);
    sitting.sent = {};
    marches('D', 'E');
    rounds.renew(['D', 'E'], [], false);
    expect(rounds.mistakable).toBe(false);
  });

  it('is not untouched where nearly all were told to stay', () => {
    const rounds = begun();
    rounds.stay(['A', 'B']);
    expect(rounds.untouched).toBe(false);
  });
});

describe('who is come to next', () => {
  const at = (id: string, space: string, enters = '') => ({ id, space, enters }) as Piece;
  const spaces = ['1', '2', '3', '4'].map((id, place) => ({ id, centre: [place, 0] }));

  function round(): Rounds {
    const view = {
      table: { id: 'T' },
      seat: 0,
      scene: { tracks: [], phases: [] },
      question: { yours: true },
    };
    const rounds = new Rounds({ view, board: { sheet: { spaces } } } as unknown as Sitting);
    rounds.renew(['A', 'B', 'C', 'D'], [], false);
    return rounds;
  }
  const pieces = [at('A', '1'), at('B', '2'), at('C', '3'), at('D', '4', '4')];

  beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

  it('is first who waits outside the map, then the nearest', () => {
    const rounds = round();
    expect(rounds.next(pieces, '1', 1, () => true)).toBe('4');
    rounds.come('D', '4');
    expect(rounds.next(pieces, '4', 1, () => true)).toBe('3');
  });

  it('is in sight after somebody stays, as long as anybody waits there', () => {
    const rounds = round();
    rounds.come('A', '1');
    rounds.stay(['A']);
    expect(rounds.next(pieces, '1', 1, (space) => space === '3', true)).toBe('3');
    expect(rounds.next(pieces, '1', 1, () => false, true)).toBe('2');
  });
});
