// The catalogue in use: the table's messages and those of one game, in the reader's language.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './api';
import type { Message } from './types';
import { fact, isMessage, slug, within } from './wording';

export const LANGUAGES = ['en', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', pt: 'Português' };

const KEPT = 'sandtable.language';

export function preferred(kept: string | null, wanted: readonly string[]): Language {
  const known = (name: string) => LANGUAGES.find((language) => name.toLowerCase().startsWith(language));
  return (kept ? known(kept) : undefined) ?? wanted.map(known).find((found) => found !== undefined) ?? 'en';
}

class Words {
  language = $state<Language>(preferred(localStorage.getItem(KEPT), navigator.languages));
  private bundle = $state.raw<FluentBundle | null>(null);
  private given = $state.raw<Record<string, string>>({});
  private called = $derived.by(() =>
    Object.fromEntries(Object.entries(this.given).map(([id, name]) => [id, this.translated(name)])),
  );
  /** Whose name is a plural: verbs agree with it. */
  private many = $derived.by(
    () =>
      new Set(
        Object.entries(this.given)
          .filter(([, name]) => this.plural(name))
          .map(([id]) => id),
      ),
  );
  /** What has been read: the table's messages by language, a game's by language and game. */
  private read = new Map<string, Promise<FluentResource>>();
  private game: string | undefined;
  private wanted = '';

  /** What pieces, places and seats are called, in the reader's language where the catalogue has the name. */
  get names(): Record<string, string> {
    return this.called;
  }

  set names(given: Record<string, string>) {
    this.given = given;
  }

  /** A name from a data pack; the game's catalogue may have it in the reader's language. */
  translated(name: string, game = this.game ?? ''): string {
    const own = `${game}-name-${slug(name)}`;
    if (this.has(own)) return this.say(own);
    return within(name, (part) => this.translated(part, game));
  }

  /** Whether a name from a data pack is a plural, as its message says (`.number`). */
  private plural(name: string): boolean {
    const part = /\{(.+?)\}/.exec(name)?.[1] ?? name;
    const pattern = this.bundle?.getMessage(`${this.game ?? ''}-name-${slug(part)}`)?.attributes['number'];
    return pattern !== undefined && this.bundle?.formatPattern(pattern) === 'plural';
  }

  /** What a rule adds to a total, if the game has words for it. */
  because(rule: string): string {
    const own = `${this.game ?? ''}-reason-${rule.replaceAll('.', '_')}`;
    return this.has(own) ? this.say(own) : '';
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  async speak(language: Language, game: string | undefined = this.game): Promise<void> {
    const key = `${language}/${game ?? ''}`;
    this.wanted = key;
    const catalogues = await Promise.all([
      this.catalogue(language),
      ...(game ? [this.catalogue(language, game)] : []),
    ]);
    if (this.wanted !== key) return; // others have been asked for meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of catalogues) bundle.addResource(one, { allowOverrides: true });
    this.game = game;
    this.language = language;
    this.bundle = bundle;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** A catalogue, fetched and read once; one that did not come is asked for again. */
  private catalogue(language: Language, game?: string): Promise<FluentResource> {
    const key = `${language}/${game ?? ''}`;
    const known =
      this.read.get(key) ??
      api.words(language, game).then(
        (text) => new FluentResource(text),
        (error: unknown) => {
          this.read.delete(key);
          throw error;
        },
      );
    this.read.set(key, known);
    return known;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** Whether a message has another form, for a place of its own: in brief, for all at once. */
  hasForm(id: string, form: string): boolean {
    return this.bundle?.getMessage(id)?.attributes[form] !== undefined;
  }

  /** The message in words; its bare id if the catalogue has none, so that nothing is ever silent. */
  say(id: string, args: Record<string, unknown> = {}, form = ''): string {
    const message = this.bundle?.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!this.bundle || !pattern) return id;
    const facts = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        isMessage(value) ? this.say(value.id, value.args) : fact(value, this.names),
      ]),
    );
    const numbers = Object.entries(args).filter(([, value]) => this.many.has(String(value)));
    const agreeing = Object.fromEntries(numbers.map(([key]) => [`${key}-number`, 'plural']));
    return this.bundle.formatPattern(pattern, { ...facts, ...agreeing }, []);
  }
}

export const words = new Words();

/** The message with this id. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return words.say(id, args);
}

/** A message that a game or the server sent. */
export function tell(message: Message): string {
  return words.say(message.id, message.args ?? {});
}

/** The same in a few words, where the catalogue has them. */
export function tellBriefly(message: Message): string {
  return words.say(message.id, message.args ?? {}, 'brief');
}

/** What stands in the log for a message that is long: the whole of it is folded under its head. */
export function headOf(message: Message): string {
  return words.say(message.id, message.args ?? {}, 'head');
}

/** A number as the reader writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value);
}

/** What a table is called: by its own title, or after its scenario. */
export function called(table: { title: string; game: string; scenario: string }): string {
  return table.title || t(`${table.game}-scenario-${table.scenario}`);
}

/** The mark of a text that is not in the reader's language. */
export function foreign(language: string): string {
  return language && language !== words.language ? `[${language}] ` : '';
}

/** What a holding box (`@lost`) is called: by its game, or as in all games. */
export function boxName(game: string, box: string): string {
  const own = `${game}-box-${box.slice(1)}`;
  return t(words.has(own) ? own : `box-${box.slice(1)}`);
}

/** A text from a data pack that may be a message id or a name. */
export function word(text: string): string {
  return words.has(text) ? words.say(text) : (words.names[text] ?? words.translated(text));
}
