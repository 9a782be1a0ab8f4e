import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deciding } from '../src/table/deciding.svelte';
import type { Sitting } from '../src/table/sitting.svelte';
import type { Answer } from '../src/lib/types';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Deciding: Decides } = await import('../src/table/deciding.svelte');
const { api } = await import('../src/lib/api');
const { kept } = await import('../src/lib/kept.svelte');

const place = (unit: string, to: string): Answer => ({
  action: { do: 'place', unit, to },
  label: { id: 'x-do-place', args: { unit, to } },
  unit,
  space: to,
});
const answers = ['4', '6'].flatMap((unit) => ['1715', '1716'].map((to) => place(unit, to)));

/** A table at which these answers can be given. */
function asked(given: Answer[], pieces: { id: string; space: string }[] = [], board?: object): Deciding {
  const view = {
    at: 1,
    seat: 'me',
    table: { id: 't', game: 'x' },
    scene: { pieces },
    question: { question: { id: 'q' }, answers: given, yours: true },
  };
  const sitting = { view, board, canAct: true, busy: false, forecast: () => Promise.resolve(null) };
  return new Decides(sitting as unknown as Sitting);
}

describe('a step back', () => {
  let deciding: Deciding;
  const offered = () => deciding.places.get('1715')!.map(({ unit }) => unit);
  beforeEach(() => (deciding = asked(answers)));

  it('from a line of the list gives up its unit, too', () => {
    expect(offered()).toEqual(['4', '6']);
    deciding.take(deciding.list.choices.find(({ unit }) => unit === '6')!);
    expect(offered()).toEqual(['6']);
    deciding.back();
    expect([deciding.unit, deciding.groupKey]).toEqual(['', '']);
    expect(offered()).toEqual(['4', '6']);
  });

  it('from what a unit can do leads to the unit, if that was chosen first', () => {
    deciding.pick('6');
    deciding.take(deciding.list.choices.find(({ unit }) => unit === '6')!);
    deciding.back();
    expect([deciding.unit, deciding.groupKey]).toEqual(['6', '']);
    deciding.back();
    expect(deciding.unit).toBe('');
  });
});

describe('a list', () => {
  it('keeps its order when so few units are left in it that their deeds are listed one by one', () => {
    const both = (unit: string): Answer[] =>
      ['march', 'look'].map((what) => ({
        action: { do: what, unit },
        label: { id: `x-do-${what}`, args: { unit } },
        unit,
      }));
    const view = { at: 1, seat: 'me', table: {}, scene: { pieces: [] }, question: {} };
    const { list } = new Decides({ view, canAct: true } as unknown as Sitting);
    /** Who is listed when these are asked about. */
    const listed = (units: string) => {
      view.question = { question: { id: 'q' }, answers: [...units].flatMap(both), yours: true };
      const found = new Set(list.choices.map(({ unit }) => unit));
      list.remember();
      return [...found].join('');
    };
    expect(listed('ABCDEF')).toBe('ABCDEF');
    expect(listed('FEDCBA')).toBe('ABCDEF');
    expect(listed('FEDCB')).toBe('BCDEF');
  });
});

