// Plates: parts of a sheet, each of which can have the view to itself.

import type { Frame } from '../lib/camera';
import type { Plate, Space } from '../lib/types';
import { UNIT } from './geometry';

/** Where a plate lies in the drawing. */
export function frameOf({ at: [left, top], size: [width, height] }: Plate): Frame {
  return { left: left * UNIT, top: top * UNIT, width: width * UNIT, height: height * UNIT };
}

/** The plate that a space is printed on. */
export function plateOf(plates: readonly Plate[], { centre: [x, y] }: Space): Plate | undefined {
  return plates.find(
    ({ at: [left, top], size: [width, height] }) =>
      x >= left && x <= left + width && y >= top && y <= top + height,
  );
}
