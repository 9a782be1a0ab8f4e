// What stands in a line of sight, in words: who or what, and in which space.

import type { Obstacle, Sheet } from './types';
import { t, word, words } from './words.svelte';

/** What a space is called for short: its number, or else its name. */
export function spaceCalled(sheet: Sheet, id: string): string {
  const space = sheet.spaces.find((one) => one.id === id);
  return space?.label || word(space?.name || id);
}

/** What a space is made of, as the sheet calls it. */
export function groundOf(sheet: Sheet, id: string): string {
  const space = sheet.spaces.find((one) => one.id === id);
  const terrain = sheet.terrain.find((one) => one.key === space?.terrain);
  return terrain ? t(terrain.name) : '';
}

/** What is in the way of a line of sight, thing by thing. */
export function inTheWay(sheet: Sheet, obstacles: readonly Obstacle[]): string {
  const told = obstacles.map(({ piece, higher, space }) =>
    t('sight-obstacle', {
      what: piece ? (words.names[piece] ?? word(piece)) : higher ? t('sight-higher') : groundOf(sheet, space),
      space: spaceCalled(sheet, space),
    }),
  );
  return [...new Set(told)].join(', ');
}
