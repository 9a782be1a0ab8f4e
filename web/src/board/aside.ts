// A card over the board goes to that corner where it hides least: not what is pointed at, nor what can be answered, nor a box
// that one plays in.

import { called, cornerFor, CORNERS, type Box } from '../lib/corners';
import type { Point } from '../lib/types';

/** What else may lie over the board; a card keeps clear of it. */
const LYING =
  '.fan .tray, .minimap, .plates, .views, .happening, .eventcard, .unitstrip, .legend, .overlays-menu, .goals, .notice';
/** The boxes beside the map that one plays in. */
const PLAYED_IN = '.pieces .boxed:has(.may, .chosen, .focus)';
/** What stays where it lies over the board, whatever it hides. */
const COVERS = '.minimap, .boardtools, .plates, .views, .unitstrip, .legend, .goals';
/** Where an answer can be given. */
const OFFERED = '.spaces .may';
/** Counters that can be clicked, those that only lie there, and what is fought for: and how much dearer than a lit space. */
const DEAR: readonly (readonly [string, number])[] = [
  ['.pieces .counter.may', 30],
  ['.pieces .counter:not(.may)', 2],
  ['.flags [data-flag], .mark .worth', 4],
];
/** A pointer that comes so near makes a card of mere words give way. */
const NEAR = 60;

/** What lies over a board and hides what is under it, measured from the board's corner. */
export function coversOf(board: Element): Box[] {
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const beside = board.closest('.playing')?.querySelectorAll(':scope > aside') ?? [];
  return [...(board.closest('.boardside') ?? board).querySelectorAll(COVERS), ...beside]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width && one.height && one.left < right - 1 && one.top < bottom - 1)
    .map(({ x, y, width, height }) => ({ left: x - left, top: y - top, width, height }));
}

/** Where the pointer has last been, whatever lay there: a card that opens while it rests knows of it. */
let pointer: Point | null = null;
globalThis.addEventListener?.(
  'pointermove',
  ({ clientX, clientY }: PointerEvent) => (pointer = [clientX, clientY]),
  true,
);

/** The space that a card tells of, if it is one. */
const spaceOf = (about: unknown): string =>
  typeof about === 'string' ? about : ((about as { space?: string } | null)?.space ?? '');

/** Puts a card over the board where it hides least, and moves it when the pointer comes to it. */
export function outOfTheWay(node: HTMLElement, about: unknown) {
  let corner = CORNERS[0]!;
  const place = () => {
    const around = node.offsetParent;
    if (!around) return;
    const { left, top, width, height } = around.getBoundingClientRect();
    const boxOf = (one: Element): Box => {
      const box = one.getBoundingClientRect();
      return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
    };
    const middle = (one: Element): Point => {
      const box = boxOf(one);
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const all = (wanted: string) => [...around.querySelectorAll(wanted)].filter((one) => one !== node);
    const told = all('.spaces .cursor').map(middle);
    if (pointer) told.push([pointer[0] - left, pointer[1] - top]);
    const size = { width: node.offsetWidth, height: node.offsetHeight };
    const space = all('.spaces [data-space]').filter(
      (one) => one.getAttribute('data-space') === spaceOf(about),
    );
    const lying = [...all(LYING), ...all(PLAYED_IN), ...space].map(boxOf);
    const dear = DEAR.flatMap(([what, worth]) => all(what).map((one) => [middle(one), worth] as const));
    corner = cornerFor(size, { width, height }, told, all(OFFERED).map(middle), corner, lying, dear);
    node.dataset['corner'] = called(corner);
  };
  /** What only tells gives way to the pointer; what can be pressed waits for it. */
  const flees = getComputedStyle(node).pointerEvents === 'none';
  const moved = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const across = clientX > left - NEAR && clientX < right + NEAR;
    if (flees && across && clientY > top - NEAR && clientY < bottom + NEAR) place();
  };
  const observer = new ResizeObserver(place);
  observer.observe(node);
  // a stack that is laid open under a pointer that rests
  const opened = new MutationObserver(place);
  const drawn = node.offsetParent?.querySelector('#drawn');
  if (drawn) opened.observe(drawn, { childList: true });
  addEventListener('pointermove', moved);
  place();
  return {
    update: (now: unknown) => {
      about = now;
      place();
    },
    destroy: () => {
      observer.disconnect();
      opened.disconnect();
      removeEventListener('pointermove', moved);
    },
  };
}
