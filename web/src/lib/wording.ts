// Facts become words: pieces and seats by name, cards with their suits, lists joined.

import type { Message } from './types';

const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const FACE = /^(10|[2-9JQKA])([SHDC])$/;

/** A playing card as people write it; anything else is left as it is. */
export function face(text: string): string {
  const card = FACE.exec(text);
  return card ? `${card[1]}${SUITS[card[2]!]}` : text;
}

export function isRed(text: string): boolean {
  const card = FACE.exec(text);
  return card !== null && (card[2] === 'H' || card[2] === 'D');
}

/** Words as they stand where a line begins. */
export const begun = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Of several units the first, and how many others there are: for messages that name no more. */
export function firstOf(units: readonly string[]): { unit: string; others: number } {
  return { unit: units[0] ?? '', others: Math.max(0, units.length - 1) };
}

/** Whether a fact is a message itself: what caused a problem. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

/** A fact in a form that a message can print or choose by. */
export function fact(value: unknown, names: Record<string, string>): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return names[value] ?? face(value);
  if (Array.isArray(value)) {
    return value.map((part) => (Array.isArray(part) ? row(part, names) : fact(part, names))).join(', ');
  }
  return value == null ? '' : String(value);
}

/** A row of facts, e.g. a unit and its card; one that ends in false does not count and is bracketed. */
function row(parts: unknown[], names: Record<string, string>): string {
  const told = parts
    .filter((part) => typeof part !== 'boolean' && part !== '')
    .map((part) => fact(part, names))
    .join(' ');
  return parts.at(-1) === false ? `(${told})` : told;
}

/** Sums of exact chances are off by so little: that much is certain. */
const SLIP = 1e-9;

/** A probability as people read it; what may happen is never told as 0 %, nor what may fail as 100 %. */
export function percent(chance: number, language: string): string {
  const shown = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value);
  if (chance > 0 && chance < 0.0005) return `< ${shown(0.001)}`;
  if (chance < 1 - SLIP && chance > 0.9995) return `> ${shown(0.999)}`;
  return shown(chance);
}

/** A name with a number or a hex stands in braces beside it, and is looked up alone: `{Desert Rifles} (2)`. */
export function within(text: string, called: (name: string) => string): string {
  return text.replace(/\{(.+?)\}/g, (_, name: string) => called(name));
}

/** A name as part of a message id: small letters and figures, with hyphens between the words. */
export function slug(name: string): string {
  return plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A text as people type it when they search: without accents, in small letters. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** How near a text is to what somebody seeks: it begins with it, one of its words does, or it stands inside one. */
export function nearness(text: string, sought: string): number {
  const [all, wanted] = [plain(text), plain(sought)];
  if (all.startsWith(wanted)) return 0;
  const inside = (at: number): number =>
    at < 0 ? 2 : /[\p{L}\p{N}]/u.test(all[at - 1] ?? '') ? inside(all.indexOf(wanted, at + 1)) : 1;
  return inside(all.indexOf(wanted));
}
