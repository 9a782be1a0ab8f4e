// A scenario that somebody writes: its data, what can be undone, how it looks, and whether the server has it.

import { api, Refused } from '../lib/api';
import { read } from '../lib/kept.svelte';
import type { Desk, Found, Message, Picture, Sheet, UploadCard } from '../lib/types';
import { told } from '../table/sitting.svelte';
import { letterAt, namesIn, type Data } from './data';

/** So many changes can be undone. */
const MOST = 300;
/** Milliseconds without a change until it is kept, and until it is tried again. */
const PAUSE = 250;
const AGAIN = 4000;

const keptAs = (upload: string) => `sandtable.draft.${upload}`;

export class Writing {
  card = $state.raw<UploadCard | null>(null);
  desk = $state.raw<Desk | null>(null);
  data = $state.raw<Data>({});
  picture = $state.raw<Picture | null>(null);
  /** What the last check found; null where nothing was checked since the last change. */
  problems = $state.raw<Found[] | null>(null);
  /** Whether the server has everything, and what keeps it from that. */
  saved = $state(true);
  trouble = $state.raw<Message | null>(null);
  checking = $state(false);
  private past = $state.raw<Data[]>([]);
  private future = $state.raw<Data[]>([]);
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private under: Promise<void> | null = null;
  /** Changes that belong together are undone together. */
  private stroke: Data | null = null;

  constructor(readonly upload: string) {}

  async open(): Promise<void> {
    const draft = await api.draft(this.upload);
    this.desk = await api.desk(draft.card.game);
    this.card = draft.card;
    this.version = draft.version;
    this.data = draft.data;
    this.picture = draft.picture;
    // What did not get to the server before the page was left is here.
    const left = read<{ version: number; data: Data } | null>(keptAs(this.upload), null);
    if (left?.version === draft.version) this.change(left.data);
  }

  get mayUndo(): boolean {
    return this.past.length > 0;
  }

  get mayRedo(): boolean {
    return this.future.length > 0;
  }

  /** The names of a kind of thing: those of this file, and those of the game's pack. */
  known = (kind: string): string[] => {
    const own = namesIn(this.data, this.desk?.fields ?? [], kind);
    return own.length ? own : (this.desk?.known[kind] ?? []).map(([name]) => name);
  };

  /** The board as it is painted just now, before the server has seen it. */
  sheet = $derived.by<Sheet | null>(() => {
    const { picture, desk, data } = this;
    if (!picture || !desk) return null;
    const spaces = picture.sheet.spaces.map((space, place) => {
      const cell = picture.cells[place];
      if (!cell) return space;
      let { terrain, level } = space;
      for (const layer of desk.layers) {
        const found = layer.letters.find(({ letter }) => letter === letterAt(data, layer.key, cell));
        if (found?.terrain) terrain = found.terrain;
        else if (found) level = found.level ?? 0;
      }
      return terrain === space.terrain && (level ?? 0) === (space.level ?? 0)
        ? space
        : { ...space, terrain, level };
    });
    return { ...picture.sheet, spaces };
  });

  change(next: Data): void {
    if (next === this.data) return;
    if (this.stroke === null) {
      this.past = [...this.past.slice(1 - MOST), this.data];
      this.future = [];
    }
    this.set(next);
  }

  /** All changes until `lift` are one. */
  press(): void {
    this.stroke ??= this.data;
  }

  lift(): void {
    const before = this.stroke;
    this.stroke = null;
    if (before === null || before === this.data) return;
    this.past = [...this.past.slice(1 - MOST), before];
    this.future = [];
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.data, ...this.future];
    this.set(before);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.future = rest;
    this.past = [...this.past, this.data];
    this.set(next);
  }

  private set(next: Data): void {
    this.data = next;
    this.problems = null;
    this.saved = false;
    this.keepHere();
    this.later(PAUSE);
  }

  private keepHere(): void {
    try {
      const left = { version: this.version, data: this.data };
      localStorage.setItem(keptAs(this.upload), JSON.stringify(left));
    } catch {
      // no room in this browser: the server has all but the last change
    }
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), pause);
  }

  /** The server has it, or says why not; nothing is lost meanwhile. One version after the other is sent. */
  keep(): Promise<void> {
    clearTimeout(this.timer);
    this.under ??= this.sendAll().finally(() => (this.under = null));
    return this.under;
  }

  private async sendAll(): Promise<void> {
    while (!this.saved && (await this.send()));
  }

  private async send(): Promise<boolean> {
    const data = this.data;
    try {
      const drawn = await api.saveDraft(this.upload, { version: this.version, data });
      this.version = drawn.version;
      this.picture = drawn.picture;
      this.trouble = null;
      if (data === this.data) {
        this.saved = true;
        localStorage.removeItem(keptAs(this.upload));
      } else this.keepHere();
      return true;
    } catch (error) {
      this.trouble = told(error);
      if (!(error instanceof Refused) || error.unclear || error.status === 429) this.later(AGAIN);
      return false;
    }
  }

  /** Whether it can be played; everything that is wrong is among the problems. */
  async check(): Promise<boolean> {
    this.checking = true;
    try {
      await this.keep();
      if (!this.saved) return false;
      const judged = await api.checkDraft(this.upload);
      this.trouble = null;
      if (judged.version === this.version && this.saved) this.problems = judged.problems;
      return judged.version === this.version && judged.problems.length === 0;
    } catch (error) {
      this.trouble = told(error);
      return false;
    } finally {
      this.checking = false;
    }
  }

  leave(): void {
    void this.keep();
  }
}
