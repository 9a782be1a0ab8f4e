// The small picture of each game of ours; a game that somebody has put on the shelf has none.

const FILES = import.meta.glob<string>('./covers/*.webp', { eager: true, query: '?url', import: 'default' });

export function coverOf(game: string): string {
  return FILES[`./covers/${game}.webp`] ?? '';
}
