import { describe, expect, it } from 'vitest';
import type { Answer, Harm } from '../src/lib/types';
import { underFire } from '../src/lib/underfire';

const shot: Harm = { message: { id: 'x-shot', args: {} }, rule: '8.1-a', caution: true, fire: 'VE4' };
const alone: Harm = { message: { id: 'x-alone', args: {} }, rule: '10.2-c', caution: true };
const go = (space: string, harms: Harm[] = []): Answer => ({
  action: { do: 'move', to: space },
  label: { id: 'x-do-move', args: { to: space } },
  space,
  harms,
});

describe('a place that is reached under fire', () => {
  it('is one to which nobody can go without being fired at', () => {
    const places = new Map([
      ['near', [go('near', [alone])]],
      ['far', [go('far', [alone, shot])]],
      ['either', [go('either', [shot]), go('either')]],
    ]);
    expect([...underFire(places)]).toEqual([['far', [shot]]]);
  });
});
