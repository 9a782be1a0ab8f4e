// What has happened since somebody last decided, line by line: what matters most to him comes first.

import type { Passed } from './passed';
import type { Message, Told } from './types';

/** What one line tells: whom a side has lost, what it has taken, and so on; a fight; a card; how the points stand. */
export type Line =
  | { kind: 'losses' | 'taken' | 'found' | 'wanting'; side: number }
  | { kind: 'struck' | 'still' | 'reliefs'; side: number; plight: string }
  | { kind: 'fight'; fight: Told }
  | { kind: 'card'; card: Message }
  | { kind: 'idle'; event: Told }
  | { kind: 'gains' }
  | { kind: 'vitals' };

/** The weight of a line: the lower, the sooner it is read. Of two that weigh the same, what others have done comes first. */
const OWN = { losses: 0, taken: 1.5, struck: 2, wanting: 2, found: 4.5, still: 7.5, reliefs: 8 };
const OTHERS = { losses: 3, taken: 1, struck: 7, wanting: 7, found: 4.5, still: 9, reliefs: 9 };
const WEIGHT = { vitals: 0.5, fight: 4, gains: 5, idle: 5.5, card: 6.5 };

/** So many lines are read at a glance; what weighs less is folded. */
const MOST = 5;

const sidesIn = (pieces: readonly { side: number }[]) => [...new Set(pieces.map(({ side }) => side))];

/** All lines, those first that somebody of a side must know first; who has none himself takes each for his own. */
export function accountOf(passed: Omit<Passed, 'turn'>, own: number): Line[] {
  const weightOf = (line: Line): number => {
    if (!('side' in line)) return WEIGHT[line.kind];
    return (own < 0 || line.side === own ? OWN : OTHERS)[line.kind];
  };
  const { losses, taken, found, wanting, fights, gains, vitals, cards, idle } = passed;
  const plights = (['struck', 'still', 'reliefs'] as const).flatMap((kind) => {
    const told = new Map(
      passed[kind].map(({ piece: { side }, plight }) => [`${side}/${plight}`, { side, plight }]),
    );
    return [...told.values()].map((one) => ({ kind, ...one }));
  });
  const lines: Line[] = [
    ...sidesIn(losses.map(({ piece }) => piece)).map((side) => ({ kind: 'losses' as const, side })),
    ...sidesIn(taken).map((side) => ({ kind: 'taken' as const, side })),
    ...sidesIn(found).map((side) => ({ kind: 'found' as const, side })),
    ...sidesIn(wanting).map((side) => ({ kind: 'wanting' as const, side })),
    ...plights,
    ...fights.map((fight) => ({ kind: 'fight' as const, fight })),
    ...(gains.length ? [{ kind: 'gains' as const }] : []),
    ...idle.map((event) => ({ kind: 'idle' as const, event })),
    ...(vitals.length ? [{ kind: 'vitals' as const }] : []),
    ...cards.map((card) => ({ kind: 'card' as const, card })),
  ];
  return lines.toSorted((one, other) => weightOf(one) - weightOf(other));
}

/** What is told at once and what is folded; a single line is never folded. */
export function parted(lines: readonly Line[]): [Line[], Line[]] {
  const end = lines.length > MOST + 1 ? MOST : lines.length;
  return [lines.slice(0, end), lines.slice(end)];
}
