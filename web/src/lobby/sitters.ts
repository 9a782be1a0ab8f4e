// Who sits where: this browser's owner, a friend with a link, or a bot.

export type Sitter = 'me' | 'friend' | `bot:${string}`;

/** Everybody's place: one side is mine, all others are the opponent's, unless a seat was given otherwise. */
export function seated(
  seats: readonly { id: string }[],
  mine: string,
  opponent: Sitter,
  given: Record<string, Sitter>,
): Record<string, Sitter> {
  return Object.fromEntries(seats.map(({ id }) => [id, given[id] ?? (id === mine ? 'me' : opponent)]));
}

/** The players as the server wants them: people are people, wherever they sit. */
export function playersOf(sitters: Record<string, Sitter>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, who]) => [seat, who.startsWith('bot:') ? who.slice(4) : 'human']),
  );
}
