// How the lobby tells of a table: who sits there, how far it is, whose move it is.

import type { TableCard } from '../lib/types';
import { t, words } from '../lib/words.svelte';

type Seat = TableCard['seats'][number];

/** What a seat of a table is called. */
export function named(table: TableCard, seat: string): string {
  return words.translated(table.seats.find(({ id }) => id === seat)?.name ?? seat, table.game);
}

/** Who plays a seat. */
export function player(table: TableCard, seat: Seat): string {
  if (seat.player !== 'human') {
    const own = `${table.game}-bot-${seat.player}`;
    return words.has(own) ? t(own) : t(`bot-${seat.player}`);
  }
  if (seat.yours) return t('player-me');
  if (seat.taken) return seat.who || t('player-guest');
  return t(seat.offer === 'anybody' ? 'player-anybody' : 'player-awaited');
}

/** Whether it is one's own move. */
export function yours(table: TableCard): boolean {
  return !table.result && table.seats.some((seat) => seat.yours && seat.id === table.deciding);
}

/** How far it is: who has won, or the turn and whose move it is. */
export function stands(table: TableCard): string {
  const { result } = table;
  if (result) {
    return result.winner === null || result.allies
      ? t('result-level', { level: t(`${table.game}-level-${result.level}`) })
      : t('table-won', {
          seat: named(table, result.sides?.[result.winner] ?? table.seats[result.winner]?.id ?? ''),
        });
  }
  const turn = table.turn ? t('table-turn', { turn: table.turn, turns: table.turns ?? 0 }) : t('table-begun');
  const whose = !table.deciding
    ? ''
    : yours(table)
      ? t('table-yours')
      : t('question-waiting', { seat: named(table, table.deciding) });
  return [turn, whose].filter(Boolean).join(' · ');
}
