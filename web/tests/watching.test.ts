import { describe, expect, it, vi } from 'vitest';
import type { Camera } from '../src/lib/camera';
import type { WatchDesk } from '../src/table/watching.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { Watching } = await import('../src/table/watching.svelte');

/** A board of two plates: who looks at a space of the other plate turns to it. */
class Board {
  camera: Camera = { x: 0, y: 0, scale: 1 };
  plate = 'one';
  readonly seenFrom = () => this.camera;
  put = false;
  readonly onMap = (ids: string[]) => ids.filter((id) => /^(one|two)-(?!box)/.test(id));
  readonly atHand = (ids: string[]) => ids.filter((id) => id.startsWith(this.plate));
  looked = '';
  showsWhole = (ids: string[]) => ids.includes(this.looked);
  readonly lookAt = ([space]: string[]) => {
    this.looked = space!;
    this.camera = { x: space!.length, y: 3, scale: 1 };
  };
  readonly isPut = () => this.put;
  readonly share = () => 0;
  readonly lookAtMost = this.lookAt;
  /** Whether several spaces find room together; then all of them are seen. */
  holds = false;
  readonly gather = (spaces: string[]) => {
    if (this.holds) this.camera = { x: spaces.length, y: 5, scale: 1 };
    return this.holds;
  };
  readonly seenOn = () => this.plate;
  readonly lookFrom = (camera: Camera) => (this.camera = camera);
  /** What lies lowest is seen as long as nothing is taken of the foot. */
  readonly shows = ([space]: string[], taken = 0) => !space!.includes('low') || !taken;
  taken = 0;
  readonly frame = ([space]: string[], taken = 0) => {
    this.taken = taken;
    this.plate = space!.startsWith('two') ? 'two' : 'one';
    this.camera = { x: 7, y: 7, scale: 2 };
    return Promise.resolve();
  };
}

describe('the eye that was lent to a throw', () => {
  const watched = async (space: string) => {
    const board = new Board();
    const before = board.camera;
    const watching = new Watching({ board, covered: () => 90 } as unknown as WatchDesk);
    watching.lookAtThrow(space);
    await Promise.resolve();
    await Promise.resolve();
    const lent = board.camera;
    watching.lookBack();
    return { before, lent, after: board.camera, taken: board.taken };
  };

  it('goes back to where it was', async () => {
    const { before, lent, after } = await watched('one-a');
    expect(lent).not.toBe(before);
    expect(after).toBe(before);
  });

  it('sees it clear of the strip that tells of it, and as ever where that does not lie over it', async () => {
    expect((await watched('one-low')).taken).toBe(90);
    expect((await watched('one-a')).taken).toBe(0);
  });

  it('stays where another plate has come into play: from there it would see nothing of it', async () => {
    const { lent, after } = await watched('two-a');
    expect(after).toBe(lent);
  });
});

describe('the eye at the end of what was told', () => {
  it('stays where the last dice fell as long as what they decided is read, and goes where it is asked after that', () => {
    const board = Object.assign(new Board(), { showsWell: () => false });
    const spaces = ['one-elsewhere'];
    const question = { yours: true, spaces };
    const story: { result?: object } = { result: { thrown: [{ spaces: ['one-fight'] }] } };
    const asked = { units: [], places: new Map(), answers: [], hand: { units: [] }, rounds: { able: [] } };
    const view = { seat: 'me', scene: { pieces: [] }, log: [{ seat: 'me' }], question };
    const sitting = { canAct: true, view };
    const desk = { board, story, sitting, deciding: { ...asked, listed: '' }, covered: () => 0 };
    const watching = new Watching(desk as unknown as WatchDesk);
    watching.over();
    expect([board.camera.scale, board.looked]).toEqual([2, '']);
    delete story.result;
    watching.goOn();
    expect(board.looked).toBe('one-elsewhere');
  });
});

describe('the eye at what is asked', () => {
  const pieces = [
    { id: 'a', space: 'one-far-a' },
    { id: 'b', space: 'one-farther-b' },
  ];
  const table = (underWay = false) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const board = new Board();
    const asked = { units: [] as string[], by: '', places: [] as string[] };
    const rounds = { able: [], underWay };
    const scene = { pieces };
    const desk = {
      board,
      scene,
      sitting: {
        canAct: true,
        get view() {
          return { seat: 'me', scene, log: [{ seat: asked.by }], question: { spaces: [] } };
        },
      },
      deciding: {
        get units() {
          return asked.units;
        },
        get places() {
          return new Map(asked.places.map((space) => [space, []]));
        },
        answers: [],
        hand: { units: [] },
        listed: '',
        rounds,
      },
    };
    const watching = new Watching(desk as unknown as WatchDesk);
    const ask = (by: string, ...units: string[]) => {
      Object.assign(asked, { by, units });
      board.looked = '';
      watching.lookWhereAsked();
      return board.camera;
    };
    return Object.assign(ask, { board, asked });
  };

  it('is lent to a retreat amid the others’ turn, and back before the next is asked', () => {
    const ask = table();
    const retreat = ask('others', 'a');
    expect(retreat.x).toBe('one-far-a'.length);
    expect(ask('others').x).toBe(0);
  });

  it('stays where its player acts in his own turn', () => {
    const ask = table();
    const own = ask('others', 'a', 'b');
    expect(own.x).toBe('one-far-a'.length);
    expect(ask('others')).toBe(own);
    const after = ask('me', 'b');
    expect(ask('others')).toBe(after);
  });

  it('is not taken anew to places that were offered before, after a deed of its player elsewhere', () => {
    const ask = table();
    ask.asked.places = ['one-p', 'one-qq', 'one-rrr'];
    const first = ask('others');
    expect(first.x).toBe('one-p'.length);
    ask.board.camera = { x: 99, y: 9, scale: 1 };
    ask.asked.places = ['one-qq', 'one-rrr', 'one-p'];
    expect(ask('me').x).toBe(99);
    ask.asked.places = ['one-ssss', 'one-qq', 'one-rrr'];
    expect(ask('me').x).toBe('one-ssss'.length);
  });

  it('goes to all places where a unit may start, if they find room together, unless somebody has put it elsewhere', () => {
    const ask = table();
    ask.board.holds = true;
    ask.asked.places = ['one-p', 'one-qq', 'one-rrr'];
    ask.board.put = true;
    expect(ask('others').y).not.toBe(5);
    ask.board.put = false;
    ask.asked.places = ['one-p', 'one-qq', 'one-rrr', 'one-ssss'];
    expect(ask('others')).toMatchObject({ x: 4, y: 5 });
  });

  it('stays where somebody has put it and sees a box that can be answered with', () => {
    const ask = table();
    ask.asked.places = ['one-p', 'one-qq', 'one-rrr', 'one-box'];
    ask.board.put = true;
    ask.board.showsWhole = (ids: string[]) => ids.includes('one-box');
    const before = ask.board.camera;
    expect(ask('me', 'a')).toBe(before);
    ask.board.put = false;
    expect(ask('others', 'a')).not.toBe(before);
  });

  it('stands still between two deeds of its player, though who else can act is out of sight', () => {
    const ask = table(true);
    const before = ask('me');
    expect(ask('me', 'a', 'b')).toBe(before);
    expect(ask('others', 'a', 'b')).not.toBe(before);
  });
});
