// The eye over the table: where it looks while something is told, and where something is asked.

import type Board from '../board/Board.svelte';
import type { Camera } from '../lib/camera';
import { kept } from '../lib/kept.svelte';
import { placeOf, type Beat } from '../lib/story';
import type { Scene, SeatView, Sheet } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import type { Sitting } from './sitting.svelte';
import type { Story } from './story.svelte';

/** What the eye needs from the table. */
export interface WatchDesk {
  readonly sitting: Sitting;
  readonly deciding: Deciding;
  readonly story: Story;
  readonly board: Board | undefined;
  readonly scene: Scene | undefined;
  readonly sheet: Sheet | undefined;
  /** The spaces where somebody may be aimed at. */
  readonly aimed: ReadonlySet<string>;
  /** How much of the board's foot something lies over that is read there. */
  covered(): number;
}

/** So long what somebody has asked to be shown is marked: he finds it, and what it is about. */
const SHOWN = 6000;

export class Watching {
  /** The spaces that have just been shown. */
  flashed = $state.raw<ReadonlySet<string>>(new Set());
  /** Those of them that somebody has asked for: they are marked so that they are found. */
  shown = $state.raw<ReadonlySet<string>>(new Set());
  private showing: ReturnType<typeof setTimeout> | undefined;
  /** From where the board was seen before a story, a card or a throw moved the eye, and where it was moved to. */
  private stood: { from: Camera; own: boolean; on: string; put: Camera } | null = null;

  /** The spaces that the question named when it was last looked where it is asked. */
  private named = '';
  /** The spaces where something could be answered when it was last looked where it is asked. */
  private offered: ReadonlySet<string> = new Set();

  constructor(private readonly desk: WatchDesk) {}

  /**
   * The eye stays where it is as long as anything that can be answered is in view as a whole, or what it is asked about,
   * and when somebody only puts back what he had in hand. Nobody is taken to the boxes beside the map while there is something to
   * answer on it: what lies there can be answered for beside the board. For what is asked of one place amid the doings of
   * others the eye is only lent: it goes back to where it was before the next thing is asked.
   */
  lookWhereAsked(): void {
    const { sitting, deciding, board } = this.desk;
    const { view } = sitting;
    if (!sitting.canAct || !board || !view || view.lesson?.spaces || sitting.putBack) return;
    if (this.isAmid && !this.isAskedHere) this.lookBack();
    if (this.lookAtListed()) return;
    const now = { from: board.seenFrom(), own: board.isPut(), on: board.seenOn() };
    if (!this.lookAtNamed()) this.lookAtAsked(view, board);
    const put = board.seenFrom();
    if (this.isAmid && this.isOfOnePlace && put !== now.from) this.stood = { ...now, put };
  }

  /**
   * Whether the eye has been lent to where it is asked now: who advances, who is lost is answered where the dice have
   * fallen, and the board is not taken away from under it.
   */
  private get isAskedHere(): boolean {
    const { deciding, sitting, board } = this.desk;
    const { question } = sitting.view ?? {};
    if (!board || !question?.yours || this.stood?.put !== board.seenFrom()) return false;
    const named = board.onMap(question.spaces ?? []);
    if (named.length) return board.showsWell(named);
    const units = deciding.rounds.able.length ? [] : this.standing(deciding.units);
    return units.length > 0 && units.every((space) => board.showsWell([space]));
  }

  /** Whether somebody else has done the last thing: what is asked is asked amid it. */
  private get isAmid(): boolean {
    const { view } = this.desk.sitting;
    const last = view?.log.at(-1);
    return !!last && last.seat !== view?.seat;
  }

  /** Whether all that it is asked of are in one space: a retreat, a loss. */
  private get isOfOnePlace(): boolean {
    return new Set(this.standing(this.desk.deciding.units)).size <= 1;
  }

