// Adding to the dice: this browser draws a number for each seat that it holds. It is sealed first, and told only when the
// numbers of all others are sealed. What was drawn and seen is kept here, so that the game can be proved at its end.

import { newNumber, seal, type Remembered } from './proof';
import { read } from './kept.svelte';
import type { DiceCard, SeatView } from './types';

const KEPT = 'sandtable.dice';
/** The numbers of so many tables are remembered. */
const MOST = 200;

/** What a browser remembers of a table: also what it has drawn, until the server has it; and since when. */
interface Kept extends Remembered {
  drawn: Record<string, string>;
  /** How often everything had been thrown away, and whether its owner has said that he adds to the dice again. */
  round: number;
  agreed: boolean;
}

/** What a seat adds next. */
export interface Step {
  sealed?: string;
  added?: string;
  afresh?: boolean;
}

export function remembered(table: string): Remembered | null {
  return read<Record<string, Kept>>(KEPT, {})[table] ?? null;
}

function keep(table: string, what: Kept): void {
  const all = Object.entries(read<Record<string, Kept>>(KEPT, {})).filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...all, [table, what]].slice(-MOST))));
}

/** What is known here of a table's dice; what was drawn before it began anew counts no more. */
function known(table: string, dice: DiceCard): Kept {
  const found = remembered(table) as Kept | null;
  if (found && found.commitment === dice.commitment && found.round === dice.thrown_away) return found;
  const round = dice.thrown_away;
  return { commitment: dice.commitment, numbers: {}, drawn: {}, seals: {}, round, agreed: round === 0 };
}

/** Whether everything was thrown away: then its owner must say that he adds to the dice again. */
export function asksAgain(table: string, dice: DiceCard): boolean {
  return dice.waiting.length > 0 && !known(table, dice).agreed;
}

/** Its owner adds to the dice once more. */
export function agree(table: string, dice: DiceCard): void {
  keep(table, { ...known(table, dice), agreed: true });
}

/** The seats here whose sealed number this browser does not have: it was drawn elsewhere, or lost. */
export function lost(table: string, dice: DiceCard, seats: string[]): string[] {
  const { drawn } = known(table, dice);
  return seats.filter(
    (seat) =>
      dice.waiting.includes(seat) &&
      dice.sealed[seat] !== undefined &&
      dice.sealed[seat] !== seal(dice.commitment, seat, drawn[seat] ?? ''),
  );
}

/** What a seat adds next, if it can add something now; its number is kept before anybody hears of it. */
function next(table: string, dice: DiceCard, seat: string): Step | null {
  const now = known(table, dice);
  const others = dice.people.filter((other) => other !== seat);
  const ready = others.every((other) => dice.sealed[other] !== undefined || dice.added.includes(other));
  if (!dice.waiting.includes(seat) || (!ready && dice.sealed[seat] !== undefined)) return null;
  const number = now.drawn[seat] ?? newNumber();
  const seals = ready ? { ...theirs(dice, others), ...now.seals } : now.seals;
  keep(table, { ...now, drawn: { ...now.drawn, [seat]: number }, seals });
  return ready ? { added: number } : { sealed: seal(dice.commitment, seat, number) };
}

/** The seals that others have shown by now. */
function theirs(dice: DiceCard, others: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(dice.sealed).filter(([seat]) => others.includes(seat)));
}

/** The server has a seat's number: it must be among those that the game is proved with. */
function counted(table: string, dice: DiceCard, seat: string): void {
  const now = known(table, dice);
  keep(table, { ...now, numbers: { ...now.numbers, [seat]: now.drawn[seat]! } });
}

/** Adds whatever can be added now for the seats that this browser holds, and tells how the table stands then. */
export async function contribute(
  table: string,
  view: SeatView,
  seats: string[],
  send: (seat: string, step: Step) => Promise<SeatView>,
): Promise<SeatView | null> {
  let latest: SeatView | null = null;
  for (;;) {
    const dice = (latest ?? view).dice;
    if (asksAgain(table, dice)) return latest;
    const missing = lost(table, dice, seats);
    let step: Step | null = null;
    const seat = seats.find((one) => !missing.includes(one) && (step = next(table, dice, one)));
    if (seat === undefined || !step) return latest;
    latest = await send(seat, step);
    counted(table, dice, seat);
  }
}
