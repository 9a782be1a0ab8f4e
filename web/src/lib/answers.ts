// The answers to a question, put in order: which unit, what it does, where or to whom. No rule is known here.

import type { Answer, Forecast, Message, Piece, Reach } from './types';

export interface Group {
  key: string;
  unit: string;
  label: Message;
  answers: Answer[];
}

/** Answers that differ in nothing but their unit, and may all be given by one word. */
export interface Series {
  key: string;
  label: Message;
  /** Those that are listed; of units that are alike it is one. */
  answers: Answer[];
  /** All of them, in order, as they are sent. */
  actions: Record<string, unknown>[];
}

/** So few answers of one unit, or of none, are shown one by one: a key for each. */
const FEW = 9;

/** Whether answers are few enough to be shown one by one. */
export function isFew(answers: readonly Answer[]): boolean {
  return answers.length <= FEW && units(answers).length <= 1;
}

/** What ends or declines what is asked; nothing, where there is nothing else to choose from. */
export function closing(answers: readonly Answer[]): Answer[] {
  const found = answers.filter((answer) => answer.closes);
  return found.length > 1 && found.length === answers.length ? [] : found;
}

/**
 * The keys of answers that are one deed and differ in a number alone, by their actions: the number itself, so that 3 is
 * always three and 0 none; nothing where they differ in anything else.
 */
export function amounts(answers: readonly Answer[]): Map<string, string> | null {
  const found = new Map<string, string>();
  for (const { action } of answers) {
    const { do: deed, ...rest } = action;
    const [amount, ...more] = Object.values(rest);
    if (deed !== answers[0]!.action['do'] || more.length || !Number.isInteger(amount)) return null;
    found.set(JSON.stringify(action), Number(amount) < 10 ? `${amount as number}` : '');
  }
  return found.size > 1 ? found : null;
}

/** Answers with the key of each: numbers for what is done, and at the end 0 for what ends or declines. */
export function keyed(answers: readonly Answer[]): [Answer, string][] {
  const counted = amounts(answers);
  if (counted) return answers.map((answer) => [answer, counted.get(JSON.stringify(answer.action)) ?? '']);
  const last = closing(answers);
  const doing = answers.filter((answer) => !last.includes(answer));
  return [
    ...doing.map((answer, place): [Answer, string] => [answer, place < 9 ? `${place + 1}` : '']),
    ...last.map((answer, place): [Answer, string] => [answer, place === 0 ? '0' : '']),
  ];
}

/**
 * Answers of one unit and one kind together; what differs between them is left open in the group's label. As many as
 * `apart` of one kind, or of one unit and kind, stand one by one all the same. What the game wants read last of several
 * units is one line for all of them, if it `folds`.
 */
export function grouped(answers: readonly Answer[], few = isFew(answers), apart = 0, folds = false): Group[] {
  const groups = new Map<string, Group>();
  const kinds = new Map<string, number>();
  const kindOf = ({ unit, label }: Answer) => `${unit ?? ''}|${label.id}`;
  for (const answer of answers) kinds.set(kindOf(answer), (kinds.get(kindOf(answer)) ?? 0) + 1);
  const late = new Set(answers.filter(({ rank = 0 }) => folds && !apart && rank > 0));
  const whose = (id: string) =>
    new Set([...late].filter(({ label }) => label.id === id).map(({ unit }) => unit));
  const shared = new Set([...late].map(({ label }) => label.id).filter((id) => whose(id).size > 1));
  for (const answer of answers) {
    const together = late.has(answer) && shared.has(answer.label.id);
    const unit = together ? '' : (answer.unit ?? '');
    const single = few || kinds.get(kindOf(answer))! <= apart;
    const key = together ? `|${answer.label.id}` : single ? JSON.stringify(answer.action) : kindOf(answer);
    const found = groups.get(key);
    if (found) found.answers.push(answer);
    else groups.set(key, { key, unit, label: answer.label, answers: [answer] });
  }
  for (const group of groups.values()) {
    if (group.answers.length > 1) group.label = opened(group.label, group.answers);
  }
  return [...groups.values()];
}

/**
 * The one kind of a unit's answers of which there are several, where all that the unit can do is aimed at one place: the
 * others stand beside them.
 */
export function mainOf(own: readonly Group[]): Group | undefined {
  const [many, ...more] = own.filter(({ answers }) => answers.length > 1);
  const aims = own.flatMap(({ answers }) => answers.map(({ space, piece }) => piece || space || ''));
  return own.length > 1 && !more.length && aims[0] && new Set(aims).size === 1 ? many : undefined;
}

/** What several units may do by one word: its label leaves open who does it. */
export function seriesOf(
  together: readonly Record<string, unknown>[][],
  answers: readonly Answer[],
): Series[] {
  const listed = new Map(answers.map((answer) => [JSON.stringify(answer.action), answer]));
  return together.flatMap((actions) => {
    const found = actions.flatMap((action) => listed.get(JSON.stringify(action)) ?? []);
    const [first] = found;
    if (!first || found[0] !== listed.get(JSON.stringify(actions[0]))) return [];
    const args = Object.entries(first.label.args ?? {});
    const open = args.map(([name, value]) => [name, value === first.unit ? '…' : value]);
    const label = { id: first.label.id, args: Object.fromEntries(open) as Message['args'] };
    return [{ key: JSON.stringify(actions), label: opened(label, found), answers: found, actions }];
  });
}

function opened(label: Message, answers: readonly Answer[]): Message {
  const args = { ...label.args };
  for (const name of differing(answers)) args[name] = '…';
  return { id: label.id, args };
}

