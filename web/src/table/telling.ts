// What things on the board are called, for those who see them and those who have them read out.

import { sideName } from '../lib/sides';
import type { Mark, Piece, Scene, SeatView, Sheet } from '../lib/types';
import { face } from '../lib/wording';
import { t, word, words } from '../lib/words.svelte';

export function labels(game: string, scene: Scene | undefined, sheet: Sheet | undefined) {
  const marker = (name: string) => word(`${game}-marker-${name}`);
  /** The same with what it means, where the catalogue says so. */
  const meaning = (name: string) => words.say(`${game}-marker-${name}`, {}, 'more');
  const piece = (one: Piece) =>
    [
      word(one.name),
      sideName(sheet?.sides?.[one.side]),
      one.steps && one.steps[1] > 1 ? t('piece-steps', { now: one.steps[0], full: one.steps[1] }) : '',
      one.top ? face(one.top) : '',
      ...(one.markers ?? []).map(marker),
    ]
      .filter(Boolean)
      .join(', ');
  /** What is printed in a space; the name of the space itself stands there anyway. */
  const mark = ({ kind, space: at, name = '', text }: Mark) => {
    const own = name === sheet?.spaces.find(({ id }) => id === at)?.name;
    return [t(`${game}-mark-${kind}`), own ? '' : word(name), text].filter(Boolean).join(' – ');
  };
  const space = (id: string) => {
    const found = sheet?.spaces.find((one) => one.id === id);
    if (!found) return '';
    const terrain = sheet?.terrain.find((one) => one.key === found.terrain);
    const here = (scene?.pieces ?? []).filter((one) => one.space === id);
    return [
      found.label ?? '',
      word(found.name ?? ''),
      terrain ? t(terrain.name) : '',
      found.level ? t('space-level', { level: found.level }) : '',
      ...(sheet?.marks ?? []).filter((one) => one.space === id).map(mark),
      ...here.map(piece),
    ]
      .filter(Boolean)
      .join('; ');
  };
  return { marker, meaning, piece, mark, space };
}

/** From here on hours are told. */
const LONG = 150;

/** How long a game takes: turns, and about how many minutes or hours. */
export function lasting(turns: number, minutes: readonly number[] | null | undefined): string {
  const parts = turns ? [t('lobby-turns', { turns })] : [];
  if (minutes) {
    const [least, most] = [minutes[0]!, minutes[1]!];
    const tens = (value: number) => Math.round(value / 10) * 10;
    const hours = (value: number) => Math.round(value / 30) / 2;
    parts.push(
      most > LONG
        ? t('briefing-hours', { least: hours(least), most: hours(most) })
        : t('briefing-minutes', { least: tens(least), most: tens(most) }),
    );
  }
  return parts.join(' · ');
}

/** How a game ended, in a sentence; nothing while it goes on. */
export function ending({ result, table }: SeatView): string {
  if (!result) return '';
  const level = t(`${table.game}-level-${result.level}`);
  if (result.winner === null || result.allies) return t('result-level', { level });
  return t('result-won', {
    seat: result.sides?.[result.winner] ?? table.seats[result.winner]?.id ?? '',
    level,
  });
}
