// Who does something together: answers to one target that differ by who takes part in them. No rule is known here.

import { sharedEnd } from './answers';
import type { Answer } from './types';

/** All of these units who take part in an answer. */
export function crewOf(answer: Answer, units: readonly string[]): string[] {
  const named = [answer.unit, ...(answer.about ?? [])];
  return units.filter((unit) => named.includes(unit));
}

/** Whether answers say who does something together to one target: they can be put together unit by unit. */
export function isCrewed(answers: readonly Answer[]): boolean {
  const target = answers[0]?.piece;
  const units = answers.map(({ unit }) => unit ?? '');
  if (!target || units.includes('') || !answers.every(({ piece }) => piece === target)) return false;
  return answers.some((answer) => crewOf(answer, units).length > 1);
}

/** The answer of as few as may be with this unit among them. */
export function fewest(
  answers: readonly Answer[],
  units: readonly string[],
  unit: string,
): Answer | undefined {
  return answers
    .map((answer) => ({ answer, crew: crewOf(answer, units) }))
    .filter(({ crew }) => crew.includes(unit))
    .sort((one, other) => one.crew.length - other.crew.length)[0]?.answer;
}

/** The answer of as many as may be; of several with as many the first. */
export function most(answers: readonly Answer[], units: readonly string[]): Answer | undefined {
  return answers
    .map((answer) => ({ answer, size: crewOf(answer, units).length }))
    .sort((one, other) => other.size - one.size)[0]?.answer;
}

const BRACKET = / \([^()]*\)$/;

/** Names without what stands behind them in brackets, as far as they still differ from each other. */
export function briefly(names: readonly string[]): string[] {
  const short = names.map((name) => name.replace(BRACKET, ''));
  return names.map((name, at) =>
    short.some((one, other) => other !== at && one === short[at]) ? name : short[at]!,
  );
}

/** One name after the other; the words that all of them end with are said once: "1st, 2nd section". */
export function inARow(names: readonly string[]): string {
  const end = sharedEnd(names);
  const starts = names.slice(0, -1).map((name) => name.slice(0, name.length - end.length));
  return [...starts, ...names.slice(-1)].join(', ');
}

/** A text that tells of several units by their names, with the names short, and those that help in a row. */
export function shortened(
  text: string,
  unit: string,
  helpers: readonly string[],
  all: readonly string[],
): string {
  const brief = briefly(all);
  const [lead, row] = [brief[all.indexOf(unit)] ?? unit, inARow(briefly(helpers))];
  const whole = helpers.join(', ');
  const at = whole ? text.indexOf(whole) : -1;
  const rest = (part: string) => part.replace(unit, lead);
  return at < 0 ? rest(text) : rest(text.slice(0, at)) + row + rest(text.slice(at + whole.length));
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
