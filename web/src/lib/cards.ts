// Which cards of a long row are seen at a glance: the one in play and those that come next; the rest on demand.

import type { Card } from './types';

/** How wide a card is with its face alone, with the gap beside it; what the folds at both ends take. */
const [BRIEF, FOLD] = [46, 88];
/** A holder's name beside the face, in two lines if it is long: what else is on the card, a letter of it, and the most. */
const [BESIDE, NAME, LONGEST] = [62, 7.6, 236];
/** The card in play is in bold, and its name is never cut: a long one stands in two lines, so wide at most. */
const [BOLD, LEAST, MOST] = [8.2, 100, 250];
/** How many cards find no room, behind the last that does. */
const COUNTED = 42;
/** So many after the one in play keep their names in so much of the row before the last ones are shown at all. */
const [NEXT, NEXT_SHARE] = [2, 0.6];

export interface Row {
  /** Cards that have been played and are folded away. */
  past: number;
  shown: { card: Card; brief: boolean }[];
  /** Cards to come for which there is no room. */
  more: number;
}

/** A chit bears a whole name and takes the room that it takes: beside its owner's sign, so much for each letter. */
const [SIGN, LETTER, CHIT] = [34, 9, 88];

/** A name of more letters stands in two lines. */
const LONG = 14;

/** A name in two lines, as even as its words allow; in one where it is short, or a single word. */
export function halves(name: string): [string, string] {
  const spaces = [...name].flatMap((letter, place) => (letter === ' ' ? [place] : []));
  if (name.length <= LONG || !spaces.length) return [name, ''];
  const longer = (at: number) => Math.max(at, name.length - at - 1);
  const cut = spaces.reduce((best, at) => (longer(at) < longer(best) ? at : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}

/** How wide a card is with its face alone. */
const briefly = ({ piece }: Card, face: string) =>
  piece ? BRIEF : Math.max(CHIT, SIGN + LETTER * face.length);

/** How wide a card is with its holder's name beside its face. */
function fully(card: Card, face: string, holder: string, width: number): number {
  if (!card.piece) return briefly(card, face);
  const isActive = card.state === 'active';
  const letters = isActive ? holder.length : Math.max(...halves(holder).map(({ length }) => length));
  const named = BESIDE + (isActive ? BOLD : NAME) * letters;
  // on a narrow screen it leaves room for what comes next
  return Math.min(isActive ? Math.min(MOST, Math.max(LEAST, width - 2 * (FOLD + BRIEF))) : LONGEST, named);
}

/** A card to come, and the room that it takes. */
interface Wide {
  card: Card;
  brief: number;
  full: number;
}

const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0);

/** How many of the first are named whatever comes after them: the one in play, and a few more in so much of the room. */
function firstNamed(coming: readonly Wide[], room: number): number {
  let named = 1;
  while (named <= NEXT && sum(coming.slice(0, named + 1).map(({ full }) => full)) <= room * NEXT_SHARE)
    named += 1;
  return named;
}

/** The first cards that fit, the first so many of them with their names. */
function fitting(coming: readonly Wide[], named: number, room: number): Wide[] {
  let left = room;
  const end = coming.findIndex(({ brief, full }, place) => (left -= place < named ? full : brief) < 0);
  return coming.slice(0, end < 0 ? coming.length : Math.max(1, end));
}

/** The one in play is always seen: in the place of the last, if it would not be. */
function withActive(seen: readonly Wide[], coming: readonly Wide[]): Wide[] {
  const active = coming.find(({ card }) => card.state === 'active');
  return !active || seen.includes(active) ? [...seen] : [...seen.slice(0, -1), active];
}

export function rowOf(
  cards: readonly Card[],
  width: number,
  faces: readonly string[] = [],
  holders: readonly string[] = [],
): Row {
  const all = cards.map<Wide>((card, place) => ({
    card,
    brief: briefly(card, faces[place] ?? ''),
    full: fully(card, faces[place] ?? '', holders[place] ?? '', width),
  }));
  if (sum(all.map(({ full }) => full)) <= width)
    return { past: 0, shown: cards.map((card) => ({ card, brief: false })), more: 0 };
  const first = cards.findIndex(({ state }) => state !== 'played');
  const past = first < 0 ? cards.length : first;
  const coming = all.slice(past);
  const whole = width - FOLD - (past ? FOLD : 0);
  const isWhole = fitting(coming, firstNamed(coming, whole), whole).length === coming.length;
  const room = isWhole ? whole : whole - COUNTED;
  let named = firstNamed(coming, room);
  const seen = fitting(coming, named, room);
  // what the last ones leave over goes to the next names
  while (named < seen.length && fitting(coming, named + 1, room).length >= seen.length) named += 1;
  return {
    past,
    shown: withActive(seen, coming).map(({ card }, place) => ({
      card,
      brief: place >= named && card.state !== 'active',
    })),
    more: coming.length - seen.length,
  };
}
