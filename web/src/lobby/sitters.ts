// Who sits where: this browser's owner, a friend with a link, or a bot.

export type Sitter = 'me' | 'friend' | `bot:${string}`;

/** The players as the server wants them: people are people, wherever they sit. */
export function playersOf(sitters: Record<string, Sitter>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, who]) => [seat, who.startsWith('bot:') ? who.slice(4) : 'human']),
  );
}
