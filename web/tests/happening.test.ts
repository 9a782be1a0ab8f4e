import { describe, expect, it } from 'vitest';
import { between, glidesBetween, keyOf, lifted } from '../src/lib/between';
import { called, cornerFor } from '../src/lib/corners';
import { accountOf, parted } from '../src/lib/account';
import { isGrave, passedBetween } from '../src/lib/passed';
import { deedIn, folded, gainsOf, isEventful, linesOf, ownPart, resultsOf } from '../src/lib/results';
import { beatsOf, isLong, worthTelling, onOneMap, type Trail } from '../src/lib/story';
import type { LogEntry, Piece, Point, Scene, Throw, Told } from '../src/lib/types';

const lies = (places: Record<string, string>): Scene => ({
  pieces: Object.entries(places).map(([id, space]) => ({ id, space }) as Piece),
});
const where = (scene: Scene) => Object.fromEntries(scene.pieces.map(({ id, space }) => [id, space]));
const told = (kind: string, about: Partial<Told> = {}): Told => ({
  message: { id: `x-event-${kind}` },
  ...about,
});
const went = (way: string[], ...pieces: string[]) =>
  told('move', { way, pieces, spaces: [way.at(-1)!, way[0]!] });
const throws = [{ dice: [4] }] as Throw[];
const entry = (n: number, seat: string, ...events: Told[]): LogEntry => ({ n, seat, events });

