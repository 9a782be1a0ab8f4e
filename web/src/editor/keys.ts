// What keys do at the desk, wherever nobody types.

const PLAIN: Record<string, string> = {
  Escape: 'drop',
  b: 'board',
  f: 'whole',
  '+': 'nearer',
  '-': 'farther',
};

/** What somebody wants who presses a key; nothing where he writes a text. */
export function command({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): string {
  const writes = (target as Element | null)?.closest?.('input, select, textarea');
  if (ctrlKey || metaKey) {
    if (writes || altKey) return '';
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
    return key.toLowerCase() === 'y' ? 'redo' : '';
  }
  if (writes) return key === 'Escape' ? 'drop' : '';
  return PLAIN[key] ?? '';
}
