// Which place each of the best answers has, as far as a few imagined games can tell.

/** What an answer is worth in points, and how uncertain that is. */
interface Worth {
  value: number;
  error: number;
}

/**
 * The places of answers, the best first. Who comes to the same words as the one before whom the place was given to, or lies
 * within what is uncertain about both, shares it: 1, 1, 3.
 */
export function ranked<T extends Worth>(lines: readonly T[], told: (line: T) => string): number[] {
  const found: number[] = [];
  for (const [place, line] of lines.entries()) {
    const rank = found.at(-1) ?? 1;
    const first = lines[rank - 1]!;
    const within = Math.abs(first.value - line.value) <= Math.max(first.error, line.error);
    found.push(within || told(first) === told(line) ? rank : place + 1);
  }
  return found;
}
