import { afterEach, describe, expect, it, vi } from 'vitest';
import { Keys, lettered, type KeyDesk } from '../src/table/keys';

/** What is told waits for its player; once he has gone on the others' turn is played. */
function desk() {
  const story = {
    held: true,
    live: true,
    goOn: vi.fn(() => (story.held = false)),
    skip: vi.fn(() => (story.live = false)),
  };
  return { story, keys: new Keys({ story, sitting: {} } as unknown as KeyDesk) };
}

const space = () =>
  ({
    key: ' ',
    target: { closest: () => null },
    preventDefault: () => undefined,
    stopPropagation: () => undefined,
  }) as unknown as KeyboardEvent;

describe('Space', () => {
  afterEach(() => vi.restoreAllMocks());

  it('goes on, and pressed in haste does not go past what the others do', () => {
    const { story, keys } = desk();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    keys.before(space());
    expect(story.goOn).toHaveBeenCalledOnce();
    now.mockReturnValue(1300);
    keys.before(space());
    expect(story.skip).not.toHaveBeenCalled();
    now.mockReturnValue(2000);
    keys.before(space());
    expect(story.skip).toHaveBeenCalledOnce();
  });
});

describe('Space on what commits', () => {
  const commit = () => {
    const deciding = { read: true, commit: vi.fn() };
    const story = { held: true, live: false, goOn: vi.fn(() => (story.held = false)) };
    const keys = new Keys({ deciding, story, sitting: {} } as unknown as KeyDesk);
    const button = { dataset: { given: '' }, matches: () => true };
    const closest = (of: string) => (of.includes('button') ? button : null);
    const pressed = (more = {}) => ({ ...space(), target: { closest }, ...more }) as unknown as KeyboardEvent;
    return { deciding, story, keys, pressed };
  };
  afterEach(() => vi.restoreAllMocks());

  it('presses it, for it has the focus', () => {
    const { deciding, story, keys, pressed } = commit();
    story.held = false;
    keys.before(pressed());
    expect(deciding.commit).toHaveBeenCalledOnce();
  });

  it('does nothing before the card has stood for a moment, or as long as the key is held down', () => {
    const { deciding, story, keys, pressed } = commit();
    story.held = false;
    keys.before(pressed({ repeat: true }));
    deciding.read = false;
    keys.before(pressed());
    expect(deciding.commit).not.toHaveBeenCalled();
  });

  it('goes on first with what is told, and once more in haste does nothing', () => {
    const { deciding, story, keys, pressed } = commit();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    keys.before(pressed());
    expect(story.goOn).toHaveBeenCalledOnce();
    now.mockReturnValue(1300);
    keys.before(pressed());
    expect(deciding.commit).not.toHaveBeenCalled();
    now.mockReturnValue(2000);
    keys.before(pressed());
    expect(deciding.commit).toHaveBeenCalledOnce();
  });
});

describe('0', () => {
  const zero = () => ({ ...space(), key: '0' }) as KeyboardEvent;
  const asking = (opens: boolean) => {
    const choose = vi.fn();
    const deciding = {
      closing: [{}],
      list: { choiceAt: () => undefined, lineAt: () => undefined },
      rounds: { opens },
      choose,
    };
    const closing = { up: true };
    const story = { live: false, skip: vi.fn(() => (story.live = false)) };
    const sitting = { listens: true };
    return {
      choose,
      closing,
      story,
      keys: new Keys({ deciding, closing, story, sitting } as unknown as KeyDesk),
    };
  };

  it('declines nothing in a part of the turn that has only just begun', () => {
    const { choose, closing, keys } = asking(true);
    keys.press(zero());
    expect(choose).not.toHaveBeenCalled();
    closing.up = false; // now it has been read
    keys.press(zero());
    expect(choose).toHaveBeenCalledOnce();
  });

  it('pressed to get past what the others do does not decline what is asked after it, pressed again', () => {
    const { choose, story, keys } = asking(false);
    story.live = true;
    keys.before(zero());
    expect(story.skip).toHaveBeenCalledOnce();
    keys.press(zero());
    expect(choose).not.toHaveBeenCalled();
  });

  it('declines what else is asked in the same part at once', () => {
    const { choose, keys } = asking(false);
    keys.press(zero());
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('A letter', () => {
  it('is what Shift says, however the lock of capitals stands', () => {
    const typed = (key: string, shiftKey: boolean, locked = false) =>
      lettered({ key, shiftKey, getModifierState: () => locked });
    expect([typed('H', true), typed('h', false)]).toEqual(['H', 'h']);
    expect([typed('h', true, true), typed('H', false, true)]).toEqual(['H', 'h']);
    expect([typed('h', true), typed('H', false)]).toEqual(['H', 'H']);
    expect([typed('?', true), typed('/', false), typed('Enter', true)]).toEqual(['?', '/', 'Enter']);
  });
});

describe('Escape', () => {
  it('lays the magnifying glass down and puts the counters back, before anything in hand', () => {
    const looking = { lens: true, bare: true, pass: vi.fn() };
    const callOff = vi.fn();
    const keys = new Keys({
      looking,
      pencil: {},
      story: {},
      goals: {},
      hinting: {},
      deciding: { way: {}, callOff },
      pointing: { close: vi.fn() },
      sitting: {},
    } as unknown as KeyDesk);
    const { escape } = keys as unknown as { escape: () => void };
    escape.call(keys);
    expect([looking.lens, looking.bare]).toEqual([false, false]);
    expect(callOff).not.toHaveBeenCalled();
    escape.call(keys);
    expect(callOff).toHaveBeenCalledOnce();
  });

  it('leaves a way that is being chosen before a hint that lies open', () => {
    const deciding = { way: { active: true }, back: vi.fn() };
    const hinting = { open: true, stop: vi.fn() };
    const off = { looking: { pass: vi.fn() }, pencil: {}, story: {}, goals: {}, sitting: {} };
    const keys = new Keys({ ...off, deciding, hinting, pointing: {} } as unknown as KeyDesk);
    const { escape } = keys as unknown as { escape: () => void };
    escape.call(keys);
    expect([deciding.back.mock.calls.length, hinting.stop.mock.calls.length]).toEqual([1, 0]);
    deciding.way.active = false;
    escape.call(keys);
    expect(hinting.stop).toHaveBeenCalledOnce();
  });

  it('leaves Why not before it puts back what is in hand', () => {
    const deciding = { way: {}, asking: true, askNoMore: vi.fn(), callOff: vi.fn() };
    const off = { looking: { pass: vi.fn() }, pencil: {}, story: {}, goals: {}, hinting: {}, sitting: {} };
    const keys = new Keys({ ...off, deciding, pointing: { close: vi.fn() } } as unknown as KeyDesk);
    (keys as unknown as { escape: () => void }).escape();
    expect(deciding.askNoMore).toHaveBeenCalledOnce();
    expect(deciding.callOff).not.toHaveBeenCalled();
  });
});
