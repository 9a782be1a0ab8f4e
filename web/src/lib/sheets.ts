// A sheet may hold maps that take one another's place; the scene says which one lies on the table.

import type { Scene, Sheet } from './types';

/** The sheet with only this one of its exchangeable maps. */
export function showing(sheet: Sheet, map: string): Sheet {
  const here = (part: { map?: string }) => !part.map || part.map === map;
  const spaces = sheet.spaces.filter(here);
  if (spaces.length === sheet.spaces.length) return sheet;
  const seen = new Set(spaces.map(({ id }) => id));
  return {
    ...sheet,
    spaces,
    terrain: sheet.terrain.filter(here),
    lines: sheet.lines?.filter(here),
    marks: sheet.marks?.filter((mark) => seen.has(mark.space)),
    lettering: sheet.lettering?.filter(here),
    patches: sheet.patches?.filter(here),
    ornaments: sheet.ornaments?.filter(here),
    scenery: sheet.scenery?.filter(here),
    plates: sheet.plates?.filter(here),
  };
}

/** A table with nothing on it: what lies under a curtain. */
export function bare(scene: Scene): Scene {
  return { pieces: [], map: scene.map };
}

/** A scene with those who wait in a box at the space by which they come in: it is there that they are to be seen. */
export function atTheirEntry(scene: Scene): Scene {
  const pieces = scene.pieces.map((piece) => (piece.enters ? { ...piece, space: piece.enters } : piece));
  return scene.pieces.some(({ enters }) => enters) ? { ...scene, pieces } : scene;
}
