// Signs for the states that many games have; a state without a sign is shown by its first letter.

const FOUGHT = 'M0 -9L2 -3.5L7.5 -5.5L4.5 0L7.5 5.5L2 3.5L0 9L-2 3.5L-7.5 5.5L-4.5 0L-7.5 -5.5L-2 -3.5Z';

const SIGNS: Record<string, string> = {
  disrupted: 'M2 -8L-5 1H0L-2 8L5 -1H0Z',
  moved: 'M-6 -2H1V-6L7 0L1 6V2H-6Z',
  hidden: 'M-8 0Q0 -8 8 0Q0 8 -8 0ZM0 -2.5A2.5 2.5 0 1 0 0 2.5A2.5 2.5 0 1 0 0 -2.5Z',
  wounded: 'M-2 -7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z',
  limbered: 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0ZM-2 0A2 2 0 1 0 2 0A2 2 0 1 0 -2 0Z',
  waiting: 'M-6 -8H6V-5L1 0L6 5V8H-6V5L-1 0L-6 -5Z',
  entering: 'M-8 -7H-5V7H-8ZM-3 -2H1V-6L8 0L1 6V2H-3Z',
  unsupplied: 'M-6 -7H2L-6 1ZM6 7H-2L6 -1ZM-8 7L7 -8L8 -7L-7 8Z',
  fought: FOUGHT,
  attacked: FOUGHT,
  inactive: 'M-6 -7H-2V7H-6ZM2 -7H6V7H2Z',
  dummy: 'M-8 -5L-5 -8L0 -3L5 -8L8 -5L3 0L8 5L5 8L0 3L-5 8L-8 5L-3 0Z',
  aboard: 'M-8 -4H2V4H-8ZM3 -2H6L8 1V4H3Z',
};

/** The states of a unit that is down for the moment: a bolt across its counter, from afar too. */
export const DOWN: readonly string[] = ['disrupted', 'pinned'];

/** Whoever has been turned up and is nobody: crossed out, from afar too. */
export const NOBODY = 'dummy';

export function markerGlyph(marker: string): string {
  return SIGNS[marker] ?? '';
}

/** The cloth of the sides' flags: they differ by shape as well as by colour. */
export const CLOTH = ['M0 -22H28V-4H0Z', 'M0 -22L30 -13L0 -4Z'];

/** Where something has been fought out. */
export const BURST = 'M0 -30L7 -11L26 -17L14 0L26 17L7 11L0 30L-7 11L-26 17L-14 0L-26 -17L-7 -11Z';

const STAR = 'M0 -14L4 -4.4L14 -4.4L6.2 2.2L9 12L0 6.2L-9 12L-6.2 2.2L-14 -4.4L-4 -4.4Z';

/** Signs for what is printed in spaces; anything without a sign of its own is a star. */
const PRINTED: Record<string, string> = {
  airport: 'M0 -14L3 -4L14 3V6L3 3L2 10L6 13V15L0 13L-6 15V13L-2 10L-3 3L-14 6V3L-3 -4Z',
  town: 'M-8 -8H8V8H-8Z',
  city: 'M-11 -11H11V11H-11ZM-5 -5V5H5V-5Z',
  capital: 'M0 -14L4 -4.4L14 -4.4L6.2 2.2L9 12L0 6.2L-9 12L-6.2 2.2L-14 -4.4L-4 -4.4Z',
  resource: 'M0 -12L12 0L0 12L-12 0Z',
  delivery: 'M-11 -9H11V10H-11ZM-11 -3H11V0H-11Z',
  airfield: 'M0 -14L3 -4L14 3V6L3 3L2 10L6 13V15L0 13L-6 15V13L-2 10L-3 3L-14 6V3L-3 -4Z',
  airstrip: 'M-14 6L9 -12L14 -6L-9 12ZM-4 3L-1 6L2 4L-1 0ZM3 -3L6 1L9 -1L6 -5Z',
  supply: 'M0 -12Q10 -12 10 -7V7Q10 12 0 12Q-10 12 -10 7V-7Q-10 -12 0 -12ZM-10 -3Q0 3 10 -3V0Q0 6 -10 0Z',
  oilfield: 'M0 -14Q10 0 10 5A10 9 0 0 1 -10 5Q-10 0 0 -14Z',
  hostages: 'M0 -13A4.5 4.5 0 1 1 0 -4A4.5 4.5 0 1 1 0 -13ZM-8 12V3Q-8 -2 0 -2Q8 -2 8 3V12Z',
  lorries:
    'M-14 -8H3V6H-14ZM5 -4H10L14 1V6H5ZM-9 7A3 3 0 1 0 -3 7A3 3 0 1 0 -9 7ZM5 7A3 3 0 1 0 11 7A3 3 0 1 0 5 7Z',
  edge: 'M-13 -4H1V-11L14 0L1 11V4H-13Z',
  drop: 'M-13 -2Q-12 -13 0 -13Q12 -13 13 -2Q8 -6 4 -2Q0 -6 -4 -2Q-8 -6 -13 -2ZM-10 -1L-1 12H1L10 -1L2 9V-1H-2V9Z',
  port: 'M-2 -13H2V-8H7V-5H2V7Q8 6 10 0L13 4Q9 12 0 13Q-9 12 -13 4L-10 0Q-8 6 -2 7V-5H-7V-8H-2Z',
};

/** Signs for what has befallen a space; anything without a sign of its own is a warning triangle. */
const BEFALLEN: Record<string, string> = {
  fire: 'M0 -20Q12 -8 10 4Q9 14 0 16Q-9 14 -10 4Q-9 -4 -4 -6Q-4 2 0 2Q4 -4 0 -20Z',
  objective: 'M0 -24L6.9 -7.5L24 -7.5L10.6 3.8L15.4 20.6L0 10.6L-15.4 20.6L-10.6 3.8L-24 -7.5L-6.9 -7.5Z',
  drop: 'M-19 -3Q-18 -20 0 -20Q18 -20 19 -3Q12 -9 6 -3Q0 -9 -6 -3Q-12 -9 -19 -3ZM-15 -1L-2 18H2L15 -1L3 13V-1H-3V13Z',
};

export function noteSign(kind: string): string {
  return BEFALLEN[kind] ?? 'M0 -17L18 14H-18ZM-2 -6V4H2V-6ZM-2 7V11H2V7Z';
}

export function markSign(kind: string): string {
  return PRINTED[kind] ?? STAR;
}

/** The shapes around the labels of spaces, by the sign of their terrain. */
const SIGN_SHAPES: Record<string, string> = {
  circle: 'M-26 0A26 26 0 1 0 26 0A26 26 0 1 0 -26 0Z',
  square: 'M-26 -22H26V22H-26Z',
  triangle: 'M0 -36L36 24H-36Z',
};

export function signOf(sign: string): string {
  return SIGN_SHAPES[sign] ?? '';
}
