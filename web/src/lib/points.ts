// What victory points hang on something: each line once, whatever it depends on.

import type { Outcome, Stake } from './types';

/** A line of points over everything that may come of something: from what to what, and how it comes to that. */
export interface Hanging extends Stake {
  /** Whether it comes in any case, as one amount or not at all, or as more or less of it. */
  how: 'sure' | 'once' | 'span';
}

/** What a line may be worth in a group of outcomes, one of which will come about. */
interface Share {
  ends: Set<number>;
  /** Whether each outcome settles it: then it is worth one of these, and nothing between. */
  settled: boolean;
}

const lineOf = ({ side, rule, about, when }: Stake) => JSON.stringify([side, rule, about, when]);
const least = (ends: Iterable<number>) => Math.min(...ends);
const most = (ends: Iterable<number>) => Math.max(...ends);

function shareOf(group: readonly Outcome[], line: string): Share {
  const found = group.map(({ stakes }) => stakes.find((stake) => lineOf(stake) === line));
  const ends = found.flatMap((stake) => (stake ? [stake.low, stake.high] : [0]));
  return { ends: new Set(ends), settled: found.every((stake) => !stake || stake.low === stake.high) };
}

/** Every line of points that hangs on any outcome, once: groups tell the same dice in several ways. */
export function hanging(groups: readonly (readonly Outcome[])[]): Hanging[] {
  const lines = new Map<string, Stake>();
  for (const stake of groups.flat().flatMap(({ stakes }) => stakes))
    if (!lines.has(lineOf(stake))) lines.set(lineOf(stake), stake);
  return [...lines].map(([line, stake]) => {
    const shares = groups
      .filter((group) => group.some(({ stakes }) => stakes.some((one) => lineOf(one) === line)))
      .map((group) => shareOf(group, line));
    const all = new Set(shares.flatMap(({ ends }) => [...ends]));
    const [low, high] = [least(all), most(all)];
    const whole = shares.find(({ ends, settled }) => settled && least(ends) === low && most(ends) === high);
    const amounts = [...(whole?.ends ?? all)].filter((points) => points !== 0);
    // a point is not divided: one or none needs no word of more or less
    const once = amounts.length === 1 && (!!whole || Math.abs(amounts[0]!) <= 1);
    return { ...stake, low, high, how: low === high ? 'sure' : once ? 'once' : 'span' };
  });
}
