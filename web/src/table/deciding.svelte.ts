// Deciding: from a question's answers, by board, by button or by key, to the one that is played.

import { astray, awaits, looksAt } from '../guide/waits';
import { aboutOf } from '../lib/about';
import {
  bySpace,
  closing,
  grouped,
  mainOf,
  same,
  seriesOf,
  alike,
  uncertain,
  units,
  type Group,
  type Series,
} from '../lib/answers';
import { api } from '../lib/api';
import { crewOf, fewest, isCrewed, most, regrouped, shortened } from '../lib/crews';
import { kept } from '../lib/kept.svelte';
import { partOf } from '../lib/turns';
import { fireOn } from '../lib/underfire';
import type { Answer, Forecast, Harm, Why } from '../lib/types';
import { tell, word, words } from '../lib/words.svelte';
import { InHand } from './inhand.svelte';
import { Listing, type Choice } from './listing.svelte';
import { Meanwhile } from './meanwhile';
import { Rounds } from './rounds.svelte';
import { told, type Sitting } from './sitting.svelte';
import { Wayfinding } from './wayfinding.svelte';

export interface Menu {
  x: number;
  y: number;
  answers: Answer[];
  /** A unit that stands there and may be taken in hand as well. */
  unit: string;
}

/** Whether an answer harms its own side for certain; what it may only come to is shown, and not asked about. */
const graveOf = (answer: Answer) => answer.harms?.some((harm) => !harm.caution) ?? false;

/** Of a kind whose chances are compared, so many stand one by one. */
const MOST_WEIGHED = 24;

/** How the key of a group begins that belongs to no unit. */
const NOBODYS = '|';
/** Nobody looked at, and nothing opened. */
const NOTHING = { unit: '', key: '' };

/** A pointer that has not moved for so long rests: on its way to something it is shown nothing. */
const RESTS = 220;

/** A card must have been seen for so long before a second click on the same place counts as its player's word. */
const SEEN = 500;

export class Deciding {
  unit = $state('');
  groupKey = $state('');
  /** The unit that was looked at before the group was opened: a step back leads to it, and to nobody else. */
  private before = '';
  /** What was open to buy or place from when something else was asked in between: where that puts what was bought. */
  private aside: { kind: string; key: string } | null = null;
  /** Whether what is asked has headings to choose under, as a shop has. */
  private isShop = false;
  /** Whether the group has stayed open since the last answer: then the board offers everything all the same. */
  private stayed = $state(false);
  /** The answer whose odds are shown; ``pinned`` once it waits for its player's word. */
  looked = $state.raw<Answer | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  pinned = $state(false);
  /** What those who were clicked one after the other would do together. */
  private gathered = $state.raw<Answer | null>(null);
  /** Whether its card has opened by itself: then it does not take the keyboard. */
  unbidden = false;
  /** Whether with it a part of the turn would be over that its player has not ended. */
  last = $state(false);
  /** What is said of why its player is asked all the same who wanted no such card any more. */
  allTheSame = $state('');
  /** Whether its player has ticked, on this card, that he wants no such card any more: it holds once he gives his word. */
  unasked = $state(false);
  menu = $state.raw<Menu | null>(null);
  /** The answer that a second click on its unit gives, or Enter. */
  again = $state.raw<Answer | null>(null);
  /** The unit that was last chosen from the list, and not on the board. */
  listed = '';
  /** The answers that somebody looks at, in the list or in the menu. */
  hovered = $state.raw<readonly Answer[]>([]);
  /** The button whose answers they are. */
  private shownBy: EventTarget | null = null;
  /** Where the pointer has last been moved to, and what it looks at once it moves on. */
  pointer = { x: NaN, y: NaN };
  private unmoved: (() => void) | null = null;
  asking = $state(false);
  /** Whom somebody looked at, and what he had opened, as he began to ask why not. */
  private held = NOTHING;
  whys = $state.raw<Why[] | null>(null);
  /** The line of the open list that cannot be had, and why, which is told under it. */
  denied = $state.raw<{ line: string; why: Why } | null>(null);
  /** The enemy that *Why not?* was pointed at before anybody of one's own. */
  wondered = $state.raw<{ space: string; piece: string } | null>(null);
  /** Whether the unit that is asked about was named by its player. */
  named = false;
  /** The position that is being decided about, and by whom. */
  private at = -1;
  private seat = '';
  private asked = '';
  /** The position that the only answer was weighed at, and the one that somebody has come back to. */
  private weighedAt = -1;
  /** The odds that stood beside the answer that was given last, and the position it was given in. */
  private accepted: { odds: Forecast; at: number } | null = null;
  private returned = -1;
  private chancy = new Map<string, boolean>();
  /** When the card came into view that waits for its player's word. */
  private seen = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The answer that is pointed at, until the pointer rests there. */
  private passing: Answer | null = null;
  /** The way that is being chosen place by place. */
  readonly way: Wayfinding;
  readonly hand: InHand;
  readonly meanwhile: Meanwhile;
  /** Those who can still act, one after the other. */
  readonly rounds: Rounds;
  /** The answers as buttons. */
  readonly list: Listing;

