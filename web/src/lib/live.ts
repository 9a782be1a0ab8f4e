// The wire to a table: tells when it has moved on, says when the line is down, and comes back by itself.

export type Line = 'connecting' | 'live' | 'lost' | 'refused';

const REFUSED = new Set([4403, 4404]);
const BEAT = 20_000;
const PATIENCE = 8_000;

/** How long to wait before trying again: longer each time, up to 15 seconds. */
export function delay(tries: number): number {
  return Math.min(15_000, 500 * 2 ** Math.min(tries, 6));
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: string,
    private readonly token: string,
    private readonly onAt: (at: number) => void,
    private readonly onLine: (line: Line) => void,
  ) {
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.woken);
    this.open();
  }

  private open(): void {
    this.onLine(this.tries ? 'lost' : 'connecting');
    const address = new URL(`api/tables/${encodeURIComponent(this.table)}/live`, location.href.split('#')[0]);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ seat: this.seat, token: this.token }));
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      this.tries = 0;
      this.onLine('live');
      this.onAt((JSON.parse(String(event.data)) as { at: number }).at);
    };
    socket.onclose = (event) => this.down(socket, event.code);
    this.beat = setInterval(() => this.ping(), BEAT);
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send('');
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), PATIENCE);
  }

  private down(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    clearInterval(this.beat);
    clearTimeout(this.silence);
    if (this.closed) return;
    if (REFUSED.has(code)) {
      this.onLine('refused');
      return;
    }
    this.tries += 1;
    this.onLine('lost');
    this.again = setTimeout(() => this.open(), delay(this.tries));
  }

  private now = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.again);
    this.open();
  };

  private woken = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.now();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearTimeout(this.silence);
    clearInterval(this.beat);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.woken);
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
