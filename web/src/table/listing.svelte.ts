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

/** A button, or the place of one that has gone. */
export interface Line {
  choice: Choice;
  gone: boolean;
}

/** What has been listed in a part of the turn, and how. */
interface Listed {
  part: string;
  choices: Choice[];
  /** The answers were shown one by one. */
  few: boolean;
  /** What belongs to no unit stood above the rest. */
  generalFirst: boolean;
}

/** From so many units on, one is asked for the unit first. */
const MANY_UNITS = 6;
/** From so many choices on, they can be searched, and are folded where the board can answer. */
const MANY_CHOICES = 13;

export class Listing {
  /** What somebody types to find an answer among many. */
  filter = $state('');
  /** What has gone from the list since the same was last asked. */
  private gone = $state.raw<readonly Choice[]>([]);
  /** Kinds of questions whose long lists somebody has opened. */
  private opened = $state.raw<ReadonlySet<string>>(new Set());
  /** The order in which each kind of question was last listed. */
  private orders = new Map<string, string[]>();
  /** What each kind of question has listed in the part of the turn under way. */
  private before = new Map<string, Listed>();

  constructor(
    private readonly sitting: Sitting,
    private readonly deciding: Deciding,
  ) {}

  /** What kind of question is being asked. */
  private get kind(): string {
    return this.sitting.view?.question?.question.id ?? '';
  }

  /** The buttons of the moment, in the order in which they stood when the same was last asked. */
  get choices(): Choice[] {
    return this.steady(this.found.map((choice) => ({ choice, gone: false }))).map(({ choice }) => choice);
  }

  /** Lines where they stood before, new ones last; what belongs to no unit keeps to its end of the list. */
  private steady(lines: Line[]): Line[] {
    const order = this.orders.get(this.kind) ?? [];
    const place = new Map(order.map((key, at) => [key, at]));
    const at = ({ choice }: Line) => place.get(choice.key) ?? order.length;
    const sorted = [...lines].sort((one, other) => at(one) - at(other));
    const [general, own] = [
      sorted.filter((line) => !line.choice.unit),
      sorted.filter((line) => line.choice.unit),
    ];
    const generalFirst = this.earlier?.generalFirst ?? !lines[0]?.choice.unit;
    return generalFirst ? [...general, ...own] : [...own, ...general];
  }

  /** All groups, or where there are many units, the units first. */
  private get found(): Choice[] {
    const { groups, units, unit, answers } = this.deciding;
    const whole = (group: Group): Choice => ({
      key: group.key,
      unit: group.unit,
      group,
      count: group.answers.length,
    });
    const general = groups.filter((group) => !group.unit).map(whole);
    if (units.length < MANY_UNITS || groups.length < MANY_CHOICES - 3) {
      const own = units.flatMap((one) => groups.filter((group) => group.unit === one).map(whole));
      return units.length > 1 ? [...own, ...general] : groups.map(whole);
    }
    if (unit) return [...groups.filter((group) => group.unit === unit).map(whole), ...general];
    const counts = new Map<string, number>();
    for (const one of answers) if (one.unit) counts.set(one.unit, (counts.get(one.unit) ?? 0) + 1);
    return [
      ...general,
      ...units.map((one) => ({ key: one, unit: one, group: null, count: counts.get(one)! })),
    ];
  }

  /** The answers that a button leads to. */
  answersOf({ unit, group }: Choice): Answer[] {
    return group?.answers ?? this.deciding.answers.filter((answer) => answer.unit === unit);
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
    return left.filter((choice) => this.fits(choice.group ? tell(choice.group.label) : word(choice.unit)));
  }

  get shownAnswers(): Answer[] {
    const answers = this.deciding.group?.answers ?? [];
    if (this.folded) return answers.filter((answer) => !isPlaced(answer));
    return answers.filter((answer) => this.fits(tell(answer.label)));
  }

  /** What is listed, with the places of what has gone from it: nothing moves under the pointer. */
  get lines(): Line[] {
    const shown = this.shownChoices.map((choice) => ({ choice, gone: false }));
    if (this.filter || this.folded || this.deciding.unit || !this.gone.length) return shown;
    // A new position is shown a moment before what has gone from it is known.
    const there = new Set(this.found.map((choice) => choice.key));
    const gone = this.gone
      .filter((choice) => !there.has(choice.key))
      .map((choice) => ({ choice, gone: true }));
    return this.steady([...shown, ...gone]);
  }

  /** The part of the turn under way. */
  private get part(): string {
    const scene = this.sitting.view?.scene;
    return JSON.stringify([scene?.phases, scene?.tracks?.[0]]);
  }

  /** What was listed when the same was asked before in this part of the turn. */
  private get earlier(): Listed | undefined {
    const before = this.before.get(this.kind);
    return before?.part === this.part ? before : undefined;
  }

  /** Whether answers are shown one by one: what was grouped stays grouped while it grows less. */
  get few(): boolean {
    return this.earlier?.few !== false && isFew(this.deciding.answers);
  }

  /** A new position: keeps the order of the list, and what has gone from it in this part of the turn. */
  remember(): void {
    const { kind, part, found, earlier, few } = this;
    const known = this.orders.get(kind) ?? [];
    const there = new Set(found.map((choice) => choice.key));
    this.gone = (earlier?.choices ?? []).filter((choice) => !there.has(choice.key));
    this.orders.set(kind, [...known, ...[...there].filter((key) => !known.includes(key))]);
    const generalFirst = earlier?.generalFirst ?? !found[0]?.unit;
    this.before.set(kind, { part, choices: [...found, ...this.gone], few, generalFirst });
  }
}

/** Whether an answer can be given at a place of the board. */
function isPlaced(answer: Answer): boolean {
  return Boolean(answer.space || answer.piece);
}
