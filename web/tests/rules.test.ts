import { describe, expect, it } from 'vitest';
import { chapters, sameWords } from '../src/lib/rules';
import { exchanged, sittersOf } from '../src/lib/sitters';

const rule = (id: string, topic: string, text: string) => ({
  id,
  topic,
  rule: text,
  ruling: '',
  language: 'en',
});
const RULES = [
  rule('4.0', 'zones', 'A ZOC is its own hex and the six around it.'),
  rule('4.1', 'movement', 'Entering one ends the march.'),
  rule('14.0', 'zones', 'See also 4.0.'),
];
const SAME = sameWords('zone of control|zones of control|ZOC ; victory points|VP');
const ids = (sought: string) =>
  chapters(RULES, sought, SAME, (topic) => topic).map((one) => [one.topic, one.rules.map(({ id }) => id)]);

describe('looking things up in the rules', () => {
  it('finds what is called otherwise', () => {
    expect(ids('Zone of control hex')).toEqual([['zones', ['4.0']]]);
    expect(ids('unicorn')).toEqual([]);
  });

  it('ends with what fits nowhere else', () => {
    const rules = [rule('1.0', 'other', 'The counters.'), ...RULES];
    const told = chapters(rules, '', SAME, (topic) => topic).map(({ topic }) => topic);
    expect(told).toEqual(['zones', 'movement', 'other']);
  });

  it('shows every chapter where nothing is sought, and a number its rule alone', () => {
    expect(ids('')).toEqual([
      ['zones', ['4.0', '14.0']],
      ['movement', ['4.1']],
    ]);
    expect(ids('4.0')).toEqual([['zones', ['4.0']]]);
    expect(ids('4.')).toEqual([
      ['zones', ['4.0', '14.0']],
      ['movement', ['4.1']],
    ]);
  });
});

describe('playing again', () => {
  const seats = [
    { id: 'column', player: 'human' },
    { id: 'host', player: 'colonel' },
  ];

  it('keeps everybody in his place, or changes sides', () => {
    const sat = sittersOf(seats, ['column'])!;
    expect(sat).toEqual({ column: 'me', host: 'bot:colonel' });
    expect(exchanged(sat)).toEqual({ column: 'bot:colonel', host: 'me' });
  });

  it('asks nobody else to sit down again, and changes nothing that would be the same', () => {
    expect(sittersOf(seats, [])).toBeNull();
    expect(exchanged({ one: 'me', other: 'me' })).toBeNull();
    expect(exchanged({ one: 'me' })).toBeNull();
  });
});