  constructor(private readonly sitting: Sitting) {
    this.way = new Wayfinding(sitting, this);
    this.hand = new InHand(sitting);
    this.meanwhile = new Meanwhile(sitting);
    this.rounds = new Rounds(sitting);
    this.list = new Listing(sitting, this);
  }

  /** What can be answered: with several in hand, what all of them can do. */
  get answers(): Answer[] {
    const all = this.sitting.view?.question?.answers ?? [];
    return this.hand.following.length ? all.filter((answer) => this.hand.fits(answer)) : all;
  }

  /** Whether what is looked at only gives an order, whose dice are thrown later. */
  get ordered(): boolean {
    return !!this.looked && this.sitting.weighed(this.looked)?.ordered === true;
  }

  /** Whether what is looked at may stand in a series of attacks: it is thrown at once, and more can come after it. */
  get serial(): boolean {
    const odds = this.looked && this.sitting.weighed(this.looked);
    return !!odds && !!this.forecast?.rolls.length && !odds.ordered && !odds.alone;
  }

  /** Whether its answers are weighed against each other: what they come to stands beside each. */
  get compared(): boolean {
    return this.sitting.view?.question?.compared ?? false;
  }

  /** Whether what each answer comes to stands beside it, though a card asks all the same. */
  get weighed(): boolean {
    return this.sitting.view?.question?.weighed ?? false;
  }

  /** What all who may can do one after the other: the answer of each, the first one's first. */
  get together(): Answer[] {
    const { together, yours } = this.sitting.view?.question ?? {};
    const lead = this.answers.find(
      ({ action }) => JSON.stringify(action) === JSON.stringify(together?.action),
    );
    if (!yours || !together || !lead || this.sitting.view?.lesson) return [];
    const others = together.along.map((unit) => ({ ...lead, unit }));
    return [lead, ...others];
  }

  /** One press for all of them. */
  async doTogether(): Promise<void> {
    const [lead, ...others] = this.together;
    if (!lead || !this.sitting.canAct) return;
    this.letGo();
    await this.sitting.act(
      lead,
      others.map(({ unit }) => unit!),
    );
  }

  /** The answers that end or decline what is asked. */
  get closing(): Answer[] {
    return closing(this.answers);
  }

  /** The answers by which something is done. */
  get doing(): Answer[] {
    const { closing } = this;
    return this.answers.filter((answer) => !closing.includes(answer));
  }

  get groups(): Group[] {
    return grouped(this.doing, this.list.few, this.weighed ? MOST_WEIGHED : 0, this.unit === '');
  }

  /** What several units may do by one word; a lesson goes step by step. */
  get series(): Series[] {
    const { question, lesson } = this.sitting.view ?? {};
    return lesson || this.asking ? [] : seriesOf(question?.series ?? [], this.answers);
  }

  /** What the staff would do, one answer after the other; who is led through a lesson is not asked. */
  get proposed(): Series | null {
    const { question, lesson } = this.sitting.view ?? {};
    const { label, actions = [] } = question?.proposed ?? {};
    const [first] = actions.map((action) => JSON.stringify(action));
    const answers = this.answers.filter(({ action }) => JSON.stringify(action) === first);
    return label && answers.length && !lesson && !this.asking
      ? { key: 'proposed', label, answers, actions }
      : null;
  }

  get units(): string[] {
    return units(this.answers);
  }

  /** Who could be taken up now, where a part of the turn can be ended before they have acted. */
  private get free(): string[] {
    const { answers = [], alike = {}, others = [] } = this.sitting.view?.question ?? {};
    const { hand } = this;
    if (hand.units.length || hand.begun) return hand.others;
    if (others.length) return [...units(answers), ...others];
    if (!answers.some(({ ends }) => ends)) return [];
    // what the game ranks behind all else is nothing that anybody would have forgotten
    const useful = units(answers.filter(({ rank = 0 }) => rank <= 0));
    return [...useful, ...Object.keys(alike).filter((unit) => useful.includes(alike[unit]!))];
  }

  /** The kind of answer that is open; one that is all there is, and stands under headings, opens by itself. */
  get group(): Group | undefined {
    const { groups, groupKey } = this;
    if (groupKey || groups.length !== 1 || !this.sitting.view?.question?.sections?.length)
      return groups.find((group) => group.key === groupKey);
    return groups[0];
  }

  private groupsOf(unit: string): Group[] {
    return this.groups.filter((group) => group.unit === unit);
  }

  /** What else the unit of the open kind can do to the same place. */
  get beside(): Answer[] {
    const { group } = this;
    const own = group?.unit ? this.groupsOf(group.unit) : [];
    if (mainOf(own)?.key !== group?.key) return [];
    return own.filter(({ key }) => key !== group?.key).flatMap(({ answers }) => answers);
  }

