// What an answer is about, on the board. No rule is known here.

import type { Answer, Outcome, Scene, Space } from './types';

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

/** Whether an action names nothing but its unit: then what is wrong with it is wrong with the unit, wherever it goes. */
export function isOfUnitAlone(action: Record<string, unknown>, unit: string): boolean {
  const named = Object.entries(action).filter(([key, value]) => key !== 'do' && String(value) !== '');
  return named.length > 0 && named.every(([, value]) => value === unit);
}

/** With so many reasons a line still says what its points are for. */
const MOST_REASONS = 2;

/** What the points of these sides are for, where it can be said in a few words. */
export function reasonsOf({ stakes }: Pick<Outcome, 'stakes'>, sides: ReadonlySet<string>): string[] {
  const told = stakes.filter(({ when, side }) => when !== 'win' && sides.has(side));
  const reasons = [...new Set(told.map(({ about }) => about))];
  return reasons.length <= MOST_REASONS && reasons.every(Boolean) ? reasons : [];
}
