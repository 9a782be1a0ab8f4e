// The answers as buttons: which stand there, in which order, and whether they are folded because the board can answer.

import { amounts, differing, isFew, sharedEnd, withoutOpenEnd, type Group } from '../lib/answers';
import type { Answer, Message, Piece, Row } from '../lib/types';
import { isBlank } from '../lib/standing';
import { sideOf } from '../lib/whose';
import { fact, isMessage, nearness, plain } from '../lib/wording';
import { boxName, t, tell, word, words } from '../lib/words.svelte';
import { placeName } from '../board/names';
import type { Deciding } from './deciding.svelte';
import type { Sitting } from './sitting.svelte';

/** What a button stands for: a group of answers, or a unit that has several. */
export interface Choice {
  key: string;
  unit: string;
  group: Group | null;
  count: number;
}

/** A heading with its rows: each with the answer it stands for, unless it cannot be had. */
export interface ShownSection {
  heading: Message;
  note: Message | null | undefined;
  rows: { row: Row; answer: Answer | undefined }[];
}

/** How a question was last listed, and in which part of the turn. */
interface Listed {
  part: string;
  keys: ReadonlySet<string>;
  /** The answers were shown one by one. */
  few: boolean;
}

/** From so many units on, one is asked for the unit first. */
const MANY_UNITS = 6;
/** From so many choices on, they can be searched, and are folded where the board can answer. */
const MANY_CHOICES = 13;
/** So many of those who are aimed at are named. */
const MOST_FACING = 3;

export class Listing {
  /** What somebody types to find an answer among many. */
  filter = $state('');
  /** Whether what is listed was there before: then nobody has to read it from the top. */
  goesOn = false;
  /** Kinds of questions whose long lists somebody has opened. */
  private opened = $state.raw<ReadonlySet<string>>(new Set());
  /** The order in which each kind of question was last listed. */
  private orders = new Map<string, string[]>();
  /** How each kind of question was last listed. */
  private before = new Map<string, Listed>();

  constructor(
    private readonly sitting: Sitting,
    private readonly deciding: Deciding,
  ) {}

  /** What kind of question is being asked. */
  get kind(): string {
    return this.sitting.view?.question?.question.id ?? '';
  }

  /**
   * The buttons of the moment: as the game ranks them, what is aimed at somebody first, then in the order in which they
   * stood when the same was last asked, new ones last; where they are weighed, the best chance is always the first.
   */
  get choices(): Choice[] {
    const { aims } = this;
    const order = this.deciding.weighed ? [] : (this.orders.get(this.kind) ?? []);
    const place = new Map(order.map((key, at) => [key, at]));
    // where fewer are left, each deed has a line of its own: it stands where its unit did
    const own = ({ key }: Choice) => place.get(key) ?? order.length;
    const at = (choice: Choice) => place.get(choice.unit) ?? own(choice);
    const weight = (choice: Choice) => (this.answersOf(choice).every(aims) ? 0 : 1);
    const rank = (choice: Choice) => Math.min(...this.answersOf(choice).map(({ rank = 0 }) => rank));
    const sorted = [...this.found].sort(
      (one, other) =>
        rank(one) - rank(other) ||
        weight(one) - weight(other) ||
        at(one) - at(other) ||
        own(one) - own(other),
    );
    const parts = [...byUnit(sorted)];
    // what belongs to nobody comes first, unless it has come after the others: then it takes no number away from them
    const places = (mine: boolean) => sorted.filter(({ unit }) => !unit === mine).map(at);
    const isLate = order.length > 0 && Math.min(...places(true)) > Math.max(...places(false));
    const late = isLate && sorted.every((choice) => choice.unit || rank(choice) >= 0);
    return (late ? [...parts.slice(1), parts[0]!] : parts).flatMap(([, choices]) => choices);
  }

  /** The counters of other sides than one's own; who still waits outside the map is met by nobody. */
  private get others(): Piece[] {
    const { view, board } = this.sitting;
    const own = sideOf(board?.sheet.sides ?? [], view?.seat);
    return own < 0
      ? []
      : (view?.scene.pieces ?? []).filter(({ side, enters }) => side >= 0 && side !== own && !enters);
  }

  /** Whether an answer is aimed at somebody of another side: what it names, or who stands where it goes. */
  private get aims(): (answer: Answer) => boolean {
    const hostile = new Set(this.others.flatMap(({ id, space }) => [id, space]));
    return ({ piece, space }) => hostile.has(piece ?? '') || hostile.has(space ?? '');
  }

