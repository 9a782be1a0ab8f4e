// The ways that others have gone since one's own last action, to be drawn on the board.

import type { LogEntry, Side } from './types';

export interface Trail {
  side: number;
  from: string;
  to: string;
}

const LONGEST = 24;

export function trailsOf(log: readonly LogEntry[], seat: string, sides: readonly Side[]): Trail[] {
  const found: Trail[] = [];
  for (let place = log.length - 1; place >= 0 && found.length < LONGEST; place--) {
    const entry = log[place]!;
    if (entry.seat === seat) break;
    for (const event of entry.events) {
      const [from, to] = [event.message.args?.['from'], event.message.args?.['to']];
      if (typeof from === 'string' && typeof to === 'string' && from !== to) {
        found.push({ side: sides.findIndex((side) => side.id === entry.seat), from, to });
      }
    }
  }
  return found.reverse();
}
