import { describe, expect, it } from 'vitest';
import { foughtIn } from '../src/lib/results';
import { beatsOf, fallenIn, lately, shotIn, storyOf, trailsOf } from '../src/lib/story';
import { endedPart, marksOf, turnsOf } from '../src/lib/turns';
import { Parting } from '../src/table/parting.svelte';
import type { Answer, LogEntry, Piece, SeatView, Side, Throw, Told } from '../src/lib/types';

const sides = [{ id: 'me' }, { id: 'they' }] as Side[];
const went = (from: string, to: string, unit = ''): Told => ({
  message: { id: 'x-event-move', args: { from, to } },
  spaces: [to, from],
  way: [from, to],
  pieces: unit ? [unit] : [],
});
const entry = (n: number, seat: string, ...events: Told[]): LogEntry => ({ n, seat, events });
const places = (log: LogEntry[], seat: string) => storyOf(log, seat).map(({ event }) => event.spaces![0]);

describe('the story', () => {
  const log = [
    entry(1, 'they', went('1', '2')),
    entry(2, 'me', went('5', '6')),
    entry(3, 'they', went('2', '3')),
    entry(4, 'they', went('3', '4')),
  ];

  it('tells what the others did since my last choice, and nothing older', () => {
    expect(places(log, 'me')).toEqual(['3', '4']);
    expect(trailsOf(storyOf(log, 'me'), [], sides)).toEqual([
      { side: 1, way: ['2', '3'] },
      { side: 1, way: ['3', '4'] },
    ]);
  });

  it('does not tell me what I have just done myself', () => {
    expect(storyOf(log, 'they')).toEqual([]);
    expect(storyOf([], 'me')).toEqual([]);
  });

  it('tells what the rules did by themselves after my choice', () => {
    const alone = [
      entry(1, 'me', went('1', '2')),
      entry(2, 'me', went('a', 'b'), went('c', 'd'), went('e', 'f'), went('g', 'h')),
    ];
    expect(places(alone, 'me')).toEqual(['b', 'd', 'f', 'h']);
  });

  it('does not take an answer that gave itself for a choice', () => {
    const only = { ...entry(5, 'me', went('6', '7')), only: { id: 'x-do-move' } };
    expect(places([...log, only], 'me')).toEqual(['3', '4', '7']);
  });

  it('draws a trail in the colour of the unit that went, whoever let it go', () => {
    const pieces = [{ id: 'foe', space: '2', side: 1 }] as Piece[];
    expect(trailsOf(storyOf([entry(1, 'they', went('1', '2', 'foe'))], 'me'), pieces, sides)[0]!.side).toBe(
      1,
    );
  });

  it('marks where dice were thrown at somebody, and lays the dice there', () => {
    const throws = [{ dice: [3, 6] }] as Throw[];
    const fire: Told = { message: { id: 'x-event-fire' }, pieces: ['own', 'foe'], throws };
    const test: Told = { message: { id: 'x-event-test' }, pieces: ['foe'], throws };
    const pieces = [{ id: 'foe', space: '0404', side: 1 }] as Piece[];
    const hit: Told = { message: { id: 'x-event-hit' } };
    const fought = (...events: Told[]) => [...foughtIn(beatsOf([entry(1, 'they', ...events)]), pieces)];
    expect(fought(test, hit)).toEqual([]);
    expect(fought(fire, hit)).toEqual(['0404']);
    expect(fought(fire)).toEqual([]); // nothing came of it
    expect(fought({ ...fire, spaces: ['0505', '0406'] }, hit)).toEqual(['0505']);
    expect(fought(went('1', '2'))).toEqual([]);
    const own = { id: 'own', space: '0101', side: 0 } as Piece;
    expect(shotIn(fire, [...pieces, own])).toEqual(['0101', '0404']);
    expect(shotIn(test, pieces)).toBeNull();
    const nobodys = throws.map((one) => ({ ...one, side: -1 }));
    expect(fallenIn([fire, test], pieces)).toEqual([{ space: '0404', throws: [...nobodys, ...nobodys] }]);
  });

  it('gives dice to the side that threw them: who is named, or whose doing it is', () => {
    const sides = ['blue', 'red'].map((id) => ({ id, name: id, colour: id }));
    const held = [{ id: 'levy', side: 1, space: '0404' }] as Piece[];
    const event = { message: { id: 'm' }, spaces: ['0404'], side: 'blue' };
    const throws = [{ dice: [4] }, { dice: [9], who: 'levy' }, { dice: [1], who: 'red' }];
    const [fell] = fallenIn([{ ...event, throws }], held, sides);
    expect(fell?.throws.map(({ side }) => side)).toEqual([0, 1, 1]);
  });
});

