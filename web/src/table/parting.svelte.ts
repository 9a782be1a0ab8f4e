// A part of the turn that ended by itself: its player is told, for he has not said that he is done.

import { endedPart } from '../lib/turns';
import type { Answer, SeatView } from '../lib/types';

export class Parting {
  /** The part of the turn that one's last deed has ended; nothing where one ended it oneself. */
  ended = $state('');
  private before: SeatView | null = null;

  /** A new position, and the answer that was sent last. */
  follow(view: SeatView, sent: Answer | null): void {
    const before = this.before;
    this.before = view;
    if (!before || before.at !== view.at || before.seat !== view.seat)
      this.ended = before ? endedPart(before, view, sent) : '';
  }
}
