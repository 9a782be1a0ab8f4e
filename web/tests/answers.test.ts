import { describe, expect, it } from 'vitest';
import {
  bySpace,
  closing,
  differing,
  grouped,
  amounts,
  keyed,
  leastLeft,
  mainOf,
  same,
  saidOnce,
  seriesOf,
  sharedEnd,
  units,
  uncertain,
  withoutOpenEnd,
} from '../src/lib/answers';
import { isOfUnitAlone, reasonsOf } from '../src/lib/about';
import type { Answer, Outcome, Piece, Stake } from '../src/lib/types';

const move = (unit: string, to: string): Answer => ({
  action: { do: 'move', unit, to },
  label: { id: 'x-do-move', args: { unit, to } },
  unit,
  space: to,
});
const hit = (unit: string, target: string): Answer => ({
  action: { do: 'hit', unit, target },
  label: { id: 'x-do-hit', args: { unit, target } },
  unit,
  piece: target,
});
const done: Answer = { action: { do: 'done' }, label: { id: 'x-do-done' }, closes: true };
const answers = [move('a', '0101'), move('a', '0102'), hit('a', 'z'), move('b', '0102'), done];
const pieces = [{ id: 'z', space: '0303' } as Piece];

describe('several who go together', () => {
  it('have left what the slowest of them has', () => {
    const reach = { unit: 'a', start: '0101', ask: {}, ways: {}, left: { '0102': 3, '0103': 1 } };
    expect(leastLeft(reach, [{ '0102': 2 }, { '0102': 2.5, '0103': 4 }]).left).toEqual({
      '0102': 2,
      '0103': 1,
    });
    expect(leastLeft(reach, [])).toBe(reach);
  });
});

