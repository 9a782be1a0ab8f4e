// Fingers and mouse on the board: one drags, two pinch, one that stays where it is looks more closely.

import type { Eye } from './eye.svelte';

const LONG_PRESS = 450;
/** A pointer that has gone no farther than this has not dragged. */
const STEADY = 6;

/** Two taps so soon after each other, and so near, are one gesture. */
const SOON = 320;
const NEAR = 28;

/** What a hand that moves with the button down draws, where it does not drag the board. */
export interface Drawing {
  /** Whether a line can be drawn from what the pointer has come down on. */
  may(target: Element): boolean;
  /** The line has come to what lies under the pointer. */
  over(target: Element): void;
  done(x: number, y: number): void;
}

export class Hands {
  /** Whether the board is being dragged. */
  moving = false;
  private drawing = false;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private travelled = 0;
  private finger = false;
  private tap = { x: NaN, y: NaN, at: 0 };
  private pressing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly eye: Eye,
    private readonly view: () => HTMLElement,
    private readonly onmoving: (moving: boolean) => void,
    private readonly onpress: (target: Element) => void,
    private readonly line: Drawing,
  ) {}

  /** Whether what has just ended was a click, and neither a drag, a pinch nor a long press. */
  get clicked(): boolean {
    return this.travelled <= STEADY;
  }

  /** Whether a finger has tapped a second time where it has just tapped. */
  tappedTwice({ clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
    const { tap } = this;
    const twice =
      this.finger && at - tap.at < SOON && Math.abs(x - tap.x) < NEAR && Math.abs(y - tap.y) < NEAR;
    this.tap = twice ? { x: NaN, y: NaN, at: 0 } : { x, y, at };
    return twice;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.finger = event.pointerType === 'touch';
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.eye.hold();
    clearTimeout(this.pressing);
    if (this.pointers.size > 1) {
      this.drawing = false;
      return;
    }
    this.travelled = 0;
    const target = event.target as Element;
    this.drawing = this.line.may(target);
    if (event.pointerType === 'mouse') return;
    this.pressing = setTimeout(() => {
      if (!this.clicked) return;
      this.travelled = 100;
      this.drawing = false;
      this.onpress(target);
    }, LONG_PRESS);
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) {
      this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (!this.clicked && this.drawing) this.draw(event.pointerId, now.x, now.y);
      else if (!this.clicked) this.drag(event.pointerId, now.x - before.x, now.y - before.y);
    } else if (this.pointers.size === 2) {
      this.travelled = 100;
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)![1];
      this.pinch(before, now, other);
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.pressing);
    if (this.pointers.size) return;
    if (this.drawing && !this.clicked && event.type === 'pointerup')
      this.line.done(event.clientX, event.clientY);
    this.drawing = false;
    this.eye.letGo();
    this.onmoving((this.moving = false));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = this.view().getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    this.eye.zoom(factor, event.clientX - box.left, event.clientY - box.top);
  }

  private drag(pointer: number, dx: number, dy: number): void {
    clearTimeout(this.pressing);
    if (!this.moving) {
      if (!this.view().hasPointerCapture(pointer)) this.view().setPointerCapture(pointer);
      this.onmoving((this.moving = true));
    }
    this.eye.pan(dx, dy);
  }

  private draw(pointer: number, x: number, y: number): void {
    clearTimeout(this.pressing);
    if (!this.view().hasPointerCapture(pointer)) this.view().setPointerCapture(pointer);
    const under = document.elementFromPoint(x, y);
    if (under && this.view().contains(under)) this.line.over(under);
  }

  private pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
  ): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    const box = this.view().getBoundingClientRect();
    this.eye.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.eye.zoom(is / (was || 1), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
  }
}
