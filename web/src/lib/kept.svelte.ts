// What this browser keeps: the seats it holds, and how its owner likes the table.

type Tokens = Record<string, Record<string, string>>;

/** How what happens is played before one's eyes. */
export const PACES = ['slow', 'normal', 'fast', 'straight'] as const;
export type Pace = (typeof PACES)[number];

export interface Taste {
  theme: string;
  /** When a shared screen is handed over under a curtain. */
  handOver: 'hidden' | 'always' | 'never';
  /** Tell what a table is about when it is first opened. */
  briefing: boolean;
  trails: boolean;
  /** Give the only answer there is, where nothing hangs on it. */
  skip: boolean;
  /** Ask before a part of the turn ends though units could still act. */
  askEnd: boolean;
  /** The games in which that is not asked any more: what one knows by heart in one, one does not in another. */
  unasked: string[];
  pace: Pace;
  /** For how many seconds the result of a throw stays; 0 until its player goes on. */
  results: number;
  /** Whom one has last chosen to play against, by game. */
  against: Record<string, string>;
  /** The game that somebody last sat at here, in a lesson too; with a pack of its own, that pack's fingerprint behind it. */
  game: string;
}

/** What a game is kept as, which is another one with a pack of its own. */
export const playedAs = (game: string, pack = '') => (pack ? `${game}@${pack}` : game);

export function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const SEATS = 'sandtable.seats';
const TASTE = 'sandtable.taste';
const INVITED = 'sandtable.invitations';
const READ = 'sandtable.read';
const USUAL: Taste = {
  theme: 'auto',
  handOver: 'hidden',
  briefing: true,
  trails: true,
  skip: true,
  askEnd: true,
  unasked: [],
  pace: 'normal',
  results: 0,
  against: {},
  game: '',
};

/** So many briefings are remembered as read. */
const MOST_READ = 400;

class Kept {
  seats = $state<Tokens>(read<Tokens>(SEATS, {}));
  taste = $state<Taste>({ ...USUAL, ...read<Partial<Taste>>(TASTE, {}) });

  /** The secrets of invitations that were made here, to show their links again. */
  invited = $state<Tokens>(read<Tokens>(INVITED, {}));
  /** The tables whose briefing has been read, by seat. */
  private briefed = $state<string[]>(read<string[]>(READ, []));

  hold(table: string, tokens: Record<string, string>): void {
    this.seats[table] = { ...this.seats[table], ...tokens };
    localStorage.setItem(SEATS, JSON.stringify(this.seats));
  }

  /** Keeps an invitation, to show its link again; the server seats by it whoever comes first. */
  invite(table: string, secrets: Record<string, string>): void {
    this.invited[table] = { ...this.invited[table], ...secrets };
    localStorage.setItem(INVITED, JSON.stringify(this.invited));
  }

  /** Seats that belong to this browser's person now need their tokens no more. */
  release(table: string, seats: readonly string[]): void {
    for (const seat of seats) delete this.seats[table]?.[seat];
    if (!Object.keys(this.tokensOf(table)).length) delete this.seats[table];
    localStorage.setItem(SEATS, JSON.stringify(this.seats));
  }

  /** A table that is no more. */
  forget(table: string): void {
    delete this.seats[table];
    delete this.invited[table];
    localStorage.setItem(SEATS, JSON.stringify(this.seats));
    localStorage.setItem(INVITED, JSON.stringify(this.invited));
  }

  /** Whoever sat here is forgotten. */
  forgetAll(): void {
    [this.seats, this.invited, this.briefed] = [{}, {}, []];
    for (const key of [SEATS, INVITED, READ]) localStorage.removeItem(key);
  }

  hasRead(table: string, seat: string): boolean {
    return this.briefed.includes(`${table}/${seat}`);
  }

  read(table: string, seat: string): void {
    if (this.hasRead(table, seat)) return;
    this.briefed = [...this.briefed, `${table}/${seat}`].slice(-MOST_READ);
    localStorage.setItem(READ, JSON.stringify(this.briefed));
  }

  tokensOf(table: string): Record<string, string> {
    return this.seats[table] ?? {};
  }

  like(changes: Partial<Taste>): void {
    Object.assign(this.taste, changes);
    localStorage.setItem(TASTE, JSON.stringify(this.taste));
    this.dress();
  }

  /** The game that is played here now: the lobby opens on it. */
  sit(game: string, pack = ''): void {
    this.like({ game: playedAs(game, pack) });
  }

  /** Whether it is asked, in such a game, before a part of the turn ends. */
  asksEnd(game: string): boolean {
    return this.taste.askEnd && !this.taste.unasked.includes(game);
  }

  /** Asks in such a game from now on, or does not; in other games nothing changes unless it was asked in none. */
  askEndOf(game: string, ask: boolean): void {
    const others = this.taste.unasked.filter((one) => one !== game);
    this.like(ask ? { askEnd: true, unasked: others } : { unasked: [...others, game] });
  }

  dress(): void {
    document.documentElement.dataset['theme'] = this.taste.theme;
  }
}

export const kept = new Kept();
