import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Pointing } = await import('../src/table/pointing.svelte');

/** Somebody turns to another unit while a card may wait for his word. */
async function turned(card: { pinned: boolean; unbidden?: boolean }) {
  const hand = { pickOf: () => undefined, has: () => false, followers: [], others: [] };
  const deciding = {
    hand,
    rounds: { recall: vi.fn(), come: vi.fn() },
    looked: { label: { id: 'x-go' } },
    ...card,
  };
  const desk = { deciding, desk: {}, waiting: new Set(), sitting: { note: null } };
  const look = () => (deciding.pinned = false);
  await Pointing.prototype.touch.call({ ...desk, look } as never, '4');
  return desk.sitting.note;
}

describe('a click on another unit', () => {
  it('says what was asked for and has not been done', async () => {
    expect(await turned({ pinned: true })).toMatchObject({ id: 'put-aside' });
  });

  it('says nothing of a card that came by itself, or where none waits', async () => {
    expect(await turned({ pinned: true, unbidden: true })).toBeNull();
    expect(await turned({ pinned: false })).toBeNull();
  });
});
