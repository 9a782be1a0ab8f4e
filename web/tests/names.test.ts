import { describe, expect, it } from 'vitest';
import { boxAround, boxOf, COUNTER, named, namesOf, placeName, wrapped } from '../src/board/names';
import { meet } from '../src/board/quarternames';
import { roomOf } from '../src/board/geometry';
import { reachOf } from '../src/lib/stacks';
import { plain } from '../src/lib/wording';
import type { Point, Sheet } from '../src/lib/types';

const square = ([x, y]: Point): Point[] => [[x - 1, y - 1], [x + 1, y - 1], [x + 1, y + 1], [x - 1, y + 1]]; // prettier-ignore
const space = (id: string, at: Point, name: string) => ({
  id,
  centre: at,
  outline: square(at),
  terrain: 'open',
  name,
});
const sheet: Sheet = {
  size: [20, 20],
  terrain: [],
  spaces: [space('a', [2, 2], 'Hamlet'), space('b', [3, 2], 'Capital'), space('c', [15, 15], 'Far away')],
  marks: [{ kind: 'capital', space: 'b', name: 'Capital' }],
};

describe('names on the map', () => {
  it('are printed once, the weightiest first', () => {
    expect(namesOf(sheet).map((one) => one.name)).toEqual(['Capital', 'Hamlet', 'Far away']);
  });

  it('are what a space is called by, be it marked or named; else its number', () => {
    const marks = [
      { kind: 'port', space: 'a', name: 'River' },
      { kind: 'objective', space: 'a', name: 'The well' },
    ];
    const plain = { ...space('a', [2, 2], ''), label: '0705' };
    expect(placeName({ ...sheet, spaces: [plain], marks }, 'a')).toBe('The well');
    expect(placeName({ ...sheet, spaces: [plain], marks: [] }, 'a')).toBe('0705');
    expect(placeName(sheet, 'b')).toBe('Capital');
  });

  it('never lie on one another: from afar the lesser gives way', () => {
    const all = namesOf(sheet);
    expect(named(all, 1).names).toHaveLength(3);
    expect(named(all, 0.15).names.map((one) => one.name)).toEqual(['Capital', 'Far away']);
  });
});

