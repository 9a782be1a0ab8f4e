// Looking at the board: where the eye is and how near.

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The part of the board that is looked at; all of it begins at its upper left corner. */
export interface Frame extends Size {
  left?: number;
  top?: number;
}

export const NEAREST = 3;

/** So much of the desk is seen around a board. */
const MARGIN = 16;

/** So much of a window is taken by tools that always lie there: at its left, or at its foot. */
export interface Taken {
  left: number;
  foot: number;
}
export const NOTHING: Taken = { left: 0, foot: 0 };

/** The whole board in view, with a margin, and clear of what is ``taken`` of the window. */
export function fit(board: Frame, window: Size, taken = NOTHING, margin = MARGIN): Camera {
  const [clear, foot] = [Math.max(margin, taken.left), Math.max(margin, taken.foot)];
  const scale = Math.max(
    0.05,
    Math.min((window.width - clear - margin) / board.width, (window.height - foot - margin) / board.height),
  );
  return {
    x: Math.max(clear, (window.width - board.width * scale) / 2) - (board.left ?? 0) * scale,
    y: margin + (window.height - foot - margin - board.height * scale) / 2 - (board.top ?? 0) * scale,
    scale,
  };
}

/** Part of a board as large as the window allows; no desk is shown at its sides where there is still board to see. */
export function fitPart(part: Frame, board: Frame, window: Size, taken = NOTHING): Camera {
  const { x, y, scale } = fit(part, window, taken);
  const most = Math.max(MARGIN, taken.left) - (board.left ?? 0) * scale;
  const least = window.width - MARGIN - ((board.left ?? 0) + board.width) * scale;
  return { x: least > most ? x : Math.min(most, Math.max(least, x)), y, scale };
}

/** Nearer or farther, with the point under the pointer staying where it is. */
export function zoom(camera: Camera, factor: number, px: number, py: number, farthest: number): Camera {
  const scale = Math.min(NEAREST, Math.max(farthest, camera.scale * factor));
  const ratio = scale / camera.scale;
  return { x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio, scale };
}

/** Some of the board always stays in view. */
export function held(camera: Camera, board: Frame, window: Size): Camera {
  const { scale } = camera;
  const keep = 80;
  const kept = (at: number, start: number, length: number, room: number) =>
    Math.min(room - keep - start * scale, Math.max(keep - (start + length) * scale, at));
  return {
    scale,
    x: kept(camera.x, board.left ?? 0, board.width, window.width),
    y: kept(camera.y, board.top ?? 0, board.height, window.height),
  };
}

/** Whether all of the board is in view. */
export function showsAll(camera: Camera, board: Frame, window: Size): boolean {
  const [left, top] = [
    camera.x + (board.left ?? 0) * camera.scale,
    camera.y + (board.top ?? 0) * camera.scale,
  ];
  return (
    left >= 0 &&
    top >= 0 &&
    left + board.width * camera.scale <= window.width &&
    top + board.height * camera.scale <= window.height
  );
}

/** Something that lies over the window, and hides what is under it. */
export interface Cover extends Size {
  left: number;
  top: number;
}

/** Whether a point of the window, and so much around it, is in view and under nothing that lies over it. */
export function isClear(
  [x, y]: readonly [number, number],
  around: number,
  window: Size,
  covers: readonly Cover[],
): boolean {
  const inside = x >= around && y >= around && x <= window.width - around && y <= window.height - around;
  return (
    inside &&
    !covers.some(
      ({ left, top, width, height }) =>
        x + around > left && x - around < left + width && y + around > top && y - around < top + height,
    )
  );
}

/** So far something that opens keeps from the window's edges, and from what lies over it. */
const AWAY = 8;

/**
 * The middle nearest to a point of the window for something so large, if all of it is to be seen, over a foot that is
 * taken and clear of what lies over the window; where there is no such place, at least in the window.
 */
