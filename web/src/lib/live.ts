// The wire to a table: tells when it has moved on, says when it cannot be trusted, and comes back by itself.

import { kept } from './kept.svelte';
import { me } from './me.svelte';

/** ``doubtful``: it may be up, but nothing has been heard for too long to be sure. */
export type Line = 'connecting' | 'live' | 'doubtful' | 'lost' | 'refused';

export interface Hearer {
  /** A new line is up: what the server says now holds, whatever was known before. */
  welcomed(at: number): void;
  movedOn(at: number): void;
  /** The server has said something that this page does not know. */
  puzzled(): void;
  line(line: Line): void;
}

export interface News {
  at: number;
  /** What this is the answer to, if it is one. */
  to?: string;
}

const REFUSED = new Set([4403, 4404]);
/** How often the clock is looked at; a much longer pause means that this page has been asleep. */
const TICK = 5_000;
const ASLEEP = 4 * TICK;
/** After so long a silence the server is asked whether it is still there. */
const SILENCE = 20_000;
/** Somebody who comes back to this page after so long wants to be sure. */
const FRESH = 2_000;
const PATIENCE = 8_000;

/** How long to wait before trying again: longer each time, up to 15 seconds. */
export function delay(tries: number): number {
  return Math.min(15_000, 500 * 2 ** Math.min(tries, 6));
}

/** What the server said; nothing if it is not of the kind that this page knows. */
export function newsOf(data: unknown): News | null {
  try {
    const said = JSON.parse(String(data)) as { at?: unknown; to?: unknown } | null;
    if (typeof said?.at !== 'number' || !Number.isInteger(said.at)) return null;
    return typeof said.to === 'string' ? { at: said.at, to: said.to } : { at: said.at };
  } catch {
    return null;
  }
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private welcomed = false;
  private doubting = false;
  private asked = 0;
  private heard = Date.now();
  private ticked = Date.now();
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly clock: ReturnType<typeof setInterval>;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: string,
    private readonly hearer: Hearer,
  ) {
    addEventListener('online', this.woken);
    addEventListener('offline', this.cut);
    addEventListener('pageshow', this.woken);
    document.addEventListener('resume', this.woken);
    document.addEventListener('visibilitychange', this.woken);
    this.clock = setInterval(this.tick, TICK);
    this.open();
  }

  private open(): void {
    this.hearer.line(this.tries ? 'lost' : 'connecting');
    const address = new URL(`api/tables/${encodeURIComponent(this.table)}/live`, location.href.split('#')[0]);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    this.welcomed = false;
    this.doubting = false;
    this.waitFor(socket);
    socket.onopen = () => void this.greet(socket);
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = (event) => this.down(socket, event.code);
  }

  /** Says which seat this is, and proves it by the page's session; or by a token from before it had one. */
  private async greet(socket: WebSocket): Promise<void> {
    const session = await me.session().catch(() => '');
    const token = kept.tokensOf(this.table)[this.seat] ?? '';
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ seat: this.seat, token, session }));
  }

  private hear(data: unknown): void {
    this.heard = Date.now();
    const news = newsOf(data);
    if (!news) {
      this.hearer.puzzled();
      this.doubt();
      return;
    }
    // What was under way while this page slept is old: only the answer to a question of now ends a doubt.
    if (this.doubting && news.to !== String(this.asked)) return;
    this.doubting = false;
    clearTimeout(this.silence);
    this.tries = 0;
    this.hearer.line('live');
    if (this.welcomed) this.hearer.movedOn(news.at);
    else this.hearer.welcomed(news.at);
    this.welcomed = true;
  }

  /** Asks the server where the table is; until it answers, nothing that is shown counts as current. */
  doubt(): void {
    const socket = this.socket;
    if (this.closed || socket?.readyState !== WebSocket.OPEN || !this.welcomed) return;
    this.doubting = true;
    this.hearer.line('doubtful');
    this.ask(socket);
  }

  private ask(socket: WebSocket): void {
    this.asked += 1;
    socket.send(String(this.asked));
    this.waitFor(socket);
  }

  private waitFor(socket: WebSocket): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.giveUp(socket), PATIENCE);
  }

  /** A dead line takes minutes to close by itself: nobody waits for that. */
  private giveUp(socket: WebSocket): void {
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.down(socket, 0);
  }

  private down(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    clearTimeout(this.silence);
    if (REFUSED.has(code)) {
      this.hearer.line('refused');
      return;
    }
    this.tries += 1;
    this.hearer.line('lost');
    this.again = setTimeout(() => this.open(), delay(this.tries));
  }

  private tick = (): void => {
    const slept = Date.now() - this.ticked > ASLEEP;
    this.ticked = Date.now();
    const socket = this.socket;
    if (slept) this.woken();
    else if (socket?.readyState === WebSocket.OPEN && Date.now() - this.heard > SILENCE && !this.doubting) {
      this.heard = Date.now();
      this.ask(socket);
    }
  };

  private cut = (): void => {
    if (this.socket) this.giveUp(this.socket);
  };

  private woken = (): void => {
    if (this.closed || document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      if (Date.now() - this.heard > FRESH) this.doubt();
    } else if (!this.socket) {
      clearTimeout(this.again);
      this.open();
    }
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearTimeout(this.silence);
    clearInterval(this.clock);
    removeEventListener('online', this.woken);
    removeEventListener('offline', this.cut);
    removeEventListener('pageshow', this.woken);
    document.removeEventListener('resume', this.woken);
    document.removeEventListener('visibilitychange', this.woken);
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