  /** Shows on the board what these answers are about, and the odds if it is a single one: at once to who comes by keys. */
  look(answers: readonly Answer[], keyed = false): void {
    this.hovered = answers;
    const only = answers.length === 1 ? answers[0]! : null;
    if (keyed) this.peekAtOnce(only);
    else this.peek(only);
  }

  /** What makes a button show its answers: whoever points at it or comes to it by keys looks at them. */
  looks(answers: () => readonly Answer[]) {
    const look = (target: EventTarget | null, keyed = false) => {
      this.shownBy = target;
      this.look(answers(), keyed);
    };
    const enter = (event: PointerEvent) => {
      const { currentTarget } = event;
      // what comes to lie under a pointer at rest is looked at once that moves: nobody has pointed at it yet
      if (this.rests(event)) this.unmoved = () => look(currentTarget);
      else look(currentTarget);
    };
    const focus = ({ currentTarget }: FocusEvent) =>
      (currentTarget as Element).matches(':focus-visible') && look(currentTarget, true);
    // a list that scrolls from under a pointer at rest does not take away what the keys have come to
    const away = ({ currentTarget }: Event) => {
      this.unmoved = null;
      if (currentTarget === this.shownBy) this.look([]);
    };
    return { onpointerenter: enter, onfocus: focus, onpointerleave: away, onblur: away };
  }

  /** The pieces and spaces that are spoken of: by the card, or by what somebody looks at. */
  get spoken(): string[] {
    const meant = this.pinned ? this.looked : this.hovered.length ? null : this.again;
    const answers = meant ? [meant] : this.hovered;
    const focus = this.sitting.view?.scene.focus ?? [];
    const owed = this.rounds.waiting.length ? this.rounds.waiting : this.units;
    return answers.flatMap((answer) => aboutOf(answer, focus, owed));
  }

  /** What stands in the way of what somebody asks about. */
  get obstacles(): string[] {
    const [first] = this.asking ? (this.whys ?? []) : [];
    return first && !first.legal ? (first.obstacles ?? []) : [];
  }

  /** A line of the list; one with a single answer gives it, and a click that comes too early is kept. */
  take(choice: Choice): void {
    this.listed = choice.unit;
    const again = () => this.list.choices.find(({ key }) => key === choice.key);
    const single = this.list.answersOf(choice).length === 1;
    if (
      !single &&
      this.meanwhile.keepChoice(
        () => !!again(),
        () => this.take(again()!),
      )
    )
      return;
    if (choice.group) this.open(choice.group);
    else this.openUnit(choice.unit);
  }

  /** Whether a lesson comes to these answers later: then that is said at once, and nothing is weighed or opened. */
  private strays(answers: readonly Answer[]): boolean {
    return (this.sitting.declined = astray(this.sitting.view?.lesson, answers));
  }

  /** Whether a lesson waits for an answer of somebody else. */
  straysWith(unit: string): boolean {
    const own = this.answers.filter((answer) => answer.unit === unit);
    return awaits(this.sitting.view?.lesson) && this.strays(own);
  }

  /** What a unit can do; where that is one kind, or one to be chosen from, at once. */
  openUnit(unit: string): void {
    if (this.straysWith(unit)) return;
    const [only, ...others] = this.groupsOf(unit);
    if (only && !others.length) this.open(only);
    else {
      this.pick(unit);
      this.openMain(unit);
    }
  }

  openMain(unit: string): void {
    const main = mainOf(this.groupsOf(unit));
    if (main) this.open(main);
    this.before = '';
  }

  /** The unit that is being looked at, the first in hand, or the only one there is to decide for. */
  get inHand(): string {
    return this.unit || this.hand.units[0] || (this.units.length === 1 ? this.units[0]! : '');
  }

  /**
   * The unit that is being looked at, where all that it can do is to go from where it stands to somewhere: it is in hand as
   * on a march, though nothing has been said of it yet.
   */
  get poised(): string {
    const { unit, hand } = this;
    if (!unit || this.asking || this.group || hand.units.length || hand.begun) return '';
    const own = this.answers.filter((answer) => answer.unit === unit);
    const goes = own.length > 0 && own.every(({ space, piece }) => space && !piece);
    return goes && this.isOnMap(unit) ? unit : '';
  }

  private isOnMap(unit: string): boolean {
    const { view, board } = this.sitting;
    const at = view?.scene.pieces.find(({ id }) => id === unit)?.space;
    return board?.sheet.spaces.some(({ id, display }) => id === at && !display) ?? false;
  }

  /** The unit that is being looked at: who only asks why not still looks at those he has in hand. */
  get lookedAt(): string {
    return this.asking && this.hand.units.length ? '' : this.unit;
  }

  /** The answer that goes on with the units in hand, where all others only change who is in hand. */
  get onward(): Answer | undefined {
    const [answer, ...others] = this.answers.filter(({ takes }) => !takes);
    const nameless = answer && !answer.unit && !answer.space && !answer.piece;
    return this.hand.units.length && nameless && !others.length ? answer : undefined;
  }

