import { describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { kept } = await import('../src/lib/kept.svelte');

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
