// Talking to the server. What it refuses comes back as a Refused with a message id.

import type { Step } from './adding';
import { kept } from './kept.svelte';
import { me } from './me.svelte';
import { atTheirEntry } from './sheets';
import type {
  BoardCard,
  Briefing,
  Charts,
  Codes,
  Created,
  Desk,
  Draft,
  Drawn,
  GameCard,
  Held,
  Hint,
  Hold,
  Judged,
  Me as WhoIAm,
  Message,
  NewDraft,
  NewUpload,
  Odds,
  Offered,
  Own,
  ReviewState,
  Paper,
  ProgramCard,
  ProgramToken,
  Proof,
  RuleCard,
  SaidAnswer,
  Saved,
  SeatView,
  SeriesAct,
  SeriesTold,
  Sighted,
  TableCard,
  ThreatTold,
  UploadCard,
  Uploaded,
  Ways,
  Welcome,
  Why,
} from './types';

/** By this a page proves that it is the server's own. */
const PROOF = 'Sandtable-Session';
/** Longer than any answer takes: after that the server counts as not there. */
const PATIENCE = 30_000;
/** No more tokens are read from one request. */
const MOST_TOKENS = 64;

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

/** The check of a pack opens and plays every scenario of it. */
const CHECKED = 120_000;

async function send(path: string, tokens: string[], body?: unknown, patience = PATIENCE): Promise<Response> {
  // Rules are told in the language that the page speaks.
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (tokens.length) headers['Authorization'] = `Bearer ${tokens.join(',')}`;
  let response: Response;
  try {
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json';
      headers[PROOF] = await me.session();
    }
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new Refused(0, { id: 'problem-unreachable' });
  }
  me.changed(response.headers.get(PROOF));
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

/** What is under way and may bring this browser its first session. */
let first: Promise<unknown> = Promise.resolve();

/** Asks the server; a session that another page has changed meanwhile is asked for again, once. */
async function ask(path: string, tokens: string[], body?: unknown, patience = PATIENCE): Promise<Response> {
  const again = async () => {
    try {
      return await send(path, tokens, body, patience);
    } catch (error) {
      if (!(error instanceof Refused) || error.told.id !== 'problem-session') throw error;
      await me.ask();
      return send(path, tokens, body, patience);
    }
  };
  if (body === undefined || !me.unknown) return again();
  const sent = first.then(again);
  first = sent.catch(() => undefined);
  return sent;
}

async function json<T>(path: string, tokens: string[] = [], body?: unknown, patience = PATIENCE): Promise<T> {
  const response = await ask(path, tokens, body, patience);
  return response.json().catch(() => {
    throw new Refused(0, { id: 'problem-unreadable' });
  }) as Promise<T>;
}

/** A seat's view; anything else, from a server of another time or something in between, is not shown. */
async function view(path: string, tokens: string[], body?: unknown): Promise<SeatView> {
  const found = await json<Partial<SeatView> | null>(path, tokens, body);
  if (typeof found?.at !== 'number' || !found.scene?.pieces || !found.table)
    throw new Refused(0, { id: 'problem-unreadable' });
  return { ...(found as SeatView), scene: atTheirEntry(found.scene) };
}

const uploadAt = (upload: string) => `api/uploads/${encodeURIComponent(upload)}`;
const draftAt = (upload: string) => `api/drafts/${encodeURIComponent(upload)}`;
const tableAt = (table: string) => `api/tables/${encodeURIComponent(table)}`;
const at = (table: string, seat: string) => `${tableAt(table)}/seats/${encodeURIComponent(seat)}`;
/** The tokens of seats that this browser has kept from before it was known; of one table, or of all. */
const brought = (table?: string) =>
  Object.values(table === undefined ? kept.seats : { [table]: kept.tokensOf(table) })
    .flatMap((seats) => Object.values(seats))
    .slice(0, MOST_TOKENS);