describe('the menu of a place', () => {
  const bought = (what: string, at: string): Answer => ({
    action: { do: what, at },
    label: { id: `x-do-${what}`, args: { at } },
    unit: '',
    space: at,
  });

  it('asks before the only thing that may be bought there is, unless that has been opened', () => {
    const cache = ['Kalemie', ...'abcdefghij'].map((at) => bought('cache', at));
    const deciding = asked([...cache, bought('recruit', '')]);
    const choose = vi.spyOn(deciding, 'choose').mockResolvedValue();
    deciding.point(deciding.places.get('Kalemie')!, 0, 0);
    expect(choose).not.toHaveBeenCalled();
    expect(deciding.menu!.answers).toEqual([cache[0]]);
    deciding.take(deciding.list.choices.find(({ group }) => group!.answers.length > 1)!);
    deciding.point(deciding.places.get('Kalemie')!, 0, 0);
    expect(choose).toHaveBeenCalledWith(cache[0]);
  });

  it('is none where only places are asked about', () => {
    const deciding = asked([bought('land', 'Kalemie'), bought('land', 'Kongolo')]);
    const choose = vi.spyOn(deciding, 'choose').mockResolvedValue();
    deciding.point(deciding.places.get('Kalemie')!, 0, 0);
    expect(choose).toHaveBeenCalled();
  });

  it('has its answers in the order of the list, the fight that was listed first at its head', () => {
    const fight = (piece: string): Answer => ({
      action: { do: 'assault', unit: '4', piece },
      label: { id: 'x-do-assault', args: { unit: '4', piece } },
      unit: '4',
      piece,
    });
    const ranked = [
      { ...fight('riders'), rank: 1 },
      { ...fight('rifles'), rank: 0 },
    ];
    const deciding = asked(ranked, [
      { id: 'riders', space: '0605' },
      { id: 'rifles', space: '0605' },
    ]);
    const listed = deciding.list.choices.map(({ group }) => group!.answers[0]!.piece);
    deciding.point(deciding.places.get('0605')!, 0, 0);
    expect(listed).toEqual(['rifles', 'riders']);
    expect(deciding.menu!.answers.map(({ piece }) => piece)).toEqual(listed);
  });
});

describe('a unit that may advance', () => {
  const board = { sheet: { spaces: [{ id: '1714' }, { id: '1715' }, { id: 'lost', display: true }] } };
  const stands = [{ id: '4', space: '1714' }];
  const stop: Answer = { action: { do: 'done' }, label: { id: 'x-do-done' }, closes: true };

  it('is in hand as on a march once it is clicked, and where it goes is shown', async () => {
    const only = place('4', '1715');
    const deciding = asked([only, place('5', '1715'), stop], stands, board);
    expect(deciding.poised).toBe('');
    deciding.pick('4');
    await deciding.offer(only);
    expect(deciding.poised).toBe('4');
    expect(deciding.again).toEqual(only);
    expect(deciding.spoken).toContain('1715');
    deciding.back();
    expect([deciding.poised, deciding.again]).toEqual(['', null]);
  });

  it('is not said to be in hand where it takes a blow, or lies beside the map', () => {
    const hit: Answer = { action: { do: 'lose', unit: '4' }, label: { id: 'x-do-lose' }, unit: '4' };
    const poised = (answer: Answer, space: string) => {
      const deciding = asked([answer], [{ id: '4', space }], board);
      deciding.pick('4');
      return deciding.poised;
    };
    expect(poised(hit, '1714')).toBe('');
    expect(poised(place('4', '1715'), 'lost')).toBe('');
    expect(poised(place('4', '1715'), '1714')).toBe('4');
  });
});

describe('why not', () => {
  it('once asked leaves what was looked at and opened as it was', () => {
    const deciding = asked(answers);
    deciding.take(deciding.list.choices.find(({ unit }) => unit === '6')!);
    const { unit, groupKey } = deciding;
    expect(groupKey).not.toBe('');
    deciding.ask();
    deciding.askAbout('4');
    deciding.askNoMore();
    expect([deciding.unit, deciding.groupKey]).toEqual([unit, groupKey]);
  });

  it('lets those in hand be looked at, whomever it is asked about', () => {
    const deciding = asked(answers);
    vi.spyOn(deciding.hand, 'units', 'get').mockReturnValue(['6', '4']);
    deciding.ask();
    expect(deciding.unit).toBe('6');
    expect(deciding.lookedAt).toBe('');
  });
});

