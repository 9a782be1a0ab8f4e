// The symbols of counters, each drawn once: NATO's, and behind an @ those that NATO has none for.

import ms from 'milsymbol';

export interface Drawn {
  svg: string;
  width: number;
  height: number;
  x: number;
  y: number;
}

const known = new Map<string, Drawn>();

/** A star in a frame: what it is all about. */
const STAR: Drawn = {
  svg:
    '<rect x="6" y="6" width="108" height="108" rx="10" fill="#fffdf3" stroke="#1d1408" stroke-width="7"/>' +
    '<path d="M60 16L72 46L104 48L79 68L88 100L60 82L32 100L41 68L16 48L48 46Z" fill="#c8901a" stroke="#1d1408" stroke-width="4"/>',
  x: 0,
  y: 0,
  width: 120,
  height: 120,
};

/** A lorry seen from the side: cab, bed under its canvas, two wheels. */
const LORRY: Drawn = {
  svg:
    '<path d="M8 22Q8 14 16 14H74Q82 14 82 22V66H8Z" fill="#8a7b4a" stroke="#1d1408" stroke-width="6"/>' +
    '<path d="M28 15V64M50 15V64" fill="none" stroke="#1d1408" stroke-width="3"/>' +
    '<path d="M84 34H106L122 52V66H84Z" fill="#c9b878" stroke="#1d1408" stroke-width="6" stroke-linejoin="round"/>' +
    '<path d="M94 40H104L112 52H94Z" fill="#dbe9ee" stroke="#1d1408" stroke-width="3"/>' +
    '<path d="M17 72A13 13 0 1 0 43 72A13 13 0 1 0 17 72ZM89 72A13 13 0 1 0 115 72A13 13 0 1 0 89 72Z" fill="#3a332a" stroke="#1d1408" stroke-width="5"/>' +
    '<path d="M25 72A5 5 0 1 0 35 72A5 5 0 1 0 25 72ZM97 72A5 5 0 1 0 107 72A5 5 0 1 0 97 72Z" fill="#c9b878"/>',
  x: 2,
  y: 8,
  width: 126,
  height: 82,
};

/** Things that are no units: they lie on a card of nobody's colour and shape. */
const THINGS: Record<string, Drawn> = { '@lorry': LORRY };

export const isThing = (code: string) => code in THINGS;

export function symbol(code: string): Drawn {
  if (code.startsWith('@')) return THINGS[code] ?? STAR;
  let drawn = known.get(code);
  if (!drawn) {
    const made = new ms.Symbol(code, { size: 100, fillColor: '#fffdf3', strokeWidth: 7, infoFields: false });
    const box = /viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/.exec(made.asSVG());
    const [x, y, width, height] = (box?.slice(1) ?? ['0', '0', '200', '200']).map(Number);
    const svg = made.asSVG().replace(/^<svg[^>]*>|<\/svg>$/g, '');
    drawn = { svg, x: x ?? 0, y: y ?? 0, width: width ?? 200, height: height ?? 200 };
    known.set(code, drawn);
  }
  return drawn;
}
