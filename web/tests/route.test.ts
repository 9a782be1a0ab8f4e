import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A page of which only the address matters, and what it hears. */
async function page(hash: string) {
  const heard: Record<string, (event: unknown) => void> = {};
  const location = { hash };
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', (what: string, does: (event: unknown) => void) => (heard[what] = does));
  vi.resetModules();
  const { route } = await import('../src/lib/route.svelte');
  const click = (href: string, about: object = {}) => {
    const link = { target: '', getAttribute: () => href };
    const preventDefault = vi.fn();
    heard['click']!({ target: { closest: () => link }, button: 0, preventDefault, ...about });
    return preventDefault;
  };
  return { route, location, heard, click };
}

describe('a link of the house', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('leads on with the click, before the browser tells of the new address', async () => {
    const { route, location, heard, click } = await page('#/table/T');
    expect(click('#/')).toHaveBeenCalled();
    expect(route.place).toEqual({ page: 'lobby' });
    expect(location.hash).toBe('#/');
    const there = route.place;
    heard['hashchange']!({});
    expect(route.place).toBe(there); // and is not gone to twice
  });

  it('is the browser’s own affair where it is opened elsewhere', async () => {
    const { route, click } = await page('#/table/T');
    expect(click('#/', { ctrlKey: true })).not.toHaveBeenCalled();
    expect(click('#/', { defaultPrevented: true })).not.toHaveBeenCalled();
    expect(route.place).toEqual({ page: 'table', table: 'T' });
  });

  it('follows who goes back', async () => {
    const { route, location, heard } = await page('#/');
    location.hash = '#/table/T';
    heard['hashchange']!({});
    expect(route.place).toEqual({ page: 'table', table: 'T' });
  });
});
