// The hash function that journals and dice are proved with (RFC 7693); browsers do not bring it along.

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** Which words of the state are mixed with each other, columns first, then diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;

const turned = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK;

function mix(v: bigint[], [a, b, c, d]: (typeof MIXED)[number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 63n);
}

function compress(h: bigint[], block: DataView, counted: number, last: boolean): void {
  const v = [...h, ...IV];
  v[12]! ^= BigInt(counted);
  if (last) v[14]! ^= MASK;
  const words = Array.from({ length: 16 }, (_, place) => block.getBigUint64(place * 8, true));
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]!;
    MIXED.forEach((four, place) => mix(v, four, words[order[2 * place]!]!, words[order[2 * place + 1]!]!));
  }
  for (let place = 0; place < 8; place++) h[place]! ^= v[place]! ^ v[place + 8]!;
}

export interface Manner {
  /** How many bytes the fingerprint has. */
  size?: number;
  key?: Uint8Array;
  /** What it is for: the same bytes for another purpose have another fingerprint. */
  purpose?: string;
}

/** The fingerprint of bytes, in hexadecimal digits. */
export function blake2b(told: Uint8Array, { size = 32, key, purpose = '' }: Manner = {}): string {
  const manner = new DataView(new ArrayBuffer(64));
  manner.setUint32(0, 0x01010000 | ((key?.length ?? 0) << 8) | size, true);
  new TextEncoder().encode(purpose).forEach((byte, place) => manner.setUint8(48 + place, byte));
  const h = IV.map((word, place) => word ^ manner.getBigUint64(place * 8, true));
  const head = key?.length ? BLOCK : 0;
  const length = head + told.length;
  const padded = new Uint8Array(Math.max(1, Math.ceil(length / BLOCK)) * BLOCK);
  if (key) padded.set(key);
  padded.set(told, head);
  for (let start = 0; start < padded.length; start += BLOCK) {
    const last = start + BLOCK >= padded.length;
    compress(h, new DataView(padded.buffer, start, BLOCK), last ? length : start + BLOCK, last);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, place) => out.setBigUint64(place * 8, word, true));
  return hex(new Uint8Array(out.buffer, 0, size));
}

export const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytes = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
