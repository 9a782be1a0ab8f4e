// The log as people read it: by turns, in a turn by its parts, in a part by what somebody did.

import type { LogEntry, Message, Told } from './types';

/** All that came of one action, in the order it happened. */
export interface Deed {
  key: string;
  seat: string;
  events: Told[];
}

export interface Part {
  phase: string;
  deeds: Deed[];
}

export interface Turn {
  /** What opened it; nothing before the first turn. */
  opened: Message | null;
  parts: Part[];
}

export const opensTurn = (event: Told) => event.message.id.endsWith('-event-turn');
/** A game may tell itself when a part begins. */
export const opensPart = (event: Told) => event.message.id.endsWith('-event-phase');

/** The turns of a log in the order they were played, without those in which nothing is told. */
export function turnsOf(opening: readonly Told[], log: readonly LogEntry[]): Turn[] {
  const found: Turn[] = [{ opened: null, parts: [] }];
  for (const entry of [{ n: 0, seat: '', events: opening } as LogEntry, ...log]) {
    let phase = entry.phase ?? '';
    let deed: Deed | null = null;
    const add = (place: number, event: Told) => {
      const parts = found.at(-1)!.parts;
      if (parts.at(-1)?.phase !== phase) parts.push({ phase, deeds: [] });
      deed ??= { key: `${entry.n}.${place}`, seat: entry.seat, events: [] };
      const deeds = parts.at(-1)!.deeds;
      if (deeds.at(-1) !== deed) deeds.push(deed);
      deed.events.push(event);
    };
    entry.events.forEach((event, place) => {
      if (opensPart(event)) {
        phase = String(event.message.args?.['phase'] ?? phase);
        deed = null;
      } else if (opensTurn(event)) {
        found.push({ opened: event.message, parts: [] });
        phase = ''; // what the new turn begins with is no part of the old one's last
        deed = null;
      } else add(place, event);
    });
  }
  return found.filter((turn) => turn.opened || turn.parts.length);
}
