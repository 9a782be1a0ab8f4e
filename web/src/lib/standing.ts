// Who stands in a space, as a player would read it off the counters.

import type { Piece } from './types';
import { t } from './words.svelte';

/** Counters that look the same, and how many of them there are. */
export interface Standing {
  piece: Piece;
  count: number;
}

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

/** The counters of a space, those that look alike together, one's own side first. */
export function standing(pieces: readonly Piece[], space: string, own = -1): Standing[] {
  const found = new Map<string, Standing>();
  for (const piece of pieces.filter((one) => one.space === space)) {
    const { side, name, left, right, top, steps, markers } = piece;
    const look = JSON.stringify([side, name, left, right, top, steps, markers]);
    const known = found.get(look);
    if (known) known.count += 1;
    else found.set(look, { piece, count: 1 });
  }
  const foreign = ({ piece }: Standing) => Number(piece.side !== own);
  return [...found.values()].sort((one, other) => foreign(one) - foreign(other));
}