  /** What can be answered comes into view, the nearest of it, unless something of it is there. */
  private lookAtAsked(view: SeatView, board: Board): void {
    const { deciding } = this.desk;
    const where = new Map(view.scene.pieces.map((piece) => [piece.id, piece.space]));
    const found = (things: readonly string[]) => board.onMap(things.map((one) => where.get(one) ?? one));
    const units = found(deciding.units);
    const places = found([...deciding.places.keys()]);
    const aims = [...places, ...found(deciding.answers.flatMap(({ about }) => about ?? []))];
    const before = this.offered;
    this.offered = new Set(deciding.places.keys());
    // asked once more for the same places, after a deed of one's own elsewhere: the board is not taken away for them
    if (places.length && !this.isAmid && [...this.offered].every((space) => before.has(space))) return;
    if (this.seesBox(board)) return;
    if (!units.length && this.lookAtPlaces(places)) return;
    // With one unit to decide for, where it may go matters more than where it is; of several, one is clicked first.
    const all = units.length > 1 ? units : [...aims, ...units];
    const focus = found(view.scene.focus ?? []);
    const asked = [...focus, ...all, ...found(deciding.hand.units)];
    // Where nothing on the map can be answered, who waits in a box beside it is looked at.
    const boxed = board.atHand(deciding.units.map((one) => where.get(one) ?? ''));
    const wanted = asked.length ? asked : boxed;
    // between two deeds of one's own the board stands still: whoever is done here goes on to the next unit himself
    if (deciding.rounds.underWay && !this.isAmid && !focus.length) return;
    if (wanted.length && !board.showsWhole(wanted)) board.lookAt(focus.length ? focus : wanted);
    this.lookAtAims();
  }

  /** Whether a box that can be answered with is seen where somebody has put the eye. */
  private seesBox(board: Board): boolean {
    const places = [...this.desk.deciding.places.keys()];
    const boxes = board.atHand(places.filter((space) => !board.onMap([space]).length));
    return boxes.length > 0 && board.isPut() && board.showsWhole(boxes);
  }

  /**
   * Who is not on the map yet is put somewhere: unless its player has put the eye where it is, all those places come into
   * view, and nothing lies over them; where they are too far from each other, the eye goes to where most of them are, if
   * less than half of them are in view. Whether it had to.
   */
  private lookAtPlaces(places: readonly string[]): boolean {
    const { board } = this.desk;
    if (!board || places.length < 3 || board.isPut()) return false;
    if (board.gather(places)) return true;
    if (board.share(places) >= 1 / 2) return false;
    board.lookAtMost(places);
    return true;
  }

  /**
   * On a small screen, whom one may aim at with the unit that acts is seen beside it: one who sees only where it may go
   * sees half of it. Beside a large board the eye stays where anything can be answered.
   */
  private lookAtAims(): void {
    if (matchMedia('(min-width: 801px)').matches) return;
    const { sitting, board, aimed } = this.desk;
    const acting = this.standing(sitting.view?.scene.focus ?? []);
    const aims = board?.atHand(board.onMap([...aimed])) ?? [];
    if (!board || acting.length !== 1 || !aims.length || board.shows(aims)) return;
    void board.frame([...acting, ...aims]);
  }

  /** Whoever was chosen from the list comes into view; whether there was anybody who had to. */
  lookAtListed(): boolean {
    const { sitting, deciding, board } = this.desk;
    const { listed } = deciding;
    deciding.listed = '';
    const at = sitting.view?.scene.pieces.find(({ id }) => id === listed)?.space;
    if (!board || !at || !board.atHand([at]).length || board.showsWhole([at])) return false;
    board.lookAt([at]);
    return true;
  }

  /** What a new question names comes into view; whether it had to. Nobody is taken to another map for it. */
  private lookAtNamed(): boolean {
    const { sitting, board } = this.desk;
    const named = board?.onMap(sitting.view?.question?.spaces ?? []) ?? [];
    const isNew = named.join() !== this.named;
    this.named = named.join();
    const here = board?.atHand(named) ?? [];
    if (!board || !isNew || !here.length || board.showsWell(here)) return false;
    board.lookAt(here);
    return true;
  }

  /** A line of the list has been opened, and nothing of where it leads can be seen: the eye goes there. */
  lookWhereItLeads(): void {
    const { deciding, board, sitting } = this.desk;
    const group = deciding.groupKey ? deciding.group : undefined;
    if (!board || !group || sitting.view?.lesson?.spaces) return;
    const ends = board.onMap([...deciding.places.keys()]);
    if (!ends.length || board.shows(ends)) return;
    // where it leads to another map, that map is called up, whoever stands on this one
    void board.frame(board.atHand(ends).length ? [...this.standing([group.unit]), ...ends] : ends);
  }

