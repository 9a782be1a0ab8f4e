// What dice decided: a throw, or several of a kind, with what came of it.

import { isBetween, MUCH, placeOf, type Beat } from './story';
import type { LogEntry, Piece, Roll, Scene, Told, Track } from './types';

export interface Gain {
  name: string;
  side: number;
  from: number;
  to: number;
}

export interface Result {
  /** The action that it came of. */
  n: number;
  /** The throws, of one kind. */
  thrown: Told[];
  /** What they led to. */
  after: Told[];
  gains: Gain[];
}

/** Where pieces stood or stand. */
export type Standing = (piece: string) => readonly string[];

/** Where each piece is in some scenes. */
export function standingIn(...scenes: Scene[]): Standing {
  const where = new Map<string, string[]>();
  for (const { id, space } of scenes.flatMap(({ pieces }) => pieces))
    where.set(id, [...(where.get(id) ?? []), space]);
  return (piece) => where.get(piece) ?? [];
}

const isThrow = ({ event }: Beat) => (event.throws?.length ?? 0) > 0;

/** What an event names, each piece with where it is. */
const named = ({ pieces, spaces }: Told, standing: Standing) => [
  ...(pieces ?? []).map((piece) => [piece, ...standing(piece)]),
  ...(spaces ?? []).map((space) => [space]),
];

/**
 * The throws of a story with what came of each: everything that the same action tells of those whom it was about, and
 * what these must throw for. Those that are shown as cards only if nobody has seen the cards.
 */
export function resultsOf(beats: readonly Beat[], cards = false, standing: Standing = () => []): Result[] {
  const found: Result[] = [];
  let open: { result: Result; about: Set<string> } | null = null;
  for (const beat of beats) {
    const { event, n } = beat;
    const apart = event.shown === 'banner' || (event.shown === 'card' && !cards) || event.begins;
    if (apart || (open && open.result.n !== n)) open = null;
    if (apart) continue;
    const names = named(event, standing);
    const known = (name: string[]) => name.some((one) => open?.about.has(one));
    if (isThrow(beat)) {
      const same = open?.result.thrown[0]?.message.id === event.message.id;
      if (open && same && !open.result.after.length) open.result.thrown.push(event);
      else if (open && !same && names.length && names.every(known)) open.result.after.push(event);
      else {
        open = { result: { n, thrown: [event], after: [], gains: [] }, about: new Set() };
        found.push(open.result);
      }
    } else if (open && (!names.length || names.some(known))) open.result.after.push(event);
    else open = null;
    for (const one of open ? [...(event.pieces ?? []), ...(event.spaces ?? [])] : []) open!.about.add(one);
  }
  return found;
}

/** How it went, as far as a message says yes or no to it. */
const outcome = ({ message }: Told) =>
  JSON.stringify(Object.entries(message.args ?? {}).filter(([, value]) => typeof value === 'boolean'));

/**
 * What several throws came to, in lines: as they fell, if all can be read at a glance; else those that went otherwise
 * than most come first, with what came of them. Where all went alike, what came of them stands under those that have room.
 */
export function linesOf({ thrown, after }: Result, most: number): Told[] {
  if (thrown.length + after.length <= most) return [...thrown, ...after];
  const like = (one: Told) => thrown.filter((other) => outcome(other) === outcome(one)).length;
  const isUsual = (one: Told) => like(one) * 2 > thrown.length;
  const [other, usual] = [thrown.filter((one) => !isUsual(one)), thrown.filter(isUsual)];
  const room = other.length ? 0 : Math.max(0, most - after.length);
  return [...other, ...usual.slice(0, room), ...after, ...usual.slice(room)];
}

/** So many throws that went the same way are told in one line, where a game has words for it. */
const SEVERAL = 3;

/** Throws that went the same way for one after the other, told of all at once; their dice stand in the log. */
export function folded(lines: readonly Told[], has: (id: string) => boolean): Told[] {
  const key = (one: Told) => (one.throws?.length ? `${one.message.id}/${outcome(one)}` : '');
  const found = new Map<string, Told[]>();
  for (const one of lines) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return lines.flatMap((one) => {
    const same = found.get(key(one))!;
    const id = `${one.message.id}-all`;
    if (!key(one) || same.length < SEVERAL || !has(id)) return [one];
    const units = same.map(({ message }) => String(message.args?.['unit'] ?? ''));
    const args = { ...one.message.args, units, count: same.length };
    return same[0] === one ? [{ ...one, message: { id, args }, throws: [] }] : [];
  });
}

