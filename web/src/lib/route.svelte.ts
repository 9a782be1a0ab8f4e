// Where in the house somebody is; kept in the address behind the #, so that links and the back button work.

export type Place =
  | { page: 'lobby' }
  | { page: 'me' }
  | { page: 'edit'; upload: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; step: number }
  | { page: 'review'; table: string }
  | { page: 'paper'; game: string; scenario: string; size: string }
  | { page: 'join'; table: string; seat: string; token: string }
  | { page: 'invite'; secret: string };

export function placeOf(hash: string): Place {
  const [page, table, seat, token] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'table' && table) return { page, table };
  if (page === 'replay' && table) return { page, table, step: Number(seat) || 0 };
  if (page === 'review' && table) return { page, table };
  // the parts of the address of a game on paper are its name, the scenario and the size of the paper
  if (page === 'paper' && table) return { page, game: table, scenario: seat ?? '', size: token ?? '' };
  if (page === 'join' && table && seat && token) return { page, table, seat, token };
  if (page === 'me') return { page };
  if (page === 'edit' && table) return { page, upload: table };
  if (page === 'invite' && table) return { page, secret: table };
  return { page: 'lobby' };
}

class Route {
  place = $state.raw<Place>(placeOf(location.hash));
  private at = location.hash;

  constructor() {
    addEventListener('hashchange', () => this.follow());
    // A link leads on at once: a browser that has much to draw tells of a new address only after that, and whoever saw
    // nothing happen has pressed a second time meanwhile.
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="#/"]');
      const elsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || elsewhere || link.target || event.defaultPrevented) return;
      event.preventDefault();
      this.go(link.getAttribute('href')!);
    });
  }

  private follow(): void {
    if (this.at === location.hash) return;
    this.at = location.hash;
    this.place = placeOf(this.at);
  }

  go(address: string): void {
    location.hash = address;
    this.follow();
  }
}

export const route = new Route();

/** The address that seats a friend; what is behind the # never reaches a server's log. */
export function invitation(secret: string): string {
  return `${location.href.split('#')[0]}#/invite/${encodeURIComponent(secret)}`;
}
