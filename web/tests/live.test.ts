import { describe, expect, it } from 'vitest';
import { delay, newsOf } from '../src/lib/live';

describe('news from the server', () => {
  it('is the number of a position, and what it answers', () => {
    expect(newsOf('{"at": 7}')).toEqual({ at: 7 });
    expect(newsOf('{"at": 7, "to": "3", "later": true}')).toEqual({ at: 7, to: '3' });
  });

  it('is nothing if it is of no kind that this page knows', () => {
    for (const said of [
      '',
      'hello',
      'null',
      '[]',
      '7',
      '{"news": 1}',
      '{"at": "7"}',
      '{"at": 1.5}',
      '{"at": null}',
    ])
      expect(newsOf(said), said).toBeNull();
  });
});

describe('a lost line', () => {
  it('is tried again soon, then less and less often, but never given up', () => {
    const waits = [1, 2, 3, 4, 5, 50].map(delay);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits[0]).toBe(1000);
    expect(waits.at(-1)).toBe(15_000);
  });
});