  /** Who of another side stands where an answer aims that names the place alone, and does not say so itself. */
  facing({ piece, space, label }: Answer): string {
    const all = piece || !space ? [] : this.others.filter((one) => one.space === space);
    const there = all.filter(({ hidden }) => !hidden);
    const said = tell(label);
    const names = [...new Set(there.map(({ name }) => word(name)))].filter((name) => !said.includes(name));
    const down = all.filter(isBlank).length;
    if (down) names.push(t('facing-down', { count: down }));
    return names.length > MOST_FACING ? `${names.slice(0, MOST_FACING).join(', ')} …` : names.join(', ');
  }

  /** The one answer of a button, if it is aimed at somebody. */
  blow(choice: Choice): Answer | undefined {
    const [only, ...more] = this.answersOf(choice);
    return only && !more.length && this.aims(only) ? only : undefined;
  }

  /**
   * All groups, or where there are many units and nothing is weighed, the units first; but for what belongs to nobody,
   * and what the game wants read before everything else.
   */
  private get found(): Choice[] {
    const { groups, asking, weighed } = this.deciding;
    const unit = asking ? '' : this.deciding.unit;
    const units = this.deciding.units.filter((one) => groups.some((group) => group.unit === one));
    if (weighed || units.length < MANY_UNITS || groups.length < MANY_CHOICES - 3) return groups.map(whole);
    const own = groups.filter((group) => unit && group.unit === unit);
    if (own.length) return own.map(whole);
    const ahead = groups.filter(isFirst);
    const nobodys = groups.filter((group) => !group.unit && !ahead.includes(group)).map(whole);
    const apart = ahead.length < groups.length ? ahead.map((group) => ({ ...whole(group), unit: '' })) : [];
    // who has said all that it can do there is not listed again under its name
    const below = apart.length ? groups.filter((group) => !ahead.includes(group)) : groups;
    const left = units.filter((one) => below.some((group) => group.unit === one));
    return [...apart, ...nobodys, ...left.map((one) => this.allOf(one, below))];
  }

  /** What a unit can do, in one line: the deed itself, where it has but one and its name does not tell which. */
  private allOf(unit: string, below: readonly Group[]): Choice {
    const { groups, answers } = this.deciding;
    const own = below.filter((group) => group.unit === unit);
    const [first, ...others] = own;
    const deeds = new Set(groups.filter((group) => group.unit).map(({ label }) => label.id));
    const placed = first?.answers.length === 1 && isPlaced(first.answers[0]!);
    // Who is not on the map yet is bought or called: what that costs stands beside the name.
    const tells = deeds.size === 1 && !placed && this.onMap(unit);
    const group = !first || others.length || tells ? null : first;
    return { key: unit, unit, group, count: answers.filter((answer) => answer.unit === unit).length };
  }

  /** Whether a unit stands on the map, and not in a box beside it. */
  private onMap(unit: string): boolean {
    const at = this.sitting.view?.scene.pieces.find(({ id }) => id === unit)?.space;
    const space = this.sitting.board?.sheet.spaces.find(({ id }) => id === at);
    return !!space && !space.display;
  }

  /**
   * In what the buttons differ, where they are all one deed of the unit that the question names: "Where does it
   * arrive?" is answered by places.
   */
  private get differsIn(): string {
    const { groups } = this.deciding;
    const [first] = groups;
    const asked = Object.values(this.sitting.view?.question?.question.args ?? {}).flat();
    if (!first?.unit || groups.length < 2 || !asked.includes(first.unit)) return '';
    if (
      groups.some(
        ({ unit, label, answers }) =>
          unit !== first.unit || label.id !== first.label.id || answers.length > 1,
      )
    )
      return '';
    const answers = groups.flatMap((group) => group.answers);
    // what is aimed at somebody says how: by a shot, or by an assault
    if (answers.some(this.aims) || !answers.every(({ space, piece }) => space && !piece)) return '';
    const [name, ...more] = differing(answers);
    return name && !more.length ? name : '';
  }

  /** The answers that a button leads to. */
  answersOf({ unit, group }: Choice): Answer[] {
    return group?.answers ?? this.deciding.answers.filter((answer) => answer.unit === unit);
  }

