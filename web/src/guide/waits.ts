// What a step of a guided first game waits for. The server knows the line of play; nothing of it is decided here.

import type { Answer, Guidance } from '../lib/types';

/** Whether this is the answer that the lesson is about: to be given, or to be looked at first. */
export function awaited(lesson: Guidance | null | undefined, answer: Answer): boolean {
  const wanted = Object.entries(lesson?.answer ?? {});
  return (
    wanted.length > 0 &&
    wanted.every(([name, value]) => JSON.stringify(answer.action[name]) === JSON.stringify(value))
  );
}

/** Whether the lesson comes to this answer later. */
export function declined(lesson: Guidance | null | undefined, answer: Answer): boolean {
  return !!lesson && (lesson.until !== 'answer' || !awaited(lesson, answer));
}

/** Whether none of these answers is, or leads to, what the lesson is about. */
export function astray(lesson: Guidance | null | undefined, answers: readonly Answer[]): boolean {
  return !!lesson && !answers.some((answer) => awaited(lesson, answer));
}

/** Whether the lesson wants the card of an answer to be looked at: however the answer is given, its card opens first. */
export const looksAt = (lesson: Guidance | null | undefined) => lesson?.deed === 'odds';

/** Whether the lesson is about an answer at all. */
export const awaits = (lesson: Guidance | null | undefined) => Object.keys(lesson?.answer ?? {}).length > 0;

/**
 * The answer that is meant by pointing at a place which the lesson frames: the one it waits for, where that is about the
 * place or about somebody there, and there is but one.
 */
export function meantAt(
  lesson: Guidance | null | undefined,
  answers: readonly Answer[],
  space: string,
  there: readonly string[],
): Answer | undefined {
  if (!lesson?.spaces?.includes(space)) return undefined;
  const wanted = answers.filter((answer) => awaited(lesson, answer));
  const isHere = (id: string | undefined) => !!id && (id === space || there.includes(id));
  const led = wanted.filter((one) => [one.space, one.piece, ...(one.about ?? [])].some(isHere));
  const [only, ...others] = led.length ? led : wanted.filter(({ unit }) => isHere(unit));
  return others.length ? undefined : only;
}

/** Deeds that lead straight on; after the others there is something to look at first. */
export const LEADING_ON = new Set(['odds', 'undo']);

/** What can be done at the table besides answering: what each deed left behind, empty where nothing was done. */
export type Deeds = Record<string, unknown>;

/** These are looked at whenever they are there; the others must be done anew, or they were done for another reason. */
const SEEN = new Set(['odds', 'why']);

/** Whether the deed that a step waits for has been done since it began. */
export function done(lesson: Guidance | null | undefined, before: Deeds, now: Deeds): boolean {
  if (lesson?.until !== 'deed' || !lesson.deed) return false;
  const { deed } = lesson;
  return !!now[deed] && (SEEN.has(deed) || now[deed] !== before[deed]);
}
