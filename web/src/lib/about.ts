// What an answer is about, on the board. No rule is known here.

import type { Answer, Scene, Space } from './types';

/** The pieces and spaces that an answer names, or that somebody decides about with one that names none. */
export function aboutOf(answer: Answer, focus: readonly string[], owed: readonly string[]): string[] {
  const named = [answer.unit, answer.piece, answer.space, ...(answer.about ?? [])].filter((one) => !!one);
  if (named.length) return named as string[];
  // To end a part of the turn is about those who could still act; anything else about those it is asked of.
  return answer.ends ? [...owed] : [...focus];
}

/** Where on the board these pieces and spaces are. */
export function whereAre(things: readonly string[], scene: Scene, spaces: readonly Space[]): Set<string> {
  const where = new Map(scene.pieces.map((piece) => [piece.id, piece.space]));
  const known = new Set(spaces.map((space) => space.id));
  return new Set(things.map((id) => where.get(id) ?? id).filter((id) => known.has(id)));
}