describe('names in hexes', () => {
  const hex = (x: number, y: number): Point[] =>
    [0, 60, 120, 180, 240, 300].map((turn) => [
      x + Math.cos((turn * Math.PI) / 180),
      y + Math.sin((turn * Math.PI) / 180),
    ]);
  const town = { id: 'a', centre: [5, 5] as Point, outline: hex(5, 5), terrain: 'open', name: 'Buta' };
  const map: Sheet = { size: [20, 20], terrain: [], spaces: [town] };
  const at = (counters: Point[], width?: number) => {
    const taken = counters.map((middle) => boxAround(middle, COUNTER));
    const { x, y } = named(namesOf(map), 0.3, taken, width).names[0]!;
    return [Math.sign(x - 500), Math.sign(y - 500)];
  };

  it('keep off the counters: under one, beside a crowd', () => {
    expect(at([])).toEqual([0, -1]);
    expect(at([[500, 420]])).toEqual([0, 1]);
    const crowd: Point[] = [[500, 400], [500, 500], [500, 600]]; // prettier-ignore
    expect(at(crowd)[0]).toBe(1);
    expect(at(crowd, 620)[0]).toBe(-1);
  });

  it('stand right over their symbol where nobody stands, and not at the edge of the hex above', () => {
    const marked: Sheet = { ...map, marks: [{ kind: 'town', space: 'a' }] };
    const baseline = (sheet: Sheet, counters: Point[] = []) =>
      named(
        namesOf(sheet),
        1,
        counters.map((middle) => boxAround(middle, COUNTER)),
      ).names[0]!.y;
    const symbol = 550 - 22;
    expect(symbol - baseline(marked)).toBeGreaterThan(0);
    expect(symbol - baseline(marked)).toBeLessThan(40);
    expect(baseline(map)).toBeLessThan(450); // without a symbol in the upper part of its hex
    expect(baseline(marked, [[500, 500]])).toBeLessThan(450); // and off a counter that stands there
  });

  it('are never nearer to another place with a name than to their own', () => {
    const near = { ...town, id: 'b', centre: [5, 6.4] as Point, outline: hex(5, 6.4), name: 'Aketi' };
    const two: Sheet = { ...map, spaces: [town, near] };
    const over = boxAround([500, 420], COUNTER);
    const { y } = named(namesOf(two), 0.3, [over]).names.find(({ name }) => name === 'Buta')!;
    expect(y).toBeLessThanOrEqual(530);
  });

  it('never stand in the hex of another place with a name: rather under a counter', () => {
    const western = {
      ...town,
      id: 'w',
      centre: [3.5, 5.87] as Point,
      outline: hex(3.5, 5.87),
      name: 'Western well',
    };
    const wells: Sheet = { ...map, spaces: [{ ...town, name: 'Eastern well' }, western] };
    const crowd: Point[] = [[500, 400], [500, 500], [500, 600], [650, 500], [650, 420], [650, 600]]; // prettier-ignore
    const taken = crowd.map((middle) => boxAround(middle, COUNTER));
    for (const scale of [0.45, 0.6, 1]) {
      const { x, y } = named(namesOf(wells), scale, taken).names.find(({ name }) => name === 'Eastern well')!;
      expect(x > 450 || y < 500).toBe(true);
    }
  });

  it('never stand off their own hex by more than the next one is wide, and touch their own where they are long', () => {
    const long = { ...town, name: 'Modder River village, east' };
    const village: Sheet = { ...map, spaces: [long] };
    const crowds: Point[][] = [[[500, 420]], [[500, 420], [500, 600]], [[500, 500], [400, 420], [400, 600]]]; // prettier-ignore
    for (const scale of [0.3, 0.45, 0.7, 1])
      for (const crowd of crowds) {
        const taken = crowd.map((middle) => boxAround(middle, COUNTER));
        const { x, y, size } = named(namesOf(village), scale, taken).names[0]!;
        const half = 26 * size * 0.24;
        expect(Math.abs(x - 500)).toBeLessThanOrEqual(Math.max(half, 250 - half) + 1);
        expect(Math.abs(y - 500)).toBeLessThanOrEqual(100 + size);
      }
    // a counter over its left half: it stands over its hex and begins at its rim
    const { x, size } = named(namesOf(village), 0.45, [[330, 430], [500, 600], [620, 600]].map((middle) => boxAround(middle as Point, COUNTER))).names[0]!; // prettier-ignore
    expect(x - 26 * size * 0.24).toBeGreaterThan(380);
    expect(x - 26 * size * 0.24).toBeLessThan(500);
  });

  it('become smaller between counters that leave a gap, and are whole: from afar, in a column of towns', () => {
    const column = [3, 4.73, 6.46].map((y, place) => ({
      ...town,
      id: `c${place}`,
      name: ['Goma', 'Beni', 'Fizi'][place]!,
      centre: [5, y] as Point,
      outline: hex(5, y),
    }));
    const marks = column.map(({ id }) => ({ kind: 'town', space: id }));
    const taken = [1.27, 3, 4.73, 6.46, 8.19].flatMap((y) =>
      [3.5, 5, 6.5].map((x) => boxAround([x * 100, (x === 5 ? y : y + 0.87) * 100], COUNTER)),
    );
    const { size, names } = named(namesOf({ ...map, spaces: column, marks }), 0.155, taken);
    expect(names.map(({ name }) => name)).toHaveLength(3);
    for (const one of names) {
      expect(
        taken.some((other) => meet(boxOf(one), other)),
        one.name,
      ).toBe(false);
      expect(one.size).toBeGreaterThan(size * 0.7);
    }
    // where nobody stands around, the usual letters keep off the counter in their own hex
    const [alone] = named(namesOf({ ...map, spaces: [column[0]!] }), 0.155, [taken[4]!]).names;
    expect(alone!.size).toBe(size);
    expect(meet(boxOf(alone!), taken[4]!)).toBe(false);
  });

  it('stay where they are if there is no free place', () => {
    const everywhere: Point[] = [[350, 500], [650, 500], [500, 400], [500, 600], [350, 400], [650, 400], [350, 600], [650, 600]]; // prettier-ignore
    expect(at(everywhere)).toEqual([0, -1]);
  });
});