/** A group's label without a last clause in which nothing is told: "Attack …: …" is "Attack …". */
export const withoutOpenEnd = (label: string): string => label.replace(/…(?:\s?[:,–·]\s…|\s\(…\))+$/, '…');

/** Whether no bracket is left open in a text. */
const isClosed = (text: string) => text.split('(').length === text.split(')').length;

/**
 * The words that several texts all end with; none where nothing else would be left of one of them, or half a bracket. A
 * name in which they differ stays whole: "1st" alone is nobody's.
 */
export function sharedEnd(texts: readonly string[], names: readonly (readonly string[])[] = []): string {
  const [first = '', ...others] = texts;
  const starts = [...first.matchAll(/ /g)].map(({ index }) => first.slice(index));
  const kept = texts.map((text, at) =>
    Math.max(1, ...(names[at] ?? []).map((name) => text.lastIndexOf(name) + name.length)),
  );
  const ends = (end: string) =>
    isClosed(end) && texts.every((text, at) => text.endsWith(end) && text.length - end.length >= kept[at]!);
  return others.length ? (starts.find(ends) ?? '') : '';
}

/** Sentences about one and the same, told one after another: the words that all begin with stand in the first alone. */
export function saidOnce(texts: readonly string[]): string[] {
  const [first = '', ...others] = texts;
  const starts = [...first.matchAll(/ /g)].map(({ index }) => first.slice(0, index + 1)).reverse();
  const start = starts.find((one) => others.every((text) => text.startsWith(one))) ?? '';
  return [first, ...others.map((text) => text.slice(start.length))];
}

/** The facts in which the answers of a group differ. */
export function differing(answers: readonly Answer[]): string[] {
  const names = new Set(answers.flatMap((answer) => Object.keys(answer.label.args ?? {})));
  return [...names].filter((name) => {
    const values = new Set(answers.map((answer) => JSON.stringify(answer.label.args?.[name])));
    return values.size > 1;
  });
}

/** Where on the board each answer can be given: at its space, or where the piece it is aimed at stands. */
export function bySpace(answers: readonly Answer[], pieces: readonly Piece[]): Map<string, Answer[]> {
  const where = new Map(pieces.map((piece) => [piece.id, piece.space]));
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    const space = answer.space || (answer.piece ? where.get(answer.piece) : undefined);
    if (!space) continue;
    const here = found.get(space);
    if (here) here.push(answer);
    else found.set(space, [answer]);
  }
  return found;
}

/** The units that have something to answer with. */
export function units(answers: readonly Answer[]): string[] {
  return [...new Set(answers.map((answer) => answer.unit ?? '').filter((unit) => unit !== ''))];
}

/** Whether two answers are the same action. */
export function same(one: Answer | null, other: Answer | null): boolean {
  return one !== null && other !== null && JSON.stringify(one.action) === JSON.stringify(other.action);
}

/** What kind of action an answer is. */
export function kind(answer: Answer): string {
  return String(answer.action['do'] ?? '');
}

/** Whether chance has a say in what comes of it. */
export function uncertain(odds: Forecast): boolean {
  return (
    odds.blind || odds.groups.some((outcomes) => outcomes.filter((outcome) => outcome.chance > 0).length > 1)
  );
}

/** Chances that differ by less are the same, told in two ways. */
const SAME = 1e-9;

export const sameChance = (one: number, other: number): boolean => Math.abs(one - other) < SAME;

/** Whether two forecasts tell the same, each thing as likely. */
export function alike(one: Forecast, other: Forecast): boolean {
  const [all, others] = [one, other].map(({ groups }) => groups.flat());
  return (
    !one.blind &&
    !other.blind &&
    all!.length === others!.length &&
    all!.every(({ message, chance }, place) => {
      const there = others![place]!;
      return JSON.stringify(message) === JSON.stringify(there.message) && sameChance(chance, there.chance);
    })
  );
}

/** As much of a unit's reach as answers of one kind lead to; none where they go in another manner. */
export function goingBy(reach: Reach, answers: readonly Answer[]): Reach | undefined {
  const moves = ({ action, space = '' }: Answer) => {
    const move: Record<string, unknown> = { ...reach.ask, to: space };
    const names = new Set([...Object.keys(move), ...Object.keys(action)]);
    return [...names].every((name) => move[name] === action[name]);
  };
  const going = answers.filter(moves);
  const ends = new Set(going.map(({ space }) => space ?? ''));
  const only = <T>(found: Record<string, T>) =>
    Object.fromEntries(Object.entries(found).filter(([space]) => ends.has(space)));
  return going.length ? { ...reach, ways: only(reach.ways), left: only(reach.left ?? {}) } : undefined;
}

/** A reach with what the one who has least left keeps in each space, of several who go together. */
export function leastLeft(reach: Reach, others: readonly Readonly<Record<string, number>>[]): Reach {
  const least = (space: string, left: number) =>
    Math.min(left, ...others.map((points) => points[space] ?? left));
  const left = Object.entries(reach.left ?? {}).map(([space, points]) => [space, least(space, points)]);
  return others.length ? { ...reach, left: Object.fromEntries(left) as Record<string, number> } : reach;
}

/** The action that answers of one kind would be at another space; none where they name no space. */
export function putAt(answers: readonly Answer[], space: string): Record<string, unknown> | undefined {
  const [one] = answers;
  if (!one?.space) return undefined;
  const fields = Object.entries(one.action);
  return Object.fromEntries(fields.map(([name, value]) => [name, value === one.space ? space : value]));
}
