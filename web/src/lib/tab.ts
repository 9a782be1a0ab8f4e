// The tab of the browser: its title and its icon tell whose move it is.

const ICONS = { rest: './favicon.svg', move: './favicon-move.svg' };

/** What the tab says; with a mark if somebody here is to decide. */
export function nameTab(title: string, move = false): void {
  document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', move ? ICONS.move : ICONS.rest);
}
