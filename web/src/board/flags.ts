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
}

/** A flag in every marked space that is somebody's; what nobody holds has none. Over a counter it lies at its corner. */
export function flagsOn(sheet: Sheet, scene: Scene, bare: boolean): Flag[] {
  const marked = new Set((sheet.marks ?? []).map((mark) => mark.space));
  const taken = new Set(bare ? [] : scene.pieces.map((piece) => piece.space));
  const spaces = new Map(sheet.spaces.map((space) => [space.id, space]));
  return (scene.control ?? []).flatMap(({ space, side }) => {
    const found = spaces.get(space);
    if (side < 0 || !found || !marked.has(space)) return [];
    const [[x, y], low, room] = [scaled(found.centre), foot(found)[1], roomOf(found)];
    const big = found.look ? room * 1.3 : 1;
    if (taken.has(space)) return [{ space, side, big, x: x + 52 * room, y: y + 22 * room }];
    return [{ space, side, big, x: x + (found.look ? 54 : 26), y: low - 20 }];
  });
}
