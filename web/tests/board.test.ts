import { describe, expect, it } from 'vitest';
import { coursesNear, edgeKey, inside, natural, scatter, seeded, wobbly } from '../src/board/geometry';
import { markSign } from '../src/board/markers';
import { moved } from '../src/board/paths';
import { paint } from '../src/board/terrain';
import { atTheirEntry } from '../src/lib/sheets';
import {
  afar,
  beside,
  inOrder,
  laid,
  piles,
  shapes,
  spread,
  stacks,
  strongest,
  together,
} from '../src/lib/stacks';
import type { Piece, Point, Sheet, Space } from '../src/lib/types';

const hex = (id: string, x: number, y: number, terrain: string, level = 0): Space => ({
  id,
  centre: [x, y],
  outline: Array.from({ length: 6 }, (_, k): Point => [
    x + Math.cos((k * Math.PI) / 3),
    y + Math.sin((k * Math.PI) / 3),
  ]),
  terrain,
  level,
});

const TEXTURES = [
  'plain', 'woods', 'forest', 'town', 'crops', 'grass', 'bush', 'rocks', 'scrub', 'walls', 'trench', 'gully', 'water',
  'ford', 'bridge', 'cliff',
]; // prettier-ignore

const sheet: Sheet = {
  size: [30, 4],
  spaces: TEXTURES.map((texture, place) =>
    hex(`s${place}`, 1 + place * 1.5, 1 + (place % 2) * 0.866, texture, place % 3),
  ),
  terrain: TEXTURES.map((texture) => ({ key: texture, name: texture, texture })),
  lines: [{ kind: 'road', points: [[1, 1], [2.5, 1.866], [4, 1]] }], // prettier-ignore
};

