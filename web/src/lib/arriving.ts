// Arriving: the server is asked who this is, and seats that this browser had before it was known become its person's.

import { api } from './api';
import { kept } from './kept.svelte';
import { me } from './me.svelte';

let arrived: Promise<void> | null = null;

/** Done once for each page; what cannot be taken over now is tried again on the next. */
export function arrive(): Promise<void> {
  arrived ??= takeOver().catch(() => undefined);
  return arrived;
}

async function takeOver(): Promise<void> {
  await me.ask();
  if (Object.keys(kept.seats).length) await bring(kept.seats);
}

/** Brings tokens of seats to the server; those that belong to this person then need no token any more. */
export async function bring(
  seats: Record<string, Record<string, string>>,
): Promise<Record<string, string[]>> {
  const { seats: held } = await api.takeOver(seats);
  for (const [table, mine] of Object.entries(held)) kept.release(table, mine);
  return held;
}
