// What has happened since somebody last decided something: to be told again, and drawn on the board.

import { sideOf } from './whose';
import { opensPart } from './turns';
import type { LogEntry, Piece, Side, Told } from './types';

/** One thing that happened, and the number of the action that it came of. */
export interface Beat {
  n: number;
  seat: string;
  event: Told;
}

export interface Trail {
  side: number;
  from: string;
  to: string;
}

/** So much must have come of one's own action to be worth telling: then the game has played a part by itself. */
const MUCH = 4;
const MOST_TRAILS = 24;

/**
 * All that has come of a seat's last own choice: by others, and by the rules. Nothing if that was only its own deed;
 * an answer to which there was no other is no choice.
 */
export function storyOf(log: readonly LogEntry[], seat: string): Beat[] {
  const found: LogEntry[] = [];
  for (const entry of log.toReversed()) {
    found.unshift(entry);
    if (entry.seat === seat && !entry.only) break;
  }
  const own = found[0]?.seat === seat ? found[0] : undefined;
  const others = found.some((entry) => entry.seat !== seat && entry.events.length > 0);
  if (!others && found.flatMap(({ events }) => events).length < MUCH) return [];
  // What somebody has just done himself is known; what came of it is not, where the rules went on from there.
  const told = own && own.events.length < MUCH ? found.slice(1) : found;
  return told.flatMap(({ n, seat, events }) =>
    events.filter((event) => !opensPart(event)).map((event) => ({ n, seat, event })),
  );
}

/** The ways that units have gone in a story. */
export function trailsOf(story: readonly Beat[], pieces: readonly Piece[], sides: readonly Side[]): Trail[] {
  const whose = new Map(pieces.map((piece) => [piece.id, piece.side]));
  const found: Trail[] = [];
  for (const { seat, event } of story) {
    const [from, to] = [event.message.args?.['from'], event.message.args?.['to']];
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) continue;
    const unit = event.pieces?.find((piece) => whose.has(piece));
    found.push({ side: whose.get(unit ?? '') ?? sideOf(sides, seat), from, to });
  }
  return found.slice(-MOST_TRAILS);
}

/** The dice that an event names, throw by throw. */
export function diceOf(event: Told): number[][] {
  return Object.entries(event.message.args ?? {})
    .filter(([name, value]) => name.endsWith('dice') && Array.isArray(value))
    .map(([, value]) => value as number[]);
}

/** Where there was a fight in a story: where dice were thrown at somebody, not for a unit's own sake. */
export function foughtIn(story: readonly Beat[], pieces: readonly Piece[]): Set<string> {
  const where = new Map(pieces.map((piece) => [piece.id, piece.space]));
  const found = new Set<string>();
  for (const { event } of story) {
    if (!event.rolls?.length && !diceOf(event).length) continue;
    const between = (event.pieces?.length ?? 0) > 1 ? event.pieces : [];
    const space = event.spaces?.[0] ?? between?.map((piece) => where.get(piece)).findLast(Boolean);
    if (space) found.add(space);
  }
  return found;
}
