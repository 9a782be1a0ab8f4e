// The eye over the board: where it is, and how it gets elsewhere.

import {
  centred,
  clearPlace,
  fit,
  fitPart,
  held,
  isClear,
  over,
  showsAll,
  straight,
  within,
  zoom,
  type Camera,
  type Cover,
  type Frame,
  type Size,
  type Taken,
} from '../lib/camera';
import type { Point } from '../lib/types';

/** How long the eye must be still before what it sees is drawn anew. */
const STILL = 220;
/** So far outside the window something is still to be seen of a counter. */
const GLIMPSE = 16;

export class Eye {
  window = $state<Size>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** Whether the eye is on its way: until it rests, the drawing is moved and scaled but not drawn anew. */
  gliding = $state(false);
  /** The scale at which things were last drawn; names and details follow it, not every step of a zoom. */
  settled = $state(1);
  /** Whether somebody has moved the eye: from then on it stays where it is put, whatever the size of the window. */
  touched = false;
  /** Whether it is where somebody has put it, and not where the table has taken it since. */
  isPut = false;
  /** How large the window was when it came back to what it had seen before: for that window nothing is sought anew. */
  private cameBack: Size | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private shown = 0;
  private held = false;

  /** What it looks at, how much of the window is taken by the tools, and what lies over it. */
  constructor(
    private readonly board: () => Frame,
    private readonly tools: (window: Size) => Taken,
    private readonly covers: () => readonly Cover[] = () => [],
  ) {}

  get whole(): Camera {
    return fit(this.board(), this.window, this.taken());
  }

  /** What the tools take of the window, or a card that covers more of its foot. */
  taken(foot = 0): Taken {
    const { left, foot: own } = this.tools(this.window);
    return { left, foot: Math.max(foot, own) };
  }

  /** What is seen over the tools at the foot, or over more that lies there. */
  private clear(foot = 0): Size {
    return over(this.window, this.taken(foot).foot);
  }

  /** Part of the board, as large as the window allows: no desk is shown where there is still board to see. */
  part(frame: Frame): Camera {
    return fitPart(frame, this.board(), this.window, this.taken());
  }

  get showsAll(): boolean {
    return showsAll(this.camera, this.board(), this.window);
  }

  /** Puts the eye somewhere at once, and draws what it sees there. */
  rest(to: Camera): void {
    this.camera = to;
    this.settled = to.scale;
    this.gliding = false;
  }

  /** The eye is where it was before something else was looked at for a moment, if it has been there. */
  comeBack(to: Camera | undefined): void {
    this.cameBack = to ? { ...this.window } : null;
    if (to) this.rest(to);
  }

  /** Whether it has been put, or has come back, to where it stays as long as the window has this size. */
  get stays(): boolean {
    const { width, height } = this.window;
    return this.touched || (this.cameBack?.width === width && this.cameBack.height === height);
  }

  showAll(): void {
    this.put(this.whole);
  }

  /** Somebody wants to see the board from just there. */
  put(to: Camera): void {
    this.touched = this.isPut = true;
    this.rest(to);
  }

  /** Brings a point into view, if it is not there. */
  bring([x, y]: Point): void {
    if (this.showsAll || (this.sees([x, y]) && this.isClear([x, y]))) return;
    const middle = centred(this.camera, x, y, this.clear());
    const to = this.isClear([x, y]) ? straight(this.camera, middle, this.needs([[x, y]])) : middle;
    this.go(to);
    // in a corner of the board something may lie over it still: then some of the desk is shown
    if (!this.isClear([x, y])) this.glide(middle);
  }

  /** Whether several points find room in the window together, seen from as near as now. */
  holds(points: readonly Point[]): boolean {
    const { width, height } = this.clear();
    const [wide, high] = [0, 1].map((axis) => {
      const along = points.map((point) => point[axis]!);
      return (Math.max(...along) - Math.min(...along)) * this.camera.scale;
    });
    return wide! + 2 * this.margin(0) <= width && high! + 2 * this.margin(0) <= height;
  }

  /** Brings all of them into view, from as near as now: at an edge of the board some of the desk is shown if need be. */
  gather(points: readonly Point[]): void {
    const [x, y] = [0, 1].map((axis) => {
      const along = points.map((point) => point[axis]!);
      return (Math.max(...along) + Math.min(...along)) / 2;
    });
    const middle = centred(this.camera, x!, y!, this.clear());
    this.go(middle);
    if (!points.every((point) => this.isClear(point))) this.glide(middle);
  }

  /** Whether a point, and so much of the board around it, is in view, and neither tools nor small map lie over it. */
  isClear(point: Point, around = 0): boolean {
    const { width, height } = this.window;
    const wide = Math.min(around * this.camera.scale, width / 8, height / 8);
    return isClear(this.on(point), wide, this.window, this.covers());
  }

