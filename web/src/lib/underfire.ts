// Which places are reached under fire only, and where on the way it falls: the game tells it with its harms.

import type { Answer, Harm } from './types';

/** What somebody who does this is fired at with on his way. */
export const fireOn = ({ harms = [] }: Answer): Harm[] => harms.filter(({ fire }) => fire);

/** By place that is reached under fire, whoever goes there and however: what falls on the first who may go. */
export function underFire(places: ReadonlyMap<string, readonly Answer[]>): Map<string, Harm[]> {
  const found = [...places].map(([space, answers]): [string, Harm[]] => [
    space,
    answers.every((answer) => fireOn(answer).length) ? fireOn(answers[0]!) : [],
  ]);
  return new Map(found.filter(([, fire]) => fire.length));
}
