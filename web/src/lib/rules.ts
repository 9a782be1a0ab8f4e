// Looking things up in the rules: by words, by other words for the same thing, by chapter.

import type { RuleCard } from './types';

export interface Chapter {
  topic: string;
  rules: RuleCard[];
}

/** Words that mean the same, as the catalogue lists them: `;` between kinds, `|` between the words of one. */
export function sameWords(listed: string): string[][] {
  return listed.split(';').map((line) =>
    line
      .split('|')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  );
}

/** The chapter of what fits nowhere else. */
const OTHER = 'other';

/** What a text must hold: of each part one of its words. */
export function parts(sought: string, same: readonly string[][]): string[][] {
  let rest = ` ${sought.toLowerCase().trim().replace(/\s+/g, ' ')} `;
  const found: string[][] = [];
  for (const words of same) {
    const hit = [...words].sort((a, b) => b.length - a.length).find((word) => rest.includes(` ${word} `));
    if (!hit) continue;
    rest = rest.replace(` ${hit} `, ' ');
    found.push(words);
  }
  return [
    ...found,
    ...rest
      .split(' ')
      .filter(Boolean)
      .map((word) => [word]),
  ];
}

/** The rules that hold all that is sought, by chapter, in the order of the book; a number typed finds its rule alone. */
export function chapters(
  rules: readonly RuleCard[],
  sought: string,
  same: readonly string[][],
  titleOf: (topic: string) => string,
): Chapter[] {
  const one = rules.find((rule) => rule.id.toLowerCase() === sought.trim().toLowerCase());
  const wanted = parts(sought, same);
  const holds = (rule: RuleCard) => {
    const text = `${rule.id} ${titleOf(rule.topic)} ${rule.rule} ${rule.ruling}`.toLowerCase();
    return wanted.every((words) => words.some((word) => isIn(text, word)));
  };
  const found = new Map<string, RuleCard[]>();
  for (const rule of one ? [one] : rules.filter(holds)) {
    found.set(rule.topic, [...(found.get(rule.topic) ?? []), rule]);
  }
  // what fits nowhere else comes last
  const order = [...found].sort(([one], [other]) => Number(one === OTHER) - Number(other === OTHER));
  return order.map(([topic, rules]) => ({ topic, rules }));
}

/** A number is not part of a longer one: 4.0 is not in 14.0; two letters are a word by themselves. */
function isIn(text: string, word: string): boolean {
  const whole = /^\d/.test(word) || word.length < 3;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!whole || !/[\p{L}\d.]/u.test(text[at - 1] ?? ' ')) return true;
  }
  return false;
}
