// Talking to the server. What it refuses comes back as a Refused with a message id.

import type {
  BoardCard,
  Briefing,
  Charts,
  Created,
  Forecast,
  GameCard,
  Hold,
  Message,
  RuleCard,
  SeatView,
  Sighted,
  TableCard,
  Ways,
  Why,
} from './types';

/** Longer than any answer takes: after that the server counts as not there. */
const PATIENCE = 30_000;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly told: Message,
    readonly rule?: string,
  ) {
    super(told.id);
  }

  get stale(): boolean {
    return this.status === 409 && this.rule === 'table:stale';
  }

  /** Whether the server did not answer as it should: what was asked of it may have been done or not. */
  get unclear(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

async function ask(path: string, tokens: string[], body?: unknown): Promise<Response> {
  // Rules are told in the language that the page speaks.
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (tokens.length) headers['Authorization'] = `Bearer ${tokens.join(',')}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Refused(0, { id: 'problem-unreachable' });
  }
  if (!response.ok) {
    const told = await response.json().catch(() => null);
    const error = told?.error;
    throw new Refused(
      response.status,
      error
        ? { id: error.message, args: { ...error.args, rule: error.rule ?? '' } }
        : { id: 'problem-server' },
      error?.rule,
    );
  }
  return response;
}

async function json<T>(path: string, tokens: string[] = [], body?: unknown): Promise<T> {
  const response = await ask(path, tokens, body);
  return response.json().catch(() => {
    throw new Refused(0, { id: 'problem-unreadable' });
  }) as Promise<T>;
}

/** A seat's view; anything else, from a server of another time or something in between, is not shown. */
async function view(path: string, tokens: string[], body?: unknown): Promise<SeatView> {
  const found = await json<Partial<SeatView> | null>(path, tokens, body);
  if (typeof found?.at !== 'number' || !found.scene?.pieces || !found.table)
    throw new Refused(0, { id: 'problem-unreadable' });
  return found as SeatView;
}

const at = (table: string, seat: string) =>
  `api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}`;

export const api = {
  games: () => json<GameCard[]>('api/games'),
  rules: (game: string) => json<RuleCard[]>(`api/games/${encodeURIComponent(game)}/rules`),
  words: async (language: string, game?: string) =>
    (await ask(`api/words/${language}${game ? `/${encodeURIComponent(game)}` : ''}`, [])).text(),
  tables: () => json<TableCard[]>('api/tables'),
  create: (order: object) => json<Created>('api/tables', [], order),
  teach: (game: string) => json<Created>(`api/games/${encodeURIComponent(game)}/lesson`, [], {}),
  board: (table: string) => json<BoardCard>(`api/tables/${encodeURIComponent(table)}/board`),
  charts: (table: string) => json<Charts>(`api/tables/${encodeURIComponent(table)}/charts`),
  journal: async (table: string, tokens: string[]) =>
    (await ask(`api/tables/${encodeURIComponent(table)}/journal`, tokens)).blob(),
  branch: (table: string, tokens: string[], step: number) =>
    json<Created>(`api/tables/${encodeURIComponent(table)}/branch`, tokens, { step }),
  rename: (table: string, tokens: string[], title: string) =>
    json<TableCard>(`api/tables/${encodeURIComponent(table)}/title`, tokens, { title }),
  remove: async (table: string, tokens: string[]) => {
    await ask(`api/tables/${encodeURIComponent(table)}/delete`, tokens, {});
  },
  briefing: (table: string, seat: string, token: string) =>
    json<Briefing>(`${at(table, seat)}/briefing`, [token]),
  look: (table: string, seat: string, token: string, since: number) =>
    view(`${at(table, seat)}?since=${since}`, [token]),
  act: (table: string, seat: string, token: string, position: number, action: object) =>
    view(`${at(table, seat)}/act`, [token], { at: position, action }),
  undo: (table: string, seat: string, token: string, position: number) =>
    view(`${at(table, seat)}/undo`, [token], { at: position }),
  hold: (table: string, seat: string, token: string, wanted: Hold) =>
    view(`${at(table, seat)}/hand`, [token], wanted),
  learn: (table: string, seat: string, token: string, step: number, how: string) =>
    view(`${at(table, seat)}/lesson`, [token], { step, how }),
  concede: (table: string, seat: string, token: string, position: number) =>
    view(`${at(table, seat)}/concede`, [token], { at: position }),
  forecast: async (table: string, seat: string, token: string, action: object) =>
    (await json<{ forecast: Forecast | null }>(`${at(table, seat)}/forecast`, [token], { action })).forecast,
  why: (
    table: string,
    seat: string,
    token: string,
    asked: { unit: string; space?: string; piece?: string },
  ) => json<Why[]>(`${at(table, seat)}/ask`, [token], asked),
  whyNot: (table: string, seat: string, token: string, action: object) =>
    json<Why>(`${at(table, seat)}/why-not`, [token], { action }),
  route: (table: string, seat: string, token: string, via: string[], unit: string) =>
    json<Ways>(`${at(table, seat)}/route`, [token], { via, unit }),
  sight: (table: string, seat: string, token: string, start: string, end: string) =>
    json<Sighted>(`${at(table, seat)}/sight`, [token], { start, end }),
  replay: (table: string, seat: string, tokens: string[], step: number, since = 0) =>
    view(`${at(table, seat)}/replay/${step}?since=${since}`, tokens),
};
