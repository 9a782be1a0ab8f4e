// The colours of the sides: those that a game names, or any that it gives as #rrggbb.

import type { Briefing, Side } from './types';
import { word, words } from './words.svelte';

const NAMED: Record<string, string> = {
  blue: '#3e6d9c',
  red: '#b4503a',
  green: '#5b7a3c',
  yellow: '#b08a2e',
  tan: '#a3814a',
  grey: '#6c737a',
  gray: '#6c737a',
  brown: '#7d5a3a',
  purple: '#74558a',
  black: '#3b3a38',
};
const SPARE = ['#3e6d9c', '#b4503a', '#5b7a3c', '#b08a2e'];

/** What a side is called. */
export function sideName(side: Side | undefined): string {
  return side ? (words.names[side.id] ?? word(side.name)) : '';
}

/** A colour mixed with another; 0 is the first, 1 the second. */
export function mixed(one: string, other: string, part: number): string {
  const parts = (colour: string) => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  return `#${a.map((value, place) => Math.round(value + (b[place]! - value) * part).toString(16).padStart(2, '0')).join('')}`; // prettier-ignore
}

/** What each side's colour is, and its darker and lighter shade, as style properties. */
export function sideColours(sides: readonly Side[]): Record<string, string> {
  const found: Record<string, string> = {};
  sides.forEach((side, place) => {
    const given = /^#[0-9a-f]{6}$/i.test(side.colour) ? side.colour : NAMED[side.colour];
    const colour = given ?? SPARE[place % SPARE.length]!;
    found[`--side-${place}`] = colour;
    found[`--side-${place}-dark`] = mixed(colour, '#120c04', 0.5);
    found[`--side-${place}-light`] = mixed(colour, '#fffaf0', 0.65);
  });
  return found;
}

/** Dresses an element, and all that is in it, in the colours of the sides. */
export function dressed(node: HTMLElement, sides: readonly Side[]) {
  const put = (wanted: readonly Side[]) => {
    for (const [name, value] of Object.entries(sideColours(wanted))) node.style.setProperty(name, value);
  };
  put(sides);
  return { update: put };
}

/** The account of each side that has one, line by line, with what it comes to. */
export function accountsOf({ score }: Pick<Briefing, 'score'>, sides: readonly Side[]) {
  return sides
    .map((side, place) => {
      const lines = score.filter((line) => line.side === side.id);
      return { side, place, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
    })
    .filter(({ lines }) => lines.length);
}
