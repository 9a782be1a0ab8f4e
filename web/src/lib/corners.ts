// Where a card lies over the board: in the corner where it hides least of what it is about, and of what is asked.

import type { Point } from './types';

export interface Corner {
  low: boolean;
  right: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/** Beside the tools at the left, and off the other edges. */
const LEFT = 58;
const EDGE = 10;
/** So far a counter and its space reach. */
const REACH = 44;
/** What a card tells of counts for more than all that can be answered. */
const TOLD = 1_000;

export const CORNERS: readonly Corner[] = [
  { low: true, right: false },
  { low: false, right: false },
  { low: true, right: true },
  { low: false, right: true },
];

function hides(card: Size, board: Size, { low, right }: Corner, [x, y]: Point): boolean {
  const left = right ? board.width - EDGE - card.width : LEFT;
  const top = low ? board.height - EDGE - card.height : EDGE;
  const across = x > left - REACH && x < left + card.width + REACH;
  return across && y > top - REACH && y < top + card.height + REACH;
}

/** The corner for a card; it stays where it lies unless another one hides less. */
export function cornerFor(
  card: Size,
  board: Size,
  told: readonly Point[],
  asked: readonly Point[],
  now: Corner,
): Corner {
  const cost = (corner: Corner) =>
    told.filter((spot) => hides(card, board, corner, spot)).length * TOLD +
    asked.filter((spot) => hides(card, board, corner, spot)).length;
  return [now, ...CORNERS].reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
