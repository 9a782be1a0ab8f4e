// How a game is laid out on sheets of paper, in millimetres: the map in tiles, counters in rows, backs behind fronts.

export interface Sheet {
  width: number;
  height: number;
}

/** A part of the map, in units of the drawing. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of the map on a sheet of its own: its place among the others, and what of the map it shows. */
export interface Tile extends Part {
  row: number;
  column: number;
}

export const SHEETS: Record<string, Sheet> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
/** What printers leave white. */
export const MARGIN = 10;
/** The side of a counter, and what is cut away between two. */
export const [COUNTER, GAP] = [15, 1.5];
/** How far neighbouring tiles show the same, to be glued one over the other. */
export const OVERLAP = 6;
/** How wide a hex of the usual size is from side to side, and how wide it is drawn. */
const [HEX, DRAWN] = [19, 173.2];

/** Millimetres to a unit of the drawing, where most spaces have so much room against a hex of the usual size. */
export function scaleFor(room: number): number {
  return HEX / DRAWN / room;
}

/** The sheet upright or lying: whichever needs fewer for this part of the map. */
export function turned(sheet: Sheet, part: Part, scale: number): { sheet: Sheet; lying: boolean } {
  const lying = { width: sheet.height, height: sheet.width };
  const fewer = count(part, scale, lying) < count(part, scale, sheet);
  return { sheet: fewer ? lying : sheet, lying: fewer };
}

function count(part: Part, scale: number, sheet: Sheet): number {
  const [columns, rows] = grid(part, scale, sheet);
  return columns * rows;
}

function grid(part: Part, scale: number, { width, height }: Sheet): [number, number] {
  const along = (length: number, room: number) =>
    Math.max(1, Math.ceil((length * scale - OVERLAP) / (room - 2 * MARGIN - OVERLAP)));
  return [along(part.width, width), along(part.height, height)];
}

/** The tiles of a part of the map, row by row; the last of a row and of a column may be smaller. */
export function tiles(part: Part, scale: number, sheet: Sheet): Tile[] {
  const [columns, rows] = grid(part, scale, sheet);
  const [wide, high] = [sheet.width - 2 * MARGIN, sheet.height - 2 * MARGIN].map((room) => room / scale);
  const step = (room: number) => room - OVERLAP / scale;
  return Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const [x, y] = [column * step(wide!), row * step(high!)];
    return {
      row,
      column,
      x: part.x + x,
      y: part.y + y,
      width: Math.min(wide!, part.width - x),
      height: Math.min(high!, part.height - y),
    };
  });
}

/** How many counters lie side by side on a sheet, and how many rows there are. */
export function places({ width, height }: Sheet): { columns: number; rows: number } {
  const along = (room: number) => Math.floor((room - 2 * MARGIN - 8 + GAP) / (COUNTER + GAP));
  return { columns: along(width), rows: along(height) };
}

/** The counters sheet by sheet. */
export function sheetsOf<T>(counters: readonly T[], sheet: Sheet): T[][] {
  const { columns, rows } = places(sheet);
  const full = columns * rows;
  return Array.from({ length: Math.ceil(counters.length / full) }, (_, page) =>
    counters.slice(page * full, (page + 1) * full),
  );
}

/** Where the middle of a counter lies on its sheet; behind it, seen from there, is its back. */
export function middle(place: number, sheet: Sheet, back: boolean): [number, number] {
  const { columns } = places(sheet);
  const column = place % columns;
  const from = (sheet.width - columns * (COUNTER + GAP) + GAP) / 2 + COUNTER / 2;
  const x = from + column * (COUNTER + GAP);
  return [
    back ? sheet.width - x : x,
    MARGIN + 4 + COUNTER / 2 + Math.floor(place / columns) * (COUNTER + GAP),
  ];
}

/** Where to cut, along one direction: both sides of every counter. */
export function cuts(count: number, first: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place * (COUNTER + GAP)).flatMap((at) => [
    at - COUNTER / 2,
    at + COUNTER / 2,
  ]);
}

/** Letters of a name are about this part of their size wide. */
const LETTER = 0.6;

/**
 * How a name stands along the edge of a counter that is drawn 96 units wide: how far up its middle is, how large it is,
 * and how long where it has to be narrowed. Broad figures below leave it only what is above them.
 */
export function edge(
  name: string,
  broad: boolean,
): { middle: number; size: number; length: number | undefined } {
  const [room, middle] = broad ? [58, -15] : [82, 0];
  const size = Math.max(6.4, Math.min(8, room / (LETTER * Math.max(1, name.length))));
  return { middle, size, length: LETTER * size * name.length > room + 0.01 ? room : undefined };
}
