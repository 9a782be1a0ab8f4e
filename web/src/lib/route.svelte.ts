// Where in the house somebody is; kept in the address behind the #, so that links and the back button work.

export type Place =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'join'; table: string; seat: string; token: string };

export function placeOf(hash: string): Place {
  const [page, table, seat, token] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'table' && table) return { page, table };
  if (page === 'replay' && table) return { page, table };
  if (page === 'join' && table && seat && token) return { page, table, seat, token };
  return { page: 'lobby' };
}

class Route {
  place = $state.raw<Place>(placeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.place = placeOf(location.hash)));
  }

  go(address: string): void {
    location.hash = address;
  }
}

export const route = new Route();

/** The address that seats a friend at a table. */
export function invitation(table: string, seat: string, token: string): string {
  return `${location.href.split('#')[0]}#/join/${[table, seat, token].map(encodeURIComponent).join('/')}`;
}
