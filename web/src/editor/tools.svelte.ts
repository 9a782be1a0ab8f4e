// What is in somebody's hand at the desk, and what it does to a space of the board.

import type { Field, Stamp } from '../lib/types';
import { t, words } from '../lib/words.svelte';
import {
  addRow,
  extended,
  firstOf,
  freshName,
  namesIn,
  namingKey,
  painted,
  pathsOf,
  put,
  putRow,
  rowsOf,
  spacesIn,
  toggled,
  type Row,
} from './data';
import type { Writing } from './writing.svelte';

export type Tool =
  | { kind: 'hand' }
  | { kind: 'brush'; layer: string; letter: string }
  | { kind: 'stamp'; stamp: Stamp }
  | { kind: 'point'; table: string; row: number; key: string; many: boolean }
  | { kind: 'way'; key: string; at: number };

const HAND: Tool = { kind: 'hand' };

export class Tools {
  tool = $state.raw<Tool>(HAND);
  /** The part of the file that lies open: the ground, a table, or the rest. */
  tab = $state('');
  /** The row that lies open, by its table. */
  open = $state<Record<string, number>>({});
  /** What new rows have in common: whose they are, say. */
  shared = $state<Record<string, string>>({});
  cursor = $state('');
  /** How often a row was opened to be looked at: it is then brought into view. */
  shown = $state(0);
  /** The row that is being dragged over the board. */
  private dragged: { table: string; row: number; key: string } | null = null;

  constructor(private readonly writing: Writing) {}

  private get fields(): Field[] {
    return this.writing.desk?.fields ?? [];
  }

  private fieldsOf(table: string): Field[] {
    return this.fields.find(({ key }) => key === table)?.fields ?? [];
  }

  /** The key by which a table's rows stand on the board. */
  spaceKey(table: string): string {
    return this.fieldsOf(table).find(({ holds }) => holds === 'space')?.key ?? '';
  }

  show(table: string, row: number): void {
    this.shown += 1;
    this.tab = table;
    this.open = { ...this.open, [table]: row };
  }

  drop(): void {
    this.tool = HAND;
  }

  /** What a click on a space does. */
  at(space: string): void {
    const { tool } = this;
    this.cursor = space;
    switch (tool.kind) {
      case 'brush':
        return this.paint(space);
      case 'stamp':
        return this.setDown(tool.stamp, space);
      case 'point':
        return this.pointed(tool, space);
      case 'way':
        return this.goOn(tool, space);
      default: {
        const found = this.standing(space);
        if (found) this.show(found.table, found.row);
      }
    }
  }

  /** What a click on a counter does: with an empty hand it opens its row. */
  piece(id: string, space: string): void {
    const found = this.rowNamed(id);
    if (this.tool.kind === 'hand' && found) this.show(found.table, found.row);
    else this.at(space);
    this.cursor = space;
  }

  /** The row of a counter. */
  private rowNamed(id: string): { table: string; row: number } | null {
    for (const field of this.fields) {
      const naming = namingKey(field.fields ?? []);
      if (field.holds !== 'rows' || !naming || !this.spaceKey(field.key)) continue;
      const row = rowsOf(this.writing.data, field.key).findIndex((one) => one[naming.key] === id);
      if (row >= 0) return { table: field.key, row };
    }
    return null;
  }

  /** The first row that stands in a space. */
  private standing(space: string): { table: string; row: number } | null {
    for (const field of this.fields) {
      const key = this.spaceKey(field.key);
      if (field.holds !== 'rows' || !key) continue;
      const row = rowsOf(this.writing.data, field.key).findIndex((one) => one[key] === space);
      if (row >= 0) return { table: field.key, row };
    }
    return null;
  }

  private paint(space: string): void {
    const { writing, tool } = this;
    const place = writing.picture?.sheet.spaces.findIndex(({ id }) => id === space) ?? -1;
    const cell = writing.picture?.cells[place];
    if (tool.kind === 'brush' && cell) writing.change(painted(writing.data, tool.layer, cell, tool.letter));
  }

  /** A new row of a table, with everything it must have. */
  fresh(table: string, given: Row, word = ''): Row {
    const fields = this.fieldsOf(table);
    const row: Row = {};
    for (const field of fields) {
      const shared = this.shared[field.refers ?? ''];
      if (field.key in given) row[field.key] = given[field.key];
      else if (field.required && field.refers && shared) row[field.key] = shared;
      else if (field.required) row[field.key] = firstOf(field, this.writing.known);
    }
    return this.named(table, row, given, word);
  }

