// What an answer is about, on the board. No rule is known here.

import type { Answer, Piece } from './types';

/** The pieces and spaces that an answer names, or that somebody decides about with one that names none. */
export function aboutOf(answer: Answer, focus: readonly string[], owed: readonly string[]): string[] {
  const named = [answer.unit, answer.piece, answer.space, ...(answer.about ?? [])].filter((one) => !!one);
  if (named.length) return named as string[];
  // To end a part of the turn is about those who could still act; anything else about those it is asked of.
  return [...(answer.ends ? owed : focus)];
}

/** Where these pieces and spaces are. */
export function whereAre(things: readonly string[], pieces: readonly Piece[]): Set<string> {
  const where = new Map(pieces.map((piece) => [piece.id, piece.space]));
  return new Set(things.map((thing) => where.get(thing) ?? thing));
}
