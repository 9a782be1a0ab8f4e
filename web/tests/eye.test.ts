import { describe, expect, it, vi } from 'vitest';
import { Eye } from '../src/board/eye.svelte';

/** A wide board in a window of which tools take the left edge, seen from its left end. */
function looking(): Eye {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const eye = new Eye(
    () => ({ width: 7450, height: 4000 }),
    () => ({ left: 56, foot: 0 }),
  );
  eye.window = { width: 900, height: 671 };
  eye.rest(eye.part({ left: 0, top: 0, width: 4000, height: 4000 }));
  return eye;
}

describe('the eye', () => {
  it('stays for what lies at the rim of the board: nowhere would it be seen better', () => {
    const eye = looking();
    const seen = eye.camera;
    for (const rim of [[2300, 200], [1700, 250], [2900, 3900]] as [number, number][]) {
      expect(eye.sees(rim)).toBe(false);
      eye.frame([rim]);
      eye.bring(rim);
      expect(eye.camera).toBe(seen);
    } // prettier-ignore
  });

  it('goes across, and not up and down, for what is out of view at its side', () => {
    const eye = looking();
    const seen = eye.camera;
    eye.frame([[7000, 1500]]);
    expect(eye.sees([7000, 1500])).toBe(true);
    expect(eye.camera.x).toBeLessThan(seen.x);
    expect(eye.camera.y).toBe(seen.y);
  });

  it('brings all of several places into view that have room there, out from under what lies over the board', () => {
    const eye = looking();
    const [small, bottom] = [{ left: 690, top: 520, width: 200, height: 140 }, 3900];
    const covered = new Eye(
      () => ({ width: 7450, height: 4000 }),
      () => ({ left: 56, foot: 0 }),
      () => [small],
    );
    covered.window = eye.window;
    covered.rest({ ...eye.camera, scale: 0.4 });
    const places = [[6900, bottom - 500], [7300, bottom - 300], [7300, bottom]] as [number, number][]; // prettier-ignore
    expect(covered.holds(places)).toBe(true);
    expect(covered.holds([...places, [200, 200]])).toBe(false);
    covered.gather(places);
    for (const place of places) expect(covered.isClear(place)).toBe(true);
  });

  it('goes to what is nearest to where it looks, wherever that stands in the list', () => {
    const eye = looking();
    const [west, east, near] = [[200, 200], [7200, 3800], [5200, 1900]] as [number, number][]; // prettier-ignore
    eye.goTo(5000, 2000);
    expect(eye.nearest([west!, east!, near!], (spot) => spot)).toBe(near);
    expect(eye.nearest([], (spot) => spot)).toBeUndefined();
  });
});