  /** Answers that are offered elsewhere too, in the order in which they stand in the list. */
  inOrder(answers: readonly Answer[]): Answer[] {
    const lines = this.deciding.group
      ? this.shownAnswers
      : this.choices.flatMap((choice) => this.answersOf(choice));
    const place = new Map(lines.map((answer, at) => [JSON.stringify(answer.action), at]));
    const at = ({ action }: Answer) => place.get(JSON.stringify(action)) ?? lines.length;
    return answers.toSorted((one, other) => at(one) - at(other));
  }

  /** What a button says: what is done, or who may do something. */
  says({ unit, group }: Choice): string {
    const differs = group ? group.label.args?.[this.differsIn] : undefined;
    if (typeof differs === 'string') return String(fact(differs, words.names));
    if (!group) return word(unit);
    const text = withoutOpenEnd(tell(group.label));
    if (!this.deciding.weighed) return text;
    return this.deciding.says(group.answers[0]!, text.slice(0, text.length - this.sharedEnd.length));
  }

  /** The words that all answers that are weighed end with: the question has said them. */
  private readonly sharedEnd = $derived.by(() => {
    const { groups } = this.deciding;
    const differ = differing(groups.flatMap(({ answers }) => answers));
    const named = ({ label }: Group) => differ.flatMap((name) => label.args?.[name] ?? []);
    // a clause of its own is not cut in its middle
    const names = groups.map((group) =>
      named(group).flatMap((one) => (isMessage(one) ? tell(one) : isName(one) ? word(one) : [])),
    );
    return sharedEnd(
      groups.map(({ label }) => withoutOpenEnd(tell(label))),
      names,
    );
  });

  /** Where the unit of a button stands, if it does not say so itself and there are others elsewhere. */
  standsAt(choice: Choice): string {
    if (this.deciding.crewable.length) return '';
    const told = choice.group && (choice.group.answers.some(isPlaced) || !this.onMap(choice.unit));
    const place = told ? '' : this.placeOf(choice.unit);
    return this.says(choice).includes(place) ? '' : place;
  }

  /** Where a unit stands, if there are others elsewhere. */
  placeOf(unit: string): string {
    const where = new Map(this.sitting.view?.scene.pieces.map(({ id, space }) => [id, space]));
    const id = where.get(unit);
    if (!id || this.deciding.units.every((one) => where.get(one) === id)) return '';
    const space = this.sitting.board?.sheet.spaces.find((one) => one.id === id);
    const game = this.sitting.view?.table.game ?? '';
    return space ? word(space.name ?? space.label ?? id) : boxName(game, id);
  }

  /** The grounds of the sheet by their keys, but for the one that most of it is: that goes without saying. */
  private readonly grounds = $derived.by(() => {
    const { sheet } = this.sitting.board ?? {};
    const count = new Map<string, number>();
    for (const { terrain } of sheet?.spaces ?? []) count.set(terrain, (count.get(terrain) ?? 0) + 1);
    const [usual] = [...count].sort(([, one], [, other]) => other - one)[0] ?? [];
    return new Map(
      (sheet?.terrain ?? []).filter(({ key }) => key !== usual).map(({ key, name }) => [key, name]),
    );
  });

  /** What the sheet knows of a place that a line calls by its number alone: its name, or the ground there. */
  placeWords({ space: id }: Answer, said: string): string {
    const { sheet } = this.sitting.board ?? {};
    const space = id ? sheet?.spaces.find((one) => one.id === id) : undefined;
    if (!sheet || !space?.label || !said.includes(space.label)) return '';
    const name = placeName(sheet, space.id);
    const ground = this.grounds.get(space.terrain);
    const told = name !== space.label ? word(name) : ground ? t(ground) : '';
    return plain(said).includes(plain(told)) ? '' : told;
  }

  /** The same of a button that leads to one place. */
  goesTo(choice: Choice): string {
    const [only, ...more] = this.answersOf(choice);
    return only && !more.length ? this.placeWords(only, this.says(choice)) : '';
  }

  /** How many units a button stands for that are all alike. */
  alike({ unit }: Choice): number {
    const others = Object.values(this.sitting.view?.question?.alike ?? {});
    return unit ? 1 + others.filter((one) => one === unit).length : 1;
  }