describe('answers', () => {
  it('are grouped by unit and kind, with what differs left open', () => {
    const groups = grouped(answers);
    expect(groups.map((group) => group.answers.length)).toEqual([2, 1, 1, 1]);
    expect(groups[0]!.label.args).toEqual({ unit: 'a', to: '…' });
    expect(groups[1]!.label.args).toEqual({ unit: 'a', target: 'z' });
    expect(differing(groups[0]!.answers)).toEqual(['to']);
  });

  it('of one unit are shown one by one when they are few', () => {
    const few = [move('a', '0101'), move('a', '0102'), done];
    expect(grouped(few).map((group) => group.label.args?.['to'])).toEqual(['0101', '0102', undefined]);
    const many = Array.from({ length: 10 }, (_, number) => move('a', `${number}`));
    expect(grouped(many)).toHaveLength(1);
  });

  it('are shown one by one where they are compared', () => {
    const aimed = Array.from({ length: 10 }, (_, number) => ({ ...move('', `${number}`), unit: '' }));
    expect(grouped(aimed)).toHaveLength(1);
    expect(grouped([...aimed, move('a', '0101'), move('a', '0102')], false, 24)).toHaveLength(12);
    expect(grouped(aimed, false, 9)).toHaveLength(1);
  });

  it('that are to be read last stand in one line, whoever gives them', () => {
    const leave = (unit: string): Answer => ({
      action: { do: 'exit', unit, to: 'home' },
      label: { id: 'x-do-exit', args: { unit, to: 'home' } },
      unit,
      space: 'home',
      rank: 1,
    });
    const all = [move('a', '0101'), leave('a'), leave('b'), leave('c')];
    const folded = grouped(all, false, 0, true);
    expect(folded.map(({ unit, answers }) => [unit, answers.length])).toEqual([
      ['a', 1],
      ['', 3],
    ]);
    expect(folded[1]!.label.args).toEqual({ unit: '…', to: 'home' });
    // of a single unit, or once somebody has been picked, they stand one by one
    expect(grouped(all.slice(0, 2), false, 0, true)).toHaveLength(2);
    expect(grouped(all, false)).toHaveLength(4);
  });

  it('that are weighed do not repeat the words that all end with', () => {
    expect(sharedEnd(['A fires at B 1', 'C and D fires at B 1'])).toBe(' fires at B 1');
    expect(sharedEnd(['A fires', 'fires', 'B fires'])).toBe('');
    expect(sharedEnd(['alone at B'])).toBe('');
    expect(sharedEnd(['A (in the wood)', 'B (on the road)']), 'a bracket stays whole').toBe('');
    expect(sharedEnd(['A (by road or rail)', 'B (by road or rail)'])).toBe(' (by road or rail)');
    expect(sharedEnd(['A (2:1 of the table)', 'B (3:1 of the table)'])).toBe('');
    const [one, two] = ['1st section (3rd company)', '2nd section (3rd company)'];
    expect(sharedEnd([`${one} fires`, `${two} fires`], [[one], [two]]), 'a name stays whole').toBe(' fires');
  });

  it('that are told one after another say once of whom', () => {
    const fates = ['Counter D is pinned', 'Counter D is eliminated', 'Counter D is unharmed'];
    expect(saidOnce(fates)).toEqual(['Counter D is pinned', 'eliminated', 'unharmed']);
    expect(saidOnce(['A falls', 'B falls'])).toEqual(['A falls', 'B falls']);
    expect(saidOnce(['It hits'])).toEqual(['It hits']);
    expect(saidOnce([])).toEqual(['']);
  });

  it('that differ in their unit alone are one series, whose label leaves open who does it', () => {
    const listed = [hit('a', 'z'), hit('b', 'z'), done];
    const all = ['a', 'twin', 'b'].map((unit) => hit(unit, 'z').action);
    const [series, ...others] = seriesOf([all], listed);
    expect(others).toEqual([]);
    expect(series!.label).toEqual({ id: 'x-do-hit', args: { unit: '…', target: 'z' } });
    expect(series!.answers).toEqual(listed.slice(0, 2));
    expect(series!.actions).toEqual(all);
    const twins = seriesOf([all.slice(0, 2)], listed);
    expect(twins[0]!.label.args, 'of twins one is listed').toEqual({ unit: '…', target: 'z' });
    expect(seriesOf([all], [hit('b', 'z')]), 'nobody begins who is not offered').toEqual([]);
  });

  it('leave nothing to chance when only one thing can come of them', () => {
    const sure = { message: { id: 'x-odds-unharmed' }, chance: 1, stakes: [], in_all: [], ends: null };
    const never = { message: { id: 'x-odds-pinned' }, chance: 0, stakes: [], in_all: [], ends: null };
    // dice will decide, and nobody can tell how likely what is
    expect(
      uncertain({
        rolls: [],
        groups: [[sure]],
        expected: null,
        additions: [],
        verdict: [],
        charts: [],
        at_stake: [],
        decided: [],
        own: [],
        blind: true,
      }),
    ).toBe(true);
    expect(
      uncertain({
        rolls: [],
        groups: [[sure, never]],
        expected: [],
        additions: [],
        verdict: [],
        charts: [],
        at_stake: [],
        decided: [],
        own: [],
        blind: false,
      }),
    ).toBe(false);
    expect(
      uncertain({
        rolls: [],
        groups: [
          [
            { ...sure, chance: 0.9 },
            { ...never, chance: 0.1 },
          ],
        ],
        expected: [],
        additions: [],
        verdict: [],
        charts: [],
        at_stake: [],
        decided: [],
        own: [],
        blind: false,
      }),
    ).toBe(true);
  });

  it('are all kept, whatever the grouping', () => {
    expect(grouped(answers).flatMap((group) => group.answers)).toHaveLength(answers.length);
  });

  it('lie on the board at their space, or where their target stands', () => {
    const places = bySpace(answers, pieces);
    expect([...places.keys()].sort()).toEqual(['0101', '0102', '0303']);
    expect(places.get('0102')).toHaveLength(2);
    expect(places.get('0303')![0]!.piece).toBe('z');
  });

  it('are all there where several ways lead to one space', () => {
    const ride: Answer = {
      action: { do: 'move', unit: 'a', to: '0102', by: 'railway' },
      label: { id: 'x-do-move-railway', args: { unit: 'a', to: '0102' } },
      unit: 'a',
      space: '0102',
    };
    const ways = bySpace([move('a', '0101'), move('a', '0102'), ride], pieces).get('0102')!;
    expect(ways.map((way) => way.label.id)).toEqual(['x-do-move', 'x-do-move-railway']);
    expect(units([move('a', '0102'), ride])).toEqual(['a']);
  });

  it('differ in facts that only some of them have', () => {
    const led = {
      ...move('a', '0101'),
      label: { id: 'x-do-move', args: { unit: 'a', to: '0101', led_by: 'c' } },
    };
    expect(differing([move('a', '0101'), led])).toEqual(['led_by']);
  });

  it('that end or decline come last and have the key 0, the others are numbered in order', () => {
    const keys = keyed([done, move('a', '0101'), move('a', '0102')]);
    expect(keys.map(([, key]) => key)).toEqual(['1', '2', '0']);
    expect(keys[2]![0]).toBe(done);
    const many = keyed([...Array.from({ length: 10 }, (_, number) => move('a', `${number}`)), done]);
    expect(many.slice(-3).map(([, key]) => key)).toEqual(['9', '', '0']);
  });

  it('that differ in a number alone have it for their key, so that none is 0', () => {
    const points = (count: number): Answer => ({
      action: { do: 'x', points: count },
      label: { id: 'x-do-x' },
    });
    expect(keyed([0, 1, 2].map(points)).map(([, key]) => key)).toEqual(['0', '1', '2']);
    expect(keyed([3, 1, 12].map(points)).map(([, key]) => key)).toEqual(['3', '1', '']);
    expect(amounts([points(1), done])).toBeNull();
    expect(amounts([points(1)])).toBeNull();
    expect(amounts([move('a', '0101'), move('a', '0102')])).toBeNull();
  });

  it('stand apart only from others', () => {
    const pass: Answer = { action: { do: 'pass' }, label: { id: 'x-do-pass' }, closes: true };
    expect(closing([done])).toEqual([done]);
    expect(closing([done, pass])).toEqual([]);
  });

  it('tell which units may act', () => {
    expect(units(answers)).toEqual(['a', 'b']);
  });

  it('are the same if their action is', () => {
    expect(same(move('a', '0101'), move('a', '0101'))).toBe(true);
    expect(same(move('a', '0101'), move('a', '0102'))).toBe(false);
    expect(same(null, done)).toBe(false);
  });
});