describe('a long list', () => {
  const unit = (number: number) => `u${number}`;
  const pieces = Array.from({ length: 14 }, (_, number) => ({ id: unit(number), space: '1715' }));
  const go = pieces.map(({ id }) => place(id, '1716'));
  const home: Answer = {
    ...place('u3', 'home'),
    action: { do: 'exit' },
    label: { id: 'x-do-home' },
    rank: -1,
  };

  it('is folded where the board can answer, but for what the game wants read first', () => {
    const shown = (all: Answer[]) => {
      const deciding = asked(all, pieces);
      return deciding.list.shownChoices.map(({ group }) => group?.label.id);
    };
    expect(shown([...go, home])).toEqual(['x-do-home']);
    expect(shown(go)).toEqual([]);
  });

  it('says once what the game wants read first, also where a unit of its own does it', () => {
    const board = (by: string): Answer => ({
      action: { do: 'board', by },
      label: { id: 'x-do-board', args: { by } },
      unit: by,
      rank: -1,
    });
    const enter: Answer = { ...board('u14'), label: { id: 'x-do-enter', args: { unit: 'u14' } } };
    const wait: Answer = { ...place('u14', '1717'), label: { id: 'x-do-wait', args: { unit: 'u14' } } };
    const all = [...go, board('plane'), board('boat'), enter, wait];
    const { list } = asked(all, pieces);
    const lines = list.choices.map((choice) => list.answersOf(choice).map(({ action }) => action));
    const said = new Set(lines.map((line) => JSON.stringify(line)));
    expect(said.size).toBe(lines.length);
    expect(lines.flat()).toHaveLength(all.length);
  });
});

describe('a list of what can be had', () => {
  const buy = (what: string): Answer => ({
    action: { do: 'buy', what },
    label: { id: 'x-do-buy', args: { what } },
  });
  const wares = Array.from({ length: 12 }, (_, number) => buy(`ware-${number}`));
  /** The numbers of the first lines, where these of them cannot be had. */
  const numbers = (deciding: Deciding, without: number[]) => {
    const { question } = deciding['sitting'].view!;
    question!.answers = wares.filter((_, place) => !without.includes(place));
    const rows = wares.map(({ action, label }, place) => {
      return { action, label, denied: without.includes(place) ? { id: 'x-denied' } : null };
    });
    question!.sections = [{ heading: { id: 'x-heading' }, rows }];
    deciding.groupKey = deciding.groups[0]!.key; // a new position, and the list is still open
    return wares.slice(0, 4).map(({ action }) => deciding.list.numberOf(action));
  };

  it('numbers what can be had, and nothing else', () => {
    expect(numbers(asked([]), [0, 2])).toEqual(['', '1', '', '2']);
  });

  it('leaves a line its number as long as it lies open, whatever else is gone', () => {
    const deciding = asked([]);
    expect(numbers(deciding, [0])).toEqual(['', '1', '2', '3']);
    deciding.groupKey = '';
    expect(numbers(deciding, [0, 1])).toEqual(['', '1', '2', '3']);
    expect(deciding.list.lineAt('1')).toBeUndefined();
    expect(deciding.list.lineAt('2')).toEqual(wares[2]);
  });

  it('stays as it is when it is asked why a line cannot be had', async () => {
    const deciding = asked([]);
    numbers(deciding, [0]);
    const why = vi.spyOn(api, 'whyNot').mockResolvedValue({ legal: false } as never);
    const open = deciding.group;
    expect(open).toBeDefined();
    await deciding.whyDenied(wares[0]!.action);
    expect(deciding.denied?.line).toBe(JSON.stringify(wares[0]!.action));
    expect(deciding.group?.key).toBe(open!.key);
    expect(deciding.asking).toBe(false);
    await deciding.whyDenied(wares[0]!.action);
    expect([deciding.denied, why.mock.calls.length]).toEqual([null, 1]);
    why.mockRestore();
  });
});

