import { describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { kept, playedAs } = await import('../src/lib/kept.svelte');

describe('not to be asked again', () => {
  it('holds for the game in which it was said, and for no other', () => {
    kept.askEndOf('race', false);
    expect([kept.asksEnd('race'), kept.asksEnd('siege')]).toEqual([false, true]);
    expect(stored.get('sandtable.taste')).toContain('"unasked":["race"]');
    kept.askEndOf('race', true);
    expect(kept.asksEnd('race')).toBe(true);
  });

  it('is kept from when it held for all, until somebody wants to be asked again', () => {
    kept.like({ askEnd: false });
    expect([kept.asksEnd('race'), kept.asksEnd('siege')]).toEqual([false, false]);
    kept.askEndOf('race', true);
    expect(kept.asksEnd('race')).toBe(true);
  });
});

describe('the game that is played here', () => {
  it('is the one that somebody sat down at last, with the pack it was played with', () => {
    kept.sit('race');
    kept.sit('siege', 'f00');
    expect(kept.taste.game).toBe(playedAs('siege', 'f00'));
    expect(kept.taste.game).not.toBe(playedAs('siege'));
    expect(stored.get('sandtable.taste')).toContain(`"game":"${playedAs('siege', 'f00')}"`);
    kept.sit('race');
    expect(kept.taste.game).toBe(playedAs('race'));
  });
});