  get mayFilter(): boolean {
    const { group } = this.deciding;
    const rows = group ? this.headed.reduce((sum, { rows }) => sum + rows.length, 0) : 0;
    return (rows || (group ? group.answers.length : this.choices.length)) >= MANY_CHOICES;
  }

  private fits(text: string): boolean {
    return !this.mayFilter || plain(text).includes(plain(this.filter));
  }

  /** Whether a long list is folded, because the board can answer. */
  get folded(): boolean {
    if (this.filter || this.sitting.view?.lesson || this.opened.has(this.kind)) return false;
    const { group } = this.deciding;
    if (group ? this.sections.length : this.deciding.weighed) return false;
    const pointable = group ? group.answers.filter(isPlaced) : this.choices.filter(this.pointable);
    return pointable.length >= MANY_CHOICES;
  }

  /** Whether a choice can be taken on the board: its unit lies there, or all its answers have a place. */
  private get pointable(): (choice: Choice) => boolean {
    const there = new Set(this.sitting.view?.scene.pieces.map((piece) => piece.id));
    return ({ unit, group }) => there.has(unit) || (group?.answers.every(isPlaced) ?? false);
  }

  /** Somebody wants to see the list, now and whenever the same is asked. */
  open(): void {
    this.opened = new Set([...this.opened, this.kind]);
  }

  /**
   * The choices that what has been typed leaves over; of a folded list, those that the board does not offer, and those
   * that the game wants read first.
   */
  get shownChoices(): Choice[] {
    const { folded, pointable, choices } = this;
    const stays = (choice: Choice) => !pointable(choice) || (!!choice.group && isFirst(choice.group));
    const left = folded && !this.deciding.group ? choices.filter(stays) : choices;
    return this.sought(left, (choice) => `${this.says(choice)} – ${this.standsAt(choice)}`);
  }

  /** What fits what has been typed: first what begins with it, then where a word does, then what has it inside one. */
  private sought<T>(some: readonly T[], text: (one: T) => string): T[] {
    const left = some.filter((one) => this.fits(text(one)));
    if (!this.filter || !this.mayFilter) return left;
    return left.toSorted(
      (one, other) => nearness(text(one), this.filter) - nearness(text(other), this.filter),
    );
  }

  /** The answers of the open kind under their headings, and in their places what cannot be had now. */
  private get headed(): ShownSection[] {
    const answers = new Map(this.deciding.group?.answers.map((one) => [JSON.stringify(one.action), one]));
    const all = this.sitting.view?.question?.sections ?? [];
    // headings of one kind of answer do not stand over another's
    const heads = all.some(({ rows }) => rows.some(({ action }) => answers.has(JSON.stringify(action))));
    const sections = heads ? all : [];
    return sections.map(({ heading, rows, note }) => ({
      heading,
      note,
      rows: rows
        .map((row) => ({ row, answer: answers.get(JSON.stringify(row.action)) }))
        .filter(({ row, answer }) => answer || row.denied),
    }));
  }

  /** Those of them that what has been typed leaves over. */
  get sections(): ShownSection[] {
    const said = ({ row }: ShownSection['rows'][number]) => tell(row.label);
    const shown = this.headed
      .map((section) => ({ ...section, rows: this.sought(section.rows, said) }))
      .filter(({ rows }) => rows.length);
    if (!this.filter || !this.mayFilter) return shown;
    const near = ({ rows }: ShownSection) => nearness(said(rows[0]!), this.filter);
    return shown.toSorted((one, other) => near(one) - near(other));
  }

  /** The keys of answers that differ in a number alone. */
  private readonly amounts = $derived.by(() => amounts(this.deciding.doing));

  /** Which list lies open: of what, for whom, in which part of the turn, and as far as what is typed leaves it. */
  private get unfolded(): string {
    const { args = {} } = this.sitting.view?.question?.question ?? {};
    const words = Object.values(args).filter(isName);
    return JSON.stringify([this.kind, this.part, this.deciding.group?.key, this.filter, words]);
  }

  /** The list that was numbered last, and its numbers by their lines. */
  private numbered = { of: '', by: new Map<string, string>() };

  /**
   * The numbers of what can be answered. Under headings a line keeps the one it has been given as long as the list is open,
   * whatever cannot be had any more meanwhile: who takes several of one thing presses one key.
   */
  private readonly numbers = $derived.by(() => {
    const of = this.sections.length ? this.unfolded : '';
    const by = new Map(of && of === this.numbered.of ? this.numbered.by : []);
    const given = new Set(by.values());
    const free = Array.from({ length: 9 }, (_, place) => `${place + 1}`).filter((one) => !given.has(one));
    for (const { action } of this.shownAnswers) {
      const line = JSON.stringify(action);
      if (!by.has(line)) by.set(line, free.shift() ?? '');
    }
    this.numbered = { of, by };
    return by;
  });