describe('what is placed', () => {
  const zones = Array.from({ length: 10 }, (_, number) => place('', `${number}`));
  const leave = place('4', 'home');

  it('is all that a click means, once it has been opened', () => {
    const deciding = asked([...zones, leave]);
    expect(deciding.placing).toBe(false);
    deciding.open(deciding.groups.find(({ unit }) => !unit)!);
    expect(deciding.placing).toBe(true);
    deciding.back();
    expect(deciding.placing).toBe(false);
  });

  it('by a unit leaves it open who is meant', () => {
    const deciding = asked(answers);
    deciding.open(deciding.groups[0]!);
    expect(deciding.placing).toBe(false);
  });
});

describe('what an answer would come to', () => {
  const [first, second] = answers as [Answer, Answer];
  let deciding: Deciding;
  beforeEach(() => {
    vi.useFakeTimers();
    deciding = asked(answers);
  });
  afterEach(() => vi.useRealTimers());

  const at = (x: number, currentTarget: unknown = null) =>
    ({ clientX: x, clientY: 0, pointerType: 'mouse', currentTarget }) as unknown as PointerEvent;

  it('is shown once the pointer rests, and not on its way', () => {
    deciding.peek(first);
    for (let steps = 0; steps < 20; steps++) {
      vi.advanceTimersByTime(100);
      deciding.stir(at(steps));
      expect(deciding.looked).toBeNull();
    }
    deciding.peek(second);
    vi.advanceTimersByTime(1000);
    expect(deciding.looked).toBe(second);
    // from then on a hand that trembles changes nothing
    deciding.stir(at(20));
    expect(deciding.looked).toBe(second);
    deciding.peek(null);
    expect(deciding.looked).toBeNull();
  });

  it('is not shown of what comes to lie under a pointer at rest, until that moves', () => {
    const [button, other] = [{}, {}];
    const { onpointerenter, onpointerleave } = deciding.looks(() => [first]);
    deciding.stir(at(3));
    onpointerenter(at(3, button)); // the list has changed under it
    vi.advanceTimersByTime(1000);
    expect([deciding.hovered, deciding.looked]).toEqual([[], null]);
    deciding.stir(at(4));
    expect(deciding.hovered).toEqual([first]);
    vi.advanceTimersByTime(1000);
    expect(deciding.looked).toBe(first);
    onpointerleave(at(9, button));
    expect(deciding.hovered).toEqual([]);
    onpointerenter(at(12, other)); // moved there
    vi.advanceTimersByTime(1000);
    expect(deciding.looked).toBe(first);
    onpointerleave(at(13, other));
    deciding.stir(at(13));
    onpointerenter(at(13, button));
    onpointerleave(at(14, button)); // and away again
    deciding.stir(at(14));
    expect(deciding.hovered).toEqual([]);
  });

  it('is shown at once to who comes by keys, and goes with the pointer', () => {
    deciding.look([first], true);
    expect(deciding.looked).toBe(first);
    deciding.look([second]);
    expect(deciding.looked).toBeNull();
  });

  it('is shown by the focus of keys, and not by that of a mouse', () => {
    const shows = deciding.looks(() => [first]);
    const come = (keyed: boolean) =>
      shows.onfocus({ currentTarget: { matches: () => keyed } } as unknown as FocusEvent);
    come(false);
    expect(deciding.looked).toBeNull();
    come(true);
    expect(deciding.looked).toBe(first);
  });
});

