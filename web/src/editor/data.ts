// A file of a pack while somebody writes it: plain data, and ways to change it. Which keys there are, and what they may
// hold, the server says (the form); nothing here knows a game.

import type { Desk, Field, Layer } from '../lib/types';

export type Row = Record<string, unknown>;
export type Data = Record<string, unknown>;

/** The rows of a table; what is no table has none. */
export function rowsOf(data: Data, table: string): Row[] {
  const found = data[table];
  return Array.isArray(found) ? (found as Row[]) : [];
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** A list of spaces. */
export const spacesIn = textsOf;

/** The ways of a key, each a list of spaces. */
export function pathsOf(data: Data, key: string): string[][] {
  const found = data[key];
  return Array.isArray(found) ? found.map(textsOf) : [];
}

/** A table with a value for a key, or without it. */
export function put(row: Row, key: string, value: unknown): Row {
  const next = { ...row };
  if (value === undefined || value === null) delete next[key];
  else next[key] = value;
  return next;
}

export function putRow(data: Data, table: string, at: number, row: Row): Data {
  return { ...data, [table]: rowsOf(data, table).map((one, place) => (place === at ? row : one)) };
}

export function addRow(data: Data, table: string, row: Row): Data {
  return { ...data, [table]: [...rowsOf(data, table), row] };
}

export function dropRow(data: Data, table: string, at: number): Data {
  return { ...data, [table]: rowsOf(data, table).filter((_, place) => place !== at) };
}

/** The same row at another place of its table: the order counts where rows belong to those above them. */
export function moveRow(data: Data, table: string, at: number, by: number): Data {
  const rows = [...rowsOf(data, table)];
  const to = at + by;
  if (!(at in rows) || !(to in rows)) return data;
  [rows[at], rows[to]] = [rows[to]!, rows[at]!];
  return { ...data, [table]: rows };
}

// Names, and those who refer to them

/** The key of a table's rows that gives them a name, if there is one. */
export function namingKey(fields: readonly Field[]): Field | undefined {
  return fields.find(({ names }) => names);
}

/** The names of a kind of thing that stand in this file. */
export function namesIn(data: Data, fields: readonly Field[], kind: string): string[] {
  return fields.flatMap((field) => {
    const naming = namingKey(field.fields ?? []);
    if (field.holds !== 'rows' || naming?.names !== kind) return [];
    return rowsOf(data, field.key).map((row) => String(row[naming.key] ?? ''));
  });
}

/** A name that nobody has yet. */
export function freshName(stem: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`;
}

/** Whoever refers to a thing goes on doing so when it is called something else. */
export function renamed(data: Data, fields: readonly Field[], kind: string, from: string, to: string): Data {
  const next: Data = {};
  for (const [key, value] of Object.entries(data)) {
    const field = fields.find((one) => one.key === key);
    next[key] = field ? renamedIn(value, field, kind, from, to) : value;
  }
  return next;
}

function renamedIn(value: unknown, field: Field, kind: string, from: string, to: string): unknown {
  const inside = field.fields ?? [];
  if (field.holds === 'rows' && Array.isArray(value))
    return value.map((row: Row) => renamed(row, inside, kind, from, to));
  if (field.holds === 'table' && value) return renamed(value as Row, inside, kind, from, to);
  if (field.refers !== kind) return value;
  if (Array.isArray(value)) return value.map((one) => (one === from ? to : one));
  if (field.holds === 'counts' && value)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key === from ? to : key, one]));
  return value === from ? to : value;
}

// The ground

/** A letter at a place of a layer. */
export function painted(data: Data, layer: string, [column, row]: [number, number], letter: string): Data {
  const lines = textsOf(data[layer]);
  const line = lines[row];
  if (line === undefined || line[column] === undefined || line[column] === letter) return data;
  const next = [...lines];
  next[row] = line.slice(0, column) + letter + line.slice(column + 1);
  return { ...data, [layer]: next };
}

/** The letter at a place of a layer. */
export function letterAt(data: Data, layer: string, [column, row]: [number, number]): string {
  return textsOf(data[layer])[row]?.[column] ?? '';
}

/** The board with so many columns and rows; what is new is as the first letter of each layer has it. */
export function resized(data: Data, desk: Desk, columns: number, rows: number): Data {
  const next: Data = { ...data, [desk.columns]: columns, [desk.rows]: rows };
  for (const layer of desk.layers) next[layer.key] = fitted(textsOf(data[layer.key]), layer, columns, rows);
  return next;
}

function fitted(lines: string[], layer: Layer, columns: number, rows: number): string[] {
  const blank = layer.letters[0]?.letter ?? ' ';
  return Array.from({ length: rows }, (_, row) =>
    (lines[row] ?? '').slice(0, columns).padEnd(columns, blank),
  );
}

// Ways

/** A way that goes on to a space; a step back along it takes its last one away. */
export function extended(path: readonly string[], space: string): string[] {
  if (path.at(-1) === space) return [...path];
  if (path.at(-2) === space) return path.slice(0, -1);
  return [...path, space];
}

/** A space more or less in a list. */
export function toggled(spaces: readonly string[], space: string): string[] {
  return spaces.includes(space) ? spaces.filter((one) => one !== space) : [...spaces, space];
}

/** The first value that a key may have, for a row that is begun. */
export function firstOf(field: Field, known: (kind: string) => readonly string[]): unknown {
  if (field.usual !== undefined && field.usual !== null) return undefined;
  switch (field.holds) {
    case 'choice':
      return field.choices?.[0];
    case 'colour':
      return field.choices?.[0];
    case 'whole':
      return Math.max(field.low ?? 0, Math.min(1, field.high ?? 1));
    case 'name':
      return known(field.refers ?? '')[0] ?? '';
    case 'spaces':
    case 'names':
    case 'lines':
      return [];
    case 'table':
      return Object.fromEntries(
        (field.fields ?? [])
          .filter(({ required }) => required)
          .map((inner) => [inner.key, firstOf(inner, known)]),
      );
    default:
      return '';
  }
}