  /** Brings several points into view together, from farther away only if that needs it; a foot may be taken. */
  frame(points: readonly Point[], foot = 0): void {
    if (!points.length || points.every((point) => this.sees(point, foot))) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const around = 320;
    const clear = this.clear(foot);
    const { width, height } = clear;
    const scale = Math.min(
      this.camera.scale,
      width / (right - left + around),
      height / (bottom - top + around),
    );
    const to = centred({ x: 0, y: 0, scale }, (left + right) / 2, (top + bottom) / 2, clear);
    this.go(straight(this.camera, to, this.needs(points, foot)), foot);
  }

  /**
   * Goes where some points are seen better, and stays where that is nowhere: no desk is shown where there is still
   * board to see, and the board keeps clear of the tools.
   */
  private go(to: Camera, foot = 0): void {
    const { x, y, scale } = within(to, this.board(), this.window, this.taken(foot));
    const { camera } = this;
    if (scale === camera.scale && Math.hypot(x - camera.x, y - camera.y) < 0.5) return;
    this.isPut = false;
    this.glide({ x, y, scale });
  }

  /** Whether some points are too near to an edge to be seen well: at the sides, above or below. */
  private needs(points: readonly Point[], foot = 0): { across: boolean; upright: boolean } {
    const { width, height } = this.window;
    const margin = this.margin(foot);
    const seen = points.map((point) => this.on(point));
    return {
      across: seen.some(([x]) => x <= margin || x >= width - margin),
      upright: seen.some(([, y]) => y <= margin || y >= height - foot - margin),
    };
  }

  private margin(foot: number): number {
    const { width, height } = this.window;
    return Math.min(70, width / 8, (height - foot) / 8);
  }

  /** That of several spots which is nearest to the middle of what is seen: nobody is taken past it. */
  nearest<Spot>(spots: readonly Spot[], at: (spot: Spot) => Point): Spot | undefined {
    const { width, height } = this.window;
    const far = (spot: Spot) => {
      const [x, y] = this.on(at(spot));
      return Math.hypot(x - width / 2, y - height / 2);
    };
    return spots.reduce<Spot | undefined>(
      (best, spot) => (best === undefined || far(spot) < far(best) ? spot : best),
      undefined,
    );
  }

  /** Whether a point can be seen over a foot that is taken, and not only just. */
  sees(point: Point, foot = 0): boolean {
    return this.isInside(point, this.margin(foot), foot);
  }

  /** Whether anything can be seen of a counter that lies at a point. */
  glimpses(point: Point, foot = 0): boolean {
    return this.isInside(point, -GLIMPSE, foot);
  }

  private isInside(point: Point, margin: number, foot = 0): boolean {
    const [px, py] = this.on(point);
    const { width, height } = this.window;
    return px > margin && py > margin && px < width - margin && py < height - foot - margin;
  }

  /**
   * Finds the middle nearest to a point for something so large, if all of it is to be seen clear of the tools; an eye on
   * its way sees from where it will be.
   */
  inside([wide, high]: Point): (at: Point) => Point {
    const { x: left, y: top, scale } = this.camera;
    const { window } = this;
    const [covers, { foot }] = [this.covers(), this.taken()];
    return (at) => {
      const [x, y] = clearPlace(this.on(at), [wide * scale, high * scale], window, foot, covers);
      return [(x - left) / scale, (y - top) / scale];
    };
  }

  /** From the small map: the eye goes where somebody points, and no desk is shown where there is still board to see. */
  goTo(x: number, y: number): void {
    const to = centred(this.camera, x, y, this.clear());
    this.look(within(to, this.board(), this.window, this.taken()));
  }

  pan(dx: number, dy: number): void {
    this.look({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /** Nearer or farther around a point of the window: its middle, unless another is given. */
  zoom(factor: number, x = this.window.width / 2, y = this.window.height / 2): void {
    this.look(zoom(this.camera, factor, x, y, this.whole.scale * 0.7));
  }

  /** Where on the window a point of the board is seen. */
  on([x, y]: Point): Point {
    return [x * this.camera.scale + this.camera.x, y * this.camera.scale + this.camera.y];
  }

  private look(to: Camera): void {
    this.touched = this.isPut = true;
    this.glide(to);
  }

  private glide(to: Camera): void {
    this.gliding = true;
    this.camera = held(to, this.board(), this.window);
    this.restSoon();
  }

  /** The board is put away. */
  shut(): void {
    clearTimeout(this.resting);
    cancelAnimationFrame(this.shown);
  }

  /** Rests once it has been still for a while after what it sees has been shown, and nobody holds the board. */
  private restSoon(): void {
    clearTimeout(this.resting);
    cancelAnimationFrame(this.shown);
    if (this.held) return;
    this.shown = requestAnimationFrame(() => {
      this.resting = setTimeout(() => this.rest(this.camera), STILL);
    });
  }

  /** Somebody takes hold of the board, or lets it go. */
  hold(): void {
    this.held = true;
  }

  letGo(): void {
    this.held = false;
    if (this.gliding) this.restSoon();
  }
}
