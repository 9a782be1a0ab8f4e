// The log as people read it: by turns, in a turn by its parts, in a part by what somebody did.

import type { Answer, LogEntry, Message, Scene, SeatView, Told } from './types';

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

/** The part of the turn that is being played. */
export const partOf = ({ phases }: Scene): string => phases?.find(([, when]) => when === 'now')?.[0] ?? '';

/** Whether somebody else did the first thing in the part of the turn with which a log ends. */
function othersBegan(log: readonly LogEntry[], phase: string, seat: string): boolean {
  const begun = log.findLastIndex((entry) => entry.phase !== phase) + 1;
  return begun < log.length && log[begun]!.seat !== seat;
}

/** Which turn it is, where turns are counted. */
export const turnOf = ({ tracks }: Scene) => tracks?.find(({ name }) => name === 'turn')?.value;

/**
 * The part of the turn that somebody's answer has ended though it was not meant to; nothing where it goes on. Where he
 * was not asked whether he is done, or only for a yes or no, or another turn has begun meanwhile, nobody wonders where
 * that part is.
 */
export function endedPart(
  before: SeatView,
  after: SeatView,
  sent: Answer | null,
  log: readonly LogEntry[] = [],
): string {
  const own = before.seat === after.seat && before.question?.yours && after.question?.yours;
  if (!own || after.step <= before.step || !sent || sent.closes || sent.ends) return '';
  const { answers } = before.question!;
  const could = answers.some(({ closes, ends }) => closes || ends);
  const deeds = answers.some(({ unit, space, piece }) => unit || space || piece);
  if (!could || !deeds || turnOf(before.scene) !== turnOf(after.scene)) return '';
  const was = partOf(before.scene);
  if (othersBegan(log.slice(0, before.step), was, before.seat)) return '';
  return was === partOf(after.scene) ? '' : was;
}

/** The turns of a log in the order they were played, without those in which nothing is told. */
export function turnsOf(opening: readonly Told[], log: readonly LogEntry[]): Turn[] {
  const found: Turn[] = [{ opened: null, parts: [] }];
  /** What begins an act stands at its head, though it was told with the one before. */
  let begun: Told | null = null;
  const entries: LogEntry[] = [{ n: 0, seat: '', events: [...opening] }, ...log];
  for (const entry of entries) {
    let phase = entry.phase ?? '';
    let deed: Deed | null = null;
    const add = (place: number, ...events: Told[]) => {
      const parts = found.at(-1)!.parts;
      if (parts.at(-1)?.phase !== phase) parts.push({ phase, deeds: [] });
      deed ??= { key: `${entry.n}.${place}`, seat: entry.seat, events: [] };
      const deeds = parts.at(-1)!.deeds;
      if (deeds.at(-1) !== deed) deeds.push(deed);
      deed.events.push(...events);
    };
    const endDeed = (place: number) => {
      deed = null;
      if (begun) add(place - 0.5, begun);
      begun = deed = null;
    };
    entry.events.forEach((event, place) => {
      if (event.begins || opensPart(event) || opensTurn(event)) endDeed(place);
      if (event.begins) begun = event;
      else if (opensPart(event)) {
        phase = String(event.message.args?.['phase'] ?? phase);
      } else if (opensTurn(event)) {
        found.push({ opened: event.message, parts: [] });
        phase = ''; // what the new turn begins with is no part of the old one's last
      } else {
        add(place, ...(begun ? [begun, event] : [event]));
        begun = null;
      }
    });
    if (entry === entries.at(-1)) endDeed(entry.events.length);
  }
  return found.filter((turn) => turn.opened || turn.parts.length);
}

/** Where a turn begins in a game that is seen again: after which action, and what is told of it. */
export interface Mark {
  step: number;
  opened: Message;
}

/** Where the turns of a game begin; of turns that went by with one action only the last can be come to. */
export function marksOf(opening: readonly Told[], log: readonly LogEntry[]): Mark[] {
  return [{ n: 0, events: opening }, ...log].flatMap(({ n, events }) => {
    const opened = events.findLast(opensTurn)?.message;
    return opened ? [{ step: n, opened }] : [];
  });
}
