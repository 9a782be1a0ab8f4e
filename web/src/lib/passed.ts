// What has happened since somebody last decided: fights, what was taken, who was lost or is in want, how it stands now.

import { gainsOf, vitalsOf, type Gain } from './results';
import { isBetween } from './story';
import type { Control, Message, Piece, Scene, Told } from './types';

/** A unit that is out of the game, or has fewer steps than before. */
export interface Loss {
  piece: Piece;
  /** Its steps before and now; nothing where it is out. */
  steps: [number, number] | null;
}

/** A unit that was in a plight and is no longer; or is in one and was not. */
export interface Relief {
  piece: Piece;
  plight: string;
}

/** Somebody who has come to light, and what the game has told of that. */
export interface Find extends Piece {
  told?: Message;
  /** Whether he has gone elsewhere since. */
  moved?: boolean;
}

export interface Passed {
  /** The turn that it is now, where another one has begun. */
  turn: number | null;
  gains: Gain[];
  /** What else the game wants told of its tracks. */
  vitals: Gain[];
  taken: Control[];
  losses: Loss[];
  reliefs: Relief[];
  /** Who has come into a plight and was not in it before. */
  struck: Relief[];
  /** Who is in a plight still, at the beginning of another turn. */
  still: Relief[];
  /** Who was face down and lies open now, or has come to light. */
  found: Find[];
  /** Who is in want now and was not before. */
  wanting: Piece[];
  /** The throws between sides, in the order they fell. */
  fights: Told[];
  /** The cards that were laid open meanwhile, in their words. */
  cards: Message[];
  /** Whose turn came and went of those of whoever reads it, since there was nothing that they could do. */
  idle: Told[];
}

const turnOf = ({ tracks }: Scene) => tracks?.find(({ name }) => name === 'turn')?.value ?? null;

/** Boxes of those who are out of the game are called so. */
const OUT = /\b(lost|eliminated)$/;

/** The states that their player must see to. */
const WANT = new Set(['unsupplied', 'besieged']);

const isWanting = ({ markers }: Piece) => markers?.some((marker) => WANT.has(marker)) ?? false;

/** Who is in want and was not before. */
function wantingBetween(before: Scene, after: Scene): Piece[] {
  const was = new Set(before.pieces.filter(isWanting).map(({ id }) => id));
  return after.pieces.filter((piece) => isWanting(piece) && !was.has(piece.id));
}

/** A game may tell itself whom it has turned up, and who has come to light with him. */
const turnsUp = ({ message }: Told) => /-event-(revealed|flipped|appears|garrison)$/.test(message.id);

/** A game may tell itself that somebody's turn has come and there is nothing that he can do. */
const isIdle = ({ message }: Told) => message.id.endsWith('-event-nothing-to-do');

/** Those of a side whom the rules have passed. */
function idleOf(side: number, after: Scene, events: readonly Told[]): Told[] {
  const own = new Set(after.pieces.filter((piece) => piece.side === side).map(({ id }) => id));
  return events.filter((event) => isIdle(event) && event.pieces?.some((piece) => own.has(piece)));
}

/** Who lies open where somebody of that side lay face down, and fewer do now; or whom the game tells to be turned up. */
function foundBetween(before: Scene, after: Scene, events: readonly Told[]): Find[] {
  const told = new Map(
    events.filter(turnsUp).flatMap((event) => (event.pieces ?? []).map((piece) => [piece, event])),
  );
  const known = new Set(before.pieces.filter(({ hidden }) => !hidden).map(({ id }) => id));
  const down = ({ pieces }: Scene, { space, side }: Piece) =>
    pieces.filter((one) => one.hidden && one.space === space && one.side === side).length;
  const found = after.pieces.filter(
    (piece) =>
      !piece.hidden &&
      !known.has(piece.id) &&
      !piece.space.startsWith('@') &&
      (told.has(piece.id) || down(before, piece) > down(after, piece)),
  );
  return found.map((piece) => {
    const { message, spaces } = told.get(piece.id) ?? {};
    return { ...piece, told: message, moved: !!spaces?.length && !spaces.includes(piece.space) };
  });
}

/** What is somebody's now that was not before. */
function takenBetween(before: Scene, after: Scene): Control[] {
  const held = new Map((before.control ?? []).map(({ space, side }) => [space, side]));
  return (after.control ?? []).filter(({ space, side }) => side >= 0 && held.get(space) !== side);
}

/** Whether a card says no more than that places were taken which are told of anyway. */
function onlyTaking(card: Message, events: readonly Told[], taken: readonly Control[]): boolean {
  const event = events.find(({ message }) => message === card);
  if (!event?.spaces?.length || event.throws?.length || event.pieces?.length) return false;
  return event.spaces.every((space) => taken.some((one) => one.space === space));
}

