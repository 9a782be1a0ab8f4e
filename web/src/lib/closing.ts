// Menus and sheets go away by Esc, or when somebody points elsewhere.

/** A finger's tap beside what it closes is meant for that, and for nothing that lies where it came down. */
function isSpent(tap: PointerEvent): void {
  tap.stopPropagation();
  const ignored = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const over = () => removeEventListener('click', ignored, true);
  addEventListener('click', ignored, { capture: true, once: true });
  addEventListener('pointerdown', over, { capture: true, once: true });
}

/**
 * Closes an opened thing, if there is anything to close; what opened it, and says so by aria-expanded, closes it by
 * itself.
 */
export function closing(node: HTMLElement, onclose: (() => void) | null) {
  let close = onclose;
  const pointed = (event: PointerEvent) => {
    const target = event.target as Element;
    if (!close || node.contains(target) || target.closest('[aria-expanded="true"]')) return;
    if (event.pointerType === 'touch' && !target.closest('[aria-expanded], [aria-pressed]')) isSpent(event);
    close();
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !close) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // one thing at a time
    close();
  };
  addEventListener('pointerdown', pointed, true);
  addEventListener('keydown', typed, true);
  return {
    update: (wanted: (() => void) | null) => (close = wanted),
    destroy: () => {
      removeEventListener('pointerdown', pointed, true);
      removeEventListener('keydown', typed, true);
    },
  };
}

/** Opens a dialog over everything; a click beside it closes it, as Esc does by itself. */
export function modal(node: HTMLDialogElement) {
  const clicked = (event: MouseEvent) => {
    const box = node.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (event.target === node && !inside) node.close();
  };
  node.showModal();
  node.addEventListener('click', clicked);
  return { destroy: () => node.removeEventListener('click', clicked) };
}

/**
 * Buttons that a pointer presses do not take the keyboard: who goes on by keys is where he was, and what was closed is
 * not opened again by the next Space.
 */
export function unfocused(node: HTMLElement) {
  const pressed = (event: MouseEvent) => {
    if ((event.target as Element).closest('button')) event.preventDefault();
  };
  node.addEventListener('mousedown', pressed);
  return { destroy: () => node.removeEventListener('mousedown', pressed) };
}
