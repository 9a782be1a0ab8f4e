// What a table is about and how it stands: asked of the server when somebody wants to know, and again when it changes.

import { api } from '../lib/api';
import { kept } from '../lib/kept.svelte';
import type { Briefing } from '../lib/types';
import type { Sitting } from './sitting.svelte';

export class Goals {
  told = $state.raw<Briefing | null>(null);
  /** Whether the panel lies open. */
  open = $state(false);
  /** Whether the briefing covers the table. */
  briefing = $state(false);
  /** Whether it is about to. */
  welcoming = $state(false);
  private asked = '';

  constructor(private readonly sitting: Sitting) {}

  /** A table that is opened for the first time tells what it is about; a guided first game has a guide for that. */
  async welcome(): Promise<void> {
    const { view, table, seat } = this.sitting;
    if (!view || !seat || view.lesson || view.result || !kept.taste.briefing || kept.hasRead(table, seat))
      return;
    this.welcoming = true;
    await this.brief();
    this.welcoming = false;
  }

  async brief(): Promise<void> {
    await this.ask();
    this.briefing = this.told !== null;
  }

  read(): void {
    this.briefing = false;
    kept.read(this.sitting.table, this.sitting.seat);
  }

  async toggle(): Promise<void> {
    this.open = !this.open;
    if (this.open) await this.ask();
  }

  /** The goals as they stand at the position that is shown. */
  async ask(): Promise<void> {
    const { view, table, seat } = this.sitting;
    const key = `${seat}/${view?.at}/${document.documentElement.lang}`;
    if (!view || !seat || key === this.asked) return;
    this.asked = key;
    try {
      const told = await api.briefing(table, seat);
      if (this.sitting.seat === seat) this.told = told;
    } catch (error) {
      this.asked = '';
      this.sitting.complain(error);
    }
  }

  /** Another seat's goals are not for whoever comes next. */
  hide(): void {
    this.told = null;
    this.asked = '';
    this.briefing = false;
  }
}