  /** The answer that declines help which would change nothing. */
  get moot(): Answer | undefined {
    const wanted = JSON.stringify(this.sitting.view?.question?.moot ?? null);
    return this.answers.find(({ action }) => JSON.stringify(action) === wanted);
  }

  /** The kind of answer that has been opened: the board shows and takes it, and no other. */
  get kind(): readonly Answer[] | undefined {
    const all = this.hand.following.length ? this.answers : undefined;
    return this.stayed ? all : (this.group?.answers ?? all);
  }

  /** Whether what has been opened belongs to no unit: all that is still open is where it is done. */
  get placing(): boolean {
    return this.groupKey !== '' && !this.stayed && this.group?.unit === '';
  }

  /** The answers that the board offers now: those of the kind opened; those of the unit picked, and of no unit; or all. */
  get offered(): readonly Answer[] {
    const { unit, kind } = this;
    if (kind) return kind;
    return unit ? this.answers.filter((answer) => !answer.unit || answer.unit === unit) : this.answers;
  }

  get places(): Map<string, Answer[]> {
    return bySpace(this.offered, this.sitting.view?.scene.pieces ?? []);
  }

  /** What else its unit could do at a place where what has been opened cannot be done. */
  otherwiseAt(space: string): Answer[] {
    if (!this.kind || this.places.has(space)) return [];
    const own = this.answers.filter(({ unit }) => !unit || unit === this.unit);
    return bySpace(own, this.sitting.view?.scene.pieces ?? []).get(space) ?? [];
  }

  /** A new position: what was picked for the old one is void, unless more of the same may be bought or placed. */
  renew(): void {
    const { at = -1, seat = '' } = this.sitting.view ?? {};
    if (at === this.at && seat === this.seat) return;
    [this.at, this.seat] = [at, seat];
    this.chancy.clear();
    this.hovered = [];
    this.unmoved = null;
    this.list.remember();
    const again = this.resumes();
    this.before = '';
    this.stayed = again && this.group?.unit === '';
    const done = !again || (this.groupKey !== '' && !this.stayed) || !this.units.includes(this.unit);
    if (!this.stayed) this.groupKey = '';
    if (done && !this.asking) this.unit = '';
    this.list.searchOn(this.stayed);
    this.letGo();
    this.way.letGo();
    this.whys = null;
    this.held = NOTHING;
    this.rounds.renew(this.free, this.hand.units, this.hand.begun);
  }

  /** Whether the same is asked as before, at once or with one other question in between: what was open then is open. */
  private resumes(): boolean {
    const [kind, before, wasShop] = [this.list.kind, this.asked, this.isShop];
    this.asked = kind;
    this.isShop = !!this.sitting.view?.question?.sections?.length;
    if (kind === before) return true;
    const back = this.aside?.kind === kind;
    const leaves = wasShop && !back && kind !== '' && this.groupKey.startsWith(NOBODYS);
    const { aside, groupKey } = this;
    this.aside = leaves ? { kind: before, key: groupKey } : null;
    if (back) this.groupKey = aside!.key;
    return back;
  }

  letGo(): void {
    clearTimeout(this.timer);
    this.looked = null;
    this.forecast = null;
    this.pinned = false;
    this.unbidden = false;
    this.last = false;
    this.menu = this.denied = null;
    this.again = this.passing = this.gathered = null;
  }

  /** *Why not?*, or no more of it. */
  ask(): void {
    if (this.asking) {
      this.askNoMore();
      return;
    }
    this.asking = true;
    this.way.letGo();
    this.whys = this.wondered = null;
    this.held = { unit: this.unit, key: this.groupKey };
    this.named = this.inHand !== '';
    this.unit = this.inHand || (this.units[0] ?? this.sitting.view?.scene.focus?.[0] ?? '');
  }

  /** One step back: the menu, the card, the way, the group, the unit looked at, the units in hand. */
  back(): void {
    if (this.menu || this.pinned || this.denied) this.letGo();
    else if (this.way.active) this.way.letGo();
    else if (this.whys) this.whys = null;
    else if (this.asking) this.askNoMore();
    else if (this.groupKey) this.pick(this.before);
    else if (this.unit) this.pick('');
    else if (this.hand.units.length) void this.hand.putBack();
  }

  /** All the way back: what is in hand is put back, what was begun is called off, and what lies open over it closes. */
  callOff(): void {
    this.pick('');
    this.asking = false;
    void this.hand.callOff();
  }

  /** Nobody asks why not any more: what was looked at before is looked at again, if it is there still. */
  askNoMore(): void {
    const { unit, key } = this.held;
    this.held = NOTHING;
    this.asking = false;
    this.whys = null;
    this.unit = this.units.includes(unit) ? unit : '';
    this.groupKey = this.groups.some((group) => group.key === key) ? key : '';
  }

  pick(unit: string): void {
    this.letGo();
    this.list.filter = '';
    this.way.letGo();
    this.groupKey = '';
    this.unit = unit;
    this.named = unit !== '';
    this.whys = null;
  }