describe('what was lately', () => {
  it('ends with its part of the turn', () => {
    const turn: Told = { message: { id: 'x-event-turn' }, shown: 'banner' };
    const others = { ...entry(1, 'they', went('1', '2')), phase: 'combat' };
    expect(lately([others], 'me', 'combat')).toHaveLength(1);
    expect(lately([others], 'me', 'movement')).toEqual([]);
    const over = { ...entry(1, 'they', went('1', '2'), turn, went('2', '3')), phase: 'movement' };
    expect(lately([over], 'me', 'movement').map(({ place }) => place)).toEqual([2]);
  });
});

describe('the log', () => {
  const turn = (number: number): Told => ({ message: { id: 'x-event-turn', args: { turn: number } } });

  it('is read by turns, and in a turn by its parts', () => {
    const log = [
      { ...entry(1, 'me', went('1', '2')), phase: 'movement' },
      { ...entry(2, 'me', went('2', '3')), phase: 'movement' },
      { ...entry(3, 'me', went('3', '4'), turn(2), went('a', 'b')), phase: 'combat' },
    ];
    const turns = turnsOf([turn(1)], log);
    expect(turns.map(({ opened }) => opened?.args?.['turn'])).toEqual([1, 2]);
    expect(turns[0]!.parts.map(({ phase, deeds }) => [phase, deeds.length])).toEqual([
      ['movement', 2],
      ['combat', 1],
    ]);
    expect(turns[1]!.parts.map(({ phase, deeds }) => [phase, deeds.length])).toEqual([['', 1]]);
  });

  it('has a mark where each begins; turns that go by with one action are come to together', () => {
    const turn = (n: number): Told => ({ message: { id: 'x-event-turn', args: { turn: n } } });
    const marks = (opening: Told[], log: LogEntry[]) =>
      marksOf(opening, log).map(({ step, opened }) => [step, opened.args?.['turn']]);
    const log = [
      entry(1, 'me', went('1', '2')),
      entry(2, 'me', went('2', '3'), turn(2), went('a', 'b'), turn(3)),
    ];
    expect(marks([turn(1)], log)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(marks([], [entry(1, 'me', turn(1)), ...log.slice(1)])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('goes over to another part where the game says so', () => {
    const phase = (name: string): Told => ({ message: { id: 'x-event-phase', args: { phase: name } } });
    const log = [{ ...entry(1, 'me', went('1', '2'), phase('events'), went('2', '3')), phase: 'movement' }];
    const parts = turnsOf([], log)[0]!.parts;
    expect(parts.map(({ phase, deeds }) => [phase, deeds.length])).toEqual([
      ['movement', 1],
      ['events', 1],
    ]);
  });

  it('puts what begins an act at its head, though it was told with the one before', () => {
    const begins = (unit: string): Told => ({
      message: { id: 'x-event-acts', args: { unit } },
      begins: true,
    });
    const log = [
      { ...entry(1, 'me', went('1', '2'), begins('foe')), phase: 'movement' },
      { ...entry(2, 'they', went('8', '9'), begins('a'), begins('b')), phase: 'movement' },
    ];
    const [part] = turnsOf([], log)[0]!.parts;
    expect(
      part!.deeds.map(({ events }) => events.map(({ message }) => message.args?.['unit'] ?? 'goes')),
    ).toEqual([['goes'], ['foe', 'goes'], ['a'], ['b']]);
    expect(new Set(part!.deeds.map(({ key }) => key)).size).toBe(4);
  });

  it('tells what came of one action together, and nothing of an answer that gave itself', () => {
    const log = [
      entry(1, 'me', went('1', '2'), went('2', '3')),
      { ...entry(2, 'me'), only: { id: 'x-do-done' } },
      entry(3, 'they', went('a', 'b')),
    ];
    const [part] = turnsOf([], log)[0]!.parts;
    expect(part!.deeds.map(({ seat, events }) => [seat, events.length])).toEqual([
      ['me', 2],
      ['they', 1],
    ]);
  });
});

describe('a part of the turn that ends by itself', () => {
  const ASKED = [{ closes: true }, { unit: 'somebody' }];
  const at = (step: number, part: string, yours = true, turn = 1, answers: object[] = ASKED) =>
    ({
      step,
      seat: 'me',
      question: { yours, answers },
      scene: { pieces: [], tracks: [{ name: 'turn', value: turn }], phases: [['march', part === 'march' ? 'now' : 'past'], ['fire', part === 'fire' ? 'now' : 'next']] }, // prettier-ignore
    }) as unknown as SeatView;
  const [deed, done] = [{ action: {} } as Answer, { action: {}, closes: true } as Answer];

  it('is told where the last deed has ended it', () => {
    expect(endedPart(at(1, 'march'), at(2, 'fire'), deed)).toBe('march');
  });

  it('is not where it goes on, was ended on purpose or taken back, or somebody else is to decide', () => {
    expect(endedPart(at(1, 'march'), at(2, 'march'), deed)).toBe('');
    expect(endedPart(at(1, 'march'), at(2, 'fire'), done)).toBe('');
    expect(endedPart(at(2, 'fire'), at(1, 'march'), deed)).toBe('');
    expect(endedPart(at(1, 'march'), at(2, 'fire', false), deed)).toBe('');
  });

  it('is not where a yes or no was all that was asked', () => {
    expect(endedPart(at(1, 'march', true, 1, [{ closes: true }, {}]), at(2, 'fire'), deed)).toBe('');
  });

  it('is not where nobody could have ended it himself, nor a turn later', () => {
    expect(endedPart(at(1, 'march', true, 1, []), at(2, 'fire'), deed)).toBe('');
    expect(endedPart(at(1, 'march'), at(2, 'fire', true, 2), deed)).toBe('');
  });

  it('is not where the part was begun by somebody else, and one only answered in it', () => {
    const log = [
      { ...entry(1, 'me'), phase: 'march' },
      { ...entry(2, 'they'), phase: 'fire' },
      { ...entry(3, 'me'), phase: 'fire' },
      { ...entry(4, 'me'), phase: 'fire' },
    ];
    expect(endedPart(at(3, 'fire'), at(4, 'march'), deed, log)).toBe('');
    expect(endedPart(at(3, 'fire'), at(4, 'march'), deed, log.slice(2))).toBe('fire');
  });

  it('is told as well where the answer that is left then gives itself', () => {
    const parting = new Parting();
    const seen = (step: number, part: string, turn = 1) =>
      ({ ...at(step, part, true, turn), at: step }) as SeatView;
    parting.follow(seen(1, 'march'), null, []);
    parting.follow(seen(2, 'march'), deed, []);
    expect(parting.ended).toBe('');
    parting.follow(seen(3, 'fire'), done, [], true);
    expect(parting.ended).toBe('march');
    parting.follow(seen(4, 'fire'), deed, []);
    expect(parting.ended).toBe('');
    // nobody has done anything in it, or another turn has begun
    parting.follow(seen(5, 'march', 2), done, []);
    parting.follow(seen(6, 'fire', 2), done, [], true);
    expect(parting.ended).toBe('');
  });
});