  /** A card lies over the lower part of the board: what it is about is seen above it, where it leads to and who acts. */
  lookAboveCard(taken: number): void {
    const { deciding, board } = this.desk;
    if (!board || !deciding.looked || deciding.looked.ends) return;
    const { space = '', piece = '' } = deciding.looked;
    const about = this.standing([space || piece, ...board.atHand(this.standing(deciding.spoken))]);
    if (!about.every((one) => board.shows([one], taken))) void this.lend(board, about, taken);
  }

  /** What one's own dice decided is looked at before what is asked next. */
  lookAtThrow(space: string): void {
    const { board } = this.desk;
    const taken = this.desk.covered();
    if (board) void this.lend(board, [space], board.shows([space], taken) ? 0 : taken);
  }

  /** Where the dice have decided what is told just now; whether there is such a place, and the eye stays at it. */
  lookAtResult(): boolean {
    const { story, sitting } = this.desk;
    const [thrown] = story.result?.thrown ?? [];
    const at = thrown && placeOf(thrown, sitting.view?.scene.pieces ?? []);
    if (!at || kept.taste.pace === 'straight') return false;
    this.lookAtThrow(at);
    return true;
  }

  /** The eye goes somewhere for as long as something is told there. */
  private async lend(board: Board, spaces: readonly string[], taken = 0): Promise<void> {
    const now = board.seenFrom();
    const still = this.stood?.put === now ? this.stood : null;
    const { from, own, on } = still ?? { from: now, own: board.isPut(), on: board.seenOn() };
    await board.frame(spaces, taken);
    const put = board.seenFrom();
    this.stood = put === from ? null : { from, own, on, put };
  }

  /** Where on the map some units or spaces are. */
  private standing(things: readonly string[]): string[] {
    const where = new Map(this.desk.scene?.pieces.map(({ id, space }) => [id, space]));
    return this.desk.board?.onMap(things.map((one) => where.get(one) ?? one)) ?? [];
  }

  /** Shows where some units or spaces are. */
  where(things: string[]): void {
    const { scene, sheet, board } = this.desk;
    const spaces = things.map((id) => scene?.pieces.find((piece) => piece.id === id)?.space ?? id);
    const first = spaces.find((id) => sheet?.spaces.some((space) => space.id === id));
    if (!first) return;
    void board?.centre(first);
    this.flashed = this.shown = new Set(spaces);
    clearTimeout(this.showing);
    this.showing = setTimeout(() => this.showNoMore(), SHOWN);
  }

  /** Something else is to be seen now. */
  private showNoMore(): void {
    clearTimeout(this.showing);
    this.flashed = this.shown = new Set();
  }

  /** The table is left. */
  stop(): void {
    clearTimeout(this.showing);
  }

  /** An event is being told: what it is about comes into view. */
  showBeat({ event }: Beat, now: Scene, moved: boolean): void {
    const { story, board } = this.desk;
    if (!story.live) {
      this.where([...(event.spaces ?? []), ...(event.pieces ?? [])]);
      return;
    }
    const at = placeOf(event, now.pieces);
    this.showNoMore();
    this.flashed = new Set(at ? [at] : []);
    const spaces = board?.onMap([...(event.way ?? []), ...(at ? [at] : [])]) ?? [];
    if (!board || !spaces.length || event.shown) return;
    // Nobody is taken to another map for what only returns there, nor anywhere from where it can be seen.
    if (!event.throws?.length && !board.atHand(spaces).length) return;
    if ((moved || event.throws?.length) && !board.showsEvery(spaces)) void this.lend(board, spaces);
  }

  /**
   * After a story, a card or a throw the board is seen as before, unless somebody has moved it meanwhile or another of its
   * plates has come into play.
   */
  lookBack(): void {
    const { board } = this.desk;
    const { stood } = this;
    this.stood = null;
    if (!board || !stood || board.seenFrom() !== stood.put || board.seenOn() !== stood.on) return;
    board.lookFrom(stood.from, stood.own);
    this.named = '';
  }

  /** What was told has been seen: the board is seen as before, unless what is asked now is asked right there. */
  goOn(): void {
    if (!this.isAskedHere) this.lookBack();
    this.lookWhereAsked();
  }

  /** A story is over: the present is on the board; the eye stays where its last dice fell until they have been read. */
  over(): void {
    this.showNoMore();
    if (this.lookAtResult()) return;
    if (this.desk.sitting.view?.question?.yours !== false) this.goOn();
    else this.lookWhereAsked();
  }
}
