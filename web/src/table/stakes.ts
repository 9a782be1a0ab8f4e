// What an outcome does to victory points, in words.

import type { Forecast, Outcome, Stake, Verdict } from '../lib/types';
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

/** The change of victory points that is to be expected of everything that may come; nothing where it is not known. */
export function expected(odds: Forecast): string {
  const some = odds.groups.some(scores);
  if (odds.expected === null) return some ? '' : t('stakes-untold');
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

/** Chances that differ by less than this are the same, told in two ways. */
const SAME = 1e-9;

/** Whether a verdict tells the same as a group of outcomes: as many things, each as likely as there. */
export function saidBy(verdict: readonly Verdict[], group: readonly Outcome[]): boolean {
  const sorted = (told: readonly { chance: number }[]) =>
    told.map(({ chance }) => chance).sort((a, b) => a - b);
  const [one, other] = [sorted(verdict), sorted(group)];
  return one.length === other.length && one.every((chance, place) => Math.abs(chance - other[place]!) < SAME);
}

/** Whether points hang on any outcome of a group. */
export const scores = (group: readonly Outcome[]) => group.some(({ stakes }) => stakes.length > 0);

/** What points are given for, each once, however many outcomes give them. */
export function reckoned(groups: readonly (readonly Outcome[])[]): Stake[] {
  const found = new Map<string, Stake>();
  for (const stake of groups.flat().flatMap(({ stakes }) => stakes)) found.set(JSON.stringify(stake), stake);
  return [...found.values()];
}
