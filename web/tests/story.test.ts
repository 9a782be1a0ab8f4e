import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, SeatView, Throw, Told } from '../src/lib/types';
import type { Sitting } from '../src/table/sitting.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {}, hidden: false });
vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.mock('../src/lib/api', () => ({ api: { replay: () => Promise.resolve({ scene: { pieces: [] } }) } }));
const { Story } = await import('../src/table/story.svelte');

const told = (kind: string, about: Partial<Told> = {}): Told => ({
  message: { id: `x-event-${kind}` },
  ...about,
});
const [attack, support] = [told('attack', { spaces: ['x'] }), told('support', { spaces: ['x'] })];
const fight = told('fight', { throws: [{ dice: [3] }] as Throw[], spaces: ['x'] });
const [done, turn] = [told('done'), told('turn', { shown: 'banner' })];
const theirs = told('move', { pieces: ['foe'] });

/** A table at which somebody has given an answer, and what of it has come to him with each word from the server. */
function following(...words: LogEntry[][]) {
  const log: LogEntry[] = [];
  const view = () =>
    ({
      seat: 'me',
      at: log.length,
      step: log.length,
      scene: { pieces: [] },
      table: {},
    }) as unknown as SeatView;
  const sitting = {
    log,
    table: 'T',
    seat: 'me',
    get view() {
      return view();
    },
  };
  const story = new Story(sitting as unknown as Sitting, {
    onbeat: () => undefined,
    onover: () => undefined,
    covered: () => false,
    mapOf: () => '',
  });
  story.follow(view());
  for (const word of words) {
    log.push(...word);
    story.follow(view());
  }
  return story;
}
const entry = (n: number, seat: string, ...events: Told[]): LogEntry => ({ n, seat, events });

describe('one’s own throw', () => {
  afterEach(() => vi.useRealTimers());
  const own = entry(1, 'me', attack);
  const after = entry(3, 'they', turn, theirs);

  it.each([
    ['by itself', [[entry(1, 'me', attack, fight, done), entry(2, 'they', turn, theirs)]]],
    ['with what others do after it', [[own, entry(2, 'they', support, fight, done, turn), after]]],
    ['after others have answered', [[own], [entry(2, 'they', support, fight, done, turn), after]]],
    [
      'while they still do',
      [[own, entry(2, 'they', support)], [entry(3, 'they', fight, done, turn, theirs)]],
    ],
    ['of what was begun before', [[own], [entry(2, 'me'), entry(3, 'they', fight, done, turn, theirs)]]],
  ])('stays until its player goes on, told %s', async (_, words) => {
    vi.useFakeTimers();
    const story = following(...words);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(story.held).toBe(true);
    expect(story.result?.thrown).toEqual([fight]);
    expect(story.telling.length).toBeGreaterThan(story.place + 1);
    story.goOn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([story.held, story.live]).toEqual([false, false]);
  });

  it('is not that of the others', async () => {
    vi.useFakeTimers();
    const story = following([entry(1, 'me', told('done'))], [entry(2, 'they', turn, attack, fight, theirs)]);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(story.live).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([story.held, story.live]).toEqual([false, false]);
  });
});

describe('what others did', () => {
  const unit = (id: string, lost: boolean) => ({
    id,
    side: 0,
    space: lost ? '@lost' : 'x',
    name: id,
    steps: [1, 1],
  });

  /** What is told as lost after each word of somebody who watches nothing: it takes so many of his units. */
  function losing(...words: [LogEntry[], lost: number][]) {
    const log: LogEntry[] = [];
    let gone = 0;
    const sitting = {
      log,
      table: 'T',
      seat: 'me',
      board: { sheet: { sides: [{ id: 'me' }, { id: 'they' }] } },
      get view() {
        const pieces = ['a', 'b', 'c'].map((id, place) => unit(id, place < gone));
        const scene = { pieces, tracks: [] };
        return { seat: 'me', at: log.length, step: log.length, scene, table: {}, question: { yours: true } };
      },
    };
    const desk = { onbeat: () => undefined, onover: () => undefined, covered: () => false, mapOf: () => '' };
    const story = new Story(sitting as unknown as Sitting, desk);
    story.follow(sitting.view as unknown as SeatView);
    return words.map(([word, lost]) => {
      log.push(...word);
      gone = lost;
      story.follow(sitting.view as unknown as SeatView);
      story.skip();
      return (story.passed?.losses ?? []).map(({ piece }) => piece.id).join('');
    });
  }

  it('is summed up from where they began, though something was asked in between', () => {
    const told = losing(
      [[entry(1, 'me', done), entry(2, 'they', theirs)], 1],
      [[entry(3, 'me', done), entry(4, 'they', theirs)], 2],
      [[entry(5, 'me', done)], 2],
      [[entry(6, 'me', done), entry(7, 'they', theirs)], 3],
    );
    expect(told).toEqual(['a', 'ab', '', 'c']);
  });
});