/** What an event names on the board. */
const touched = ({ pieces = [], spaces = [] }: Told) => [...pieces, ...spaces];

/** What somebody's own last deed was about, as far as a log tells of it. */
export function deedIn(log: readonly LogEntry[], seat: string): readonly string[] {
  const deed = log.findLast((entry) => entry.seat === seat && entry.events.length > 0);
  return deed?.events.flatMap(touched) ?? [];
}

/**
 * What somebody's own deed led to, before anything else began: by itself; and where others had a word in it before its dice
 * were thrown, up to what these decided. ``deed`` is what it was about, where it was begun before.
 */
export function ownPart(beats: readonly Beat[], seat: string, deed: readonly string[] = []): readonly Beat[] {
  const begun = beats.findIndex(({ event }) => event.shown || event.begins);
  const part = begun < 0 ? beats : beats.slice(0, begun);
  const foreign = part.findIndex((beat) => beat.seat !== seat);
  if (foreign < 0) return part;
  const about = new Set([...deed, ...part.slice(0, foreign).flatMap(({ event }) => touched(event))]);
  const decided = part.findLastIndex(
    (beat) => isThrow(beat) && isOwn(beat.event, seat) && touched(beat.event).some((one) => about.has(one)),
  );
  if (decided < foreign) return part.slice(0, foreign);
  const next = part.findIndex(({ n }, place) => place > decided && n !== part[decided]!.n);
  return next < 0 ? part : part.slice(0, next);
}

/** Whether an event is somebody's own doing, or nobody's. */
const isOwn = ({ side }: Told, seat: string) => !side || side === seat;

/**
 * Whether more has happened than somebody's own deed and what the dice made of it: then it is played. Several deeds without
 * dice, as a list that was bought in one press, are no more than each of them.
 */
export function isEventful(beats: readonly Beat[], seat: string, standing?: Standing): boolean {
  if (beats.some((beat) => beat.seat !== seat || beat.event.shown)) return true;
  const decided = resultsOf(beats, false, standing).flatMap(({ thrown, after }) => [...thrown, ...after]);
  if (decided.length) return beats.length - decided.length >= MUCH;
  return beats.some(({ n }) => beats.filter((beat) => beat.n === n).length >= MUCH);
}

/** Where there was a fight: where dice were thrown at somebody, not for a unit's own sake, and something came of it. */
export function foughtIn(story: readonly Beat[], pieces: readonly Piece[], standing?: Standing): Set<string> {
  const found = new Set<string>();
  for (const { thrown, after } of resultsOf(story, false, standing)) {
    for (const event of after.length ? thrown : []) {
      const space = isBetween(event) && placeOf(event, pieces);
      if (space) found.add(space);
    }
  }
  return found;
}

/** Tracks of points are called so; where there is one of all points, those of their parts say nothing more. */
const POINTS = /points|standing/;

/** Which tracks of some kind stand elsewhere than before. */
function changed(before: Scene, after: Scene, counts: (track: Track) => boolean): Gain[] {
  const key = ({ name, side = -1 }: { name: string; side?: number }) => `${name}/${side}`;
  const was = new Map((before.tracks ?? []).map((track) => [key(track), track.value]));
  return (after.tracks ?? []).flatMap((track) => {
    const from = was.get(key(track));
    if (from === undefined || from === track.value || !counts(track)) return [];
    return [{ name: track.name, side: track.side ?? -1, from, to: track.value }];
  });
}

/** Which tracks stand elsewhere that the game wants told besides the points: its clock, say. */
export const vitalsOf = (before: Scene, after: Scene): Gain[] =>
  changed(before, after, ({ name, vital }) => !!vital && !POINTS.test(name));

/** Which tracks of points stand elsewhere than before. */
export function gainsOf(before: Scene, after: Scene): Gain[] {
  const found = changed(before, after, ({ name }) => POINTS.test(name));
  const whole = found.some(({ name }) => name === 'points');
  return found.filter(({ name }) => !whole || !name.startsWith('points-'));
}

/** Two sums of one throw stand under one heading. */
export const sameThrow = (one: Roll, other: Roll | undefined) =>
  other?.who === one.who && other.dice === one.dice && other.sides === one.sides;
