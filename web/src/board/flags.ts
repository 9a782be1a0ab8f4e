// Where the flags of those lie who hold a place.

import type { Scene, Sheet } from '../lib/types';
import { foot, roomOf, scaled } from './geometry';

export interface Flag {
  space: string;
  side: number;
  x: number;
  y: number;
  /** How large it is. */
  big: number;
  /** What is held there, if it is printed in the space: hostages, lorries. It is shown with its holder's colour. */
  held: string;
}

/**
 * A flag in every marked space that is somebody's; what nobody holds has none. Over a counter it lies at its corner.
 * What is held there is shown with it, and by itself where it is nobody's.
 */
export function flagsOn(sheet: Sheet, scene: Scene, bare: boolean): Flag[] {
  const marks = sheet.marks ?? [];
  const taken = new Set(bare ? [] : scene.pieces.map((piece) => piece.space));
  const spaces = new Map(sheet.spaces.map((space) => [space.id, space]));
  return (scene.control ?? []).flatMap(({ space, side, text = '' }) => {
    const found = spaces.get(space);
    const here = marks.filter((mark) => mark.space === space);
    const held = found?.look && here.some(({ kind }) => kind === text) ? text : '';
    if (!found || !here.length || (side < 0 && !held)) return [];
    const [[x, y], low, room] = [scaled(found.centre), foot(found)[1], roomOf(found)];
    const big = found.look ? room * 1.3 : 1;
    if (taken.has(space))
      return [{ space, side, big, held, x: x + 52 * room, y: y + (held ? 2 : 22) * room }];
    if (held) return [{ space, side, big, held, x, y }];
    return [{ space, side, big, held, x: x + (found.look ? 54 : 26), y: low - 20 }];
  });
}