describe('the printed board', () => {
  it('is the same whenever it is painted', () => {
    expect(paint(sheet)).toEqual(paint(sheet));
  });

  it('has ground of every kind, relief, shores, roads and a grid', () => {
    const pens = paint(sheet).map((painted) => painted.pen);
    for (const texture of TEXTURES.filter((one) => !['water', 'ford', 'bridge'].includes(one))) {
      expect(pens).toContain(`ground-${texture}`);
    }
    for (const pen of ['ground-water', 'contour', 'hachure', 'shore', 'road', 'grid', 'level-1', 'level-2']) {
      expect(pens).toContain(pen);
    }
    expect(pens.indexOf('ground-plain')).toBeLessThan(pens.indexOf('leaf'));
  });

  it('draws no broken paths', () => {
    for (const { path } of paint(sheet)) expect(path).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('draws an edge the same from both sides', () => {
    const [a, b]: [Point, Point] = [[0, 0], [100, 30]]; // prettier-ignore
    expect(edgeKey(a, b)).toBe(edgeKey(b, a));
    expect(wobbly(a, b)).toEqual(wobbly(b, a).reverse());
    expect(natural([a, b, [50, 90]]).length).toBeGreaterThan(9);
  });

  it('scatters things inside their space and off the road', () => {
    const space = sheet.spaces[0]!;
    const outline = space.outline.map(([x, y]): Point => [x * 100, y * 100]);
    const road = { kind: 'road', clear: 15, points: [[0, 100], [200, 100]] as Point[] }; // prettier-ignore
    const spots = scatter(space, 20, 15, [road], seeded('x'));
    expect(spots.length).toBeGreaterThan(8);
    for (const spot of spots) {
      expect(inside(spot, outline)).toBe(true);
      expect(Math.abs(spot[1] - 100)).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('a town from the air', () => {
  const block = (id: string, x: number, look: string): Space => ({
    id,
    centre: [x + 2, 2],
    outline: [[x, 0], [x + 4, 0], [x + 4, 4], [x, 4]],
    terrain: 'open',
    look,
  }); // prettier-ignore
  const LOOKS = [
    'cite',
    'villas',
    'works',
    'market',
    'campus',
    'slag',
    'quarry',
    'hill',
    'huts',
    'outskirts',
    'roadside',
  ];
  const PATCHES = [
    'pit',
    'ponds',
    'woods',
    'fields',
    'city',
    'runway',
    'church',
    'hospital',
    'stadium',
    'tower',
    'lorries',
  ];
  const town: Sheet = {
    size: [48, 9],
    spaces: LOOKS.map((look, place) => block(`q${place}`, place * 4, look)),
    terrain: [],
    lines: [{ kind: 'track', points: [[1, 1], [3, 3]] }, { kind: 'zone', points: [[0, 0], [9, 0], [9, 4], [0, 0]] }],
    patches: PATCHES.map((texture, place) => ({
      texture,
      outline: [[place * 4, 5], [place * 4 + 3, 5], [place * 4 + 3, 8], [place * 4, 8]],
    })),
  }; // prettier-ignore
  const painted = paint(town);
  const pens = new Set(painted.map(({ pen }) => pen));

  it('is the same whenever it is painted, and no path is broken', () => {
    expect(paint(town)).toEqual(painted);
    for (const { path } of painted) expect(path).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has a street where quarters meet, a belt of trees where they do not, and houses of every kind', () => {
    for (const pen of ['front', 'belt', 'quarter-rim', 'tin-roof', 'villa', 'shed-roof', 'stall-roof', 'white-roof', 'slag-4', 'quarry-0', 'thatch', 'termite', 'pit-4', 'asphalt', 'red-cross', 'lorry', 'track', 'zone'])
      expect(pens, pen).toContain(pen);
  }); // prettier-ignore

  it('is light: a quarter costs few paths, and houses keep off the road', () => {
    expect(painted.length).toBeLessThan(60 * LOOKS.length);
    expect(painted.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThan(400_000);
    const houses = (lines: Sheet['lines']) =>
      paint({ ...town, lines }).filter(({ pen }) => pen === 'tin-roof').map(({ path }) => path).join(''); // prettier-ignore
    expect(houses([{ kind: 'road', points: [[0, 2], [4, 2]] }])).not.toEqual(houses([])); // prettier-ignore
  });
});

describe('courses', () => {
  const [near, far] = sheet.spaces;
  const river = (...points: Point[]) => ({ kind: 'river', clear: 24, points });
  const middle = ([x, y]: Point): Point => [x * 100, y * 100];

  it('matter to the spaces they touch or cross, and to no other', () => {
    const crossing = river(middle(near!.centre), [-900, -900]);
    const along = river(...near!.outline.slice(0, 2).map(middle));
    const away = river([-900, -900], [-800, -800]);
    expect(coursesNear(near!, [crossing, away, along])).toEqual([crossing, along]);
    expect(coursesNear(far!, [away])).toEqual([]);
  });

  it('keep forests off their water', () => {
    const forest = sheet.spaces.find(({ terrain }) => terrain === 'forest')!;
    const firs = (kind: string) =>
      paint({ ...sheet, lines: [{ kind, points: [forest.outline[0]!, forest.outline[3]!] }] }).filter(
        ({ pen }) => pen === 'fir',
      );
    expect(firs('river')).not.toEqual(firs('border'));
    expect(firs('coast')).toEqual(firs('border'));
  });
});

describe('paths', () => {
  it('can be put elsewhere, larger or smaller', () => {
    expect(moved('M-2 0H4V6L1 1Z', 10, 20)).toBe('M8 20H14V26L11 21Z');
    expect(moved('M0 0Q2 2 4 0A3 5 0 1 0 2 2', 1, 1, 2)).toBe('M1 1Q5 5 9 1A6 10 0 1 0 5 5');
    expect(() => moved('M0 0T3 3', 0, 0)).toThrow('T');
  });

  it('of every sign are of commands that can be put elsewhere', () => {
    for (const sign of ['airport', 'city', 'oilfield', 'hostages', 'supply', 'nothing known'])
      expect(moved(markSign(sign), 0, 0).length).toBeGreaterThan(10);
  });
});

describe('stacks', () => {
  const piece = (id: string, space: string) => ({ id, space }) as Piece;
  const pieces = [piece('a', '1'), piece('b', '1'), piece('c', '2'), piece('d', '1')];

  it('put what matters on top', () => {
    const found = stacks(pieces, new Set(['a']));
    expect(found.get('1')!.map((one) => one.id)).toEqual(['b', 'd', 'a']);
    expect(found.get('2')).toHaveLength(1);
    const [cache, company] = [piece('cache', '1'), { ...piece('company', '1'), left: '4', right: '6' }];
    const mixed = stacks([company, cache], new Set(['company', 'cache']));
    expect(mixed.get('1')!.map((one) => one.id)).toEqual(['cache', 'company']);
    const militia = { ...piece('militia', '1'), left: '0-1', right: '4' };
    const adding = stacks([militia, { ...cache, left: '+1' }], new Set(['militia', 'cache']));
    expect(adding.get('1')!.at(-1)!.id).toBe('militia');
    expect(strongest([cache, militia, company]).map((one) => one.id)).toEqual([
      'company',
      'militia',
      'cache',
    ]);
  });

  it('have who fights on top of markers and goods, the strongest uppermost, whatever is asked', () => {
    const unit = (id: string, left: string) => ({ ...piece(id, '1'), left, right: '4' });
    const [militia, brigade, cache] = [unit('militia', '1-2'), unit('brigade', '4-4'), piece('cache', '1')];
    const lies = (asked: string[], box = false) =>
      stacks([brigade, militia, cache], new Set(asked), () => box)
        .get('1')!
        .map(({ id }) => id);
    expect(lies([])).toEqual(['cache', 'militia', 'brigade']);
    expect(lies(['cache'])).toEqual(['cache', 'militia', 'brigade']);
    expect(lies(['militia']).at(-1)).toBe('militia'); // who may be picked is not searched for under others
    // goods are counted, and whoever guards them face down lies on them all the same
    const [lorries, guard] = [
      { ...unit('lorries', ''), symbol: '@lorry', right: '7' },
      { ...piece('guard', '1'), hidden: true },
    ];
    const guarded = stacks([guard, lorries], new Set()).get('1')!;
    expect(guarded.map(({ id }) => id)).toEqual(['lorries', 'guard']);
    expect(piles(guarded)).toHaveLength(1);
    // side by side nobody changes places from one question to the next
    for (const asked of [[], ['militia'], ['brigade', 'cache']])
      expect(lies(asked, true)).toEqual(['brigade', 'militia', 'cache']);
  });

  it('tell from afar how strong all of a pile are, and that there are more', () => {
    const unit = (id: string, left: string, side = 0) => ({ ...piece(id, '1'), left, right: '4', side });
    const down = { ...piece('down', '1'), side: 1, hidden: true };
    const [brigade, militia, guns] = [unit('brigade', '4-3'), unit('militia', '1'), unit('guns', '+2')];
    expect(together([brigade, militia])).toBe('5');
    expect(together([brigade, guns, piece('cache', '1')])).toBe('4'); // what only adds to others is none of it
    expect(together([unit('foe', '12', 1), down])).toBe('12+');
    expect([together([down]), together([piece('cache', '1')])]).toEqual(['', '']);
    // the uppermost of each pile has it, and no other
    expect([...afar([unit('foe', '12', 1), militia, brigade])]).toEqual([
      ['brigade', '5'],
      ['foe', '12'],
    ]);
  });

  it('give each side a pile of its own where sides meet, and nobody lies under an enemy', () => {
    const unit = (id: string, side: number, left = '3') => ({ ...piece(id, '1'), side, left, right: '3' });
    const [ours, more, theirs] = [unit('ours', 0), unit('more', 0), unit('theirs', 1)];
    const [trap, cache] = [unit('trap', 1, ''), unit('cache', -1, '')].map((one) => ({ ...one, right: '' }));
    const ids = (stack: Piece[]) => piles(stack).map(({ pieces }) => pieces.map(({ id }) => id));
    expect(ids([ours, more, cache!])).toEqual([['ours', 'more', 'cache']]);
    expect(ids([trap!, ours])).toEqual([['trap', 'ours']]); // a trap takes nobody's room
    expect(ids([theirs, ours, more, cache!, trap!])).toEqual([
      ['ours', 'more', 'cache'],
      ['theirs', 'trap'],
    ]);
    expect(ids([{ ...trap!, hidden: true }, ours])).toEqual([['ours'], ['trap']]);
    const where = new Map(laid([theirs, ours, more]).map(({ piece, x, scale }) => [piece.id, { x, scale }]));
    const reach = 50 * where.get('theirs')!.scale;
    for (const id of ['ours', 'more'])
      expect(where.get('theirs')!.x - where.get(id)!.x).toBeGreaterThan(reach);
  });

  it('has who waits outside apart from those within, and smaller', () => {
    const [within, waits] = [piece('within', '1'), { ...piece('waits', '1'), enters: '1' }];
    const lies = (stack: Piece[]) => new Map(laid(stack).map((one) => [one.piece.id, one]));
    expect(lies([waits]).get('waits')!.scale).toBeLessThan(lies([within]).get('within')!.scale);
    const both = lies([within, waits]);
    expect(both.get('within')).toMatchObject({ x: 0, y: 0 });
    // nor does it lie over a pile of those within
    const full = laid([...['a', 'b', 'c', 'd'].map((id) => piece(id, '1')), waits]);
    const edge = (one: { x: number; scale: number }, way: number) => one.x + way * 48 * one.scale;
    const left = Math.min(...full.filter(({ piece }) => !piece.enters).map((one) => edge(one, -1)));
    expect(
      edge(
        full.find(({ piece }) => piece.enters)!,
        1,
      ),
    ).toBeLessThanOrEqual(left);
    const pieces = atTheirEntry({ pieces: [{ ...waits, space: '@entering' }, within] }).pieces;
    expect(pieces.map(({ space }) => space)).toEqual(['1', '1']);
  });

  it('keep their order while they lie open, and lie where they hide least', () => {
    const order = ['d', 'a', 'b'];
    expect(inOrder([...pieces].reverse(), order).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
    const anywhere = (at: Point) => at;
    expect(beside([0, 0], [100, 50], [], anywhere).middle).toEqual([0, 0]);
    const lit: Point[][] = [60, 80, 90].map((x) => [
      [x, 0],
      [x, 45],
    ]);
    const [x, y] = beside([0, 0], [100, 50], lit, anywhere).middle;
    expect(lit.flat().filter(([u, v]) => Math.abs(u - x) < 100 && Math.abs(v - y) < 50)).toEqual([]);
  });

  it('are laid out in even rows, or in any that hide less', () => {
    const five = [...pieces, { ...pieces[0]!, id: 'e' }];
    const rows = (across?: number) => {
      const counts = new Map<number, number>();
      for (const { y } of spread(five, across)) counts.set(y, (counts.get(y) ?? 0) + 1);
      return [...counts.values()];
    };
    expect(rows()).toEqual([3, 2]);
    expect(shapes(5).map((across) => rows(across).length)).toEqual([2, 3, 1, 5]);
    expect(shapes(12)).not.toContain(1);
  });

  it('show an edge of every counter, and lie side by side when opened', () => {
    for (const lay of [laid, spread]) {
      const places = lay(pieces).map(({ x, y }) => `${x},${y}`);
      expect(new Set(places).size).toBe(pieces.length);
    }
  });
});
