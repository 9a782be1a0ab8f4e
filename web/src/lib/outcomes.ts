// Outcomes that are the same for one unit after another.

import type { Outcome } from './types';

/** A group of outcomes, and all whom it is told of: each of them alike, each with dice of its own. */
export interface Shared {
  who: string[];
  outcomes: readonly Outcome[];
}

/** Groups that tell the same of one unit after another, chance by chance, are told once. */
export function shared(groups: readonly (readonly Outcome[])[], each: string): Shared[] {
  const found = new Map<string, { first: readonly Outcome[]; who: string[]; blank: readonly Outcome[] }>();
  groups.forEach((outcomes, place) => {
    const units = new Set(outcomes.map(({ message }) => message.args?.['unit']));
    const [unit] = units;
    const alike = units.size === 1 && typeof unit === 'string' && outcomes.length > 1;
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