describe('what ends a part of the turn', () => {
  const pass: Answer = { action: { do: 'done' }, label: { id: 'x-do-done' }, ends: true, closes: true };

  /** Somebody passes while these could still act, and the question names one of them. */
  async function passing(able: string[], named: string[]): Promise<boolean> {
    const deciding = asked([place('4', '1715'), pass]);
    const { sitting } = deciding as unknown as { sitting: Sitting };
    const question = sitting.view!.question!;
    question.question.args = { unit: named };
    Object.assign(sitting, { weighed: () => undefined, act: () => Promise.resolve(true) });
    deciding.rounds.able = able;
    await deciding.choose(pass);
    return deciding.pinned;
  }

  it('asks for those who would be forgotten', async () => {
    expect(await passing(['4', '6'], ['4'])).toBe(true);
    expect(await passing(['4'], [])).toBe(true);
  });

  it('does not ask for the one that is being passed', async () => {
    expect(await passing(['4'], ['4'])).toBe(false);
  });

  it('does not ask where the game itself puts all that could still be done last', async () => {
    const deciding = asked([{ ...place('4', '1715'), rank: 1 }, pass]);
    const { sitting } = deciding as unknown as { sitting: Sitting };
    Object.assign(sitting, { weighed: () => undefined, act: () => Promise.resolve(true) });
    deciding.rounds.able = ['4', '6'];
    await deciding.choose(pass);
    expect(deciding.pinned).toBe(false);
  });

  it('does not count those of whom the game puts all that they could do last, nor who is like them', () => {
    const deciding = asked([place('4', '1715'), { ...place('6', '1715'), rank: 1 }, pass]);
    const { sitting } = deciding as unknown as { sitting: Sitting };
    sitting.view!.question!.alike = { '5': '4', '7': '6' };
    deciding.renew();
    expect(deciding.rounds.waiting).toEqual(['4', '5']);
  });

  it('asks at the last deed of a part that warns, also where nobody wants to be asked else', async () => {
    const caution = { message: { id: 'x-held' }, rule: '1', caution: true };
    const march: Answer = { ...place('4', '1715'), harms: [caution] };
    const deciding = asked([march, place('4', '1716'), pass]);
    const { sitting } = deciding as unknown as { sitting: Sitting };
    Object.assign(sitting, {
      weighed: () => ({ forecast: null, last: true }),
      act: () => Promise.resolve(true),
    });
    kept.askEndOf('x', false);
    try {
      await deciding.choose(march);
      expect(deciding.pinned).toBe(true);
      deciding.letGo();
      await deciding.choose(place('4', '1716'));
      expect(deciding.pinned).toBe(false);
    } finally {
      kept.askEndOf('x', true);
    }
  });

  it('asks as long as harm would come of it, also where nobody wants to be asked else', async () => {
    const harm = { message: { id: 'x-harm' }, rule: '1', caution: true };
    const fatal: Answer = { ...pass, ends: false, harms: [harm] };
    const deciding = asked([place('4', '1715'), fatal]);
    const { sitting } = deciding as unknown as { sitting: Sitting };
    Object.assign(sitting, { weighed: () => undefined, act: () => Promise.resolve(true) });
    for (const time of ['first', 'again']) {
      await deciding.choose(fatal);
      expect(deciding.pinned, time).toBe(true);
      deciding.letGo();
    }
  });
});

describe('help that would change nothing', () => {
  const use: Answer = { action: { do: 'use', by: 'a' }, label: { id: 'use' } };
  const no: Answer = { action: { do: 'done' }, label: { id: 'no' }, closes: true };
  const given = async (moot: object | null, undo = false) => {
    const act = vi.fn(() => Promise.resolve(true));
    const question = { question: { id: 'q' }, answers: [use, no], moot };
    const view = { at: 1, seat: 'me', undo, table: { id: 't', game: 'x' }, scene: { pieces: [] }, question };
    const sitting = { view, canAct: true, act, forecast: () => Promise.resolve(null) };
    const deciding = new Decides(sitting as unknown as Sitting);
    await deciding.giveOnlyAnswer();
    return act.mock.calls as unknown[][];
  };

  it('is not asked about, unless that would close a way back', async () => {
    expect(await given({ do: 'done' })).toEqual([[no, [], [], true]]);
    expect(await given({ do: 'done' }, true)).toEqual([]);
    expect(await given(null)).toEqual([]);
  });
});

