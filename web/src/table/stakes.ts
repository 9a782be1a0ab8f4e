// What an outcome does to victory points, in words.

import { reasonsOf } from '../lib/about';
import { sameChance } from '../lib/answers';
import type { Hanging } from '../lib/points';
import type { Forecast, Outcome, Roll, Stake } from '../lib/types';
import { percent } from '../lib/wording';
import { t, word, words } from '../lib/words.svelte';

function signed(points: number): string {
  return t('stakes-signed', { sign: points > 0 ? '+' : points < 0 ? '−' : '±', points: Math.abs(points) });
}

function span({ low, high }: Stake): string {
  if (low === high) return signed(low);
  if (low === 0 || high === 0)
    return t(high ? 'stakes-up-to' : 'stakes-down-to', { points: signed(low || high) });
  return t('stakes-range', { low: signed(low), high: signed(high) });
}

/** What happens to a side's points, and when it counts. */
export function told(stake: Stake): string {
  const side = word(stake.side);
  if (stake.when === 'win') return t(stake.low ? 'stakes-win' : 'stakes-may-win', { side });
  return t(`stakes-${stake.when}`, { side, points: span(stake) });
}

/** What a line of points comes to, whatever it hangs on: in any case, if it comes to that, or so far at most. */
export function reckoned(stake: Hanging): string {
  const amount = stake.low || stake.high;
  if (stake.when === 'win' || stake.how === 'span') return told(stake);
  const points = told({ ...stake, low: amount, high: amount });
  return stake.how === 'sure' ? t('stakes-in-any-case', { points }) : points;
}

function likely(stake: Stake): string {
  if (stake.when !== 'win') return told(stake);
  const chances = new Set([stake.low, stake.high].map((chance) => percent(chance, words.language)));
  return t('stakes-win-chance', { side: word(stake.side), chance: [...chances].join(' – ') });
}

/** The column that a throw is read in, where from and how far it was shifted, and what is added to the dice. */
export function column(rolls: readonly Roll[]): string {
  const place = rolls.findIndex((roll) => roll.column);
  const roll = rolls[place];
  const [base, ...shifts] = roll?.reasons ?? [];
  if (!roll || !base?.about) return '';
  const sum = (reasons: Roll['reasons']) => reasons.reduce((found, { value }) => found + value, 0);
  const shift = sum(shifts);
  const args = { from: word(base.about).replace(':', ' : '), column: roll.column, shift: signed(shift) };
  const dice = rolls.slice(place + 1).find(({ what }) => what === 'tens' || what === 'modifier');
  const added = dice ? sum(dice.reasons) : 0;
  return [
    t(shift ? 'odds-column-shifted' : 'odds-column', args),
    ...(dice && added ? [t('odds-added', { what: dice.what, value: signed(added) })] : []),
  ].join(' · ');
}

/** The change of victory points that is to be expected of everything that may come; nothing where it is not known,
 * and of no points nothing where something is at stake all the same; nor so little that it tells nobody anything. */
export function expected(odds: Forecast, staked = false): string {
  const some = odds.groups.some(scores);
  if (odds.expected === null) return some ? '' : t('stakes-untold');
  if (!odds.expected.length && !some) return staked ? '' : t('stakes-none');
  const sums = summed(odds.expected);
  const told = sums.filter(
    ({ when, low, high }) => when === 'win' || Math.abs(low) > SLIGHT || Math.abs(high) > SLIGHT,
  );
  if (sums.length && !told.length) return '';
  return t('stakes-expected', { stakes: told.map(likely).join(' · ') || signed(0) });
}

/** So little on average tells nobody anything: what may come of it stands in the lines above. */
const SLIGHT = 0.1;

