// Where a card lies over the board: in the corner, or at the edge, where it hides least of what it is about, and of what is asked.

import type { Point } from './types';

export interface Corner {
  low: boolean;
  right: boolean;
  /** In the middle of an edge: of the upper or lower one, or of one at the side. */
  amid?: 'across' | 'down';
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
/** What a card tells of counts for more than all that can be answered, and so does whatever else lies there. */
const TOLD = 1_000;
const LYING = 300;

export const CORNERS: readonly Corner[] = [
  { low: true, right: false },
  { low: false, right: false },
  { low: true, right: true },
  { low: false, right: true },
  { low: false, right: false, amid: 'down' },
  { low: false, right: true, amid: 'down' },
  { low: true, right: false, amid: 'across' },
  { low: false, right: false, amid: 'across' },
];

/** What a corner is called, as on a compass. */
export const called = ({ low, right, amid }: Corner): string =>
  (amid === 'down' ? '' : low ? 's' : 'n') + (amid === 'across' ? '' : right ? 'e' : 'w');

/** A box over the board. */
export interface Box extends Size {
  left: number;
  top: number;
}

function boxIn(card: Size, board: Size, { low, right, amid }: Corner): Box {
  const aside = right ? board.width - EDGE - card.width : LEFT;
  const along = low ? board.height - EDGE - card.height : EDGE;
  const left = amid === 'across' ? (board.width - card.width) / 2 : aside;
  return { ...card, left, top: amid === 'down' ? (board.height - card.height) / 2 : along };
}

function hides({ left, top, width, height }: Box, [x, y]: Point): boolean {
  const across = x > left - REACH && x < left + width + REACH;
  return across && y > top - REACH && y < top + height + REACH;
}

const meet = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * The corner for a card; it stays where it lies unless another one hides less. What is dear is not to be hidden either, each
 * as much as it is worth beside an answer.
 */
export function cornerFor(
  card: Size,
  board: Size,
  told: readonly Point[],
  asked: readonly Point[],
  now: Corner,
  lying: readonly Box[] = [],
  dear: readonly (readonly [Point, number])[] = [],
): Corner {
  const cost = (corner: Corner) => {
    const box = boxIn(card, board, corner);
    return (
      told.filter((spot) => hides(box, spot)).length * TOLD +
      lying.filter((other) => meet(box, other)).length * LYING +
      asked.filter((spot) => hides(box, spot)).length +
      dear.reduce((sum, [spot, worth]) => sum + (hides(box, spot) ? worth : 0), 0)
    );
  };
  return [now, ...CORNERS].reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