describe('a march under fire', () => {
  const march = (harms: Answer['harms']): Answer => ({
    action: { do: 'move', to: 'VE7' },
    label: { id: 'x-do-move', args: { to: 'VE7' } },
    space: 'VE7',
    harms: harms ?? [],
  });
  const caution = { message: { id: 'x-passes', args: {} }, rule: '8.1-a', caution: true };

  /** What a click at the place comes to: the card that asks, or the march. */
  async function chosen(answer: Answer, asking: object = {}) {
    const deciding = asked([answer]);
    Object.assign(deciding['sitting'].view!.question!, asking);
    const commit = vi.spyOn(deciding, 'commit').mockResolvedValue(undefined);
    Object.assign(deciding['sitting'], { weighed: () => ({ sealed: false, last: false }) });
    await deciding.choose(answer);
    return { asks: deciding.pinned, done: commit.mock.calls.length > 0 };
  }

  it('asks with its card, however the question is put', async () => {
    const fire = march([{ ...caution, fire: 'VE4' }]);
    expect(await chosen(fire)).toEqual({ asks: true, done: false });
    expect(await chosen(fire, { compared: true })).toEqual({ asks: true, done: false });
  });

  it('asks for nothing else that is only told', async () => {
    expect(await chosen(march([caution]))).toEqual({ asks: false, done: true });
  });
});

describe('several in hand', () => {
  const go = (to: string, crowd: number): Answer => ({ ...place('4', to), along: ['5', '6'], crowd });

  it('are offered the places that all of them can come to, and who has no room there is named', async () => {
    const deciding = asked([go('1715', 2), go('1716', 1)]);
    expect([...deciding.places.keys()]).toEqual(['1715', '1716']);
    await deciding.hand.join(['5']);
    expect([...deciding.places.keys()]).toEqual(['1715', '1716']);
    await deciding.hand.join(['6']);
    expect([...deciding.places.keys()]).toEqual(['1715']);
    expect(deciding.hand.leftBehind('1716')).toEqual(['6']);
    expect(deciding.hand.leftBehind('1715')).toEqual([]);
  });
});

describe('the only answer that is left of a fight', () => {
  const odds = (chance: number) => ({
    groups: [
      [
        { message: { id: 'x-held' }, chance: 1 - chance, stakes: [], in_all: [] },
        { message: { id: 'x-taken' }, chance, stakes: [], in_all: [] },
      ],
    ],
    rolls: [],
    charts: [],
  });
  const use: Answer = { action: { do: 'use' }, label: { id: 'x-do-use' } };
  const fight: Answer = { action: { do: 'no-help' }, label: { id: 'x-do-no-help' }, closes: true };

  /** What has been played by somebody who took help whose odds stood beside it, and what then waits for his word. */
  async function helped(now: number, then: number) {
    const played: string[] = [];
    const view = {
      at: 1,
      seat: 'me',
      table: { id: 't', game: 'x' },
      scene: { pieces: [] },
      question: { question: { id: 'q' }, answers: [use, fight], yours: true, compared: true },
    };
    const sitting = {
      view,
      canAct: true,
      busy: false,
      weighed: () => undefined,
      forecast: (answer: Answer) => Promise.resolve(odds(answer === use ? now : then)),
      act: (answer: Answer) => {
        played.push(String(answer.action['do']));
        Object.assign(view, { at: view.at + 1, question: { ...view.question, answers: [fight] } });
        return Promise.resolve(true);
      },
    };
    const deciding = new Decides(sitting as unknown as Sitting);
    await deciding.choose(use);
    await deciding.giveOnlyAnswer();
    return { played, waits: deciding.pinned };
  }

  it('is given with the odds that its player has just accepted', async () => {
    expect(await helped(0.4, 0.4)).toEqual({ played: ['use', 'no-help'], waits: false });
  });

  it('waits for his word where they are others', async () => {
    expect(await helped(0.4, 0.5)).toEqual({ played: ['use'], waits: true });
  });
});