/** One figure for each side: points that count at several times are added up, and each is told where it all adds up. */
function summed(stakes: readonly Stake[]): Stake[] {
  const found = new Map<string, Stake>();
  for (const stake of stakes) {
    const key = stake.when === 'win' ? `${stake.side}|win` : stake.side;
    const known = found.get(key);
    const both = known && { low: known.low + stake.low, high: known.high + stake.high, when: 'now' as const };
    found.set(key, { ...stake, ...both });
  }
  return [...found.values()];
}

/** Points that may be lost as well as won say nothing about an outcome. */
const open = ({ low, high }: Stake) => low < 0 && high > 0;

/** Whether points are settled with an outcome; of what becomes of a unit, some of them at least. */
const settles = ({ low, high }: Stake, { message }: Outcome) =>
  low === high || (message.args?.['unit'] !== undefined && (low > 0 || high < 0));

/** What an outcome does to each side's points in all, whenever they count: the least and the most there can be. Lines
 * add up, unless not all of them can come at once; what cancels out is not told. Where points to be expected are told for the whole card, an outcome
 * tells only those that are settled with it. What is told of a unit need not say that they are for it. */
export function inAll(outcome: Outcome, settled = false): string {
  const sums = new Map<string, Stake>();
  for (const stake of outcome.stakes.filter(({ when }) => when !== 'win')) {
    const known = sums.get(stake.side);
    const [low, high] = [(known?.low ?? 0) + stake.low, (known?.high ?? 0) + stake.high];
    sums.set(stake.side, { ...stake, low, high });
  }
  for (const stake of outcome.in_all) sums.set(stake.side, stake);
  const sure = [...sums.values()].filter(
    (stake) => (stake.low || stake.high) && !open(stake) && (!settled || settles(stake, outcome)),
  );
  const points = sure.map((stake) => `${word(stake.side)} ${span(stake)}`).join(', ');
  const wins = outcome.stakes.filter(({ when }) => when === 'win').map(told);
  const reasons = reasonsOf(outcome, new Set(sure.map(({ side }) => side)))
    .filter((about) => about !== outcome.message.args?.['unit'])
    .map(word)
    .join(', ');
  const lines = points ? [t(reasons ? 'stakes-in-all-for' : 'stakes-in-all', { points, reasons })] : [];
  return [...lines, ...wins].join(' · ');
}

/** Whether a verdict tells the same as a group of outcomes: as many things, each as likely as there. */
export function saidBy(verdict: readonly { chance: number }[], group: readonly Outcome[]): boolean {
  const sorted = (told: readonly { chance: number }[]) =>
    told.map(({ chance }) => chance).sort((a, b) => a - b);
  const [one, other] = [sorted(verdict), sorted(group)];
  return one.length === other.length && one.every((chance, place) => sameChance(chance, other[place]!));
}

/** What a list of outcomes is about: as the game calls it, or whom it is told of. */
export function heading(group: readonly Outcome[]): string {
  const named = group.find(({ message }) => words.hasForm(message.id, 'of'));
  if (named) return words.say(named.message.id, named.message.args, 'of');
  return isFate(group) ? word(String(group[0]!.message.args!['unit'])) : '';
}

/** Whether points hang on any outcome of a group. */
export const scores = (group: readonly Outcome[]) => group.some(({ stakes }) => stakes.length > 0);

/** Whether a group tells what becomes of one unit. */
function isFate(group: readonly Outcome[]): boolean {
  const units = new Set(group.map(({ message }) => message.args?.['unit']));
  return units.size === 1 && typeof [...units][0] === 'string';
}

/**
 * The groups that a card tells below its verdict. One that the verdict tells already, as likely, is said once; but what
 * is certain is told, and where more than one thing is told of, what becomes of each unit is.
 */
export function unsaid(
  verdict: readonly { chance: number }[],
  groups: readonly (readonly Outcome[])[],
): (readonly Outcome[])[] {
  const said = [verdict, ...groups.filter(scores)];
  return groups.filter(
    (group) =>
      scores(group) ||
      group.length === 1 ||
      (groups.length > 1 && isFate(group)) ||
      !said.some((one) => saidBy(one, group)),
  );
}