/** What each piece has given to others of its side: an event names both, and one is the stronger for it. */
function handedOver(before: Scene, after: Scene, events: readonly Told[]): Map<string, number> {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const is = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const left = new Map(
    after.pieces.map(({ id, steps }) => [id, (steps?.[0] ?? 0) - (was.get(id)?.steps?.[0] ?? 0)]),
  );
  const found = new Map<string, number>();
  for (const { pieces = [], throws } of events) {
    if (throws?.length) continue;
    for (const giver of pieces.filter((id) => (left.get(id) ?? 0) < 0)) {
      for (const taker of pieces.filter((id) => (left.get(id) ?? 0) > 0)) {
        if (is.get(giver)?.side !== is.get(taker)?.side) continue;
        const given = Math.min(-left.get(giver)!, left.get(taker)!);
        left.set(giver, left.get(giver)! + given).set(taker, left.get(taker)! - given);
        found.set(giver, (found.get(giver) ?? 0) + given);
      }
    }
  }
  return found;
}

/** Who is out or weaker. Who is merely out of sight is neither, nor who has sent some of his own elsewhere. */
function lossesBetween(before: Scene, after: Scene, events: readonly Told[]): Loss[] {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const given = handedOver(before, after, events);
  return after.pieces.flatMap<Loss>((piece) => {
    const old = was.get(piece.id);
    if (OUT.test(piece.space)) return old && !OUT.test(old.space) ? [{ piece, steps: null }] : [];
    const [had, to] = [old?.steps?.[0], piece.steps?.[0]];
    if (had === undefined || to === undefined) return [];
    const from = had - (given.get(piece.id) ?? 0);
    return to < from ? [{ piece, steps: [from, to] }] : [];
  });
}

/** Who is on the table still, and rid of a plight. */
export function reliefsBetween(before: Scene, after: Scene, plights: readonly string[]): Relief[] {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  return before.pieces.flatMap(({ id, markers = [] }) => {
    const piece = now.get(id);
    if (!piece || OUT.test(piece.space)) return [];
    const gone = plights.filter((plight) => markers.includes(plight) && !piece.markers?.includes(plight));
    return gone.map((plight) => ({ piece, plight }));
  });
}

/** Who is on the table still, and has come into a plight. */
export function struckBetween(before: Scene, after: Scene, plights: readonly string[]): Relief[] {
  return reliefsBetween(after, before, plights).flatMap<Relief>(({ piece: { id }, plight }) => {
    const piece = after.pieces.find((one) => one.id === id);
    return piece && !OUT.test(piece.space) ? [{ piece, plight }] : [];
  });
}

/** Who was in a plight and is. */
function stillBetween(before: Scene, after: Scene, plights: readonly string[]): Relief[] {
  const had = new Map(before.pieces.map(({ id, markers = [] }) => [id, markers]));
  return after.pieces.flatMap((piece) => {
    if (OUT.test(piece.space)) return [];
    const kept = plights.filter(
      (plight) => piece.markers?.includes(plight) && had.get(piece.id)?.includes(plight),
    );
    return kept.map((plight) => ({ piece, plight }));
  });
}

/** What has changed between two scenes that a player must know of; nothing where nothing has. */
export function passedBetween(
  before: Scene,
  after: Scene,
  cards: Message[] = [],
  plights: readonly string[] = [],
  events: readonly Told[] = [],
  own = -1,
): Passed | null {
  const [was, is] = [turnOf(before), turnOf(after)];
  const taken = takenBetween(before, after);
  const found = {
    turn: was === is ? null : is,
    gains: gainsOf(before, after),
    vitals: vitalsOf(before, after),
    taken,
    losses: lossesBetween(before, after, events),
    reliefs: reliefsBetween(before, after, plights),
    struck: struckBetween(before, after, plights),
    still: was === is ? [] : stillBetween(before, after, plights),
    found: foundBetween(before, after, events),
    wanting: wantingBetween(before, after),
    fights: events.filter((event) => (event.throws?.length ?? 0) > 1 && isBetween(event)),
    cards: cards.filter((card) => !onlyTaking(card, events, taken)),
    idle: own < 0 ? [] : idleOf(own, after, events),
  };
  const told = [found.gains, found.vitals, found.reliefs, found.cards, found.idle];
  const matters = told.some((one) => one.length > 0) || isGrave(found);
  return matters ? found : null;
}

/** Whether somebody must know of it who has seen it all: places, losses, plights, who was found, want. */
export function isGrave({
  taken,
  losses,
  struck,
  found,
  wanting,
}: Pick<Passed, 'taken' | 'losses' | 'struck' | 'found' | 'wanting'>): boolean {
  return taken.length + losses.length + struck.length + found.length + wanting.length > 0;
}
