import { describe, expect, it } from 'vitest';
import {
  centred,
  clearPlace,
  fit,
  fitPart,
  framed,
  straight,
  within,
  held,
  isClear,
  NEAREST,
  showsAll,
  zoom,
} from '../src/lib/camera';

const board = { width: 1800, height: 1600 };
const window = { width: 900, height: 700 };
const TOOLS = { left: 56, foot: 0 };
/** A phone's, with the tools at its foot. */
const phone = { width: 390, height: 394 };
const FOOT = { left: 0, foot: 56 };

describe('the camera', () => {
  it('fits the whole board in the window', () => {
    const camera = fit(board, window);
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(camera.y).toBeGreaterThanOrEqual(0);
    expect(camera.x + board.width * camera.scale).toBeLessThanOrEqual(window.width);
    expect(camera.y + board.height * camera.scale).toBeLessThanOrEqual(window.height);
  });

  it('fits the board beside the tools, and leaves it in the middle where they are not in its way', () => {
    const wide = { width: 1800, height: 600 };
    const beside = fit(wide, window, TOOLS);
    expect(beside.x).toBe(56);
    expect(beside.x + wide.width * beside.scale).toBeLessThanOrEqual(window.width);
    expect(fit({ width: 600, height: 1600 }, window, TOOLS)).toEqual(
      fit({ width: 600, height: 1600 }, window),
    );
  });

  it('fits part of a board, and shows no desk beside it where there is still board to see', () => {
    const wide = { width: 3600, height: 1600 };
    const [west, east] = [0, 1800].map((left) => fitPart({ ...board, left }, wide, window, TOOLS));
    expect(west!.scale).toBe(fit(board, window, TOOLS).scale);
    expect(west!.x).toBe(56);
    expect(east!.x + wide.width * east!.scale).toBeCloseTo(window.width - 16);
    expect(fitPart(wide, wide, window, TOOLS)).toEqual(fit(wide, window, TOOLS));
  });

  it('shows a board, and any part of it, in the middle of what the tools at the foot leave', () => {
    const free = phone.height - FOOT.foot;
    for (const [part, whole] of [
      [
        { width: 5000, height: 1500 },
        { width: 5000, height: 1500 },
      ],
      [
        { width: 1600, height: 1600, left: 900 },
        { width: 5000, height: 1600 },
      ],
      [
        { width: 900, height: 2400 },
        { width: 900, height: 2400 },
      ],
    ] as const) {
      const { y, scale } = fitPart(part, whole, phone, FOOT);
      const [above, below] = [y, free - (y + part.height * scale)];
      expect(below).toBeGreaterThanOrEqual(0);
      expect(Math.abs(above - below)).toBeLessThanOrEqual(16);
    }
    // and what is looked at is in the middle of it, at the rim of the board as anywhere
    const large = { width: 6400, height: 4700 };
    const near = framed([[3000, 2000]], 0.4, large, phone, FOOT);
    expect(2000 * near.scale + near.y).toBeCloseTo(free / 2);
    const rim = framed([[3000, 4650]], 0.4, large, phone, FOOT);
    expect(large.height * rim.scale + rim.y).toBeCloseTo(free);
    const low = { width: 5000, height: 800 };
    const { y } = within({ x: 0, y: 300, scale: 0.2 }, low, phone, FOOT);
    expect(y).toBeCloseTo((free - 160) / 2);
  });

  it('keeps the point under the pointer when it zooms', () => {
    const before = fit(board, window);
    const after = zoom(before, 1.5, 300, 200, 0.1);
    const point = (camera: typeof before) => (300 - camera.x) / camera.scale;
    expect(point(after)).toBeCloseTo(point(before));
    expect(zoom(before, 1000, 0, 0, 0.1).scale).toBe(NEAREST);
    expect(zoom(before, 0.0001, 0, 0, 0.1).scale).toBe(0.1);
  });

  it('knows when all of the board is in view', () => {
    const whole = fit(board, window);
    expect(showsAll(whole, board, window)).toBe(true);
    expect(showsAll(zoom(whole, 1.5, 300, 200, 0.1), board, window)).toBe(false);
  });

  it('never loses the board', () => {
    const lost = held({ x: 99999, y: -99999, scale: 1 }, board, window);
    expect(lost.x).toBeLessThan(window.width);
    expect(lost.y + board.height).toBeGreaterThan(0);
  });

  it('knows what is seen whole, and what lies under something', () => {
    const small = { left: 700, top: 560, width: 190, height: 130 };
    expect(isClear([450, 350], 40, window, [small])).toBe(true);
    expect(isClear([20, 350], 40, window, [])).toBe(false);
    expect(isClear([20, 350], 0, window, [])).toBe(true);
    expect(isClear([750, 600], 0, window, [small])).toBe(false);
    expect(isClear([680, 600], 40, window, [small])).toBe(false);
    expect(isClear([680, 600], 0, window, [small])).toBe(true);
  });

  it('opens something beside what lies over the window, and as near as it can', () => {
    const tools = { left: 10, top: 100, width: 40, height: 380 };
    expect(clearPlace([450, 350], [60, 30], window, 0, [tools])).toEqual([450, 350]);
    expect(clearPlace([20, 350], [60, 30], window, 0, [tools])).toEqual([118, 350]);
    expect(clearPlace([20, 660], [60, 30], window, 0, [tools])).toEqual([68, 660]);
    expect(clearPlace([450, 690], [60, 30], window, 56, [tools])).toEqual([450, 606]);
    const all = { left: 0, top: 0, ...window };
    expect(clearPlace([20, 350], [60, 30], window, 0, [all])).toEqual([68, 350]);
  });

  it('brings a point to the middle', () => {
    const camera = centred({ x: 0, y: 0, scale: 2 }, 100, 50, window);
    expect(100 * 2 + camera.x).toBe(window.width / 2);
    expect(50 * 2 + camera.y).toBe(window.height / 2);
  });

  it('opens on what matters, near enough to be read, and shows no desk where there is board', () => {
    const large = { width: 6400, height: 4700 };
    const near = framed([[3000, 2000], [3200, 2200]], 0.4, large, window); // prettier-ignore
    expect(near.scale).toBeGreaterThanOrEqual(0.4);
    expect(3100 * near.scale + near.x).toBeCloseTo(window.width / 2);
    const corner = framed([[0, 0]], 0.4, large, window);
    expect(corner.x).toBeLessThanOrEqual(16);
    expect(corner.y).toBeLessThanOrEqual(16);
    const far = framed([[0, 0], [6000, 4000], [6100, 4100]], 0.4, large, window); // prettier-ignore
    expect(far.scale).toBe(0.4);
    expect(6000 * far.scale + far.x).toBeLessThan(window.width);
  });

  it('goes neither across nor up and down where it need not, and keeps the board clear of the tools', () => {
    const large = { width: 7400, height: 4000 };
    const from = { x: 56, y: 16, scale: 0.16 };
    const to = { x: -400, y: 300, scale: 0.16 };
    expect(straight(from, to, { across: false, upright: true })).toEqual({ ...to, x: from.x });
    expect(straight(from, to, { across: true, upright: false })).toEqual({ ...to, y: from.y });
    expect(straight(from, { ...to, scale: 0.1 }, { across: false, upright: false }).x).toBe(to.x);
    const view = { width: 900, height: 672 };
    expect(within({ ...from, x: 200, y: 90 }, large, view, TOOLS)).toEqual(from);
    expect(within({ ...from, x: 200, y: 90 }, large, view).x).toBe(16);
  });
});
