import { describe, expect, it } from 'vitest';
import { briefly, crewOf, fewest, inARow, isCrewed, most, regrouped, shortened } from '../src/lib/crews';
import type { Answer } from '../src/lib/types';

const fire = (unit: string, withUnits: string[] = [], rest: Record<string, unknown> = {}): Answer => ({
  action: { do: 'fire', unit, target: 'enemy', with_units: withUnits, ...rest },
  label: { id: 'x-do-fire' },
  unit,
  piece: 'enemy',
  about: withUnits,
});

describe('who does something together', () => {
  const all = [
    fire('chief', ['one', 'two']),
    fire('chief', ['one']),
    fire('chief', ['two']),
    fire('chief'),
    fire('one'),
    fire('two'),
    fire('stranger'),
  ];
  const units = ['chief', 'one', 'two', 'stranger'];
  const told = (now: string[], unit: string, before?: Answer) => {
    const found = regrouped(all, now, unit, before);
    return found && crewOf(found, units);
  };

  it('is those who were there and one more', () => {
    expect(told(['one'], 'chief')).toEqual(['chief', 'one']);
    expect(told(['chief', 'one'], 'two')).toEqual(['chief', 'one', 'two']);
  });

  it('brings along whom they need', () => expect(told(['one'], 'two')).toEqual(['chief', 'one', 'two']));

  it('is as many of the others as can, once one leaves', () => {
    expect(told(['chief', 'one', 'two'], 'two')).toEqual(['chief', 'one']);
    expect(told(['chief', 'one', 'two'], 'chief')).toEqual(['one']);
  });

  it('is nobody where they cannot, or where nobody else is left', () => {
    expect(told(['one'], 'stranger')).toBeUndefined();
    expect(told(['one'], 'one')).toBeUndefined();
    expect(told([], 'one')).toBeUndefined();
  });

  it('leaves the rest of what was said as it was', () => {
    const both = [
      fire('chief', ['one'], { mortars: true }),
      fire('chief', ['one'], { mortars: false }),
      fire('one', [], { mortars: false }),
    ];
    expect(regrouped(both, ['one'], 'chief', both[2])).toBe(both[1]);
  });

  it('is asked for only where all aim at one target', () => {
    const elsewhere = { ...fire('stranger'), piece: 'another' };
    expect(regrouped([...all, elsewhere], ['one'], 'chief')).toBeUndefined();
    expect(regrouped([...all, { ...fire('two'), piece: '' }], ['one'], 'chief')).toBeUndefined();
  });
});

describe('ticking them one by one', () => {
  const all = [
    fire('chief', ['one', 'two']),
    fire('chief', ['one']),
    fire('chief'),
    fire('one'),
    fire('two'),
  ];
  const units = ['chief', 'one', 'two'];

  it('is offered only where several may do it to one target', () => {
    expect(isCrewed(all)).toBe(true);
    expect(isCrewed([fire('one'), fire('two')])).toBe(false);
    expect(isCrewed([...all, { ...fire('two'), piece: 'another' }])).toBe(false);
    expect(isCrewed([])).toBe(false);
  });

  it('begins with one alone, where he may, or with all at once', () => {
    expect(fewest(all, units, 'one')).toBe(all[3]);
    expect(fewest(all.slice(0, 2), units, 'two')).toBe(all[0]);
    expect(most(all, units)).toBe(all[0]);
  });
});

describe('names of those who do something together', () => {
  const first = '1st section (1st company)';
  const second = '2nd section (1st company)';

  it('are short as far as they still differ', () => {
    expect(briefly(['PC 1st company (Poulet)', first, second])).toEqual([
      'PC 1st company',
      '1st section',
      '2nd section',
    ]);
    expect(briefly([first, '1st section (2nd company)'])).toEqual([first, '1st section (2nd company)']);
  });

  it('say once what all of them end with', () => {
    expect(inARow(['1st section', '2nd section', '3rd section'])).toBe('1st, 2nd, 3rd section');
    expect(inARow(['Mortars', '2nd section'])).toBe('Mortars, 2nd section');
    expect(inARow(['1st section'])).toBe('1st section');
  });

  it('stand in a text as short as the others allow', () => {
    const all = ['PC 1st company (Poulet)', first, second, '1st section (2nd company)'];
    const told = `${all[0]}, with ${first}, ${second} and the mortars`;
    expect(shortened(told, all[0]!, [first, second], all)).toBe(
      'PC 1st company, with 1st, 2nd section and the mortars',
    );
    expect(shortened(first, first, [], all)).toBe(first);
  });
});