describe('the board between two scenes', () => {
  it('moves a piece with the event that says so, and to the end of its way', () => {
    const events = [went(['a', 'b', 'c'], 'one'), went(['a', 'd'], 'two'), told('done')];
    const scenes = between(lies({ one: 'a', two: 'a' }), lies({ one: 'c', two: 'd' }), events);
    expect(scenes.map(where)).toEqual([
      { one: 'c', two: 'a' },
      { one: 'c', two: 'd' },
      { one: 'c', two: 'd' },
    ]);
  });

  it('follows a piece that goes on in the same action, and ends where it truly is', () => {
    const events = [
      went(['a', 'b'], 'one'),
      told('fire', { pieces: ['foe', 'one'] }),
      went(['b', 'c'], 'one'),
    ];
    const scenes = between(lies({ one: 'a', foe: 'x' }), lies({ one: 'c', foe: 'x' }), events);
    expect(scenes.map((scene) => where(scene)['one'])).toEqual(['b', 'b', 'c']);
  });

  it('takes a piece away with the last event that names it, and lays a new one down with it', () => {
    const events = [
      told('fire', { pieces: ['own', 'foe'] }),
      told('lost', { pieces: ['foe'] }),
      told('comes', { pieces: ['new'] }),
      told('done'),
    ];
    const scenes = between(lies({ own: 'a', foe: 'b' }), lies({ own: 'a', new: 'c' }), events);
    expect(scenes.map((scene) => Object.keys(where(scene)).sort())).toEqual([
      ['foe', 'own'],
      ['own'],
      ['new', 'own'],
      ['new', 'own'],
    ]);
  });

  it('changes what no event names with the last one that names its space, or in the end', () => {
    const events = [told('placed', { spaces: ['b'] }), told('rain'), told('done')];
    const scenes = between(lies({}), lies({ '?1': 'b', '?2': 'z' }), events);
    expect(scenes.map((scene) => Object.keys(where(scene)))).toEqual([['?1'], ['?1'], ['?1', '?2']]);
  });

  it('shows a counter that turns up with the first event that names it, and not what lay there', () => {
    const unseen = { ...lies({ '?b-1': 'b' }).pieces[0]!, hidden: true };
    const events = [
      told('rain'),
      told('found', { pieces: ['foe'] }),
      told('fire', { pieces: ['foe'] }),
      told('done'),
    ];
    const scenes = between({ pieces: [unseen] }, lies({ foe: 'b' }), events);
    expect(scenes.map((scene) => Object.keys(where(scene)))).toEqual([['?b-1'], ['foe'], ['foe'], ['foe']]);
  });

  it('moves tracks and phases with the events that tell of them', () => {
    const scene = (turn: number, points: number, now: number): Scene => ({
      pieces: [],
      tracks: [
        { name: 'turn', value: turn },
        { name: 'points', value: points },
      ],
      phases: ['fire', 'rest', 'end'].map((name, at) => [
        name,
        at < now ? 'past' : at > now ? 'next' : 'now',
      ]),
    });
    const phase: Told = { message: { id: 'x-event-phase', args: { phase: 'rest' } } };
    const gain: Told = { message: { id: 'x-event-points', args: { points: 1 } } }; // so many more, not so many
    const turn: Told = { message: { id: 'x-event-turn', args: { turn: 2 } } };
    const scenes = between(scene(1, 4, 0), scene(2, 5, 2), [gain, phase, turn, told('x'), told('done')]);
    expect(scenes.map(({ tracks }) => tracks!.map(({ value }) => value))).toEqual([
      [1, 4],
      [1, 4],
      [2, 4],
      [2, 4],
      [2, 5],
    ]);
    expect(scenes.map(({ phases }) => phases!.findIndex(([, when]) => when === 'now'))).toEqual([
      0, 1, 1, 1, 2,
    ]);
  });

  it('leaves those where they are whom an event names but does not move', () => {
    const events = [went(['a', 'b'], 'one', 'marker'), told('done')];
    const before = lies({ one: 'a', marker: 'box' });
    expect(where(between(before, lies({ one: 'b', marker: 'box' }), events)[0]!)).toEqual({
      one: 'b',
      marker: 'box',
    });
  });

  it('turns to the other map with the first event there', () => {
    const [before, after] = [
      { ...lies({}), map: 'world' },
      { ...lies({}), map: 'town' },
    ];
    const scenes = between(
      before,
      after,
      [told('one', { spaces: ['w'] }), told('two', { spaces: ['t'] }), told('three')],
      (space) => (space === 't' ? 'town' : 'world'),
    );
    expect(scenes.map(({ map }) => map)).toEqual(['world', 'town', 'town']);
  });

  it('are drawn anew where one who has not come to rest sets out again', () => {
    const glide = (way: string[]) => glidesBetween(lies({ one: way[0]! }), lies({ one: way.at(-1)! }))[0]!;
    expect(keyOf(glide(['a', 'b']))).not.toBe(keyOf(glide(['b', 'c'])));
    expect(keyOf(glide(['a', 'b']))).toBe(keyOf(glide(['a', 'b'])));
  });

  it('lets those glide who change their place, by the way that is told', () => {
    const [before, after] = [lies({ one: 'a', two: 'x' }), lies({ one: 'c', two: 'y' })];
    const glides = glidesBetween(before, after, went(['a', 'b', 'c'], 'one'));
    expect(glides.map(({ piece, way }) => [piece.id, way])).toEqual([
      ['one', ['a', 'b', 'c']],
      ['two', ['x', 'y']],
    ]);
    expect(lifted(after, glides.slice(0, 1)).pieces.map(({ id }) => id)).toEqual(['two']);
    const comes = glidesBetween(lies({}), lies({ one: 'c' }), went(['a', 'c'], 'one'));
    expect(comes[0]?.way).toEqual(['a', 'c']);
  });
});