describe('what a group is called', () => {
  it.each([
    ['Attack …: …', 'Attack …'],
    ['Tir sur … : …', 'Tir sur …'],
    ['Land at … (…)', 'Land at …'],
    ['Buy … for … OP', 'Buy … for … OP'],
    ['Attack …: three', 'Attack …: three'],
  ])('%s is %s', (told, called) => expect(withoutOpenEnd(told)).toBe(called));
});

describe('an action that names nothing but its unit', () => {
  it('is known from one that is aimed at something', () => {
    expect(isOfUnitAlone({ do: 'pick', unit: 'a' }, 'a')).toBe(true);
    expect(isOfUnitAlone({ do: 'move', to: '0101', path: [] }, 'a')).toBe(false);
    expect(isOfUnitAlone({ do: 'move', unit: 'a', to: '0101' }, 'a')).toBe(false);
    expect(isOfUnitAlone({ do: 'done' }, 'a')).toBe(false);
  });
});

describe('what points are for', () => {
  const stake = (side: string, about: string, when: Stake['when'] = 'now'): Stake => ({
    side,
    low: 1,
    high: 1,
    rule: '',
    about,
    when,
  });
  const outcome = (...stakes: Stake[]) => ({ stakes }) as Outcome;
  const both = new Set(['red', 'blue']);

  it('is told with them, each once', () => {
    expect(reasonsOf(outcome(stake('red', 'towns'), stake('blue', 'towns')), both)).toEqual(['towns']);
    expect(reasonsOf(outcome(stake('red', 'towns'), stake('red', 'units')), both)).toEqual([
      'towns',
      'units',
    ]);
  });

  it('is not told where there are many, one is unknown, or the side is not told of', () => {
    const many = ['a', 'b', 'c'].map((about) => stake('red', about));
    expect(reasonsOf(outcome(...many), both)).toEqual([]);
    expect(reasonsOf(outcome(stake('red', 'towns'), stake('red', '')), both)).toEqual([]);
    expect(reasonsOf(outcome(stake('blue', 'towns'), stake('red', 'all', 'win')), new Set(['red']))).toEqual(
      [],
    );
  });
});

describe('what a unit can do to one place', () => {
  const shoot = (unit: string, target: string, ...others: string[]): Answer => ({
    action: { do: 'fire', unit, target, with: others },
    label: { id: others.length ? 'x-do-fire-with' : 'x-do-fire', args: { unit, target, with: others } },
    unit,
    piece: target,
  });

  it('is one list, where it is one deed with this one or that one', () => {
    const own = grouped([shoot('a', 'z'), shoot('a', 'z', 'b'), shoot('a', 'z', 'c')], false);
    expect(own).toHaveLength(2);
    expect(mainOf(own)?.label.id).toBe('x-do-fire-with');
  });

  it('is not where the board can tell them apart, or there is nothing to choose', () => {
    expect(
      mainOf(grouped([shoot('a', 'z'), shoot('a', 'z', 'b'), shoot('a', 'y', 'b')], false)),
    ).toBeUndefined();
    expect(mainOf(grouped([shoot('a', 'z'), shoot('a', 'z', 'b')], false))).toBeUndefined();
    expect(mainOf(grouped([shoot('a', 'z', 'b'), shoot('a', 'z', 'c')], false))).toBeUndefined();
  });
});
