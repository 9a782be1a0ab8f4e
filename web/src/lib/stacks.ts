// How counters lie in a space: alone in the middle, or as a stack of which every edge shows.

import type { Piece, Point } from './types';

export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  scale: number;
}

/** What there is to be seen of a counter besides its face: what may be done with it, or that it has had its turn. */
export type Glow = '' | 'may' | 'chosen' | 'focus' | 'spent' | 'stays';

const STEP = 15;

/** How much there is to a counter, by its figures: who has none, or only adds to others', comes along with them. */
const weight = ({ left = '', right = '' }: Piece): number =>
  /\d/.test(left + right) && !left.startsWith('+') ? 1 + (Number.parseFloat(left) || 0) : 0;

/** Whether it may fight: what lies face down may; goods, though they are counted, do not. */
const fights = (piece: Piece): boolean =>
  !!piece.hidden || (weight(piece) > 0 && !piece.symbol?.startsWith('@'));

/** What is printed on a counter of what it fights with, first of all; nothing where it only adds to others'. */
const printed = ({ left = '' }: Piece): number => (/^\d/.test(left) ? Number.parseInt(left, 10) : NaN);

/**
 * How strong those are together who lie on each other, as their counters have it, and a + where more lie face down among
 * them; '' where nothing is printed.
 */
export function together(pile: readonly Piece[]): string {
  const fighting = pile.filter(fights);
  const known = fighting.map(printed).filter((strength) => !Number.isNaN(strength));
  const sum = known.reduce((all, strength) => all + strength, 0);
  return known.length ? `${sum}${fighting.some((one) => one.hidden && !one.left) ? '+' : ''}` : '';
}

/** What the uppermost of each pile shows from so far that nothing else can be read: how strong all of the pile are. */
export function afar(stack: readonly Piece[]): Map<string, string> {
  return new Map(piles(stack).map(({ pieces }) => [pieces.at(-1)!.id, together(pieces)]));
}

/** The same pieces, the strongest first. */
export const strongest = (pieces: readonly Piece[]): Piece[] =>
  [...pieces].sort((one, other) => weight(other) - weight(one));

/**
 * Pieces by space, the uppermost last: who fights lies on markers and goods, who is in ``onTop`` on others like him, the
 * stronger on the weaker. Where counters lie side by side, each keeps its place whatever is asked.
 */
export function stacks(
  pieces: readonly Piece[],
  onTop: ReadonlySet<string>,
  sideBySide: (space: string) => boolean = () => false,
): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const here = found.get(piece.space);
    if (here) here.push(piece);
    else found.set(piece.space, [piece]);
  }
  const asked = (piece: Piece) => Number(onTop.has(piece.id));
  for (const [space, stack] of found)
    if (!sideBySide(space))
      stack.sort(
        (a, b) => Number(fights(a)) - Number(fights(b)) || asked(a) - asked(b) || weight(a) - weight(b),
      );
  return found;
}

/** Those of one side in a space, or all of them, and where on it they lie. */
export interface Pile {
  pieces: readonly Piece[];
  x: number;
  y: number;
  /** How large its counters are beside those of a space that is one side's. */
  size: number;
}

/** So far from the middle lie the piles of a space in which sides meet, and so large are their counters. */
const [APART, SMALL] = [38, 0.76];

/** Where who waits outside lies in the space by which he comes in, and how small: outside its corner, if somebody is in it. */
const OUTSIDE = { x: 0, y: 0, size: 0.82 };
const AT_THE_CORNER = { x: -94, y: 62, size: 0.48 };

/**
 * Who meets an enemy in a space does not lie under him: each side has a pile of its own, beside the other's. Who still
 * waits outside lies apart from them, and smaller.
 */
export function piles(stack: readonly Piece[]): Pile[] {
  const outside = stack.filter(({ enters }) => enters);
  const within = outside.length ? inside(stack.filter(({ enters }) => !enters)) : inside(stack);
  return outside.length
    ? [...within, { ...(within.length ? AT_THE_CORNER : OUTSIDE), pieces: outside }]
    : within;
}

function inside(stack: readonly Piece[]): Pile[] {
  const fighting = stack.filter((piece) => piece.side >= 0 && fights(piece));
  const sides = [...new Set(fighting.map(({ side }) => side))].sort((a, b) => a - b);
  if (sides.length < 2) return stack.length ? [{ pieces: stack, x: 0, y: 0, size: 1 }] : [];
  // what fights for nobody lies with the first
  const pieces = sides.map((side, place) =>
    stack.filter((piece) => piece.side === side || (!place && !sides.includes(piece.side))),
  );
  const across = (place: number) => ((2 * place) / (sides.length - 1) - 1) * APART;
  return pieces.map((own, place) => ({ pieces: own, x: across(place), y: 0, size: SMALL }));
}

