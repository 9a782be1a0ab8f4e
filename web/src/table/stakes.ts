// What an outcome does to victory points, in words.

import type { Forecast, Outcome, Stake } from '../lib/types';
import { percent } from '../lib/wording';
import { t, word, words } from '../lib/words.svelte';

function signed(points: number): string {
  return t('stakes-signed', { sign: points > 0 ? '+' : points < 0 ? '−' : '±', points: Math.abs(points) });
}

function span({ low, high }: Stake): string {
  return low === high ? signed(low) : t('stakes-range', { low: signed(low), high: signed(high) });
}

/** What happens to a side's points, and when it counts. */
export function told(stake: Stake): string {
  const side = word(stake.side);
  if (stake.when === 'win') return t(stake.low ? 'stakes-win' : 'stakes-may-win', { side });
  return t(`stakes-${stake.when}`, { side, points: span(stake) });
}

function likely(stake: Stake): string {
  if (stake.when !== 'win') return told(stake);
  const chances = new Set([stake.low, stake.high].map((chance) => percent(chance, words.language)));
  return t('stakes-win-chance', { side: word(stake.side), chance: [...chances].join(' – ') });
}

/** The change of victory points that is to be expected of everything that may come. */
export function expected(odds: Forecast): string {
  if (odds.expected === null) return t('stakes-untold');
  const some = odds.groups.some((group) => group.some((outcome) => outcome.stakes.length > 0));
  if (!odds.expected.length && !some) return t('stakes-none');
  return t('stakes-expected', { stakes: odds.expected.map(likely).join(' · ') || signed(0) });
}

/** What an outcome does to each side's points in all, whenever they count: the least and the most there can be. */
export function inAll(outcome: Outcome): string {
  const sums = new Map<string, Stake>();
  for (const stake of outcome.stakes.filter(({ when }) => when !== 'win')) {
    const known = sums.get(stake.side);
    const [low, high] = [(known?.low ?? 0) + stake.low, (known?.high ?? 0) + stake.high];
    sums.set(stake.side, { ...stake, low, high });
  }
  const points = [...sums.values()].map((stake) => `${word(stake.side)} ${span(stake)}`).join(', ');
  const wins = outcome.stakes.filter(({ when }) => when === 'win').map(told);
  return [...(points ? [t('stakes-in-all', { points })] : []), ...wins].join(' · ');
}

/** The first so many outcomes, which stand on the card itself, and those that stand where it adds up. */
export function split(groups: readonly Outcome[][], shown: number): { main: Outcome[][]; rest: Outcome[][] } {
  let left = shown;
  const main = groups.map((group) => {
    const begun = group.slice(0, left);
    left -= begun.length;
    return begun;
  });
  const rest = groups.map((group, place) => group.slice(main[place]!.length));
  const some = (group: Outcome[]) => group.length > 0;
  return { main: main.filter(some), rest: rest.filter(some) };
}
