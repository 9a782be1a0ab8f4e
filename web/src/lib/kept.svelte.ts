// What this browser keeps: the seats it holds, and how its owner likes the table.

type Tokens = Record<string, Record<string, string>>;

/** How what happens is played before one's eyes. */
export const PACES = ['slow', 'normal', 'fast', 'straight'] as const;
export type Pace = (typeof PACES)[number];

export interface Taste {
  theme: string;
  passDevice: boolean;
  trails: boolean;
  /** Give the only answer there is, where nothing hangs on it. */
  skip: boolean;
  /** Ask before a part of the turn ends though units could still act. */
  askEnd: boolean;
  pace: Pace;
  /** For how many seconds the result of a throw stays; 0 until its player goes on. */
  results: number;
}

export function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const SEATS = 'sandtable.seats';
const TASTE = 'sandtable.taste';
const USUAL: Taste = {
  theme: 'auto',
  passDevice: false,
  trails: true,
  skip: true,
  askEnd: true,
  pace: 'normal',
  results: 0,
};

class Kept {
  seats = $state<Tokens>(read<Tokens>(SEATS, {}));
  taste = $state<Taste>({ ...USUAL, ...read<Partial<Taste>>(TASTE, {}) });

  hold(table: string, tokens: Record<string, string>): void {
    this.seats[table] = { ...this.seats[table], ...tokens };
    localStorage.setItem(SEATS, JSON.stringify(this.seats));
  }

  tokensOf(table: string): Record<string, string> {
    return this.seats[table] ?? {};
  }

  like(changes: Partial<Taste>): void {
    Object.assign(this.taste, changes);
    localStorage.setItem(TASTE, JSON.stringify(this.taste));
    this.dress();
  }

  dress(): void {
    document.documentElement.dataset['theme'] = this.taste.theme;
  }
}

export const kept = new Kept();
