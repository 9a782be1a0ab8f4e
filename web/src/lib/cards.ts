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

/** Beside its owner's sign, so much room for each letter on a card; a playing card has two or three. */
const [SIGN, LETTER] = [34, 9];

/** Whether it is a chit, which bears a whole name, and takes the room that the name takes. */
const isChit = (face: string) => face.length > 3;

/** How wide a card is with its face alone. */
const briefly = (face: string) => (isChit(face) ? Math.max(BRIEF, SIGN + LETTER * face.length) : BRIEF);

/** The one in play is always seen: in the place of the last, if it would not be. */
function withActive(fitting: readonly Card[], coming: readonly Card[]): Card[] {
  const active = coming.find(({ state }) => state === 'active');
  return !active || fitting.includes(active) ? [...fitting] : [...fitting.slice(0, -1), active];
}

export function rowOf(cards: readonly Card[], width: number, faces: readonly string[] = []): Row {
  const each = faces.map(briefly);
  const brief = Math.max(BRIEF, ...each);
  const full = Math.max(NAMED, brief);
  const natural = cards.reduce((sum, _, place) => sum + Math.max(NAMED, each[place] ?? 0), 0);
  if (natural <= width) return { past: 0, shown: cards.map((card) => ({ card, brief: false })), more: 0 };
  const first = cards.findIndex(({ state }) => state !== 'played');
  const past = first < 0 ? cards.length : first;
  const coming = cards.slice(past);
  const room = width - FOLD - (past ? FOLD : 0);
  const fit = Math.max(1, Math.min(coming.length, Math.floor((room - full) / brief) + 1));
  const named = full === brief ? fit : Math.max(1, Math.floor((room - fit * brief) / (full - brief)));
  return {
    past,
    shown: withActive(coming.slice(0, fit), coming).map((card, place) => ({ card, brief: place >= named })),
    more: coming.length - Math.min(fit, coming.length),
  };
}