/** Where the counters of one stack lie, around the middle of their space. */
export function laid(stack: readonly Piece[]): Placed[] {
  return piles(stack).flatMap(({ pieces, x, y, size }) =>
    piled(pieces).map((one) => ({
      piece: one.piece,
      x: x + one.x * (size === SMALL ? 0.6 : size),
      y: y + one.y * size,
      scale: size === SMALL ? SMALL : one.scale * size,
    })),
  );
}

function piled(stack: readonly Piece[]): Placed[] {
  const count = stack.length;
  const scale = count === 1 ? 1.2 : count < 4 ? 1 : 0.9;
  const step = Math.min(STEP, 52 / Math.max(1, count - 1));
  const half = ((count - 1) * step) / 2;
  return stack.map((piece, place) => ({ piece, x: half - place * step, y: place * step - half, scale }));
}

/** How far the counters of a stack reach from the middle of their space. */
export const reachOf = (stack: readonly Piece[]): number =>
  Math.max(...laid(stack).map(({ x, y, scale }) => Math.max(Math.abs(x), Math.abs(y)) + 48 * scale));

/** How many lie on each other in a space, and where that is told. */
export function counted(stack: readonly Piece[]): { count: number; x: number; y: number; scale: number }[] {
  return piles(stack)
    .filter(({ pieces }) => pieces.length > 1)
    .map(({ pieces, x, y, size }) => {
      const at =
        size === SMALL ? { x: 34, y: -44, scale: 0.85 } : { x: 52 * size, y: -52 * size, scale: size };
      return { count: pieces.length, x: x + at.x, y: y + at.y, scale: at.scale };
    });
}

/** How much of a box so high is left for its name. */
export const header = (height: number): number => Math.min(84, Math.max(26, height * 0.2));

/** Counters side by side in a box so large, as big as there is room for all of them; its name stands above them. */
export function arranged(stack: readonly Piece[], width: number, height: number): Placed[] {
  const [top, pitch] = [header(height), 104];
  const room = height - top;
  let scale = Math.min(1.5, room / pitch);
  const fits = (at: number) =>
    Math.floor(width / (pitch * at)) * Math.floor(room / (pitch * at)) >= stack.length;
  while (scale > 0.15 && !fits(scale)) scale -= 0.02;
  const across = Math.max(1, Math.floor(width / (pitch * scale)));
  const rows = Math.ceil(stack.length / across);
  return stack.map((piece, place) => ({
    piece,
    x: ((place % across) - (Math.min(across, stack.length) - 1) / 2) * pitch * scale,
    y: top / 2 + (Math.floor(place / across) - (rows - 1) / 2) * pitch * scale,
    scale,
  }));
}

/** So many lie side by side where rows are as even as can be, and none is longer than four. */
const even = (count: number): number => Math.ceil(count / Math.ceil(count / 4));

/** The same counters in rows of so many, to pick from. */
export function spread(stack: readonly Piece[], across = even(stack.length)): Placed[] {
  const rows = Math.ceil(stack.length / across);
  return stack.map((piece, place) => ({
    piece,
    x: ((place % across) - (across - 1) / 2) * 118,
    y: (Math.floor(place / across) - (rows - 1) / 2) * 118,
    scale: 1.15,
  }));
}

/** A stack in the order in which it was laid out; whoever has come since lies behind the others. */
export function inOrder(stack: readonly Piece[], order: readonly string[]): Piece[] {
  const place = ({ id }: Piece) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...stack].sort((one, other) => place(one) - place(other));
}

/** The ways to lay so many out: in even rows, in one, in two or three, or under each other. */
export function shapes(count: number): number[] {
  const found = [even(count), Math.ceil(count / 2), Math.ceil(count / 3), count > 6 ? 2 : count, 1];
  return [...new Set(found)].filter((across) => across > 0 && count / across <= 5);
}

/** How much more it costs to hide what is lit than to lie as far away as something is large. */
const HIDING = 3;

/** Where something lies, and what that costs. */
interface Lain {
  middle: Point;
  cost: number;
}

/**
 * Where something so large hides least of the spaces that are lit, each told by some points in it: over its own place,
 * or as near beside it as it can.
 */
export function beside(
  at: Point,
  half: Point,
  lit: readonly (readonly Point[])[],
  inside: (at: Point) => Point,
): Lain {
  const covers = ([x, y]: Point, [u, v]: Point) => Math.abs(u - x) < half[0] && Math.abs(v - y) < half[1];
  const hidden = (place: Point) =>
    lit.reduce((sum, spots) => sum + spots.filter((one) => covers(place, one)).length / spots.length, 0);
  const away = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1]) / Math.hypot(...half);
  const steps = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5];
  const places = steps.flatMap((dx) =>
    steps.map((dy) => inside([at[0] + dx * half[0], at[1] + dy * half[1]])),
  );
  const lain = (middle: Point): Lain => ({ middle, cost: HIDING * hidden(middle) + away(middle) });
  return places.map(lain).reduce((best, one) => (one.cost < best.cost ? one : best), lain(inside(at)));
}
