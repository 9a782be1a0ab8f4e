// Which cards of a long row are seen at a glance: the one in play and those that come next; the rest on demand.

import type { Card } from './types';

/** How wide a card is with its holder's name, and with its face alone; what the folds at both ends take. */
const [NAMED, BRIEF, FOLD] = [112, 46, 76];

export interface Row {
  /** Cards that have been played and are folded away. */
  past: number;
  shown: { card: Card; brief: boolean }[];
  /** Cards to come for which there is no room. */
  more: number;
}

export function rowOf(cards: readonly Card[], width: number): Row {
  if (cards.length * NAMED <= width)
    return { past: 0, shown: cards.map((card) => ({ card, brief: false })), more: 0 };
  const first = cards.findIndex(({ state }) => state !== 'played');
  const past = first < 0 ? cards.length : first;
  const coming = cards.slice(past);
  const room = width - FOLD - (past ? FOLD : 0);
  const fit = Math.max(1, Math.min(coming.length, Math.floor((room - NAMED) / BRIEF) + 1));
  const named = Math.max(1, Math.floor((room - fit * BRIEF) / (NAMED - BRIEF)));
  return {
    past,
    shown: coming.slice(0, fit).map((card, place) => ({ card, brief: place >= named })),
    more: coming.length - Math.min(fit, coming.length),
  };
}