export function clearPlace(
  at: readonly [number, number],
  [wide, high]: readonly [number, number],
  window: Size,
  foot: number,
  covers: readonly Cover[],
): [number, number] {
  const kept = (to: number, room: number, half: number) =>
    2 * (half + AWAY) > room ? room / 2 : Math.min(room - AWAY - half, Math.max(AWAY + half, to));
  const inside = ([x, y]: readonly [number, number]): [number, number] => [
    kept(x, window.width, wide),
    kept(y, window.height - foot, high),
  ];
  const isFree = ([x, y]: readonly [number, number]) =>
    covers.every(
      ({ left, top, width, height }) =>
        x + wide <= left || x - wide >= left + width || y + high <= top || y - high >= top + height,
    );
  const first = inside(at);
  if (isFree(first)) return first;
  const [x, y] = first;
  const beside = covers.flatMap<[number, number]>(({ left, top, width, height }) => [
    [left + width + wide + AWAY, y],
    [left - wide - AWAY, y],
    [x, top + height + high + AWAY],
    [x, top - high - AWAY],
  ]);
  const far = (place: readonly [number, number]) => Math.hypot(place[0] - x, place[1] - y);
  const free = beside.map(inside).filter(isFree);
  return free.sort((one, other) => far(one) - far(other))[0] ?? first;
}

/** A point of the board brought to the middle. */
export function centred(camera: Camera, x: number, y: number, window: Size): Camera {
  return {
    scale: camera.scale,
    x: window.width / 2 - x * camera.scale,
    y: window.height / 2 - y * camera.scale,
  };
}

/** Some points of the board in the middle, as near as they all allow but no farther away than ``least``. */
export function framed(
  points: readonly (readonly [number, number])[],
  least: number,
  board: Frame,
  window: Size,
  taken = NOTHING,
): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 320;
  // No nearer than a counter is comfortable to read; on a small window, than lets some of its surroundings be seen.
  const nearest = Math.min(1.9 * least, Math.max(least, window.width / 720));
  const clear = over(window, taken.foot);
  const near = Math.min(clear.width / (right - left + room), clear.height / (bottom - top + room), nearest);
  // what would fit into the window fits over its foot, too: a little smaller
  const fits = near >= (least * clear.height) / window.height;
  const [x, y] = fits ? [(left + right) / 2, (top + bottom) / 2] : crowd(points);
  const scale = fits ? near : least;
  return within(centred({ x: 0, y: 0, scale }, x, y, clear), board, window, taken);
}

/** What of a window is over its foot. */
export function over({ width, height }: Size, foot: number): Size {
  return { width, height: height - foot };
}

/** No desk is shown where there is still board to see, but for what is ``taken`` of the window. */
export function within(camera: Camera, board: Frame, window: Size, taken = NOTHING): Camera {
  const { scale } = camera;
  const kept = (at: number, start: number, length: number, room: number, first: number, last: number) =>
    (length * scale <= room - last
      ? (room - last - length * scale) / 2
      : Math.min(
          Math.max(MARGIN, first),
          Math.max(room - length * scale - Math.max(MARGIN, last), at + start * scale),
        )) -
    start * scale;
  return {
    scale,
    x: kept(camera.x, board.left ?? 0, board.width, window.width, taken.left, 0),
    y: kept(camera.y, board.top ?? 0, board.height, window.height, 0, taken.foot),
  };
}

/** From one place of the eye to another: it goes neither across nor up and down where it need not. */
export function straight(from: Camera, to: Camera, need: { across: boolean; upright: boolean }): Camera {
  if (from.scale !== to.scale) return to;
  return { scale: to.scale, x: need.across ? to.x : from.x, y: need.upright ? to.y : from.y };
}

/** The point that has most others near it. */
export function crowd(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const near = ([x, y]: readonly [number, number]) =>
    points.reduce((sum, [u, v]) => sum + 1 / (1 + Math.hypot(x - u, y - v) / 400), 0);
  return points.reduce((best, point) => (near(point) > near(best) ? point : best));
}
