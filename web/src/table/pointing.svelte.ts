// Pointing at the board: what a click, a tap or a key at a space or a counter means just now.

import { meantAt } from '../guide/waits';
import type { Looking } from '../board/looking.svelte';
import { firstOf } from '../lib/wording';
import { strongest } from '../lib/stacks';
import { isThing } from '../lib/symbols';
import { underFire } from '../lib/underfire';
import { sideOf } from '../lib/whose';
import { tell } from '../lib/words.svelte';
import type { Answer, Piece, Scene, Side } from '../lib/types';
import type { Deciding } from './deciding.svelte';
import type { Pencil } from './pencil.svelte';
import type { Sitting } from './sitting.svelte';

/** What pointing needs from the table at which the board lies. */
export interface Desk {
  readonly scene: Scene | undefined;
  readonly sides: readonly Side[];
  readonly looking: Looking;
  readonly pencil: Pencil;
  /** Whether what is in the opened space is being looked at, and that somebody wants it to be. */
  readonly inspecting: boolean;
  inspect(): void;
  /** Whether any of these spaces can be seen on the board. */
  shows(spaces: readonly string[]): boolean;
}

export class Pointing {
  opened = $state('');
  cursor = $state('');
  /** The stack that lies open over the board. */
  fanned = $state('');
  /** The position at which somebody clicked last. */
  private clicked = -1;
  /** Where on the screen a unit was pointed at; nowhere, if that was in a list. */
  private spot: { x: number; y: number } | null = null;
  /** The position that is pointed at. */
  private at = -1;
  /** Who was in hand a moment ago. */
  private held: ReadonlySet<string> = new Set();
  /** The stack that is about to be laid open. */
  private unfolding = '';
  /** The space out of which the last click has taken somebody in hand, and when that is done. */
  private grasped: { space: string; done: Promise<unknown> } | null = null;
  /** The unit that the table has taken in hand by itself: a first click on it means it, and does not put it back. */
  private handed = '';
  /** The units that are being come to, one after the other. */
  private coming: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly sitting: Sitting,
    private readonly deciding: Deciding,
    private readonly desk: Desk,
  ) {}

  /** Where on the board an answer can be given now. */
  readonly places = $derived.by(() =>
    this.sitting.canAct ? this.deciding.places : new Map<string, Answer[]>(),
  );
  readonly mayPoint = $derived.by<ReadonlySet<string>>(() =>
    this.deciding.way.begun ? this.deciding.way.ends : new Set(this.places.keys()),
  );
  /** The places among them that are reached under fire. */
  readonly underFire = $derived.by(() => underFire(this.places));
  /** Counters that are like one which has an answer, and count as it. */
  private readonly alike = $derived.by(() => this.sitting.view?.question?.alike ?? {});
  readonly mayPick = $derived.by<ReadonlySet<string>>(() => {
    const { units, hand } = this.deciding;
    const others = [...Object.keys(this.alike), ...hand.others, ...this.waiting];
    return new Set(this.sitting.canAct ? [...units, ...others] : []);
  });
  /** Units that may be taken up as soon as those in question are told to go no further. */
  private readonly waiting = $derived.by<ReadonlySet<string>>(() => {
    const { hand, closing } = this.deciding;
    const free =
      this.sitting.canAct && !hand.units.length && closing.length === 1 && !this.sitting.view?.lesson;
    return new Set(free ? (this.sitting.view?.question?.others ?? []) : []);
  });
  /** The units in hand, the one that is being looked at, and those who take part in what its card tells. */
  readonly chosen = $derived.by<ReadonlySet<string>>(() => {
    const { hand, unit, crew } = this.deciding;
    return new Set([...hand.units, ...(unit ? [unit] : []), ...crew]);
  });
  /** The places where an answer is aimed at somebody. */
  readonly aimed = $derived.by<ReadonlySet<string>>(() => {
    const own = sideOf(this.desk.sides, this.sitting.view?.seat);
    const pieces = this.desk.scene?.pieces ?? [];
    // who still waits outside the map is met by nobody
    const hostile = new Set(
      pieces.filter((piece) => piece.side !== own && !piece.enters).map((piece) => piece.space),
    );
    // to go with a friend, or to get on, is not aimed at anybody
    const friends = new Set(pieces.filter((piece) => piece.side === own).map((piece) => piece.id));
    const aims = (answers: Answer[]) =>
      answers.some(({ piece, space }) => (piece && !friends.has(piece)) || hostile.has(space ?? ''));
    const found = [...this.deciding.places].filter(([, answers]) => aims(answers)).map(([space]) => space);
    return new Set(this.deciding.way.begun ? found.filter((space) => this.mayPoint.has(space)) : found);
  });

  private mayAsk(piece: Piece): boolean {
    return piece.side === sideOf(this.desk.sides, this.sitting.view?.seat);
  }

  /** The pencil and the line of sight take pointing for themselves while they are out. */
  private taken(space: string): boolean {
    const { looking, pencil } = this.desk;
    if (pencil.out) pencil.point(space);
    else if (looking.overlay === 'sight') looking.point(space);
    else return false;
    return true;
  }

  /** Somebody wants the way to go by a space. */
  pass(space: string): void {
    if (space) this.cursor = space;
    if (!this.taken(space)) void this.deciding.way.add(space);
  }

  /** While a way is being chosen, pointing ends it or, for fingers, adds to it. */
  private onTheWay(space: string, x: number, y: number): boolean {
    const { way } = this.deciding;
    if (!space || !(way.begun || way.picking)) return false;
    if (way.ends.has(space) && (!way.picking || space === way.last)) void way.go(space, x, y);
    else if (way.picking) void way.add(space);
    else {
      this.opened = space;
      this.desk.inspect();
    }
    return true;
  }

  /** The second click of a double click is not meant for what the first one has led to. */
  private twice(again: boolean): boolean {
    const before = this.clicked;
    this.clicked = this.sitting.view?.at ?? -1;
    return again && (this.sitting.busy || this.clicked !== before);
  }

  /**
   * Whoever is taken in hand elsewhere, by the list or by a menu: the stack that lies open closes. So it does once all of it
   * who may come along are in hand: it would hide where they can go.
   */
  follow(): void {
    const before = this.held;
    this.held = this.chosen;
    const taken = new Set([...this.held].filter((unit) => !before.has(unit)));
    const pieces = this.desk.scene?.pieces.filter(({ id }) => taken.has(id)) ?? [];
    if (pieces.length && (!pieces.some(({ space }) => space === this.fanned) || this.emptied))
      this.fanned = '';
  }

  /** Whether several of the open stack are in hand, and nobody else of it can be. */
  private get emptied(): boolean {
    const { hand } = this.deciding;
    const here = this.piecesIn(this.fanned).map(({ id }) => id);
    const joins = (id: string) => this.mayPick.has(id) || hand.followers.includes(id);
    return here.filter((id) => hand.has(id)).length > 1 && !here.some((id) => !hand.has(id) && joins(id));
  }

  /** A new position: an open stack stays open only while its counters are being picked from. */
  renew(): void {
    const { sent, view } = this.sitting;
    if (view?.at === this.at) return;
    this.at = view?.at ?? -1;
    if (!sent || sent.takes) return;
    this.fanned = '';
    if (!this.desk.inspecting) this.opened = '';
  }

  /** Lays a stack open; a unit that is taken in hand out of it comes first, for then it is known what may not be hidden. */
  private async fan(space: string, taken: Promise<unknown> | null): Promise<void> {
    const wanted = (this.unfolding = this.piecesIn(space).length > 1 ? space : '');
    if (this.fanned !== wanted) this.fanned = '';
    await taken;
    if (this.unfolding === wanted) this.fanned = wanted;
  }

  /** Closes the stack that lies open, or is about to. */
  close(): void {
    this.fanned = this.unfolding = '';
  }

  atSpace(space: string, x: number, y: number, again = false): void {
    const { deciding } = this;
    if (this.twice(again)) return;
    this.spot = { x, y };
    const offers = () => this.places.has(space) || this.ownIn(space).length > 0;
    if (deciding.meanwhile.keepClick(offers, () => this.atSpace(space, x, y))) return;
    deciding.menu = null;
    this.close();
    if (space) this.cursor = space;
    if (this.taken(space) || this.onTheWay(space, x, y)) return;
    if (!space) {
      this.opened = '';
      deciding.back();
      return;
    }
    if (deciding.asking) {
      const own = this.piecesIn(space).filter((piece) => this.mayAsk(piece));
      if (!deciding.unit && own[0]) deciding.askAbout(own[0].id);
      else if (this.standsAlone(space)) deciding.askAbout(deciding.unit);
      else void deciding.why(space);
      return;
    }
    if (this.taught(space)) return;
    const answers = this.places.get(space);
    if (answers?.length) {
      deciding.point(answers, x, y);
      return;
    }
    if (this.refused(space, x, y)) return;
    this.opened = this.opened === space ? '' : space;
    if (!this.touchOneIn(space) || this.learnsWho) this.desk.inspect();
  }

  /** Whether a lesson frames the place and waits for the answer that is about it: then it is given. */
  private taught(space: string): boolean {
    const there = this.piecesIn(space).map(({ id }) => id);
    const meant = this.sitting.canAct
      ? meantAt(this.sitting.view?.lesson, this.deciding.answers, space, there)
      : undefined;
    if (meant) void this.deciding.choose(meant);
    return !!meant;
  }

  /** Whether a lesson wants it to be read who stands there. */
  private get learnsWho(): boolean {
    return this.sitting.view?.lesson?.deed === 'units';
  }

  /** Where what has been opened cannot be done: what else can is asked about, or it is said why not. */
  private refused(space: string, x: number, y: number): boolean {
    const { deciding } = this;
    const others = deciding.otherwiseAt(space);
    const behind = deciding.hand.leftBehind(space);
    if (behind.length) this.sitting.note = { id: 'hand-too-far', args: firstOf(behind) };
    else if (others.length) deciding.offerAt(others, x, y);
    else if (deciding.kind?.some((answer) => answer.space)) void this.desk.looking.findStop(space);
    else return false;
    return true;
  }

  private piecesIn(space: string): Piece[] {
    return strongest(this.desk.scene?.pieces.filter((piece) => piece.space === space) ?? []);
  }

  /** The units in a space that may be taken in hand, or are. */
  private ownIn(space: string): string[] {
    const ids = this.piecesIn(space).map(({ id }) => id);
    return ids.filter((id) => this.mayPick.has(id) || this.deciding.hand.has(id)).map((id) => this.meant(id));
  }

  /** By keys, or beside the counters: one more of a stack is taken in hand, and after the last all are put back. */
  private touchOneIn(space: string): boolean {
    const { hand } = this.deciding;
    const own = this.ownIn(space);
    const held = own.filter((id) => hand.has(id));
    const joins = (id: string) => hand.followers.includes(id) || hand.pickOf(id);
    const next = own.find((id) => !hand.has(id) && (!held.length || joins(id)));
    if (next) void this.touch(next);
    else if (held.length && !held.some((id) => this.keeps(id))) void hand.putBack();
    return own.length > 0;
  }

  atPiece(id: string, space: string, x: number, y: number, again = false): void {
    const { deciding, mayPick } = this;
    this.spot = { x, y };
    const piece = this.desk.scene?.pieces.find((one) => one.id === id);
    if (!piece || (again && this.takesWhole(space)) || this.twice(again)) return;
    const offers = () => this.places.has(space) || this.ownIn(space).includes(this.meant(id));
    if (deciding.meanwhile.keepClick(offers, () => this.atPiece(id, space, x, y))) return;
    deciding.menu = null;
    if (this.taken(space) || this.onTheWay(space, x, y)) return;
    if (deciding.asking) {
      // whoever lies under others can be asked about as well: the stack is laid open
      void this.fan(space, null);
      if (!deciding.unit && !this.mayAsk(piece)) deciding.wonder(space, id);
      else if (this.asksAgain(piece)) deciding.askAbout(id);
      else void deciding.why(space, id);
      return;
    }
    if (this.taught(space)) return;
    const mine = mayPick.has(id) || deciding.hand.has(id) ? this.meant(id) : '';
    const answers = this.places.get(space);
    // whoever has said what he wants to place, and where is all that is open, does not mean who stands there
    const placing = deciding.placing;
    const busy = placing || this.chosen.size || this.waiting.has(mine);
    if (answers?.length && !(mine && this.chosen.has(mine)) && (!mine || busy)) {
      const sent = this.sentTo(id, space, answers);
      deciding.point(sent, x, y, placing || this.goesTo(space, mine, sent) ? '' : mine);
      return;
    }
    if (!mine && this.refused(space, x, y)) return;
    this.opened = space;
    this.cursor = space;
    // Who is in hand is put back out of the open stack; a closed one is laid open first.
    const held = deciding.hand.has(mine) || deciding.hand.followers.includes(mine);
    const opens = this.fanned !== space && held && this.piecesIn(space).length > 1;
    const first = mine || this.underneath(piece);
    const taken = first && !opens ? this.touch(first) : null;
    this.grasped = taken && !held ? { space, done: taken } : null;
    void this.fan(space, taken);
    if (!first || this.learnsWho) this.desk.inspect();
  }

  /**
   * The answers that a click on a counter means. In an open stack what is aimed at another counter of it is not meant, what
   * is done to the space may be; a closed one means whoever lies in it.
   */
  private sentTo(id: string, space: string, answers: Answer[]): Answer[] {
    const here = answers.filter((answer) => !answer.piece || answer.piece === id);
    return this.fanned === space && here.length ? here : answers;
  }

  /** The second click of a double click on a stack takes all of it who may come along with the one just taken in hand. */
  private takesWhole(space: string): boolean {
    const { grasped } = this;
    if (grasped?.space !== space) return false;
    this.grasped = null;
    void grasped.done.then(() => this.joinAllIn(space));
    return true;
  }

  private async joinAllIn(space: string): Promise<void> {
    const here = new Set(this.piecesIn(space).map(({ id }) => id));
    const { hand } = this.deciding;
    const more = hand.more.filter((unit) => here.has(unit));
    if (more.length && hand.units.some((unit) => here.has(unit))) await hand.join(more);
  }

  /**
   * Whether a click on a closed stack of one's own can only mean that the unit in hand shall go there. A finger asks first,
   * and so does whoever was weighing something else: he may have turned to the unit that he clicked.
   */
  private goesTo(space: string, mine: string, answers: readonly Answer[]): boolean {
    const marches = answers.length === 1 && answers[0]!.way === true && !this.desk.looking.finger;
    return marches && this.fanned !== space && !this.waiting.has(mine) && !this.deciding.pinned;
  }

  /** Who lies under a counter that cannot be picked itself: a click on a closed stack means the first of it who can. */
  private underneath({ space, side }: Piece): string {
    const closed = this.fanned !== space && !this.chosen.size;
    const own = side === sideOf(this.desk.sides, this.sitting.view?.seat);
    return closed && own ? (this.ownIn(space)[0] ?? '') : '';
  }

  /** The unit that a counter stands for: itself, or the one of its like that has the answers. */
  meant(id: string): string {
    return this.alike[id] ?? id;
  }

  /** Whether a unit stays in hand for this click, because nobody but the table has taken it up so far. */
  private keeps(id: string): boolean {
    const kept = id !== '' && id === this.handed;
    this.handed = '';
    return kept;
  }

  /** A click on a unit of one's own: takes it in hand, puts it back, or, where more hangs on it, looks at it. */
  async touch(id: string): Promise<void> {
    const { hand, rounds, pinned, unbidden, looked } = this.deciding;
    if (this.keeps(id) && hand.has(id)) return;
    const pick = hand.pickOf(id);
    rounds.recall([id]);
    rounds.come(id, this.desk.scene?.pieces.find((piece) => piece.id === id)?.space ?? '');
    if (hand.has(id)) await hand.without(id);
    else if (hand.followers.includes(id)) await hand.join([id]);
    else if (pick) await this.deciding.takeUp(pick);
    else if (hand.others.includes(id)) await hand.turnTo(id);
    else if (this.waiting.has(id)) this.askToTurn(id);
    else this.look(id);
    // what was asked for and not yet given is not forgotten without a word
    if (pinned && !unbidden && looked && !this.deciding.pinned)
      this.sitting.note = { id: 'put-aside', args: { answer: tell(looked.label) } };
  }

  /** What those in question would be told if another unit were taken in hand now: that they go no further. */
  restOf(id: string): Answer | undefined {
    return this.waiting.has(id) ? this.deciding.closing[0] : undefined;
  }

  /** Somebody who is on his way is not stopped by a click on another: that may have been meant for where he shall go. */
  private askToTurn(id: string): void {
    this.deciding.letGo();
    this.deciding.menu = { ...(this.spot ?? this.deciding.pointer), answers: [], unit: id };
  }

  /** It is taken in hand from a menu, which says what comes to its end by that. */
  take(id: string): Promise<void> {
    return this.waiting.has(id) ? this.turnTo(id) : this.touch(id);
  }

  /** Those in question go no further, and another unit is taken in hand. */
  private async turnTo(id: string): Promise<void> {
    const rest = this.restOf(id);
    this.deciding.letGo();
    if (!rest || !(await this.sitting.act(rest))) return;
    const pick = this.sitting.view?.question?.answers.find((answer) => answer.takes && answer.unit === id);
    if (pick) await this.deciding.takeUp(pick);
  }

  /** A unit is pointed at in a list of them. */
  pickFromList(id: string): void {
    this.spot = null;
    if (this.deciding.asking) this.deciding.pick(this.meant(id));
    else if (this.mayPick.has(id) || this.deciding.hand.has(id)) void this.touch(this.meant(id));
  }

  /**
   * A first click looks at a unit; a second one gives its answer, if it has but one. Where several may do it together, one
   * more is joined by its click. What leads where the board does not show is asked beside the unit.
   */
  private look(id: string): void {
    if (this.deciding.gather(id)) return;
    const own = this.deciding.answers.filter((answer) => answer.unit === id);
    const only = own.length === 1 ? own[0]! : null;
    if (id === this.deciding.unit && only) void this.deciding.choose(only);
    else if (!this.deciding.straysWith(id)) {
      this.deciding.pick(id);
      const spaces = own.flatMap(({ space }) => space || []);
      if (spaces.length && spaces.length === own.length && !this.desk.shows(spaces))
        this.deciding.menu = this.spot && { ...this.spot, answers: own, unit: '' };
      else if (only) void this.deciding.offer(only);
      else this.deciding.openMain(id);
    }
  }

  /** Those of one's own who stand beside the unit that *Why not?* is asked about. */
  readonly askedBeside = $derived.by<string[]>(() => {
    const { unit, asking } = this.deciding;
    const piece = asking ? this.desk.scene?.pieces.find(({ id }) => id === unit) : undefined;
    // in a box beside the map they lie side by side, be they many or not even bought
    const boxed = this.sitting.board?.sheet.spaces.some(({ id, display }) => display && id === piece?.space);
    const own = piece && !boxed ? this.piecesIn(piece.space).filter((one) => this.mayAsk(one)) : [];
    return own.map(({ id }) => id).filter((id) => id !== unit);
  });

  /** Whether *Why not?* is asked about this unit now: about one of one's own, unless it stands where another may not go. */
  private asksAgain(piece: Piece): boolean {
    const { unit, whys, named } = this.deciding;
    if (!unit) return true;
    if (piece.id === unit) return true; // nobody asks why it may not go where it is: the place is still to be named
    if (!this.mayAsk(piece)) return false;
    const beside = this.piecesIn(piece.space).some(({ id }) => id === unit);
    return beside || !named || whys !== null;
  }

  /** Whether the unit that *Why not?* is asked about stands there, and no enemy with it. */
  private standsAlone(space: string): boolean {
    const there = this.piecesIn(space);
    return there.some(({ id }) => id === this.deciding.unit) && there.every((piece) => this.mayAsk(piece));
  }

  /** All who may come along with the units in hand, if one of them lies in the open stack. */
  readonly allOfStack = $derived.by<string[]>(() => {
    const here = new Set(this.fanned ? this.piecesIn(this.fanned).map(({ id }) => id) : []);
    const { more } = this.deciding.hand;
    return more.some((unit) => here.has(unit)) ? more : [];
  });

  /** Those of one's own on the map who have acted, or cannot; nobody where that is not asked about. */
  readonly spent = $derived.by<ReadonlySet<string>>(() => {
    const { able } = this.deciding.rounds;
    const own = sideOf(this.desk.sides, this.sitting.view?.seat);
    const found = able.length ? (this.desk.scene?.pieces ?? []).filter(({ side }) => side === own) : [];
    return new Set(
      found.filter(({ id, symbol }) => !able.includes(id) && !isThing(symbol)).map(({ id }) => id),
    );
  });

  /** Where the next unit stands that can still act, or the one before: it is taken in hand, and the eye follows. */
  next(step: 1 | -1, near = false): string {
    const { rounds } = this.deciding;
    const shows = (space: string) => this.desk.shows([space]);
    const found = rounds.next(this.desk.scene?.pieces ?? [], this.cursor, step, shows, near);
    if (!found) return '';
    const first = this.piecesIn(found).find(({ id }) => rounds.waiting.includes(id))?.id ?? '';
    this.cursor = this.opened = found;
    rounds.come(first, found);
    this.coming = this.coming.then(() => this.takeUpNext(first, found));
    return found;
  }

  /** The unit that was come to is taken in hand, unless another was meanwhile; where more hangs on it, it is only shown. */
  private async takeUpNext(unit: string, space: string): Promise<void> {
    const { hand, straysWith } = this.deciding;
    const meant = this.meant(unit);
    if (
      this.cursor !== space ||
      !this.sitting.canAct ||
      hand.has(meant) ||
      straysWith.call(this.deciding, meant)
    )
      return;
    if (hand.pickOf(meant) || hand.others.includes(meant)) {
      await this.fan(space, this.touch(meant));
      this.handed = meant;
    } else if (this.deciding.answers.filter((answer) => answer.unit === meant).length > 1) this.look(meant);
  }

  /** Those in hand who could still act, or the one that is being looked at. */
  readonly mayStay = $derived.by(() => this.deciding.rounds.able.filter((unit) => this.chosen.has(unit)));

  /** They stay where they are until this part of the turn is over, or in later turns too. */
  async stay(posted = false): Promise<boolean> {
    const { deciding, mayStay } = this;
    if (!mayStay.length || !this.sitting.canAct) return false;
    this.close();
    deciding.pick('');
    const held = deciding.hand.units.length > 0;
    if (held && !(await deciding.hand.callOff())) return false;
    if (posted) deciding.rounds.post(mayStay);
    else deciding.rounds.stay(mayStay);
    return true;
  }

  /** Whether a way can be drawn by hand from here: from the unit in hand, or from where its way has come to. */
  mayDraw(space: string, piece: string): boolean {
    const { way, hand, inHand } = this.deciding;
    if (!space || !way.may || this.desk.pencil.out || this.deciding.asking) return false;
    if (way.begun) return space === way.last;
    return piece !== '' && (hand.has(piece) || this.meant(piece) === inHand);
  }

  /** The pointer is over a space; or the keyboard has come to it, which shows at once what it would come to. */
  over(space: string, keyed = false): void {
    const offers = space && !this.desk.pencil.out && !this.deciding.way.begun;
    const answers = offers ? this.places.get(space) : undefined;
    const only = answers?.length === 1 ? answers[0]! : null;
    if (keyed) this.deciding.peekAtOnce(only);
    else this.deciding.peek(only);
  }
}