  /** The key of a line of the open kind; nothing where it has none. */
  numberOf(action: Record<string, unknown>): string {
    const line = JSON.stringify(action);
    return (this.amounts ? this.amounts.get(line) : this.numbers.get(line)) ?? '';
  }

  /** The answer of the open kind that has a key. */
  lineAt(key: string): Answer | undefined {
    return this.shownAnswers.find(({ action }) => this.numberOf(action) === key);
  }

  /** The keys of the buttons. */
  private readonly keys = $derived.by(() => {
    const key = (choice: Choice, place: number) => {
      const [only, ...more] = this.answersOf(choice);
      if (this.amounts && only && !more.length) return this.amounts.get(JSON.stringify(only.action)) ?? '';
      return place < 9 ? `${place + 1}` : '';
    };
    return new Map(this.shownChoices.map((choice, place) => [choice.key, key(choice, place)]));
  });

  /** The key of a button; nothing where it has none. */
  keyOf(choice: Choice): string {
    return this.keys.get(choice.key) ?? '';
  }

  /** The button that has a key. */
  choiceAt(key: string): Choice | undefined {
    return this.shownChoices.find((choice) => this.keyOf(choice) === key);
  }

  /** What has been typed to find something to buy stays while there is more of it; any other search is over. */
  searchOn(stays: boolean): void {
    if (!stays || !(this.sections.length || this.shownAnswers.length)) this.filter = '';
  }

  get shownAnswers(): Answer[] {
    const { sections } = this;
    if (sections.length) return sections.flatMap(({ rows }) => rows.flatMap(({ answer }) => answer ?? []));
    const answers = [...(this.deciding.group?.answers ?? []), ...this.deciding.beside];
    if (this.folded) return answers.filter((answer) => !isPlaced(answer));
    return this.sought(answers, ({ label }) => tell(label));
  }

  /** The part of the turn under way. */
  private get part(): string {
    const scene = this.sitting.view?.scene;
    return JSON.stringify([scene?.phases, scene?.tracks?.[0]]);
  }

  /** How the same was listed when it was asked before in this part of the turn. */
  private get earlier(): Listed | undefined {
    const before = this.before.get(this.kind);
    return before?.part === this.part ? before : undefined;
  }

  /** Whether answers are shown one by one: what was grouped stays grouped while it grows less. */
  get few(): boolean {
    return this.earlier?.few !== false && isFew(this.deciding.doing);
  }

  /** A new position: keeps the order of the list; a unit that is like another stands where that one did. */
  remember(): void {
    const { kind, part, choices, earlier, few } = this;
    const known = this.orders.get(kind) ?? [];
    const keys = new Set(choices.map((choice) => choice.key));
    this.goesOn = earlier !== undefined && [...keys].every((key) => earlier.keys.has(key));
    const alike = Object.entries(this.sitting.view?.question?.alike ?? {});
    const ordered = choices.flatMap(({ key, unit }) => [
      ...(unit ? [unit] : []),
      key,
      ...alike.filter(([, listed]) => unit && listed === unit).map(([other]) => key.replace(unit, other)),
    ]);
    this.orders.set(kind, [...new Set([...known, ...ordered])]);
    this.before.set(kind, { part, keys, few });
  }
}

const isName = (value: unknown): value is string => typeof value === 'string';

const whole = (group: Group): Choice => ({
  key: group.key,
  unit: group.unit,
  group,
  count: group.answers.length,
});

/** Whether the game wants it read before what has no place of its own. */
const isFirst = ({ answers }: Group) => answers.some(({ rank = 0 }) => rank < 0);

/** What belongs to no unit first, then unit by unit. */
export function byUnit(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>([['', []]]);
  for (const choice of choices) {
    const here = found.get(choice.unit);
    if (here) here.push(choice);
    else found.set(choice.unit, [choice]);
  }
  return found;
}

/** Whether an answer can be given at a place of the board. */
function isPlaced(answer: Answer): boolean {
  return Boolean(answer.space || answer.piece);
}
