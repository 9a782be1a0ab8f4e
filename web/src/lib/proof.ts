// Proving a game's dice in this browser, from the downloaded journal: the chain of its lines, the commitment, the numbers
// that people added, the key that came of it. Nothing of what the server says about them is taken for granted.

import { blake2b, bytes } from './blake2b';

const utf8 = new TextEncoder();

/** What this browser has seen and added before the game began. */
export interface Remembered {
  commitment: string;
  /** By seat, the numbers that this browser has added. */
  numbers: Record<string, string>;
  /** By seat, the seals of the others when this browser told its numbers. */
  seals: Record<string, string>;
}

export interface Header {
  sandtable: number;
  commitment: string;
  key: string;
  people?: string[];
  practice?: string[];
  position?: unknown;
  branch_of?: unknown;
  chain: string;
}

interface Entry {
  n: number;
  seat: string;
  sealed?: string;
  added?: string;
  afresh?: boolean;
  without?: boolean;
  looked?: string;
  chain: string;
}

/** What was looked into, and whether it is as it should be; nothing where there is nothing to look into. */
export interface Found {
  what: 'chain' | 'commitment' | 'same' | 'seals' | 'own' | 'key';
  holds: boolean | null;
}

export interface Proof {
  found: Found[];
  people: string[];
  key: string;
}

/** The fingerprint of a secret, as it is published before play. */
export const commitmentTo = (secret: string) => blake2b(bytes(secret), { purpose: 'sandtable-commit' });

/** The seal of a number; good for one seat of one table. */
export const seal = (commitment: string, seat: string, number: string) =>
  blake2b(utf8.encode(commitment + number + seat), { purpose: 'sandtable-seal' });

/** The key of a game from the secret and from what each seat has added. */
export const sharedKey = (secret: string, commitment: string, numbers: [string, string][]) =>
  blake2b(utf8.encode(commitment + JSON.stringify(numbers)), {
    key: bytes(secret),
    purpose: 'sandtable-shared',
  });

/** A number to add, fresh. */
export function newNumber(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(32));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Every line of a journal is linked to all before it, from the first one on. */
export function chained(lines: string[]): boolean {
  let before = '';
  return lines.every((line) => {
    const chain = (JSON.parse(line) as { chain?: string }).chain;
    const held = chain === blake2b(utf8.encode(before + unchained(line)), { size: 16 });
    before = chain ?? '';
    return held;
  });
}

/** A line as it is linked: without its link, its keys in order at every depth, each value as it stands there. */
export function unchained(line: string): string {
  return sorted(new Scanner(line), true);
}

function sorted(scan: Scanner, outermost = false): string {
  if (scan.eat('[')) {
    const parts: string[] = [];
    while (!scan.eat(']')) {
      parts.push(sorted(scan));
      scan.eat(',');
    }
    return `[${parts.join(',')}]`;
  }
  if (!scan.eat('{')) return scan.scalar();
  const parts: [string, string][] = [];
  while (!scan.eat('}')) {
    const key = scan.scalar();
    scan.eat(':');
    const value = sorted(scan);
    if (!(outermost && key === '"chain"')) parts.push([key, value]);
    scan.eat(',');
  }
  parts.sort(([one], [other]) => byCode(JSON.parse(one) as string, JSON.parse(other) as string));
  return `{${parts.map(([key, value]) => `${key}:${value}`).join(',')}}`;
}

const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

class Scanner {
  private place = 0;
  constructor(private readonly text: string) {}

  eat(sign: string): boolean {
    if (this.text[this.place] !== sign) return false;
    this.place++;
    return true;
  }

  scalar(): string {
    const rest = /"(?:[^"\\]|\\.)*"|[^,:[\]{}"]+/y;
    rest.lastIndex = this.place;
    const found = rest.exec(this.text)?.[0];
    if (found === undefined) throw new SyntaxError();
    this.place += found.length;
    return found;
  }
}

/** What a journal proves of the key that was told; `known` is what this browser has remembered of the table. */
export function prove(journal: string, told: string, known: Remembered | null): Proof {
  const lines = journal.split('\n').filter((line) => line);
  const header = JSON.parse(lines[0]!) as Header;
  const entries = lines.slice(1).map((line) => JSON.parse(line) as Entry);
  const gone = entries.filter(({ without }) => without).map(({ seat }) => seat);
  const people = (header.people ?? []).filter((seat) => !gone.includes(seat));
  const { added, sealed } = contributions(entries);
  const complete = people.length > 0 && people.every((seat) => added[seat]);
  const numbers = people.map((seat): [string, string] => [seat, added[seat] ?? '']);
  const own = Object.entries(known?.numbers ?? {});
  const others = Object.entries(known?.seals ?? {});
  const key = people.length ? sharedKey(header.key, header.commitment, complete ? numbers : []) : header.key;
  return {
    people: complete ? people : [],
    key,
    found: [
      { what: 'chain', holds: chained(lines) },
      { what: 'commitment', holds: commitmentTo(header.key) === header.commitment },
      { what: 'same', holds: known && known.commitment === header.commitment },
      {
        what: 'seals',
        holds: complete
          ? people.every(
              (seat) => !sealed[seat] || sealed[seat] === seal(header.commitment, seat, added[seat]!),
            ) && others.every(([seat, seen]) => seen === seal(header.commitment, seat, added[seat] ?? ''))
          : null,
      },
      { what: 'own', holds: own.length ? own.every(([seat, number]) => added[seat] === number) : null },
      { what: 'key', holds: key === told },
    ],
  };
}

/** What people had sealed and added when the game began. */
function contributions(entries: Entry[]): { added: Record<string, string>; sealed: Record<string, string> } {
  let added: Record<string, string> = {};
  let sealed: Record<string, string> = {};
  for (const entry of entries) {
    if (entry.afresh || entry.without) [added, sealed] = [{}, {}];
    if (entry.sealed) sealed[entry.seat] = entry.sealed;
    if (entry.added) added[entry.seat] = entry.added;
  }
  return { added, sealed };
}
