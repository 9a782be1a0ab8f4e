// A pencil of one's own: arrows and notes on the board, kept in this browser for one seat, seen by nobody else.

import { read } from '../lib/kept.svelte';

export type Stroke = { from: string; to: string } | { at: string; text: string };

const LONGEST = 60;
const MOST = 200;
const keyOf = (table: string, seat: string) => `sandtable.pencil.${table}.${seat}`;

export class Pencil {
  /** Whether pointing draws. */
  out = $state(false);
  /** The space that was pointed at first. */
  first = $state('');
  /** The space whose note is being written. */
  writing = $state('');
  strokes = $state.raw<Stroke[]>([]);
  private seat = '';

  constructor(private readonly table: string) {}

  /** Takes up what this seat has drawn before. */
  sit(seat: string): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.strokes = read<Stroke[]>(keyOf(this.table, seat), []);
    this.away();
  }

  toggle(): void {
    if (this.out) this.away();
    else this.out = true;
  }

  away(): void {
    this.out = false;
    this.first = '';
    this.writing = '';
  }

  /** One space, then another: an arrow. The same again: a note there. */
  point(space: string): void {
    if (!space) this.first = '';
    else if (!this.first) this.first = space;
    else if (this.first === space) {
      this.writing = space;
      this.first = '';
    } else {
      this.keep([...this.strokes, { from: this.first, to: space }]);
      this.first = '';
    }
  }

  noteAt(space: string): string {
    const found = this.strokes.find((stroke) => 'at' in stroke && stroke.at === space);
    return found && 'at' in found ? found.text : '';
  }

  /** A space has one note; an empty one is none. */
  write(text: string): void {
    const [at, kept] = [this.writing, text.trim().slice(0, LONGEST)];
    const others = this.strokes.filter((stroke) => !('at' in stroke) || stroke.at !== at);
    this.keep(kept ? [...others, { at, text: kept }] : others);
    this.writing = '';
  }

  undo(): void {
    this.keep(this.strokes.slice(0, -1));
  }

  rubOut(): void {
    this.keep([]);
  }

  private keep(strokes: Stroke[]): void {
    this.strokes = strokes.slice(-MOST);
    localStorage.setItem(keyOf(this.table, this.seat), JSON.stringify(this.strokes));
  }
}
