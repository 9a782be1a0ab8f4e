// What somebody has passed over who went straight to the present: what was taken, who was lost, how it stands now.

import { gainsOf, type Gain } from './results';
import type { Control, Message, Piece, Scene } from './types';

/** A unit that is out of the game, or has fewer steps than before. */
export interface Loss {
  piece: Piece;
  /** Its steps before and now; nothing where it is out. */
  steps: [number, number] | null;
}

export interface Passed {
  /** The turn that it is now, where another one has begun. */
  turn: number | null;
  gains: Gain[];
  taken: Control[];
  losses: Loss[];
  /** The cards that were laid open meanwhile, in their words. */
  cards: Message[];
}

const turnOf = ({ tracks }: Scene) => tracks?.find(({ name }) => name === 'turn')?.value ?? null;

/** Boxes of those who are out of the game are called so. */
const OUT = /\b(lost|eliminated)$/;

/** What is somebody's now that was not before. */
function takenBetween(before: Scene, after: Scene): Control[] {
  const held = new Map((before.control ?? []).map(({ space, side }) => [space, side]));
  return (after.control ?? []).filter(({ space, side }) => side >= 0 && held.get(space) !== side);
}

/** Who is out or weaker. Who is merely out of sight is neither. */
function lossesBetween(before: Scene, after: Scene): Loss[] {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.flatMap<Loss>((piece) => {
    const old = was.get(piece.id);
    if (OUT.test(piece.space)) return old && !OUT.test(old.space) ? [{ piece, steps: null }] : [];
    const [from, to] = [old?.steps?.[0], piece.steps?.[0]];
    return from !== undefined && to !== undefined && to < from ? [{ piece, steps: [from, to] }] : [];
  });
}

/** What has changed between two scenes that a player must know of; nothing where nothing has. */
export function passedBetween(before: Scene, after: Scene, cards: Message[] = []): Passed | null {
  const [was, is] = [turnOf(before), turnOf(after)];
  const found = {
    turn: was === is ? null : is,
    gains: gainsOf(before, after),
    taken: takenBetween(before, after),
    losses: lossesBetween(before, after),
    cards,
  };
  const matters = found.gains.length + found.taken.length + found.losses.length + cards.length > 0;
  return matters || found.turn !== null ? found : null;
}
