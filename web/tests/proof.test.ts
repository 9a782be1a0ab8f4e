import { describe, expect, it } from 'vitest';
import journal from './shared.journal?raw';
import { blake2b } from '../src/lib/blake2b';
import { chained, commitmentTo, prove, seal, sharedKey, unchained, type Remembered } from '../src/lib/proof';

const bytes = (text: string) => new TextEncoder().encode(text);
// shared.journal is a game of two, each with a number of his own, made and also read by the Python package.
const KEY = '788f9b5c1b9d91ace96b31c6d82e05ccf43966c319978d55afadf2c40459e012';
const header = JSON.parse(journal.split('\n')[0]!) as { commitment: string; key: string };
const known: Remembered = {
  commitment: header.commitment,
  numbers: { government: 'ab'.repeat(32) },
  seals: {},
};
const holds = (journal: string, remembered: Remembered | null = known, key = KEY) =>
  Object.fromEntries(prove(journal, key, remembered).found.map(({ what, holds }) => [what, holds]));

describe('the hash function', () => {
  it('is the one of RFC 7693', () => {
    expect(blake2b(bytes('abc'), { size: 64 })).toBe(
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1' +
        '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
    );
    expect(blake2b(bytes(''), { size: 16 })).toBe('cae66941d9efbd404e4d88758ea67670');
  });

  it('counts blocks and reads a key', () => {
    const lengths = [127, 128, 129, 256, 300].map((length) => blake2b(new Uint8Array(length)));
    expect(new Set(lengths).size).toBe(5);
    expect(lengths[1]).toBe('378d0caaaa3855f1b38693c1d6ef004fd118691c95c959d4efa950d6d6fcf7c1');
    expect(blake2b(bytes('x'), { key: bytes('k') })).not.toBe(blake2b(bytes('x')));
  });
});

describe('a journal', () => {
  it('is proved, with the number that this browser added', () => {
    const told = { chain: true, commitment: true, same: true, seals: true, own: true, key: true };
    expect(holds(journal)).toEqual(told);
    expect(prove(journal, KEY, known).people).toEqual(['government', 'tribes']);
    expect(holds(journal, null)).toEqual({ ...told, same: null, own: null });
  });

  it('is not, where a line was changed', () => {
    expect(holds(journal.replace('"undo"', '"redo"').replace('tel-asra', 'tel-asre')).chain).toBe(false);
    const lines = journal.trimEnd().split('\n');
    expect(chained(lines)).toBe(true);
    expect(chained(lines.filter((_, place) => place !== 2))).toBe(false);
    for (let place = 0; place < lines.length; place++) {
      const changed = lines.map((line, at) =>
        at === place ? line.replace(/"(state|start)":"/, '$&x') : line,
      );
      expect(chained(changed), String(place)).toBe(false);
    }
  });

  it('is not, where the secret, a number or the key is another', () => {
    expect(holds(journal.replace(header.key, 'ff'.repeat(32)))).toMatchObject({
      commitment: false,
      key: false,
    });
    expect(holds(journal.replace('ab'.repeat(32), 'ac'.repeat(32)))).toMatchObject({
      seals: false,
      own: false,
      key: false,
    });
    expect(holds(journal, known, 'ff'.repeat(32)).key).toBe(false);
    expect(holds(journal, { ...known, commitment: 'ff' }).same).toBe(false);
    expect(holds(journal, { ...known, seals: { tribes: 'ff' } }).seals).toBe(false);
    expect(holds(journal, { ...known, numbers: { government: '00'.repeat(32) } }).own).toBe(false);
  });

  it('is linked by its keys in order, whatever stands in its texts', () => {
    expect(unchained('{"b":[1,{"z":1.50,"a":"\\"}{,:"}],"a":{},"c":[],"chain":"x","d":null}')).toBe(
      '{"a":{},"b":[1,{"a":"\\"}{,:","z":1.50}],"c":[],"d":null}',
    );
  });
});

describe('the key', () => {
  it('is another with every other number', () => {
    const key = (one: string, other: string) =>
      sharedKey('0a'.repeat(32), 'c', [
        ['a', one],
        ['b', other],
      ]);
    expect(new Set([key('1', '2'), key('2', '1'), key('1', '3'), key('12', '')]).size).toBe(4);
    expect(seal('c', 'a', '1')).not.toBe(seal('c', 'b', '1'));
    expect(commitmentTo(header.key)).toBe(header.commitment);
  });
});
