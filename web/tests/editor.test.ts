import { describe, expect, it } from 'vitest';
import {
  dropRow,
  extended,
  firstOf,
  freshName,
  letterAt,
  moveRow,
  namesIn,
  painted,
  put,
  renamed,
  resized,
  toggled,
} from '../src/editor/data';
import { command } from '../src/editor/keys';
import { encoded } from '../src/lobby/bringing';
import type { Desk, Field } from '../src/lib/types';

const FIELDS: Field[] = [
  { key: 'side', holds: 'rows', fields: [{ key: 'id', holds: 'text', names: 'side' }] },
  {
    key: 'unit',
    holds: 'rows',
    fields: [
      { key: 'id', holds: 'text', names: 'unit' },
      { key: 'side', holds: 'name', refers: 'side' },
      { key: 'aboard', holds: 'name', refers: 'unit' },
    ],
  },
  { key: 'delivery', holds: 'rows', fields: [{ key: 'units', holds: 'names', refers: 'unit' }] },
  { key: 'players', holds: 'counts', refers: 'side' },
  {
    key: 'victory',
    holds: 'table',
    fields: [{ key: 'handicap', holds: 'table', fields: [{ key: 'side', holds: 'name', refers: 'side' }] }],
  },
];
const DESK = {
  columns: 'cols',
  rows: 'rows',
  layers: [
    { key: 'terrain', letters: [{ letter: '.' }, { letter: 'w' }] },
    { key: 'elevation', letters: [{ letter: '0' }] },
  ],
} as unknown as Desk;
const BOARD = { cols: 3, rows: 2, terrain: ['...', '.w.'], elevation: ['000', '010'] };

describe('the ground', () => {
  it('is painted letter by letter, and never outside', () => {
    expect(painted(BOARD, 'terrain', [2, 0], 'w')['terrain']).toEqual(['..w', '.w.']);
    expect(painted(BOARD, 'terrain', [1, 1], 'w')).toBe(BOARD);
    expect(painted(BOARD, 'terrain', [3, 0], 'w')).toBe(BOARD);
    expect(painted(BOARD, 'terrain', [0, 2], 'w')).toBe(BOARD);
    expect(letterAt(BOARD, 'elevation', [1, 1])).toBe('1');
  });

  it('grows blank and is cut where the board ends', () => {
    const larger = resized(BOARD, DESK, 4, 3);
    expect(larger).toEqual({
      cols: 4,
      rows: 3,
      terrain: ['....', '.w..', '....'],
      elevation: ['0000', '0100', '0000'],
    });
    expect(resized(larger, DESK, 2, 2)['terrain']).toEqual(['..', '.w']);
  });
});

describe('names', () => {
  const data = {
    side: [{ id: 'blue' }, { id: 'red' }],
    unit: [
      { id: 'a', side: 'blue' },
      { id: 'b', side: 'red', aboard: 'a' },
    ],
    delivery: [{ units: ['a', 'b'] }],
    players: { blue: 2 },
    victory: { handicap: { side: 'blue', points: 1 } },
  };

  it('are those of the rows that give them', () => {
    expect(namesIn(data, FIELDS, 'unit')).toEqual(['a', 'b']);
    expect(freshName('blue', ['blue-1', 'blue-2'])).toBe('blue-3');
  });

  it('change with all that refers to them', () => {
    const unit = renamed(data, FIELDS, 'unit', 'a', 'lorry');
    expect(unit['unit']).toEqual([
      { id: 'a', side: 'blue' },
      { id: 'b', side: 'red', aboard: 'lorry' },
    ]);
    expect(unit['delivery']).toEqual([{ units: ['lorry', 'b'] }]);
    const side = renamed(data, FIELDS, 'side', 'blue', 'column');
    expect(side['players']).toEqual({ column: 2 });
    expect(side['victory']).toEqual({ handicap: { side: 'column', points: 1 } });
    expect(side['delivery']).toEqual(data.delivery);
  });
});

describe('rows and ways', () => {
  it('rows go, and change places within their table', () => {
    const data = { unit: [{ id: 'a' }, { id: 'b' }] };
    expect(dropRow(data, 'unit', 0)).toEqual({ unit: [{ id: 'b' }] });
    expect(moveRow(data, 'unit', 1, -1)).toEqual({ unit: [{ id: 'b' }, { id: 'a' }] });
    expect(moveRow(data, 'unit', 1, 1)).toBe(data);
    expect(put({ hex: '0101', name: 'x' }, 'hex', undefined)).toEqual({ name: 'x' });
  });

  it('a way goes on, and back', () => {
    expect(extended(['0101'], '0102')).toEqual(['0101', '0102']);
    expect(extended(['0101', '0102'], '0101')).toEqual(['0101']);
    expect(extended(['0101'], '0101')).toEqual(['0101']);
    expect(toggled(['0101', '0102'], '0101')).toEqual(['0102']);
  });

  it('a new row begins with what may stand there', () => {
    const known = () => ['blue'];
    expect(firstOf({ key: 'a', holds: 'choice', choices: ['x', 'y'] }, known)).toBe('x');
    expect(firstOf({ key: 'a', holds: 'whole', low: -9, high: 9 }, known)).toBe(1);
    expect(firstOf({ key: 'a', holds: 'name', refers: 'side' }, known)).toBe('blue');
    expect(firstOf({ key: 'a', holds: 'whole', usual: 8 }, known)).toBeUndefined();
  });
});

describe('keys and files', () => {
  const pressed = (key: string, more: object = {}) =>
    command({ key, target: null, ...more } as unknown as KeyboardEvent);

  it('undo and redo, but not where somebody writes', () => {
    expect(pressed('z', { ctrlKey: true })).toBe('undo');
    expect(pressed('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
    expect(pressed('z', { ctrlKey: true, target: { closest: () => true } })).toBe('');
    expect(pressed('b', { target: { closest: () => true } })).toBe('');
    expect(pressed('Escape')).toBe('drop');
  });

  it('bytes are sent as letters, however many', () => {
    const bytes = new Uint8Array(70_000).map((_, at) => at % 256);
    expect(atob(encoded(bytes)).length).toBe(70_000);
    expect(atob(encoded(bytes)).charCodeAt(65_537)).toBe(65_537 % 256);
  });
});