describe('what dice decided', () => {
  const fire = told('fire', { throws, pieces: ['own', 'foe'] });
  const pinned = told('pinned', { pieces: ['foe'] });
  const away = told('move', { pieces: ['other'] });

  it('is a throw with what came of it, and ends where something else begins', () => {
    const [first, second, ...more] = resultsOf(
      beatsOf([entry(1, 'me', fire, pinned, told('points'), away, pinned), entry(2, 'me', fire)]),
    );
    expect(first).toMatchObject({ n: 1, thrown: [fire], after: [pinned, told('points')] });
    expect(second).toMatchObject({ n: 2, thrown: [fire], after: [] });
    expect(more).toEqual([]);
  });

  it('begins with who fared otherwise than most, where there are more lines than are read at a glance', () => {
    const landing = (die: number, pinned: boolean) => ({
      ...told('landing', { throws }),
      message: { id: 'x-event-landing', args: { die, pinned } },
    });
    const [safe, hurt] = [[2, 3, 4].map((die) => landing(die, false)), landing(1, true)];
    const result = { n: 1, thrown: [...safe, hurt], after: [pinned], gains: [] };
    expect(linesOf(result, 4)).toEqual([hurt, pinned, ...safe]);
    expect(linesOf(result, 5)).toEqual([...safe, hurt, pinned]);
  });

  it('tells what came of throws under them, where all went alike and not all have room', () => {
    const thrown = [1, 2, 3, 4, 5].map((die) => told('town', { throws, spaces: [`${die}`] }));
    const paid = told('paid');
    expect(linesOf({ n: 1, thrown, after: [paid], gains: [] }, 4)).toEqual([
      ...thrown.slice(0, 3),
      paid,
      ...thrown.slice(3),
    ]);
  });

  it('is one line for all who fared alike, where a game has words for it', () => {
    const landing = (unit: string, pinned: boolean) => ({
      ...told('landing', { throws }),
      message: { id: 'x-event-landing', args: { unit, pinned } },
    });
    const [safe, hurt] = [['a', 'b', 'c'].map((unit) => landing(unit, false)), landing('d', true)];
    const [first, ...others] = folded([...safe, hurt, pinned], (id) => id === 'x-event-landing-all');
    expect(first!.message.id).toBe('x-event-landing-all');
    expect(first!.message.args).toMatchObject({ pinned: false, units: ['a', 'b', 'c'], count: 3 });
    expect(first!.throws).toEqual([]);
    expect(others).toEqual([hurt, pinned]);
    expect(folded(safe, () => false)).toEqual(safe);
    expect(folded(safe.slice(1), () => true)).toEqual(safe.slice(1));
  });

  it('is told with what befell those who stood where it was aimed, and with what they had to throw', () => {
    const shot = told('fire', { throws, pieces: ['own'], spaces: ['b'] });
    const check = told('check', { throws, pieces: ['foe'] });
    const next = told('acts', { pieces: ['foe'], begins: true });
    const standing = (piece: string) => (piece === 'foe' ? ['b'] : []);
    const beats = beatsOf([entry(1, 'me', shot, pinned, check, next, pinned), entry(2, 'they', away)]);
    expect(resultsOf(beats, false, standing)).toMatchObject([{ thrown: [shot], after: [pinned, check] }]);
    expect(resultsOf(beats)[0]!.after).toEqual([]);
    expect(ownPart(beats, 'me').map(({ event }) => event)).toEqual([shot, pinned, check]);
  });

  it('is one’s own as well where others had a word in it first, and nothing that they do after it', () => {
    const attack = told('attack', { spaces: ['x'] });
    const [support, fight] = [told('support', { spaces: ['x'] }), told('fight', { throws, spaces: ['x'] })];
    const [done, theirs] = [told('done'), told('fight', { throws, spaces: ['x'], side: 'they' })];
    const own = (deed: readonly string[], ...log: LogEntry[]) =>
      ownPart(beatsOf(log), 'me', deed).map(({ event }) => event);
    const answered = entry(2, 'they', support, fight, done);
    expect(own([], entry(1, 'me', attack), answered, entry(3, 'they', theirs))).toEqual([
      attack,
      support,
      fight,
      done,
    ]);
    // what was begun before, and what nobody asked about
    expect(own(deedIn([entry(1, 'me', attack), entry(2, 'me')], 'me'), answered)).toHaveLength(3);
    expect(own([], answered)).toEqual([]);
    expect(own(['x'], entry(2, 'they', theirs))).toEqual([]);
    expect(own(['x'], entry(2, 'they', told('turn', { shown: 'banner' }), fight))).toEqual([]);
  });

  it('keeps throws of one kind together', () => {
    const test = (unit: string) => told('test', { throws, pieces: [unit] });
    expect(
      resultsOf(beatsOf([entry(1, 'me', test('a'), test('b'), fire)])).map(({ thrown }) => thrown.length),
    ).toEqual([2, 1]);
  });

  it('does not show again what was shown as a card', () => {
    const card = told('event', { throws, shown: 'card' });
    expect(resultsOf(beatsOf([entry(1, 'me', card)]))).toEqual([]);
    expect(resultsOf(beatsOf([entry(1, 'me', card)]), true)).toHaveLength(1);
  });

  it('is told with the points that it changed', () => {
    const scene = (points: number, pile: number): Scene => ({
      pieces: [],
      tracks: [
        { name: 'points', value: points, side: 1 },
        { name: 'pile', value: pile },
        { name: 'turn', value: pile },
      ],
    });
    expect(gainsOf(scene(3, 9), scene(5, 8))).toEqual([{ name: 'points', side: 1, from: 3, to: 5 }]);
  });

  it('need not be played if it came of one’s own deed alone', () => {
    const beats = (...entries: LogEntry[]) => beatsOf(entries);
    expect(isEventful(beats(entry(1, 'me', fire, pinned, told('points'), told('points'))), 'me')).toBe(false);
    expect(isEventful(beats(entry(1, 'me', fire), entry(2, 'they', away)), 'me')).toBe(true);
    expect(isEventful(beats(entry(1, 'me', told('turn', { shown: 'banner' }))), 'me')).toBe(true);
    expect(isEventful(beats(entry(1, 'me', away, away, away, away)), 'me')).toBe(true);
    const bought = [1, 2, 3, 4, 5].map((n) => entry(n, 'me', told('mobilized'), told('points')));
    expect(isEventful(beats(...bought), 'me')).toBe(false);
  });
});

