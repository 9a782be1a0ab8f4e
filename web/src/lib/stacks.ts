// How counters lie in a space: alone in the middle, or as a stack of which every edge shows.

import type { Piece } from './types';

export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  scale: number;
}

const STEP = 15;

/** Pieces by space; those in ``onTop`` come last, which is on top. */
export function stacks(pieces: readonly Piece[], onTop: ReadonlySet<string>): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const here = found.get(piece.space);
    if (here) here.push(piece);
    else found.set(piece.space, [piece]);
  }
  for (const stack of found.values()) stack.sort((a, b) => Number(onTop.has(a.id)) - Number(onTop.has(b.id)));
  return found;
}

/** Where the counters of one stack lie, around the middle of their space. */
export function laid(stack: readonly Piece[]): Placed[] {
  const count = stack.length;
  const scale = count === 1 ? 1.2 : count < 4 ? 1 : 0.9;
  const step = Math.min(STEP, 52 / Math.max(1, count - 1));
  const half = ((count - 1) * step) / 2;
  return stack.map((piece, place) => ({ piece, x: half - place * step, y: place * step - half, scale }));
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

/** The same counters side by side, to pick from. */
export function spread(stack: readonly Piece[]): Placed[] {
  const across = Math.min(stack.length, 4);
  const rows = Math.ceil(stack.length / across);
  return stack.map((piece, place) => ({
    piece,
    x: ((place % across) - (across - 1) / 2) * 118,
    y: (Math.floor(place / across) - (rows - 1) / 2) * 118,
    scale: 1.15,
  }));
}