  open(group: Group): void {
    if (awaits(this.sitting.view?.lesson) && this.strays(group.answers)) return;
    const [only, ...others] = group.answers;
    // what is being weighed or is on its way is not forgotten for a second click
    if (others.length || !this.meanwhile.early) {
      this.letGo();
      this.way.letGo();
    }
    if (only && !others.length) void this.choose(only);
    else {
      if (!this.groupKey) this.before = this.unit;
      this.unit = group.unit;
      this.groupKey = group.key;
      this.list.filter = '';
      this.stayed = false;
    }
  }

  /** Shows on the board alone what answers are about. */
  show(answers: readonly Answer[]): void {
    this.hovered = answers;
  }

  /** Shows the odds of an answer somebody points at, once the pointer rests there. */
  peek(answer: Answer | null): void {
    if (this.pinned || this.meanwhile.weighing) return;
    clearTimeout(this.timer);
    this.looked = this.forecast = null;
    this.passing = answer;
    if (answer) this.timer = setTimeout(() => this.peekAtOnce(answer), RESTS);
  }

  /** Shows the odds of an answer somebody is looking at. */
  peekAtOnce(answer: Answer | null): void {
    if (this.pinned || this.meanwhile.weighing) return;
    clearTimeout(this.timer);
    this.passing = null;
    this.looked = answer;
    this.forecast = null;
    if (answer && !this.certain(answer)) void this.weigh(answer);
  }

  /** The pointer moves: what it passes over is not what it goes to. */
  stir({ clientX: x, clientY: y }: PointerEvent): void {
    const moved = x !== this.pointer.x || y !== this.pointer.y;
    this.pointer = { x, y };
    if (moved && this.unmoved) {
      const look = this.unmoved;
      this.unmoved = null;
      look();
    } else if (this.passing) this.peek(this.passing);
  }

  /** Whether a pointer has not been moved to where it is: something has appeared under it. */
  private rests({ clientX, clientY, pointerType }: PointerEvent): boolean {
    return pointerType !== 'touch' && clientX === this.pointer.x && clientY === this.pointer.y;
  }

  /** The table is left: what is being looked at is not weighed any more. */
  leave(): void {
    clearTimeout(this.timer);
    this.looked = this.passing = null;
  }

  /** Whether no chance is known to be in it: one march is safe, the next leads past the enemy's guns. */
  private certain(answer: Answer): boolean {
    return this.chancy.get(JSON.stringify(answer.action)) === false && !this.way.begun;
  }

  /** The odds of an answer; nothing where no chance is in it, and nothing known where they could not be had. */
  private async weigh(answer: Answer): Promise<Forecast | null | undefined> {
    const found = await this.sitting.forecast(answer).catch((error: unknown) => {
      if (same(this.looked, answer)) this.sitting.complain(error);
      return undefined;
    });
    if (found === undefined) return undefined;
    this.chancy.set(JSON.stringify(answer.action), found !== null);
    if (same(this.looked, answer)) this.forecast = found;
    return found;
  }

  /** Whether a blow is aimed whose odds nobody can have seen by pointing: a finger is told even what is sure. */
  private unseen(answer: Answer): boolean {
    return !!answer.piece && matchMedia('(hover: none)').matches;
  }

  /**
   * Whether its player is asked because of what it does to his own side, or of fire on his way; a finger cannot point at the mark to read it, and
   * who ends a part of the turn with such a thing open is asked as long as it is, however often he has gone back.
   */
  private warned(answer: Answer): boolean {
    if (graveOf(answer) || fireOn(answer).length) return true;
    const open = answer.closes === true && !this.sitting.view?.lesson;
    return !!answer.harms?.length && (open || matchMedia('(hover: none)').matches);
  }

  /**
   * Whether what the card warns of is answered by its button alone: a finger that taps once more may have thought its
   * first tap lost.
   */
  private get needsButton(): boolean {
    const warns = this.harms.length > 0 || this.last || this.ending;
    return warns && matchMedia('(hover: none)').matches;
  }

  /** Whether what may come to harm cannot be taken back: something comes to light with it, or the others act at once. */
  private sealed(answer: Answer): boolean {
    return !!answer.harms?.length && this.sitting.weighed(answer)?.sealed === true;
  }

