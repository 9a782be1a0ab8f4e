// Who sits where: this browser's owner, a friend with a link, whoever comes first, or a bot.

export type Sitter = 'me' | 'friend' | 'anybody' | `bot:${string}`;

/** Everybody's place: one side is mine, all others are the opponent's, unless a seat was given otherwise. */
export function seated(
  seats: readonly { id: string }[],
  mine: string,
  opponent: Sitter,
  given: Record<string, Sitter>,
): Record<string, Sitter> {
  return Object.fromEntries(seats.map(({ id }) => [id, given[id] ?? (id === mine ? 'me' : opponent)]));
}

/** The players as the server wants them. */
export function playersOf(sitters: Record<string, Sitter>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, who]) => [
      seat,
      who.startsWith('bot:') ? who.slice(4) : who === 'me' ? 'human' : who,
    ]),
  );
}

/** Who sat at a table that only this browser and bots played; nothing where somebody else did. */
export function sittersOf(
  seats: readonly { id: string; player: string }[],
  mine: readonly string[],
): Record<string, Sitter> | null {
  if (seats.some(({ id, player }) => player === 'human' && !mine.includes(id))) return null;
  return Object.fromEntries(
    seats.map(({ id, player }) => [id, player === 'human' ? 'me' : (`bot:${player}` as const)]),
  );
}

/** The two of a table with their seats changed; nothing where that would be the same, or where more sat there. */
export function exchanged(sitters: Record<string, Sitter>): Record<string, Sitter> | null {
  const [one, other, ...more] = Object.keys(sitters);
  if (!one || !other || more.length || sitters[one] === sitters[other]) return null;
  return { [one]: sitters[other]!, [other]: sitters[one]! };
}
