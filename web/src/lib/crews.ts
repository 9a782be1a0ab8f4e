// Who does something together: answers to one target that differ by who takes part in them. No rule is known here.

import type { Answer } from './types';

/** All of these units who take part in an answer. */
export function crewOf(answer: Answer, units: readonly string[]): string[] {
  const named = [answer.unit, ...(answer.about ?? [])];
  return units.filter((unit) => named.includes(unit));
}

/** Whether all of these is among those. */
const among = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));

/** What an action says beside who takes part in it. */
function otherwise({ action }: Answer, units: readonly string[]): string {
  const named = (value: unknown) => Array.isArray(value) || units.includes(String(value));
  return JSON.stringify(Object.entries(action).filter(([, value]) => !named(value)));
}

/**
 * The answer for those who take part ``now`` and one unit more, with whoever else they need; or, where it is one of them,
 * for as many of the others as can. Nothing where the question is not who does it to one target, or nobody can.
 */
export function regrouped(
  answers: readonly Answer[],
  now: readonly string[],
  unit: string,
  before?: Answer,
): Answer | undefined {
  const target = answers[0]?.piece;
  if (!target || !now.length || !answers.every((answer) => answer.unit && answer.piece === target)) return;
  const units = [...new Set(answers.map((answer) => answer.unit!))];
  const leaves = now.includes(unit);
  if (leaves && now.length === 1) return;
  const wanted = leaves ? now.filter((one) => one !== unit) : [...now, unit];
  const alike = (answer: Answer) => (before && otherwise(answer, units) !== otherwise(before, units) ? 1 : 0);
  return answers
    .map((answer) => ({ answer, crew: crewOf(answer, units) }))
    .filter(({ crew }) => (leaves ? among(crew, wanted) : among(wanted, crew)))
    .sort(
      (one, other) =>
        (one.crew.length - other.crew.length) * (leaves ? -1 : 1) || alike(one.answer) - alike(other.answer),
    )[0]?.answer;
}
