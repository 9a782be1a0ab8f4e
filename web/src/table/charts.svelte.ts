// The charts of the game at this table: fetched when they are first opened, and open again where they were left.

import { api } from '../lib/api';
import type { Cell, Chart, Message } from '../lib/types';
import { plain, within } from '../lib/wording';
import { tell, word } from '../lib/words.svelte';
import type { Sitting } from './sitting.svelte';

/** Words of a chart: a message, or names and figures from the pack; those in braces are looked up alone. */
export function said(words: string | Message): string {
  if (typeof words !== 'string') return tell(words);
  return words.includes('{') ? within(words, word) : word(words);
}

/** As people type it when they search: one kind of hyphen for all. */
export function folded(text: string): string {
  return plain(text).replace(/[\u2010-\u2013\u2212]/g, '-');
}

/** Everything that is written on a chart, to search it. */
function text(chart: Chart): string {
  const cells = [chart.columns, ...chart.rows.map((row) => [row.head, ...row.cells])].flat();
  return [
    said(chart.title),
    ...cells.map((cell: Cell) => said(cell.text)),
    ...(chart.notes ?? []).map(tell),
  ].join(' ');
}

export class Charts {
  /** All charts while they are open. */
  list = $state.raw<Chart[] | null>(null);
  chosen = $state('');
  sought = $state('');
  /** How far each chart has been read. */
  readonly places = new Map<string, number>();
  private fetched: Chart[] | null = null;

  constructor(private sitting: Sitting) {}

  /** Opens the charts, at one of them or where they were left. */
  async show(name = ''): Promise<void> {
    try {
      this.fetched ??= (await api.charts(this.sitting.table)).charts;
    } catch (error) {
      this.sitting.complain(error);
      return;
    }
    if (name) this.sought = '';
    this.chosen = name || this.chosen || (this.fetched[0]?.name ?? '');
    this.list = this.fetched;
  }

  close(): void {
    this.list = null;
  }

  /** The charts on which all the words stand that are sought. */
  get found(): Chart[] {
    const parts = folded(this.sought).split(/\s+/).filter(Boolean);
    return (this.list ?? []).filter((chart) => {
      const all = parts.length ? folded(text(chart)) : '';
      return parts.every((part) => all.includes(part));
    });
  }

  /** The chart that is read: the one chosen, or the first of those that hold what is sought. */
  get read(): Chart | undefined {
    return this.found.find((chart) => chart.name === this.chosen) ?? this.found[0];
  }
}