  /**
   * Plays an answer; one with dice in it first shows its odds and waits for a word, unless they stand beside it. What
   * ends a part of the turn waits for it where its player likes to be asked, or is likely to have meant less.
   */
  async choose(answer: Answer, unsure = false): Promise<void> {
    const offered = () => this.answers.some((one) => same(one, answer));
    if (this.meanwhile.keepAnswer(answer, offered, () => void this.choose(answer, unsure))) return;
    if (!this.sitting.canAct) return;
    this.menu = null;
    if (this.strays([answer])) return;
    if (answer.takes) {
      this.letGo();
      await this.takeUp(answer);
      return;
    }
    if (this.pinned && same(this.looked, answer)) {
      // who clicks again because nothing has come yet means no more than he did at first
      if (this.read && !this.needsButton) await this.commit();
      return;
    }
    clearTimeout(this.timer);
    this.pinned = false;
    this.again = this.passing = null;
    this.looked = answer;
    this.forecast = null;
    const at = this.sitting.view?.at;
    this.meanwhile.weighing = true;
    const odds = this.certain(answer) ? null : await this.weigh(answer);
    this.meanwhile.weighing = false;
    if (odds === undefined || this.sitting.view?.at !== at || !same(this.looked, answer)) return;
    const { lesson } = this.sitting.view ?? {};
    const taught = !!lesson;
    const ends = !taught && this.sitting.weighed(answer)?.last === true;
    // who does not want to be asked at the end of a part is asked all the same where that end has something to warn of
    const last = ends && (kept.asksEnd(this.game) || !!answer.harms?.length);
    if (
      (odds && !this.compared && (this.unseen(answer) || uncertain(odds))) ||
      looksAt(lesson) ||
      this.warned(answer) ||
      (answer.ends &&
        !taught &&
        !this.rounds.settled &&
        !this.passesThem &&
        !this.pointless &&
        (unsure || kept.asksEnd(this.game) || this.rounds.untouched || this.rounds.mistakable)) ||
      (this.sealed(answer) && !taught) ||
      last
    ) {
      this.last = last && !graveOf(answer);
      this.allTheSame = this.whyAllTheSame(answer, unsure);
      this.pin();
      this.meanwhile.forget();
    } else await this.commit();
  }

  /** Whether the card has been in view for long enough that a second press is its player's word. */
  get read(): boolean {
    return performance.now() - this.seen > SEEN;
  }

  /** Why its player is asked before a part of the turn ends though he does not want to be; nothing where he does. */
  private whyAllTheSame({ ends }: Answer, unsure: boolean): string {
    if (!ends || kept.asksEnd(this.game)) return '';
    if (this.rounds.untouched) return 'ending-untouched';
    return unsure || this.rounds.mistakable ? 'ending-mistakable' : '';
  }

  /** The card of the answer that is looked at waits for its player's word. */
  private pin(): void {
    this.pinned = true;
    this.unasked = false;
    this.seen = Infinity;
    requestAnimationFrame(() => setTimeout(() => (this.seen = performance.now())));
  }

  /** Goes by other spaces than the card has told of, one after the other, as if they had been pointed out. */
  async goAround(spaces: readonly string[], x: number, y: number): Promise<void> {
    this.letGo();
    this.way.letGo();
    for (const space of spaces) await this.way.add(space);
    await this.way.go(this.way.last, x, y);
  }

  /** Takes a unit in hand: nothing has to be weighed, for nothing comes of it. */
  async takeUp(answer: Answer): Promise<void> {
    if (this.sitting.canAct) await this.sitting.act(answer);
  }

  /** A unit with a single thing to do: if dice are in it, its card is shown at once; else it is said how it is done. */
  async offer(answer: Answer): Promise<void> {
    const view = this.sitting.view;
    if (this.strays([answer])) return;
    this.looked = answer;
    const odds = this.certain(answer) ? null : await this.weigh(answer);
    if (this.sitting.view?.at !== view?.at || this.unit !== answer.unit || this.pinned) return;
    if (!odds || !uncertain(odds)) {
      this.again = answer;
      return;
    }
    // who has pointed elsewhere meanwhile has not looked at anything else yet
    [this.looked, this.forecast] = [answer, odds];
    this.unbidden = true;
    this.pin();
  }

  /** Those who take part in what the card tells, or would together. */
  get crew(): string[] {
    const told = this.gathered ?? (this.pinned ? this.looked : null);
    return told?.unit ? crewOf(told, this.units) : [];
  }

  /** One more joins those who would do something to one target, or leaves them: what they would do then is told. */
  gather(unit: string): boolean {
    const now = this.crew.length ? this.crew : this.unit ? [this.unit] : [];
    const before = this.gathered ?? (this.pinned ? this.looked : null);
    const answer = this.asking ? undefined : regrouped(this.doing, now, unit, before ?? undefined);
    if (answer) void this.tellTogether(answer);
    return !!answer;
  }

  /** Those who can be ticked one by one, where all that is asked is who does it together. */
  readonly crewable = $derived.by<string[]>(() => {
    const asked = this.weighed && !this.asking && !this.sitting.view?.lesson;
    return asked && isCrewed(this.doing) ? units(this.doing) : [];
  });

  /** What an answer says; who does it together by names as short as the others allow. */
  says(answer: Answer, text = tell(answer.label)): string {
    const { crewable } = this;
    const { unit, about = [] } = answer;
    if (!unit || !crewable.length) return text;
    const helpers = about.filter((one) => crewable.includes(one));
    return shortened(text, word(unit), helpers.map(word), crewable.map(word));
  }

