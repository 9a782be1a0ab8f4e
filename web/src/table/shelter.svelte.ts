// A moment of shelter: what has just appeared under a pointer that rests is not what its owner pressed for.

/** So long nothing new is pressed, unless the pointer has been moved to it first. */
const MOMENT = 350;
/** A hand that holds still trembles no farther than this. */
const STEADY = 4;

export class Shelter {
  /** Whether presses come to nothing just now. */
  up = $state(false);
  /** Where the pointer is, and where it was when this began. */
  private at = { x: NaN, y: NaN };
  private from = this.at;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly moment = MOMENT) {}

  raise(): void {
    clearTimeout(this.timer);
    this.up = true;
    this.from = this.at;
    this.timer = setTimeout(() => this.lower(), this.moment);
  }

  lower(): void {
    clearTimeout(this.timer);
    this.up = false;
  }

  /** Somebody who goes to a thing means it; a finger is nowhere until it comes down. */
  moved({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    this.at = { x, y };
    if (this.up && !(Math.hypot(x - this.from.x, y - this.from.y) <= STEADY)) this.lower();
  }
}
