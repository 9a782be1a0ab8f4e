import { describe, expect, it } from 'vitest';
import { awaited, declined, done } from '../src/guide/waits';
import type { Answer, Guidance } from '../src/lib/types';

const answer = (action: Record<string, unknown>): Answer => ({ action, label: { id: 'x' } });
const step = (given: Partial<Guidance>): Guidance => ({
  step: 0,
  of: 3,
  message: 'x',
  until: 'answer',
  ...given,
});

describe('the answer a lesson waits for', () => {
  const move = step({ answer: { do: 'move', to: 'A1' } });

  it('has every value that is written, and may have more', () => {
    expect(awaited(move, answer({ do: 'move', unit: 'one', to: 'A1' }))).toBe(true);
    expect(awaited(move, answer({ do: 'move', unit: 'one', to: 'A2' }))).toBe(false);
    expect(awaited(step({ answer: { with: ['a', 'b'] } }), answer({ with: ['a', 'b'] }))).toBe(true);
    expect(awaited(null, answer({ do: 'move' }))).toBe(false);
    expect(awaited(step({ until: 'read' }), answer({ do: 'move' }))).toBe(false);
  });

  it('is not declined, unlike all others', () => {
    expect(declined(move, answer({ do: 'move', to: 'A1' }))).toBe(false);
    expect(declined(move, answer({ do: 'done' }))).toBe(true);
    expect(declined(step({ until: 'read' }), answer({ do: 'done' }))).toBe(true);
    expect(declined(undefined, answer({ do: 'done' }))).toBe(false);
  });

  it('may be looked at before it is given', () => {
    const look = step({ until: 'deed', deed: 'odds', answer: { do: 'fire' } });
    expect(awaited(look, answer({ do: 'fire' }))).toBe(true);
    expect(declined(look, answer({ do: 'fire' }))).toBe(true);
  });
});

describe('a deed', () => {
  it('counts when it is done after the step began', () => {
    const overlay = step({ until: 'deed', deed: 'overlay' });
    expect(done(overlay, { overlay: '' }, { overlay: 'supply' })).toBe(true);
    expect(done(overlay, { overlay: 'supply' }, { overlay: 'supply' })).toBe(false);
    expect(done(overlay, { overlay: 'supply' }, { overlay: '' })).toBe(false);
  });

  it('that is a look counts whenever it is there', () => {
    const odds = {};
    expect(done(step({ until: 'deed', deed: 'odds' }), { odds }, { odds })).toBe(true);
  });

  it('of another step counts for nothing', () => {
    expect(done(step({ until: 'deed', deed: 'log' }), {}, { odds: {} })).toBe(false);
    expect(done(step({ until: 'read' }), {}, { '': true, odds: {} })).toBe(false);
  });
});
