import { describe, expect, it } from 'vitest';
import { crewOf, regrouped } from '../src/lib/crews';
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