  /** One more is ticked, or one fewer: whoever cannot do it with the others does it without them. */
  tick(unit: string): void {
    const { crew } = this;
    if (!this.sitting.canAct) return;
    if (crew.length === 1 && crew[0] === unit) this.pick('');
    else if (!crew.length || !this.gather(unit)) this.tell(fewest(this.doing, this.units, unit));
  }

  /** All who may do it together. */
  tickAll(): void {
    if (this.sitting.canAct) this.tell(most(this.doing, this.units));
  }

  /** What the same could do in another manner. */
  get otherwise(): Answer[] {
    const { crew, looked } = this;
    if (!this.crewable.length || !this.pinned || !looked) return [];
    const alike = (answer: Answer) => crewOf(answer, this.units).join() === crew.join();
    return this.doing.filter((answer) => !same(answer, looked) && alike(answer));
  }

  /** The card of what several would do together. */
  tell(answer: Answer | undefined): void {
    if (answer) void this.tellTogether(answer);
  }

  /** Its card is shown however sure it is: it tells who has come along. */
  private async tellTogether(answer: Answer): Promise<void> {
    const at = this.sitting.view?.at;
    this.pick(answer.unit!);
    this.gathered = this.looked = answer;
    const odds = await this.weigh(answer);
    if (odds === undefined || this.sitting.view?.at !== at || this.gathered !== answer) return;
    [this.looked, this.forecast] = [answer, odds];
    this.unbidden = true;
    this.pin();
  }

  /** Whether all who could still act are those whom the question is put for: who passes them has not forgotten them. */
  private get passesThem(): boolean {
    const { waiting } = this.rounds;
    const asked = Object.values(this.sitting.view?.question?.question.args ?? {}).flat();
    const focus = this.sitting.view?.scene.focus ?? [];
    const named = (unit: string) => asked.includes(unit);
    return waiting.some(named) && waiting.every((unit) => named(unit) || focus.includes(unit));
  }

  /** Whether the game puts all that could still be done behind doing nothing: the question has said so. */
  private get pointless(): boolean {
    const { doing } = this;
    return doing.length > 0 && doing.every(({ rank = 0 }) => rank > 0);
  }

  /** Whether the answer that waits for its player's word would leave units without their deed. */
  get ending(): boolean {
    return this.pinned && this.looked?.ends === true;
  }

  /** Whether the answer that is being looked at can be taken back, or what was done before it, if others act next. */
  get wayBack(): 'yes' | 'no' | 'others' {
    const odds = this.looked && this.sitting.weighed(this.looked);
    return odds?.over ? 'others' : odds?.sealed ? 'no' : 'yes';
  }

  /** Which game is being played. */
  get game(): string {
    return this.sitting.view?.table.game ?? '';
  }

  /** What the answer that is being looked at does to its own side. */
  get harms(): Harm[] {
    return this.looked?.harms ?? [];
  }

  /**
   * Where there is one answer only, it is given, unless something hangs on it: with dice in it, it shows its odds and
   * waits, unless its player has just given an answer with the same odds beside it; and it never closes the way back to what
   * could still be taken back otherwise. What goes on with units in hand is
   * never given by itself either: its odds are shown as they are with every unit that joins. Help that would change nothing is
   * not asked about: the fight has been committed to.
   */
  async giveOnlyAnswer(): Promise<void> {
    const view = this.sitting.view;
    const [only, ...others] = this.answers;
    const answer = this.onward ?? this.moot ?? (others.length ? undefined : only);
    if (!view || !answer || view.lesson || this.asking) return;
    if (!kept.taste.skip && answer !== this.onward) return;
    if (this.weighedAt === view.at || this.returned === view.at) return;
    this.weighedAt = view.at;
    if (answer === this.moot && !view.undo) {
      if (await this.sitting.act(answer, [], [], true))
        this.sitting.note = { id: 'moot-answer', args: {}, lasts: true };
      else this.sitting.problem = null;
      return;
    }
    const odds = await this.sitting.forecast(answer).catch(() => undefined);
    if (odds === undefined || this.sitting.view?.at !== view.at || !this.sitting.canAct || this.pinned)
      return;
    if (odds && answer.closes && this.isAccepted(odds, view.at)) {
      if (!(await this.sitting.act(answer, [], [], true))) this.sitting.problem = null;
    } else if (odds || graveOf(answer)) {
      this.looked = answer;
      this.forecast = odds;
      this.unbidden = true;
      this.pin();
    } else if (!this.hand.units.length && (!view.undo || view.question?.free)) {
      const given = await this.sitting.act(answer, [], [], true);
      // Another page at this seat may have given it a moment before.
      if (given) this.tellOnlyAnswer(answer, partOf(view.scene));
      else this.sitting.problem = null;
    }
  }

