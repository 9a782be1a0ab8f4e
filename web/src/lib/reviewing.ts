// A review as the page shows it: the curve of chances or points, the bars of luck, and throws by their numbers.

import type { Luck, Moment, Review, Thrown } from './types';

/** A value with how far it may be off, somewhere along the game (0 to 1). */
export interface Mark {
  at: number;
  value: number;
  error: number;
  turn: number;
  step: number;
}

/** The same as the other of two sides sees it: what was the second stands first. */
export function seenFromSecond(review: Review): Review {
  const [turned, negative] = [<T>(both: T[]) => both.toReversed(), (points: number) => 0 - points];
  return {
    ...review,
    sides: turned(review.sides),
    course: review.course.map((one) => ({ ...one, chance: turned(one.chance), lead: turned(one.lead) })),
    turning: review.turning.map((one) => ({
      ...one,
      chance: negative(one.chance),
      lead: negative(one.lead),
      luck: negative(one.luck),
      rest: negative(one.rest),
    })),
    slips: review.slips.map((one) => ({ ...one, side: 1 - one.side })),
    luck: {
      ...review.luck,
      luck: turned(review.luck.luck),
      turns: review.luck.turns.map((one) => ({ ...one, luck: turned(one.luck) })),
      throws: review.luck.throws.map((one) => ({
        ...one,
        lead: turned(one.lead),
        expected: turned(one.expected),
        luck: turned(one.luck),
        chance: turned(one.chance),
        chance_bad: turned(one.chance_bad),
      })),
      best: turned(review.luck.best),
    },
  };
}

/** The curve: the chance of the first side, or the points to be expected as the rules count them. */
export function curve(review: Review): Mark[] {
  const sign = review.fewer ? -1 : 1;
  const last = Math.max(review.actions, 1);
  return review.course.map((moment: Moment) => ({
    at: moment.step / last,
    value: review.alone ? sign * moment.lead[0]! : moment.chance[0]!,
    error: review.alone ? moment.lead_error : moment.chance_error,
    turn: moment.turn,
    step: moment.step,
  }));
}

/** Between which values a curve is drawn. */
export function span(marks: readonly Mark[], alone: boolean): [number, number] {
  if (!alone) return [0, 1];
  const low = Math.min(...marks.map(({ value, error }) => value - error));
  const high = Math.max(...marks.map(({ value, error }) => value + error));
  return high > low ? [low, high] : [low - 1, high + 1];
}

/** The luck of the first side turn by turn, and added up so far. */
export function running(luck: Luck): { turn: number; luck: number; sum: number }[] {
  let sum = 0;
  return luck.turns.map(({ turn, luck }) => ({ turn, luck: luck[0]!, sum: (sum += luck[0]!) }));
}

/** Throws by the numbers of their actions, in that order. */
export function throwsAt(luck: Luck, steps: readonly number[]): Thrown[] {
  const known = new Map(luck.throws.map((thrown) => [thrown.step, thrown]));
  return steps.flatMap((step) => known.get(step) ?? []);
}

/** A throw that did less than is told of it did nothing. */
const LEAST = 0.05;

/** The throw of this action, if it did anything to speak of for the first side. */
export function throwThatDid(luck: Luck, step: number | null): Thrown[] {
  const found = step === null ? [] : throwsAt(luck, [step]);
  return found.filter(({ luck: [did = 0] }) => Math.abs(did) >= LEAST);
}

/** Luck smaller than this share of what is usual favours nobody. */
const EVEN = 0.25;

/** Whom the dice favoured: the message that says so, the side, and by how much. */
export function favoured({ luck, alone }: Review): { message: string; side: number; points: number } {
  const side = luck.luck.indexOf(Math.max(...luck.luck));
  const points = luck.luck[side]!;
  if (Math.abs(points) <= EVEN * luck.spread)
    return { message: alone ? 'review-luck-even-alone' : 'review-luck-even', side, points };
  const message = alone ? (points > 0 ? 'review-luck-gave' : 'review-luck-took') : 'review-luck-for';
  return { message, side, points: Math.abs(points) };
}