describe('names of quarters', () => {
  const quarter = { ...space('q', [5, 5], 'Villas de la Nouvelle Ville'), look: 'villas', label: 'NV5' };
  const town: Sheet = { size: [20, 20], terrain: [], spaces: [quarter] };

  it('are broken into as few lines as fit, and no word is', () => {
    expect(wrapped('Hôtel Impala', 20)).toEqual(['Hôtel Impala']);
    expect(wrapped('Villas de la Nouvelle Ville', 14)).toEqual(['Villas de la', 'Nouvelle Ville']);
    expect(wrapped('Villas de la Nouvelle Ville', 12)).toEqual(['Villas de', 'la Nouvelle', 'Ville']);
    expect(wrapped('Commissariat', 6)).toEqual([]);
  });

  /** Others all around it, which have no names. */
  const among = (one: typeof quarter): Sheet => {
    const rim = [[-6, -6], [0, -6], [6, -6], [-6, 0], [6, 0], [-6, 6], [0, 6], [6, 6]] as Point[]; // prettier-ignore
    const wide = ([x, y]: Point): Point[] => [[x - 5, y - 5], [x + 5, y - 5], [x + 5, y + 5], [x - 5, y + 5]]; // prettier-ignore
    const others = rim.map(([x, y], place) => ({
      ...one,
      id: `other-${place}`,
      name: '·',
      label: '',
      outline: wide([5 + x, 5 + y]),
    }));
    return { ...town, spaces: [one, ...others] };
  };
  const printedIn = (sheet: Sheet, scale: number, counters: Point[] = []) =>
    named(
      namesOf(sheet),
      scale,
      counters.map((middle) => boxAround(middle, COUNTER)),
    ).names.find(({ x, y }) => Math.hypot(x - 500, y - 500) < 400)!;

  it('stand beside it on free land where there is no room inside', () => {
    const { lines, x, y, size } = printedIn(town, 0.15);
    expect(lines.join(' ')).toBe(quarter.name);
    expect(Math.abs(x - 500) > 100 || Math.abs(y - size * 0.3 - 500) > 100).toBe(true);
  });

  it('are only what the lettering does not tell', () => {
    const plant = { ...quarter, name: 'Luilu - usine', short: 'Usine' };
    expect(printedIn({ ...town, spaces: [plant] }, 0.5).lines).toEqual(['Usine']);
  });

  it('stay inside at every distance among others, or give way to the number', () => {
    const crowded = among(quarter);
    for (const scale of [1, 0.5, 0.25, 0.12]) {
      const { lines, size } = printedIn(crowded, scale);
      expect(Math.max(...lines.map((line) => line.length)) * size * 0.48).toBeLessThanOrEqual(210);
    }
    expect(printedIn(crowded, 0.5).lines).toEqual(['Villas de la', 'Nouvelle Ville']);
    expect(printedIn(crowded, 0.15).lines).toEqual(['NV5']);
  });

  it('keep off the place of the counters, and off what is lettered on the sheet', () => {
    const lies = (one: { y: number; lines: string[]; size: number }) => [
      one.y - one.size * 0.8,
      one.y + one.size * (0.2 + 1.02 * (one.lines.length - 1)),
    ];
    const large = { ...quarter, outline: [[2, 2], [8, 2], [8, 8], [2, 8]] as Point[] }; // prettier-ignore
    const alone = { id: 'x', name: 'x', side: 0, symbol: '', space: large.id };
    const lone = reachOf([alone]) * roomOf(large);
    for (const scale of [0.2, 0.3, 0.4, 0.5, 0.7, 0.9]) {
      const only = named(namesOf({ ...town, spaces: [large] }), scale).names[0]!;
      expect(lies(only)[1], `${scale}`).toBeLessThanOrEqual(500 - lone);
    }
    const above = [{ text: 'OVERHEAD', at: [5, 3] as Point, size: 2 }];
    const below = named(namesOf({ ...town, spaces: [large], lettering: above }), 0.3).names[0]!;
    expect(lies(below)[0]).toBeGreaterThanOrEqual(500 + lone);
  });

  it('stand in the place of the counters where there is no other, until somebody comes', () => {
    const low = { ...quarter, name: 'Commissariat', outline: [[3.4, 4.3], [6.6, 4.3], [6.6, 5.7], [3.4, 5.7]] as Point[] }; // prettier-ignore
    const printed = (counters: Point[]) => printedIn(among(low), 0.2, counters).lines;
    expect(printed([])).toEqual(['Commissariat']);
    expect(printed([[500, 500]])).toEqual(['NV5']);
  });
});

describe('searching answers', () => {
  it('does without accents and capitals', () => {
    expect(plain(' Église ')).toBe('eglise');
  });
});
