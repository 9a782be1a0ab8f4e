// NATO symbols, each drawn once.

import ms from 'milsymbol';

export interface Drawn {
  svg: string;
  width: number;
  height: number;
  x: number;
  y: number;
}

const known = new Map<string, Drawn>();

export function symbol(code: string): Drawn {
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
