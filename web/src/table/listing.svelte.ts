// The answers as buttons: which stand there, in which order, and whether they are folded because the board can answer.

import { isFew, type Group } from '../lib/answers';
import type { Answer } from '../lib/types';
import { plain } from '../lib/wording';
import { tell, word } from '../lib/words.svelte';
import type { Deciding } from './deciding.svelte';
import type { Sitting } from './sitting.svelte';

/** What a button stands for: a group of answers, or a unit that has several. */
export interface Choice {
  key: string;
  unit: string;
  group: Group | null;
  count: number;
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

  /** The buttons of the moment, in the order in which they stood when the same was last asked, new ones last. */
  get choices(): Choice[] {
    const order = this.orders.get(this.kind) ?? [];
    const place = new Map(order.map((key, at) => [key, at]));
    const at = ({ key }: Choice) => place.get(key) ?? order.length;
    const sorted = [...this.found].sort((one, other) => at(one) - at(other));
    return [...byUnit(sorted).values()].flat();
  }

  /** All groups, or where there are many units, the units first. */
  private get found(): Choice[] {
    const { groups, units, asking } = this.deciding;
    const unit = asking ? '' : this.deciding.unit;
    if (units.length < MANY_UNITS || groups.length < MANY_CHOICES - 3) return groups.map(whole);
    const own = groups.filter((group) => unit && group.unit === unit);
    if (own.length) return own.map(whole);
    return [...groups.filter((group) => !group.unit).map(whole), ...units.map((one) => this.allOf(one))];
  }

  /** What a unit can do, in one line: the deed itself, where it has but one and its name does not tell which. */
  private allOf(unit: string): Choice {
    const { groups, answers } = this.deciding;
    const own = groups.filter((group) => group.unit === unit);
    const [first, ...others] = own;
    const deeds = new Set(groups.filter((group) => group.unit).map(({ label }) => label.id));
    const tells = deeds.size === 1 && !(first?.answers.length === 1 && isPlaced(first.answers[0]!));
    const group = !first || others.length || tells ? null : first;
    return { key: unit, unit, group, count: answers.filter((answer) => answer.unit === unit).length };
  }

  /** The answers that a button leads to. */
  answersOf({ unit, group }: Choice): Answer[] {
    return group?.answers ?? this.deciding.answers.filter((answer) => answer.unit === unit);
  }

  /** What a button says: what is done, or who may do something. */
  says({ unit, group }: Choice): string {
    return group ? tell(group.label) : word(unit);
  }

  /** Where the unit of a button stands, if it does not say so itself and there are others elsewhere. */
  standsAt(choice: Choice): string {
    const place = choice.group && choice.group.answers.some(isPlaced) ? '' : this.placeOf(choice.unit);
    return this.says(choice).includes(place) ? '' : place;
  }

  /** Where a unit stands, if there are others elsewhere. */
  placeOf(unit: string): string {
    const where = new Map(this.sitting.view?.scene.pieces.map(({ id, space }) => [id, space]));
    const id = where.get(unit);
    if (!id || this.deciding.units.every((one) => where.get(one) === id)) return '';
    const space = this.sitting.board?.sheet.spaces.find((one) => one.id === id);
    return word(space?.name ?? space?.label ?? id);
  }

  /** How many units a button stands for that are all alike. */
  alike({ unit }: Choice): number {
    const others = Object.values(this.sitting.view?.question?.alike ?? {});
    return unit ? 1 + others.filter((one) => one === unit).length : 1;
  }

  get mayFilter(): boolean {
    const { group } = this.deciding;
    return (group ? group.answers.length : this.choices.length) >= MANY_CHOICES;
  }

  private fits(text: string): boolean {
    return !this.mayFilter || plain(text).includes(plain(this.filter));
  }

  /** Whether a long list is folded, because the board can answer. */
  get folded(): boolean {
    if (this.filter || this.sitting.view?.lesson || this.opened.has(this.kind)) return false;
    const { group } = this.deciding;
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

  /** The choices that what has been typed leaves over; of a folded list, those that the board does not offer. */
  get shownChoices(): Choice[] {
    const { folded, pointable, choices } = this;
    const left = folded && !this.deciding.group ? choices.filter((choice) => !pointable(choice)) : choices;
    return left.filter((choice) => this.fits(`${this.says(choice)} – ${this.standsAt(choice)}`));
  }

  get shownAnswers(): Answer[] {
    const answers = this.deciding.group?.answers ?? [];
    if (this.folded) return answers.filter((answer) => !isPlaced(answer));
    return answers.filter((answer) => this.fits(tell(answer.label)));
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

  /** A new position: keeps the order of the list. */
  remember(): void {
    const { kind, part, found, earlier, few } = this;
    const known = this.orders.get(kind) ?? [];
    const keys = new Set(found.map((choice) => choice.key));
    this.goesOn = earlier !== undefined && [...keys].every((key) => earlier.keys.has(key));
    this.orders.set(kind, [...known, ...[...keys].filter((key) => !known.includes(key))]);
    this.before.set(kind, { part, keys, few });
  }
}

const whole = (group: Group): Choice => ({
  key: group.key,
  unit: group.unit,
  group,
  count: group.answers.length,
});

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
