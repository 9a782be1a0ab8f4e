// Path data put elsewhere. A group of its own for every little sign would do as well, but each such group is another
// thing to be sorted whenever the board moves, and a large board has thousands.

/** How many numbers each command takes, and which of them are an x (0), a y (1), a length (2) or neither (3). */
const TAKES: Record<string, readonly number[]> = {
  M: [0, 1],
  L: [0, 1],
  H: [0],
  V: [1],
  Q: [0, 1, 0, 1],
  C: [0, 1, 0, 1, 0, 1],
  A: [2, 2, 3, 3, 3, 0, 1],
  Z: [],
};

/** The same path, so much larger and moved so far. Only absolute commands. */
export function moved(path: string, x: number, y: number, size = 1): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const takes = TAKES[command];
    if (!takes) throw new Error(command);
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map((number, place) => {
      const value = Number(number);
      const kind = takes[place % takes.length];
      return kind === 0
        ? value * size + x
        : kind === 1
          ? value * size + y
          : kind === 2
            ? value * size
            : value;
    });
    return command + numbers.map((number) => Math.round(number * 100) / 100).join(' ');
  });
}