describe('what is worth playing', () => {
  const [turn, phase] = [told('turn', { shown: 'banner' }), told('phase', { shown: 'banner' })];

  it('leaves out parts of the turn in which nothing happens', () => {
    const move = went(['a', 'b'], 'one');
    const found = worthTelling(beatsOf([entry(1, 'me', phase, phase, phase, move, phase)]));
    expect(found.map(({ place }) => place)).toEqual([2, 3, 4]);
  });

  it('is not what happened in many turns while nobody was there', () => {
    expect(isLong(beatsOf([entry(1, 'me', turn, turn)]))).toBe(false);
    expect(isLong(beatsOf([entry(1, 'me', turn, turn, turn)]))).toBe(true);
  });
});

describe('the card of what happens', () => {
  const [card, board] = [
    { width: 400, height: 200 },
    { width: 900, height: 600 },
  ];
  const lowLeft = { low: true, right: false };

  it('stays where it hides nothing', () => {
    expect(cornerFor(card, board, [[800, 100]], [[700, 100]], lowLeft)).toBe(lowLeft);
  });

  it('goes where it hides nothing that it tells of, and of what is asked the least', () => {
    expect(cornerFor(card, board, [[200, 500]], [], lowLeft)).toEqual({ low: false, right: false });
    const asked: Point[] = [
      [200, 100],
      [800, 500],
    ];
    expect(cornerFor(card, board, [[200, 500]], asked, lowLeft)).toEqual({ low: false, right: true });
    // a counter that can be clicked is dearer than several lit spaces
    const told: Point[] = [[200, 100], [450, 100], [800, 100], [100, 300], [800, 300]]; // prettier-ignore
    const lit: Point[] = [[650, 500], [650, 520], [650, 540]]; // prettier-ignore
    expect(called(cornerFor(card, board, told, lit, lowLeft))).toBe('sw');
    expect(called(cornerFor(card, board, told, lit, lowLeft, [], [[[100, 500], 30]]))).toBe('se');
    // with every corner wanted, in the middle of an edge
    const small = { width: 200, height: 120 };
    const corners: Point[] = [[100, 60], [800, 60], [100, 540], [800, 540]]; // prettier-ignore
    const edge = cornerFor(small, board, [[450, 300]], corners, lowLeft);
    expect(called(edge)).toBe('w');
  });
});