  /** A row with a name that nobody has yet, and with what it is called. */
  private named(table: string, row: Row, given: Row, word: string): Row {
    const { data, desk } = this.writing;
    const naming = namingKey(this.fieldsOf(table));
    const kind = this.fieldsOf(table).find(({ holds, key }) => holds === 'choice' && key in given);
    const called = (value: unknown) => t(`${desk?.game ?? ''}-value-${String(value)}`);
    if (naming) {
      const owner = this.fieldsOf(table).find(({ refers, required }) => refers && required);
      const stem = [owner ? row[owner.key] : '', kind ? row[kind.key] : table].filter(Boolean).join('-');
      row = { ...row, [naming.key]: freshName(stem, namesIn(data, this.fields, naming.names ?? '')) };
    }
    const text = this.fieldsOf(table).find(
      ({ holds, required, key }) => holds === 'text' && required && key !== naming?.key,
    );
    if (!text || row[text.key]) return row;
    const count = rowsOf(data, table).length + 1;
    const kindly = kind ? called(row[kind.key]) : tableName(desk?.game ?? '', table);
    return { ...row, [text.key]: `${word || kindly} ${count}` };
  }

  private setDown(stamp: Stamp, space: string): void {
    const { writing } = this;
    const given = { ...stamp.row, [this.spaceKey(stamp.table)]: space };
    const row = this.fresh(stamp.table, given, t(stamp.name));
    writing.change(addRow(writing.data, stamp.table, row));
    this.open = { ...this.open, [stamp.table]: rowsOf(writing.data, stamp.table).length - 1 };
  }

  private pointed(tool: Tool & { kind: 'point' }, space: string): void {
    const { writing } = this;
    const row = rowsOf(writing.data, tool.table)[tool.row];
    if (!row) return this.drop();
    const value = tool.many ? toggled(spacesIn(row[tool.key]), space) : space;
    writing.change(putRow(writing.data, tool.table, tool.row, put(row, tool.key, value)));
    if (!tool.many) this.drop();
  }

  private goOn(tool: Tool & { kind: 'way' }, space: string): void {
    const { writing } = this;
    const ways = pathsOf(writing.data, tool.key);
    const next = [...ways];
    next[tool.at] = extended(ways[tool.at] ?? [], space);
    writing.change({ ...writing.data, [tool.key]: next });
  }

  // Drawing with the button down: ground, ways, or a unit that goes somewhere else

  mayDraw(space: string, piece: string): boolean {
    const { kind } = this.tool;
    this.dragged = null;
    if (kind === 'brush' || kind === 'way') return space !== '';
    const found = kind === 'hand' && piece ? this.rowNamed(piece) : null;
    if (!found) return false;
    this.dragged = { ...found, key: this.spaceKey(found.table) };
    return true;
  }

  draw(space: string): void {
    if (!space) return;
    this.writing.press();
    const { dragged, writing } = this;
    if (!dragged) return this.at(space);
    const row = rowsOf(writing.data, dragged.table)[dragged.row];
    if (row && row[dragged.key] !== space)
      writing.change(putRow(writing.data, dragged.table, dragged.row, put(row, dragged.key, space)));
  }

  drawn(): void {
    this.writing.lift();
    this.dragged = null;
  }

  /** The spaces that what lies open is about. */
  marked = $derived.by<ReadonlySet<string>>(() => {
    const { writing, tool, tab, open } = this;
    if (tool.kind === 'way') return new Set((pathsOf(writing.data, tool.key)[tool.at] ?? []).slice(-1));
    const row = rowsOf(writing.data, tab)[open[tab] ?? -1];
    if (!row) return new Set();
    return new Set(
      this.fieldsOf(tab).flatMap(({ key, holds }) =>
        holds === 'space' ? [String(row[key] ?? '')] : holds === 'spaces' ? spacesIn(row[key]) : [],
      ),
    );
  });
}

/** What a key is called. */
export function fieldName(game: string, key: string): string {
  const own = `${game}-field-${key}`;
  return words.has(own) ? t(own) : key;
}

/** What a table with rows is called. */
export function tableName(game: string, table: string): string {
  const own = `${game}-table-${table}`;
  return words.has(own) ? t(own) : table;
}

/** What a value of a key is called. */
export function valueName(game: string, value: string): string {
  const own = `${game}-value-${value}`;
  return words.has(own) ? t(own) : value;
}
