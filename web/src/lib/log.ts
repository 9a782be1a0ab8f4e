// The log of a table, kept by adding what is new.

import type { LogEntry, SeatView } from './types';

/** Whether nothing was taken back between two positions: then the older log is the beginning of the newer. */
export function onlyAdded(before: SeatView, now: SeatView): boolean {
  return now.seat === before.seat && now.at - before.at === now.step - before.step;
}

/** A log, with the part of it that a view brings; what the view brings stands, whatever was there before. */
export function continued(log: readonly LogEntry[], view: SeatView): LogEntry[] {
  return [...log.slice(0, view.step - view.log.length), ...view.log];
}
