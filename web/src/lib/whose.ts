// Whose a side is: told from the seats, without any words.

import type { Side } from './types';

/** The place of the side that a seat plays; -1 for none. */
export function sideOf(sides: readonly Side[], seat: string | undefined): number {
  return sides.findIndex((side) => side.id === seat || side.seats?.includes(seat ?? ''));
}
