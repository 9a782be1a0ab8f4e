// Who stands in a space, as a player would read it off the counters.

import type { Piece } from './types';
import { t } from './words.svelte';

/** Counters that look the same, and how many of them there are. */
export interface Standing {
  piece: Piece;
  count: number;
  /** The names of those that differ in nothing else; none where all have one name. */
  names: string[];
}

/** From so many on, counters that differ in their names alone are told in one line. */
const ALIKE = 3;

/** Whether nothing is known of a counter but that it lies there. */
export const isBlank = ({ hidden, name, left, right }: Piece): boolean =>
  !!hidden && (name === '' || name === '?') && !left && !right;

/** The figures on a counter, unless its name has them already. */
export function figuresOf({ name, left, right }: Piece): string {
  const figures = [left, right].filter(Boolean).join('-');
  return name.includes(figures) ? '' : figures.replaceAll('-', '–');
}

/** What more is known of a counter: the figures that are printed on it are not said again. */
export const factsOf = (piece: Piece): [string, string][] =>
  (piece.facts ?? []).filter(([, value]) => value !== [piece.left, piece.right].filter(Boolean).join('-'));

/** What is left of a unit that is lost step by step. */
export function strengthOf({ steps }: Piece): string {
  const [now = 0, full = 0] = steps ?? [];
  if (full < 2) return '';
  return now === full ? t('piece-whole', { full }) : t('piece-steps', { now, full });
}

/** What kind of unit a counter is, where the game says so. */
export const kindOf = ({ facts = [] }: Piece): string =>
  facts.find(([name]) => name.endsWith('-fact-kind') || name.endsWith('-fact-type'))?.[1] ?? '';

/** Counters that look alike together, in the order of the first of each. */
function together(some: readonly Standing[], look: (piece: Piece) => string): Standing[][] {
  const found = new Map<string, Standing[]>();
  for (const one of some) found.set(look(one.piece), [...(found.get(look(one.piece)) ?? []), one]);
  return [...found.values()];
}

/**
 * The counters of a space, the others' first: whom one goes to meet is never the part that is left out. Those that look
 * alike stand together, and so do many that differ in their names alone.
 */
export function standing(pieces: readonly Piece[], space: string, own = -1): Standing[] {
  const there = pieces.filter((one) => one.space === space).map((piece) => ({ piece, count: 1, names: [] }));
  const face = ({ side, left, right, top, steps, markers }: Piece) => [
    side,
    left,
    right,
    top,
    steps,
    markers,
  ];
  const same = together(there, (piece) => JSON.stringify([piece.name, ...face(piece)]));
  const named = same.map((alike) => ({ ...alike[0]!, count: alike.length }));
  const like = together(named, (piece) => JSON.stringify([kindOf(piece) || piece.id, ...face(piece)]));
  const found = like.flatMap((alike) =>
    alike.length < ALIKE
      ? alike
      : {
          piece: alike[0]!.piece,
          count: alike.reduce((sum, { count }) => sum + count, 0),
          names: alike.map(({ piece }) => piece.name),
        },
  );
  const mine = ({ piece }: Standing) => Number(piece.side === own);
  return found.sort((one, other) => mine(one) - mine(other));
}
