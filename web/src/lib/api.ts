// Talking to the server. What it refuses comes back as a Refused with a message id.

import type {
  BoardCard,
  Created,
  Forecast,
  GameCard,
  Message,
  RuleCard,
  SeatView,
  TableCard,
  Why,
} from './types';

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
}

async function ask(path: string, tokens: string[], body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (tokens.length) headers['Authorization'] = `Bearer ${tokens.join(',')}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
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
  return (await ask(path, tokens, body)).json() as Promise<T>;
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
  board: (table: string) => json<BoardCard>(`api/tables/${encodeURIComponent(table)}/board`),
  journal: async (table: string, tokens: string[]) =>
    (await ask(`api/tables/${encodeURIComponent(table)}/journal`, tokens)).blob(),
  branch: (table: string, tokens: string[], step: number) =>
    json<Created>(`api/tables/${encodeURIComponent(table)}/branch`, tokens, { step }),
  look: (table: string, seat: string, token: string, since: number) =>
    json<SeatView>(`${at(table, seat)}?since=${since}`, [token]),
  act: (table: string, seat: string, token: string, position: number, action: object) =>
    json<SeatView>(`${at(table, seat)}/act`, [token], { at: position, action }),
  undo: (table: string, seat: string, token: string, position: number) =>
    json<SeatView>(`${at(table, seat)}/undo`, [token], { at: position }),
  concede: (table: string, seat: string, token: string, position: number) =>
    json<SeatView>(`${at(table, seat)}/concede`, [token], { at: position }),
  forecast: async (table: string, seat: string, token: string, action: object) =>
    (await json<{ forecast: Forecast | null }>(`${at(table, seat)}/forecast`, [token], { action })).forecast,
  why: (
    table: string,
    seat: string,
    token: string,
    asked: { unit: string; space?: string; piece?: string },
  ) => json<Why[]>(`${at(table, seat)}/ask`, [token], asked),
  replay: (table: string, seat: string, tokens: string[], step: number) =>
    json<SeatView>(`${at(table, seat)}/replay/${step}`, tokens),
};