  /** What is said of an answer that gave itself: nothing where it ended one step of a part that goes on. */
  private tellOnlyAnswer(answer: Answer, before: string): void {
    const view = this.sitting.view;
    const part = { id: `${view?.table.game ?? ''}-phase-${before}` };
    if (!answer.closes || !words.has(part.id))
      this.sitting.note = { id: 'only-answer', args: { answer: tell(answer.label) } };
    else if (!view || partOf(view.scene) !== before) this.sitting.note = { id: 'only-done', args: { part } };
  }

  /**
   * Takes back to the last real choice: an answer that gave itself is no place to stop at, and whoever was sent
   * somewhere is on the table again, and not in hand.
   */
  async takeBack(): Promise<void> {
    const held = this.hand.units.length > 0;
    let more = true;
    while (more && (await this.sitting.undo())) {
      const view = this.sitting.view;
      this.returned = view?.at ?? -1;
      more = kept.taste.skip && !view?.lesson && view?.undo === true && view.question?.answers.length === 1;
    }
    if (held || !this.hand.units.length || !(await this.hand.putBack())) return;
    this.returned = this.sitting.view?.at ?? -1;
  }

  async commit(): Promise<void> {
    const answer = this.looked;
    if (!answer || !this.sitting.canAct) return;
    const along = answer.unit ? this.hand.following : [];
    if (this.pinned && this.unasked) kept.askEndOf(this.game, false);
    const { view } = this.sitting;
    this.accepted = this.compared && this.forecast ? { odds: this.forecast, at: view?.at ?? -1 } : null;
    this.letGo();
    await this.sitting.act(answer, along);
  }

  /** Whether its player has just given an answer with these very odds beside it: he has given his word for them. */
  private isAccepted(odds: Forecast, at: number): boolean {
    return !!this.accepted && this.accepted.at === at - 1 && alike(odds, this.accepted.odds);
  }

  /** The number of a series in the list, under its other lines; 0 where it has none: a single one is `e`. */
  numberOf(one: Series): number {
    const { series } = this;
    if (series.length < 2 || this.unit || this.group || this.list.filter) return 0;
    const place = this.list.shownChoices.length + series.findIndex(({ key }) => key === one.key) + 1;
    return place < 10 ? place : 0;
  }

  /** All of a series do it, one after the other. */
  async giveAll({ answers, actions }: Series): Promise<void> {
    if (!this.sitting.canAct) return;
    this.letGo();
    this.hovered = [];
    await this.sitting.act(answers[0]!, [], actions.slice(1));
  }

  /**
   * Several answers at one place become a small menu; so does one, where a unit stands that may be taken in hand, and one
   * of several deeds that nobody has opened. A second click there means the one whose card lies open.
   */
  point(answers: Answer[], x: number, y: number, unit = ''): void {
    const meant = this.pinned ? answers.find((one) => same(one, this.looked)) : undefined;
    if (meant) void this.choose(meant);
    else if (answers.length === 1 && !unit && !this.isOneOfSeveral(answers[0]!))
      void this.choose(answers[0]!);
    else this.offerAt(answers, x, y, unit);
  }

  /**
   * Whether a place could be meant for something else: no unit goes there, and of the deeds that are offered, as what may be
   * bought, none has been opened.
   */
  private isOneOfSeveral(answer: Answer): boolean {
    const engaged = this.hand.units.length > 0 || this.hand.begun;
    if (engaged || answer.unit || answer.piece || (this.group && !this.stayed)) return false;
    const deeds = this.answers
      .filter(({ unit, closes }) => !unit && !closes)
      .map(({ action }) => action['do']);
    return new Set(deeds).size > 1;
  }

  /** What can be done at a place becomes a small menu, in the order of the list. */
  offerAt(answers: readonly Answer[], x: number, y: number, unit = ''): void {
    this.menu = { x, y, answers: this.list.inOrder(answers), unit };
  }

  /** Why can this not be done, whoever would do it? It is told under its line, and the list stays as it is. */
  async whyDenied(action: Record<string, unknown>): Promise<void> {
    const { table, seat } = this.sitting;
    const [line, at] = [JSON.stringify(action), this.sitting.view?.at];
    if (this.denied?.line === line) {
      this.denied = null;
      return;
    }
    try {
      const why = await api.whyNot(table, seat, action);
      if (this.sitting.view?.at === at) this.denied = { line, why };
    } catch (error) {
      this.sitting.problem = told(error);
    }
  }

  /** An enemy is pointed at first: it is remembered until one of one's own is named. */
  wonder(space: string, piece: string): void {
    this.wondered = { space, piece };
  }

  /** *Why not?* is about this unit; about the enemy too, where he was pointed at first. */
  askAbout(unit: string): void {
    const aimed = this.wondered;
    this.wondered = null;
    this.pick(unit);
    if (aimed) void this.why(aimed.space, aimed.piece);
  }

  /** Why may this unit not do anything there? */
  async why(space: string, piece = ''): Promise<void> {
    if (!this.unit) return;
    const { table, seat } = this.sitting;
    try {
      this.whys = await api.why(table, seat, { unit: this.unit, space, piece });
    } catch (error) {
      this.sitting.problem = told(error);
    }
  }
}
