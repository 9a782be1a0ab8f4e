// The log as people read it: by turns, and in a turn by its parts.

import type { LogEntry, Message, Told } from './types';

export interface Line {
  key: string;
  seat: string;
  event: Told;
}

export interface Part {
  phase: string;
  lines: Line[];
}

export interface Turn {
  /** What opened it; nothing before the first turn. */
  opened: Message | null;
  parts: Part[];
}

const opensTurn = (event: Told) => event.message.id.endsWith('-event-turn');
/** A game may tell itself when a part begins. */
export const opensPart = (event: Told) => event.message.id.endsWith('-event-phase');

/** The turns of a log in the order they were played, without those in which nothing is told. */
export function turnsOf(opening: readonly Told[], log: readonly LogEntry[]): Turn[] {
  const found: Turn[] = [{ opened: null, parts: [] }];
  for (const entry of [{ n: 0, seat: '', events: opening } as LogEntry, ...log]) {
    let phase = entry.phase ?? '';
    const add = (key: string, event: Told) => {
      const parts = found.at(-1)!.parts;
      if (parts.at(-1)?.phase !== phase) parts.push({ phase, lines: [] });
      parts.at(-1)!.lines.push({ key, seat: entry.seat, event });
    };
    if (entry.only) add(`${entry.n}`, { message: { id: 'log-only', args: { answer: entry.only } } });
    entry.events.forEach((event, place) => {
      if (opensPart(event)) phase = String(event.message.args?.['phase'] ?? phase);
      else if (opensTurn(event)) {
        found.push({ opened: event.message, parts: [] });
        phase = ''; // what the new turn begins with is no part of the old one's last
      } else add(`${entry.n}.${place}`, event);
    });
  }
  return found.filter((turn) => turn.opened || turn.parts.length);
}
