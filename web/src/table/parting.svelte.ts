// A part of the turn that ended by itself: its player is told, for he has not said that he is done.

import { endedPart, partOf, turnOf } from '../lib/turns';
import type { Answer, LogEntry, SeatView } from '../lib/types';

export class Parting {
  /** The part of the turn that one's last deed has ended; nothing where one ended it oneself. */
  ended = $state('');
  private before: SeatView | null = null;
  /** Where one has last answered oneself: the part of the turn, and the turn. */
  private acted: [string, number | undefined] = ['', undefined];

  /** A new position, the answer that was sent last and whether it gave itself, and all that has happened. */
  follow(view: SeatView, sent: Answer | null, log: readonly LogEntry[], byItself = false): void {
    const before = this.before;
    this.before = view;
    if (before && before.at === view.at && before.seat === view.seat) return;
    if (byItself && before) this.goOn(before, view);
    else {
      this.ended = before ? endedPart(before, view, sent, log) : '';
      this.acted = before ? [partOf(before.scene), turnOf(before.scene)] : ['', undefined];
    }
  }

  /** An answer gave itself: what one has done last may have been the last thing to do in its part of the turn. */
  private goOn(before: SeatView, view: SeatView): void {
    const [part, turn] = this.acted;
    const own = before.seat === view.seat && view.question?.yours && view.step > before.step;
    const here = part && part === partOf(before.scene) && turn === turnOf(before.scene);
    if (own && here && turn === turnOf(view.scene) && part !== partOf(view.scene)) this.ended = part;
  }
}
