// What an outcome does to victory points, in words.

import type { Forecast, Stake } from '../lib/types';
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