export const api = {
  games: () => json<GameCard[]>('api/games'),
  rules: (game: string) => json<RuleCard[]>(`api/games/${encodeURIComponent(game)}/rules`),
  words: async (language: string, game?: string) =>
    (await ask(`api/words/${language}${game ? `/${encodeURIComponent(game)}` : ''}`, [])).text(),
  tables: () => json<TableCard[]>('api/tables', brought()),
  table: (table: string, ...tokens: string[]) =>
    json<TableCard>(tableAt(table), [...tokens, ...brought(table)]),
  takeOver: (seats: Record<string, Record<string, string>>) => json<Held>('api/me/seats', [], { seats }),
  keepGames: (name: string, password: string) => json<Codes>('api/me/name', [], { name, password }),
  signIn: (name: string, password: string) => json<WhoIAm>('api/me/sign-in', [], { name, password }),
  recover: (name: string, code: string, password: string) =>
    json<WhoIAm>('api/me/recover', [], { name, code, password }),
  signOut: (everywhere: boolean) => json<WhoIAm>('api/me/sign-out', [], { everywhere }),
  changePassword: (old: string, next: string) => json<WhoIAm>('api/me/password', [], { old, new: next }),
  newCodes: (password: string) => json<Codes>('api/me/codes', [], { password }),
  programs: () => json<ProgramCard[]>('api/me/tokens'),
  newProgram: (label: string, scopes: string[]) => json<ProgramToken>('api/me/tokens', [], { label, scopes }),
  withdrawProgram: (id: string) =>
    json<ProgramCard[]>(`api/me/tokens/${encodeURIComponent(id)}/withdraw`, [], {}),
  exportMe: async () => (await ask('api/me/export', [])).blob(),
  forgetMe: (password: string) => json<WhoIAm>('api/me/delete', [], { password }),
  lookAt: (secret: string) => json<Welcome>('api/invitations/look', [], { secret }),
  accept: (secret: string) => json<Welcome>('api/invitations/take', [], { secret }),
  take: (table: string, seat: string) => json<Welcome>(`${at(table, seat)}/take`, [], {}),
  rematch: (table: string) => json<TableCard>(`${tableAt(table)}/rematch`, brought(table), {}),
  offer: (table: string, seat: string, to: string) =>
    json<Offered>(`${at(table, seat)}/offer`, brought(table), { to }),
  create: (order: object) => json<Created>('api/tables', [], order),
  teach: (game: string) => json<Created>(`api/games/${encodeURIComponent(game)}/lesson`, [], {}),
  board: (table: string) => json<BoardCard>(`${tableAt(table)}/board`, brought(table)),
  paper: (game: string, scenario: string) =>
    json<Paper>(
      `api/games/${encodeURIComponent(game)}/paper${scenario ? `?scenario=${encodeURIComponent(scenario)}` : ''}`,
    ),
  charts: (table: string) => json<Charts>(`${tableAt(table)}/charts`, brought(table)),
  /** The save; of a game that is being played it is taken, which is written down. */
  journal: async (table: string, over: boolean) =>
    (await ask(`${tableAt(table)}/journal`, brought(table), over ? undefined : {})).blob(),
  dice: (table: string, seat: string, step: Step) => view(`${at(table, seat)}/dice`, brought(table), step),
  proof: (table: string) => json<Proof>(`${tableAt(table)}/proof`, brought(table)),
  branch: (table: string, step: number) =>
    json<Created>(`${tableAt(table)}/branch`, brought(table), { step }),
  rename: (table: string, title: string) =>
    json<TableCard>(`${tableAt(table)}/title`, brought(table), { title }),
  remove: async (table: string) => {
    await ask(`${tableAt(table)}/delete`, brought(table), {});
  },
  briefing: (table: string, seat: string) => json<Briefing>(`${at(table, seat)}/briefing`, brought(table)),
  look: (table: string, seat: string, since: number) =>
    view(`${seat ? at(table, seat) : `${tableAt(table)}/watch`}?since=${since}`, brought(table)),
  act: (
    table: string,
    seat: string,
    position: number,
    action: object,
    along: readonly string[],
    then: readonly object[] = [],
  ) => view(`${at(table, seat)}/act`, brought(table), { at: position, action, along, then }),
  undo: (table: string, seat: string, position: number, count: number) =>
    view(`${at(table, seat)}/undo`, brought(table), { at: position, count }),
  hold: (table: string, seat: string, wanted: Hold) =>
    view(`${at(table, seat)}/hand`, brought(table), wanted),
  learn: (table: string, seat: string, step: number, how: string) =>
    view(`${at(table, seat)}/lesson`, brought(table), { step, how }),
  concede: (table: string, seat: string, position: number) =>
    view(`${at(table, seat)}/concede`, brought(table), { at: position }),
  forecast: (table: string, seat: string, action: object) =>
    json<Odds>(`${at(table, seat)}/forecast`, brought(table), { action }),
  together: (table: string, seat: string, [action, ...along]: readonly object[]) =>
    json<Odds>(`${at(table, seat)}/forecast`, brought(table), { action, along }),
  why: (table: string, seat: string, asked: { unit: string; space?: string; piece?: string }) =>
    json<Why[]>(`${at(table, seat)}/ask`, brought(table), asked),
  whyNot: (table: string, seat: string, action: object) =>
    json<Why>(`${at(table, seat)}/why-not`, brought(table), { action }),
  route: (table: string, seat: string, via: string[], unit: string) =>
    json<Ways>(`${at(table, seat)}/route`, brought(table), { via, unit }),
  sight: (table: string, seat: string, start: string, end: string) =>
    json<Sighted>(`${at(table, seat)}/sight`, brought(table), { start, end }),
  hint: (table: string, seat: string, position: number, stop = false) =>
    json<Hint>(`${at(table, seat)}/hint`, brought(table), { at: position, stop }),
  seriesAct: (table: string, seat: string, position: number, action: object) =>
    json<SeriesAct>(`${at(table, seat)}/series/act`, brought(table), { at: position, action }),
  series: (table: string, seat: string, position: number, acts: SaidAnswer[][]) =>
    json<SeriesTold>(`${at(table, seat)}/series`, brought(table), { at: position, acts }),
  threat: (table: string, seat: string, position: number, space: string) =>
    json<ThreatTold>(`${at(table, seat)}/threat`, brought(table), { at: position, space }),
  review: (table: string) => json<ReviewState>(`${tableAt(table)}/review`, brought(table)),
  uploads: () => json<Own>('api/uploads'),
  bring: (order: NewUpload) => json<Uploaded>('api/uploads', [], order, CHECKED),
  throwAway: (upload: string) => json<Own>(`${uploadAt(upload)}/delete`, [], {}),
  fileOf: async (upload: string) => (await ask(`${uploadAt(upload)}/file`, [])).blob(),
  desk: (game: string) => json<Desk>(`api/games/${encodeURIComponent(game)}/desk`),
  beginDraft: (order: NewDraft) => json<UploadCard>('api/drafts', [], order),
  draft: (upload: string) => json<Draft>(draftAt(upload)),
  saveDraft: (upload: string, saved: Saved) => json<Drawn>(draftAt(upload), [], saved),
  checkDraft: (upload: string) => json<Judged>(`${draftAt(upload)}/check`, [], {}, CHECKED),
  replay: (table: string, seat: string, step: number, since = 0) =>
    view(
      `${seat ? `${at(table, seat)}/replay` : `${tableAt(table)}/watch`}/${step}?since=${since}`,
      brought(table),
    ),
};