describe('what somebody has passed over', () => {
  const unit = (id: string, space: string, now = 2, hidden = false) =>
    ({ id, space, side: 0, name: id, steps: [now, 2], hidden }) as unknown as Piece;
  const scene = (turn: number, held: number, points: number, ...pieces: Piece[]): Scene => ({
    pieces,
    control: [{ space: 'well', side: held }],
    tracks: [
      { name: 'turn', value: turn },
      { name: 'points', value: points, side: 1 },
    ],
  });

  it('is nothing where only somebody has moved, or gone out of sight', () => {
    const before = scene(1, 0, 3, unit('one', 'a'), unit('seen', 'b'));
    expect(passedBetween(before, scene(1, 0, 3, unit('one', 'c')))).toBeNull();
  });

  it('is what was taken and lost, the points and the turn', () => {
    const before = scene(1, 0, 3, unit('one', 'a'), unit('two', 'b'), unit('old', '@lost'));
    const after = scene(2, 1, 7, unit('one', 'a', 1), unit('two', '@rebel-eliminated'), unit('old', '@lost'));
    const found = passedBetween(before, after)!;
    expect(found.turn).toBe(2);
    expect(found.taken).toEqual([{ space: 'well', side: 1 }]);
    expect(found.losses.map(({ piece, steps }) => [piece.id, steps])).toEqual([
      ['one', [2, 1]],
      ['two', null],
    ]);
    expect(found.gains).toEqual([{ name: 'points', side: 1, from: 3, to: 7 }]);
  });

  it('is where a track stands that the game wants told, and no other', () => {
    const clock = (value: number, pile: number): Scene => ({
      ...scene(1, 0, 3),
      tracks: [
        { name: 'crisis', value, vital: true },
        { name: 'pile', value: pile },
      ],
    });
    const found = passedBetween(clock(6, 9), clock(8, 8))!;
    expect(found.vitals).toEqual([{ name: 'crisis', side: -1, from: 6, to: 8 }]);
    expect(accountOf(found, 0)).toEqual([{ kind: 'vitals' }]);
    expect(passedBetween(clock(6, 9), clock(6, 8))).toBeNull();
  });

  it('is who was turned up, and nobody who came by himself or was known', () => {
    const before = scene(1, 0, 3, unit('?1', 'a', 2, true), unit('?2', 'b', 2, true), unit('known', 'a'));
    const after = scene(
      1,
      0,
      3,
      unit('known', 'a'),
      unit('gun', 'a'),
      unit('?2', 'b', 2, true),
      unit('came', 'b'),
      unit('other', 'c'),
      unit('gone', '@pool'),
    );
    const passed = passedBetween(before, after)!;
    expect(passed.found.map(({ id }) => id)).toEqual(['gun']);
    expect(isGrave(passed)).toBe(true);
  });

  it('tells whom the game has turned up, though more lie face down there than before', () => {
    const hidden = (id: string) => unit(id, 'town', 2, true);
    const before = scene(1, 0, 3, hidden('?1'));
    const after = scene(1, 0, 3, hidden('?1'), hidden('?2'), unit('prize', 'town'), unit('newcomer', 'town'));
    const events = [told('revealed', { pieces: ['prize'] }), told('comes', { pieces: ['newcomer'] })];
    expect(passedBetween(before, after, [], [], events)!.found.map(({ id }) => id)).toEqual(['prize']);
    expect(passedBetween(before, after)).toBeNull();
  });

  it('tells who has come to light with somebody, and what the game says of each', () => {
    const before = scene(1, 0, 3, unit('?1', 'a', 2, true));
    const after = scene(1, 0, 3, unit('?1', 'a'), unit('guard', 'b'), unit('newcomer', 'c'));
    const events = [told('flipped', { pieces: ['?1'] }), told('appears', { pieces: ['guard'] })];
    const { found } = passedBetween(before, after, [], [], events)!;
    expect(found.map(({ id, told }) => [id, told])).toEqual([
      ['?1', events[0]!.message],
      ['guard', events[1]!.message],
    ]);
  });

  it('knows who has gone elsewhere since he was turned up', () => {
    const before = scene(1, 0, 3, unit('?1', 'a', 2, true), unit('?2', 'a', 2, true));
    const after = scene(1, 0, 3, unit('?1', 'c'), unit('?2', 'b'), unit('guard', 'b'));
    const events = [
      told('flipped', { pieces: ['?1'], spaces: ['a'] }),
      told('flipped', { pieces: ['?2'], spaces: ['a', 'b'] }),
      told('appears', { pieces: ['guard'], spaces: ['b'] }),
    ];
    const { found } = passedBetween(before, after, [], [], events)!;
    expect(found.map(({ id, moved }) => [id, moved])).toEqual([
      ['?1', true],
      ['?2', false],
      ['guard', false],
    ]);
  });

  it('tells as another turn begins who is in a plight still', () => {
    const shaken = (id: string) => ({ ...unit(id, 'a'), markers: ['shaken'] }) as Piece;
    const before = scene(1, 0, 3, shaken('one'), shaken('two'));
    const after = (turn: number) => scene(turn, 0, 3, unit('one', 'a'), shaken('two'));
    const still = (turn: number) =>
      passedBetween(before, after(turn), [], ['shaken'])!.still.map(({ piece }) => piece.id);
    expect([still(2), still(1)]).toEqual([['two'], []]);
  });

  it('is nothing where only another turn has begun: that stands over the board', () => {
    expect(passedBetween(scene(4, 0, 3), scene(5, 0, 3))).toBeNull();
  });

  it('counts nobody as lost who was only sent elsewhere', () => {
    const before = scene(1, 0, 3, unit('spears', 'a', 4), unit('rifles', 'c', 4));
    const sent = told('detach', { pieces: ['spears', 'part'], spaces: ['b'] });
    const after = (spears: number) =>
      scene(2, 0, 3, unit('spears', 'a', spears), unit('part', 'b', 3), unit('rifles', 'c', 2));
    const losses = (spears: number, ...events: Told[]) =>
      passedBetween(before, after(spears), [], [], events)!.losses.map(({ piece, steps }) => [
        piece.id,
        steps,
      ]);
    expect(losses(1, sent)).toEqual([['rifles', [4, 2]]]);
    // some were sent, and then somebody fell
    expect(losses(0, sent)).toEqual([
      ['spears', [1, 0]],
      ['rifles', [4, 2]],
    ]);
    // nobody says where they went
    expect(losses(1)[0]).toEqual(['spears', [4, 1]]);
  });

  it('tells the cards that were laid open, even where nothing else has changed', () => {
    const still = scene(1, 0, 3);
    expect(passedBetween(still, still, [{ id: 'hostages-saved' }])?.cards).toEqual([
      { id: 'hostages-saved' },
    ]);
  });

  it('tells who is rid of a plight, and of no other sign', () => {
    const marked = (id: string, space: string, ...markers: string[]) =>
      ({ ...unit(id, space), markers }) as Piece;
    const before = scene(1, 0, 3, marked('one', 'a', 'shaken', 'moved'), marked('two', 'b', 'shaken'));
    const after = scene(1, 0, 3, marked('one', 'a'), marked('two', '@lost'));
    expect(passedBetween(before, after, [], ['shaken'])?.reliefs).toEqual([
      { piece: after.pieces[0], plight: 'shaken' },
    ]);
    expect(passedBetween(before, after, [], [])?.reliefs).toEqual([]);
  });

  it('tells who has come into a plight, and that is grave', () => {
    const shaken = (id: string, space: string) => ({ ...unit(id, space), markers: ['shaken'] }) as Piece;
    const before = scene(1, 0, 3, unit('new', 'a'), shaken('old', 'a'), unit('gone', 'a'));
    const after = scene(1, 0, 3, shaken('new', 'a'), shaken('old', 'a'), shaken('gone', '@lost'));
    const found = passedBetween(before, after, [], ['shaken'])!;
    expect(found.struck).toEqual([{ piece: after.pieces[0], plight: 'shaken' }]);
    expect(isGrave({ ...found, losses: [] })).toBe(true);
  });

  it('is who is in want of something now, and the fights with their dice', () => {
    const short = (id: string) => ({ ...unit(id, 'a'), markers: ['unsupplied'] }) as Piece;
    const before = scene(1, 0, 3, short('old'), unit('new', 'a'));
    const fight = { message: { id: 'x-event-battle' }, spaces: ['a'], throws: [{}, {}] } as unknown as Told;
    const march = { message: { id: 'x-event-move' }, pieces: ['new'] } as unknown as Told;
    const found = passedBetween(before, scene(1, 0, 3, short('old'), short('new')), [], [], [march, fight])!;
    expect(found.wanting.map(({ id }) => id)).toEqual(['new']);
    expect(found.fights).toEqual([fight]);
    expect(isGrave(found)).toBe(true);
    expect(isGrave(passedBetween(before, scene(2, 0, 5, short('old')))!)).toBe(false); // a turn and points, seen anyway
  });

  it('tells a place that was taken once, and a card that says more', () => {
    const card = (id: string, more: Partial<Told> = {}): Told => ({
      ...told(id, { spaces: ['well'] }),
      ...more,
    });
    const [taking, raid] = [card('objective'), card('raid', { pieces: ['one'] })];
    const cards = [taking.message, raid.message];
    const found = passedBetween(scene(1, 0, 3), scene(1, 1, 3), cards, [], [taking, raid])!;
    expect(found.taken).toEqual([{ space: 'well', side: 1 }]);
    expect(found.cards).toEqual([raid.message]);
  });

  it('begins with own losses and places, and folds what weighs least', () => {
    const piece = (id: string, side: number) => ({ ...unit(id, 'a'), side }) as Piece;
    const passed = {
      gains: [{ name: 'points', side: 1, from: 0, to: 4 }],
      vitals: [],
      taken: [0, 1].map((side) => ({ space: `well-${side}`, side })),
      losses: [1, 0].map((side) => ({ piece: piece(`lost-${side}`, side), steps: null })),
      reliefs: [1, 0].map((side) => ({ piece: piece(`rid-${side}`, side), plight: 'shaken' })),
      struck: [1, 0, 0].map((side, n) => ({ piece: piece(`hit-${n}`, side), plight: 'shaken' })),
      still: [],
      found: [],
      wanting: [],
      fights: [told('battle', { spaces: ['a'] })],
      cards: [{ id: 'weather' }],
      idle: [],
    };
    const said = (own: number) =>
      parted(accountOf(passed, own)).map((lines) =>
        lines.map((line) => line.kind + ('side' in line ? line.side : '')),
      );
    expect(said(0)).toEqual([
      ['losses0', 'taken1', 'taken0', 'struck0', 'losses1'],
      ['fight', 'gains', 'card', 'struck1', 'reliefs0', 'reliefs1'],
    ]);
    expect(said(1)[0]).toEqual(['losses1', 'taken0', 'taken1', 'struck1', 'losses0']);
    const few = { ...passed, losses: [], taken: [], fights: [] };
    expect(parted(accountOf(few, 0)).map((lines) => lines.length)).toEqual([6, 0]);
  });

  it('tells whose turn came and went of one’s own, since there was nothing to do', () => {
    const still = scene(1, 0, 3, unit('mine', 'a'), { ...unit('theirs', 'b'), side: 1 } as Piece);
    const events = ['mine', 'theirs'].map((id) => told('nothing-to-do', { pieces: [id] }));
    expect(passedBetween(still, still, [], [], events, 0)!.idle).toEqual([events[0]]);
    expect(passedBetween(still, still, [], [], events)).toBeNull();
    expect(passedBetween(still, still, [], [], events.slice(1), 0)).toBeNull();
    const passed = passedBetween(still, still, [], [], events, 0)!;
    expect(accountOf(passed, 0)).toEqual([{ kind: 'idle', event: events[0] }]);
  });

  it('leaves out what nobody holds any more', () => {
    expect(passedBetween(scene(1, 0, 3), scene(1, -1, 3))).toBeNull();
  });
});

describe('ways that units have gone', () => {
  it('have no line from one map to another, nor to where nothing is printed', () => {
    const way = (...spaces: string[]): Trail => ({ way: spaces, side: 0 });
    const maps: Record<string, string> = { a1: 'a', a2: 'a', b1: 'b' };
    const trails = [way('a1', 'a2'), way('a1', 'b1'), way('a1', '@lost'), way('a2', 'b1', 'a1')];
    expect(onOneMap(trails, (space) => maps[space] ?? null)).toEqual([trails[0], trails[3]]);
  });
});
