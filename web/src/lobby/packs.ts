// A game with a pack beside its own is a game of its own in the lobby.

import type { GameCard } from '../lib/types';

export function keyOf(game: GameCard): string {
  return game.pack ? `${game.name}@${game.pack.id}` : game.name;
}
