// What lies on the board between two scenes, event by event: no rule, only what the log and the two scenes tell.

import { opensPart } from './turns';
import type { Control, Piece, Scene, Told, Track } from './types';

/** Counters on their way from one space to another, through those between. */
export interface Glide {
  piece: Piece;
  way: string[];
}

/** Who goes, and by which way: who sets out anew before he has come to rest is not left where he first went. */
export const keyOf = ({ piece, way }: Glide): string => [piece.id, ...way].join(' ');

/** A track of this name is told by events of that name, each with the value that it has from then on. */
function trackedBy(event: Told, name: string): number | undefined {
  const value = event.message.args?.[name];
  return event.message.id.endsWith(`-event-${name}`) && typeof value === 'number' ? value : undefined;
}

/** The tracks after some of an action's events: as these tell, where the last that tells is right. */
function tracks(before: Scene, after: Scene, events: readonly Told[], place: number): Track[] {
  return (before.tracks ?? []).map((track) => {
    const end = (after.tracks ?? []).find(({ name, side }) => name === track.name && side === track.side);
    const told = (some: readonly Told[]) =>
      some.map((event) => trackedBy(event, track.name)).findLast((value) => value !== undefined);
    const value = told(events) === end?.value ? told(events.slice(0, place + 1)) : undefined;
    return value === undefined ? track : { ...track, value };
  });
}

/** The phases once an event has said which one begins. */
function phases(known: Scene['phases'], event: Told): Scene['phases'] {
  const begins = opensPart(event) ? event.message.args?.['phase'] : undefined;
  const now = (known ?? []).findIndex(([name]) => name === begins);
  if (now < 0) return known;
  return known!.map(([name], place) => [name, place < now ? 'past' : place > now ? 'next' : 'now']);
}

/** For each thing that events name, the last event that names it. */
function lastNaming(events: readonly Told[], named: (event: Told) => readonly string[]): Map<string, number> {
  return new Map(events.flatMap((event, place) => named(event).map((one) => [one, place] as const)));
}

/** By when a piece is as the later scene has it: the last event that names it, or its space; else all of them. */
function settling(before: Scene, after: Scene, events: readonly Told[]): Map<string, number> {
  const pieces = lastNaming(events, (event) => event.pieces ?? []);
  const spaces = lastNaming(events, (event) => event.spaces ?? []);
  const found = new Map<string, number>();
  for (const { id, space } of [...before.pieces, ...after.pieces]) {
    const named = pieces.get(id);
    const place = named ?? Math.max(found.get(id) ?? -1, spaces.get(space) ?? -1);
    found.set(id, place);
  }
  for (const [id, place] of found) if (place < 0) found.set(id, events.length);
  for (const [id, place] of turnings(before, after, events)) found.set(id, place);
  return found;
}

/** Counters that turn up: those who were hidden, and what lay there instead, with the first event that names them. */
function turnings(before: Scene, after: Scene, events: readonly Told[]): Map<string, number> {
  const first = lastNaming(events.toReversed(), (event) => event.pieces ?? []);
  const [was, is] = [before, after].map(({ pieces }) => new Map(pieces.map((piece) => [piece.id, piece])));
  const found = new Map<string, number>();
  for (const piece of after.pieces) {
    const old = was!.get(piece.id);
    const named = first.get(piece.id);
    if (named === undefined || piece.hidden || (old && !old.hidden)) continue;
    const place = events.length - 1 - named;
    const cover = before.pieces.find(
      ({ id, hidden, space, side }) =>
        hidden && !is!.has(id) && space === piece.space && side === piece.side && !found.has(id),
    );
    if (old || cover) found.set(piece.id, place);
    if (!old && cover) found.set(cover.id, place);
  }
  return found;
}

/** Where pieces are that an event moves: those that it names and that stand where its way begins, or come from nowhere. */
function moved(lying: Map<string, Piece>, later: ReadonlyMap<string, Piece>, event: Told): void {
  const [from, to] = [event.way?.[0], event.way?.at(-1)];
  if (!from || !to) return;
  for (const id of event.pieces ?? []) {
    const piece = lying.get(id);
    const shown = piece ?? later.get(id);
    if (shown && (!piece || piece.space === from)) lying.set(id, { ...shown, space: to });
  }
}

function controlled(before: Scene, after: Scene, settled: ReadonlySet<string>): Control[] {
  const now = (after.control ?? []).filter(({ space }) => settled.has(space));
  return [...(before.control ?? []).filter(({ space }) => !settled.has(space)), ...now];
}

/**
 * The scene after each event of an action, from the scene before it to the scene after it. A piece goes where an event
 * that names it says, and is as the later scene has it, or gone, with the last event that names it.
 */
export function between(
  before: Scene,
  after: Scene,
  events: readonly Told[],
  mapOf: (space: string) => string = () => '',
): Scene[] {
  const later = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const settled = settling(before, after, events);
  const lying = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const seen = new Set<string>();
  let map = before.map;
  let parts = before.phases;
  return events.map((event, place) => {
    if (place === events.length - 1) return after;
    moved(lying, later, event);
    for (const [id, when] of settled) {
      if (when !== place) continue;
      const piece = later.get(id);
      if (piece) lying.set(id, piece);
      else lying.delete(id);
    }
    for (const space of event.spaces ?? []) seen.add(space);
    parts = phases(parts, event);
    if (event.spaces?.some((space) => after.map && mapOf(space) === after.map)) map = after.map;
    return {
      ...before,
      pieces: [...lying.values()],
      control: controlled(before, after, seen),
      ...(before.tracks ? { tracks: tracks(before, after, events, place) } : {}),
      ...(parts ? { phases: parts } : {}),
      focus: [],
      reach: [],
      ...(map === undefined ? {} : { map }),
    };
  });
}

/** Who goes somewhere between two scenes, and by the way that an event tells, if it tells one. */
export function glidesBetween(before: Scene, after: Scene, event?: Told): Glide[] {
  const stood = new Map(before.pieces.map(({ id, space }) => [id, space]));
  return after.pieces.flatMap((piece) => {
    const from = stood.get(piece.id) ?? (event?.pieces?.includes(piece.id) ? event.way?.[0] : undefined);
    if (!from || from === piece.space) return [];
    const told = event?.way?.[0] === from && event.way.at(-1) === piece.space;
    return [{ piece, way: told ? event.way! : [from, piece.space] }];
  });
}

/** A scene without those who are on their way. */
export function lifted(scene: Scene, glides: readonly Glide[]): Scene {
  const away = new Set(glides.map(({ piece }) => piece.id));
  return { ...scene, pieces: scene.pieces.filter(({ id }) => !away.has(id)) };
}

/** Whether an event is only said: nothing is thrown or announced, and nothing on the table is otherwise after it. */
export function isIdle({ throws, shown }: Told, before: Scene, after: Scene): boolean {
  const seen = ({ pieces, control, tracks }: Scene) => JSON.stringify([pieces, control, tracks]);
  return !throws?.length && !shown && seen(before) === seen(after);
}
