// Which place each of the best answers has, as far as a few imagined games can tell.

/** What an answer is worth in points, and how uncertain that is. */
interface Worth {
  value: number;
  error: number;
}

/** Imagined games are played by the bots' own lights, and only so far ahead: less than half a point ranks nothing. */
export const LITTLE = 0.5;
/** Fewer points are not worth telling. */
export const SMALL = 0.1;

/** What answers are worth that cannot be told apart: as one, and as uncertain as they differ. */
export function together<T extends Worth & { chance: number | null }>(lines: readonly T[]): T {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const values = lines.map(({ value }) => value);
  const chances = lines.flatMap(({ chance }) => (chance === null ? [] : [chance]));
  const spread = Math.max(...values) - Math.min(...values);
  const error = Math.max(...lines.map((line) => line.error), spread >= SMALL ? LITTLE + spread : 0);
  return { ...lines[0]!, value: mean(values), error, chance: chances.length ? mean(chances) : null };
}

/**
 * The places of answers, the best first. Who comes to the same words as the one before whom the place was given to, or lies
 * within what is uncertain about both, or within what nobody would care about, shares it: 1, 1, 3.
 */
export function ranked<T extends Worth>(lines: readonly T[], told: (line: T) => string): number[] {
  const found: number[] = [];
  for (const [place, line] of lines.entries()) {
    const rank = found.at(-1) ?? 1;
    const first = lines[rank - 1]!;
    const within = Math.abs(first.value - line.value) <= Math.max(first.error, line.error, LITTLE);
    found.push(within || told(first) === told(line) ? rank : place + 1);
  }
  return found;
}
