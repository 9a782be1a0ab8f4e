// What has happened since somebody last decided something: to be played before his eyes, and drawn on the board.

import { sideOf } from './whose';
import { opensPart, opensTurn } from './turns';
import type { LogEntry, Piece, Side, Throw, Told } from './types';

/** One thing that happened, and the number of the action that it came of. */
export interface Beat {
  n: number;
  /** Its place among the events of its action. */
  place: number;
  seat: string;
  event: Told;
}

export interface Trail {
  side: number;
  way: string[];
}

/** The ways that can be drawn: nobody goes over the table from one map to another, so that such a way has no line. */
export function onOneMap(trails: readonly Trail[], mapWith: (space: string) => string | null): Trail[] {
  return trails.filter(({ way }) => {
    const [start, end] = [mapWith(way[0]!), mapWith(way.at(-1)!)];
    return start !== null && start === end;
  });
}

/** Dice where they fell, each throw with the side that made it; -1 where nobody did. */
export interface Fallen {
  space: string;
  throws: (Throw & { side: number })[];
}

/** So much must have come of one's own action to be worth telling: then the game has played a part by itself. */
export const MUCH = 4;
const MOST_TRAILS = 24;
const MOST_TURNS = 2;

/** Everything that came of some actions, in order. */
export function beatsOf(entries: readonly LogEntry[]): Beat[] {
  return entries.flatMap(({ n, seat, events }) => events.map((event, place) => ({ n, place, seat, event })));
}

/**
 * All that has come of a seat's last own choice: by others, and by the rules. Nothing if that was only its own deed;
 * an answer to which there was no other is no choice.
 */
export function storyOf(log: readonly LogEntry[], seat: string): Beat[] {
  return allSince(log, seat).filter(({ event }) => !opensPart(event));
}

/** What of that belongs to the part of the turn that is being played: what was before is over. */
export function lately(log: readonly LogEntry[], seat: string, phase: string): Beat[] {
  const story = allSince(log, seat);
  const now = story.slice(story.findLastIndex(({ event }) => event.shown === 'banner') + 1);
  return now.filter(({ n }) => (log[n - 1]?.phase ?? phase) === phase);
}

function allSince(log: readonly LogEntry[], seat: string): Beat[] {
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
  return beatsOf(told);
}

/** Parts of the turn that are over before anything has happened in them are not worth a banner. */
export function worthTelling(beats: readonly Beat[]): Beat[] {
  return beats.filter(
    ({ event }, place) => !opensPart(event) || !beats[place + 1] || !opensPart(beats[place + 1]!.event),
  );
}

/** Whether so many turns went by that nobody was there: then it is offered to be told, and not played. */
export function isLong(beats: readonly Beat[]): boolean {
  return beats.filter(({ event }) => opensTurn(event)).length > MOST_TURNS;
}

/** The ways that units have gone in a story. */
export function trailsOf(story: readonly Beat[], pieces: readonly Piece[], sides: readonly Side[]): Trail[] {
  const whose = new Map(pieces.map((piece) => [piece.id, piece.side]));
  const found: Trail[] = [];
  for (const { seat, event } of story) {
    if (!event.way?.length || event.way[0] === event.way.at(-1)) continue;
    const unit = event.pieces?.find((piece) => whose.has(piece));
    found.push({ side: whose.get(unit ?? '') ?? sideOf(sides, seat), way: event.way });
  }
  return found.slice(-MOST_TRAILS);
}

/** Where an event happened: the space it names first, or where the last of those stands that it names. */
export function placeOf(event: Told, pieces: readonly Piece[]): string | undefined {
  if (event.spaces?.length) return event.spaces[0];
  const where = new Map(pieces.map((piece) => [piece.id, piece.space]));
  return event.pieces?.map((piece) => where.get(piece)).findLast(Boolean);
}

/** Whether an event is between some, and not for a unit's own sake. */
export const isBetween = ({ spaces, pieces }: Told): boolean =>
  (spaces?.length ?? 0) > 0 || (pieces?.length ?? 0) > 1;

/** A shot: from whoever throws first in an event to where it was aimed. */
export function shotIn(event: Told | undefined, pieces: readonly Piece[]): [string, string] | null {
  if (!event?.throws?.length || event.way?.length || !isBetween(event)) return null;
  const from = pieces.find(({ id }) => id === event.pieces?.[0])?.space;
  const to = placeOf(event, pieces);
  return from && to && from !== to ? [from, to] : null;
}

/** The side that the first name of some that is one's stands for. */
const firstSide = (sides: readonly Side[], names: readonly (string | undefined)[]): number =>
  names.map((name) => (name ? sideOf(sides, name) : -1)).find((side) => side >= 0) ?? -1;

/** The dice of some events, by where they fell. */
export function fallenIn(
  events: readonly Told[],
  pieces: readonly Piece[],
  sides: readonly Side[] = [],
): Fallen[] {
  const found = new Map<string, Fallen['throws']>();
  for (const event of events) {
    const space = event.throws?.length ? placeOf(event, pieces) : undefined;
    const whose = ({ who }: Throw) =>
      pieces.find(({ id }) => id === who)?.side ?? firstSide(sides, [who, event.side]);
    const fell = event.throws?.map((one) => ({ ...one, side: whose(one) })) ?? [];
    if (space) found.set(space, [...(found.get(space) ?? []), ...fell]);
  }
  return [...found].map(([space, throws]) => ({ space, throws }));
}
