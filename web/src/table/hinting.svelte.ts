// A hint: what the strongest opponent would do here. Only for who plays alone or against bots; the server sees to it.

import { api } from '../lib/api';
import type { Hint } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import type { Sitting } from './sitting.svelte';

/** How long to wait before it is asked whether a hint is ready, or whether the position is certain by now. */
const PAUSE = 400;

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  private at = -1;

  constructor(
    private readonly sitting: Sitting,
    private readonly deciding: Deciding,
  ) {}

  /** Whether a hint may be asked for: it is this player's question, and nobody else's game. */
  readonly may = $derived.by(() => {
    const { view } = this.sitting;
    const people = view?.table.seats.filter(({ player }) => player === 'human') ?? [];
    return people.length === 1 && view?.question?.yours === true && !view.lesson;
  });

  get open(): boolean {
    return this.thinking || this.hint !== null;
  }

  toggle(): void {
    if (this.open) this.stop();
    else void this.ask();
  }

  async ask(): Promise<void> {
    // The button is there as soon as the question is: who presses it before the line is up is heard all the same.
    if (!this.may || this.sitting.lookingBack || this.open) return;
    const at = (this.at = this.sitting.view!.at);
    this.thinking = true;
    try {
      while (this.thinking && this.at === at) {
        if (this.sitting.canAct) {
          const { table, seat } = this.sitting;
          const found = await api.hint(table, seat, at);
          if (this.at !== at || !this.thinking) return;
          if (found.ready) {
            this.hint = found;
            // its odds would come to lie over what is under the pointer: they are there for who points at a line
            if (!this.deciding.pinned)
              this.deciding.show(found.lines?.length ? [found.lines[0]!.answer] : []);
            return;
          }
        }
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    } catch (error) {
      this.sitting.complain(error);
    } finally {
      if (this.at === at) this.thinking = false;
    }
  }

  /** Nobody waits for it any more, or wants to see it. */
  stop(): void {
    const { table, seat } = this.sitting;
    if (this.thinking) void api.hint(table, seat, this.at, true).catch(() => undefined);
    if (this.hint) this.deciding.look([]);
    this.thinking = false;
    this.hint = null;
    this.at = -1;
  }

  /** A hint for one position is none for the next. */
  renew(): void {
    if (this.open && this.sitting.view?.at !== this.at) this.stop();
  }
}
