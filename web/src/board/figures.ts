// The figures at the foot of a counter: as large as it is wide, and clear of the band along its edge.

import type { Piece } from '../lib/types';

/** The figures as they are printed. */
export interface Figures {
  /** What is printed large, and what stands behind it in small letters. */
  large: string;
  small: string;
  size: number;
  /** What is printed where nothing else can be read, and how large. */
  afar: string;
  afarSize: number;
  /** Where their middle is. */
  x: number;
}

/** How wide letters and digits are, dashes, and what is between large and small ones: parts of their height. */
const [GLYPH, DASH] = [0.7, 0.45];
export const GAP = 0.2;
/** So much smaller the small ones are. */
export const SMALLER = 0.62;
/** How high they are at most, from near and from afar. */
const [MOST, MOST_AFAR] = [29, 46];

/** How wide a line of figures is, as parts of how high it is. */
export function widthOf(text: string): number {
  const dashes = text.split('-').length - 1;
  return GLYPH * (text.length - dashes) + DASH * dashes;
}

/** How large a strength is that has its counter to itself, clear of the band along its edge. */
export const alone = (text: string, band: boolean): number => Math.min(80, (band ? 82 : 96) / widthOf(text));

export function figuresOn({ left, right, band }: Pick<Piece, 'left' | 'right' | 'band'>): Figures {
  const lettered = !!left && !!right && /\p{L}/u.test(right);
  const all = [left, right].filter(Boolean).join('-');
  const large = lettered ? left : all;
  const small = lettered ? right : '';
  const afar = left?.includes('-') || lettered ? left! : all;
  // a band takes the left edge
  const [room, broad, x] = band ? [74, 74, 6] : [86, 92, 0];
  const width = widthOf(large) + (small ? GAP + SMALLER * widthOf(small) : 0);
  return {
    large: large.length > 3 ? large : large.replaceAll('-', '\u2009–\u2009'),
    small,
    size: Math.min(MOST, room / width),
    afar,
    afarSize: Math.min(MOST_AFAR, broad / widthOf(afar)),
    x,
  };
}
