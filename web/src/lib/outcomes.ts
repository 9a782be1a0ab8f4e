// What may come of something: the same for one unit after another, and how it compares with something else.

import type { Outcome, Verdict } from './types';

/**
 * A verdict as it stands beside others: of each, the chance of what one wants comes first, likely or not, so that one
 * number can be held against the other; its sign says which.
 */
export function wantedFirst(verdict: readonly Verdict[]): Verdict[] {
  const wanted = verdict.filter(({ good }) => good === true);
  const [first] = wanted;
  if (!first) return [...verdict];
  const likely = wanted.reduce((sum, { chance }) => sum + chance, 0) >= 0.5;
  return [{ ...first, good: likely }, ...verdict.filter((one) => one !== first)];
}

/** A group of outcomes, and all whom it is told of: each of them alike, each with dice of its own. */
export interface Shared {
  who: string[];
  outcomes: readonly Outcome[];
}

/** What an outcome does to points, with how likely it is. */
const gain = ({ chance, stakes }: Outcome) => JSON.stringify([chance, stakes]);

/** Of how the dice may fall points are not told that stand with whom they fall on already, chance by chance. */
function pointsOnce(groups: readonly (readonly Outcome[])[]): (readonly Outcome[])[] {
  const said: ReadonlySet<string>[] = [];
  return groups.map((outcomes) => {
    const gains = outcomes.filter(({ stakes }) => stakes.length).map(gain);
    const ofDice = outcomes.every(({ message }) => message.args?.['unit'] === undefined);
    const again = ofDice && gains.length > 0 && said.some((one) => gains.every((each) => one.has(each)));
    said.push(new Set(gains));
    return again ? outcomes.map((one) => ({ ...one, stakes: [] })) : outcomes;
  });
}

/** Groups that tell the same of one unit after another, chance by chance, are told once. */
export function shared(groups: readonly (readonly Outcome[])[], each: string): Shared[] {
  const found = new Map<string, { first: readonly Outcome[]; who: string[]; blank: readonly Outcome[] }>();
  pointsOnce(groups).forEach((outcomes, place) => {
    const units = new Set(outcomes.map(({ message }) => message.args?.['unit']));
    const [unit] = units;
    const alike = units.size === 1 && typeof unit === 'string';
    const blank = alike
      ? outcomes.map((one) => ({
          ...one,
          message: { ...one.message, args: { ...one.message.args, unit: each } },
        }))
      : outcomes;
    const key = alike ? JSON.stringify(blank) : `#${place}`;
    const known = found.get(key);
    if (known) known.who.push(unit as string);
    else found.set(key, { first: outcomes, who: alike ? [unit] : [], blank });
  });
  return [...found.values()].map(({ first, who, blank }) =>
    who.length > 1 ? { who, outcomes: blank } : { who: [], outcomes: first },
  );
}

/** What comes about less often shares a line with its like. */
const SELDOM = 0.005;

/** Outcomes that have a line each, and those next to impossible, told together; one that ends the game is never hidden. */
export function folded(outcomes: readonly Outcome[]): {
  told: readonly Outcome[];
  rarer: readonly Outcome[];
} {
  const rarer = outcomes.filter(({ chance, ends }) => chance < SELDOM && !ends);
  if (rarer.length < 2 || rarer.length === outcomes.length) return { told: outcomes, rarer: [] };
  return { told: outcomes.filter((one) => !rarer.includes(one)), rarer };
}
