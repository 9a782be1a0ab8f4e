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
  const desk = { deciding, desk: {}, waiting: new Set(), sitting: { note: null }, keeps: () => false };
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

describe('a click on the unit in hand', () => {
  /** The table comes to a unit by itself, or not, and then its player clicks it so many times. */
  async function clicked(comes: boolean, times: number) {
    const hand = {
      held: comes ? '' : '4',
      units: ['4'],
      has: (id: string) => hand.held === id,
      pickOf: (id: string) => (hand.held === id ? undefined : { unit: id }),
      others: [],
      followers: [],
      without: (id: string) => Promise.resolve(hand.held === id && (hand.held = '')),
    };
    const deciding = {
      hand,
      rounds: { recall: () => undefined, come: () => undefined },
      closing: [],
      takeUp: ({ unit }: { unit: string }) => Promise.resolve((hand.held = unit)),
      straysWith: () => false,
      answers: [],
    };
    const [sitting, desk] = [{ canAct: true }, { scene: { pieces: [] }, sides: [] }];
    const pointing = new Pointing(sitting as never, deciding as never, desk as never);
    pointing.cursor = 'here';
    if (comes) await pointing['takeUpNext']('4', 'here');
    for (let time = 0; time < times; time += 1) await pointing.touch('4');
    return hand.held;
  }

  it('keeps it there, if it was the table that took it up', async () => {
    expect(await clicked(true, 0)).toBe('4');
    expect(await clicked(true, 1)).toBe('4');
  });

  it('puts it back, if its player did, or has clicked it before', async () => {
    expect(await clicked(false, 1)).toBe('');
    expect(await clicked(true, 2)).toBe('');
  });
});

describe('who could be asked about instead', () => {
  const beside = (display: boolean) => {
    const pieces = ['4', '5', 'foe'].map((id) => ({ id, space: 'here', side: id === 'foe' ? 1 : 0 }));
    const sides = [{ id: 'me' }, { id: 'you' }];
    const sitting = { view: { seat: 'me' }, board: { sheet: { spaces: [{ id: 'here', display }] } } };
    const deciding = { unit: '4', asking: true };
    return new Pointing(sitting as never, deciding as never, { scene: { pieces }, sides } as never)
      .askedBeside;
  };

  it('is one’s own of the same stack, and nobody of a box where all lie side by side', () => {
    expect(beside(false)).toEqual(['5']);
    expect(beside(true)).toEqual([]);
  });
});
