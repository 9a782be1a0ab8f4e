// A part of the turn that ended by itself: its player is told, for he has not said that he is done.

import { endedPart } from '../lib/turns';
import type { Answer, LogEntry, SeatView } from '../lib/types';

export class Parting {
  /** The part of the turn that one's last deed has ended; nothing where one ended it oneself. */
  ended = $state('');
  private before: SeatView | null = null;

  /** A new position, the answer that was sent last, and all that has happened. */
  follow(view: SeatView, sent: Answer | null, log: readonly LogEntry[]): void {
    const before = this.before;
    this.before = view;
    if (!before || before.at !== view.at || before.seat !== view.seat)
      this.ended = before ? endedPart(before, view, sent, log) : '';
  }
}
