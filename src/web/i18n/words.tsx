import { createContext, use } from 'react';
import { type Language, languages, type LanguageTag } from '#shared/languages.ts';
import { type Translate, translatorOf, type Words } from '#shared/words.ts';
import { sourceOf } from '#web/pages.ts';
import type { Row } from '#web/routes.ts';

const shelves = new Map<Language, Words>();
const brought = new Set<string>();

/** The entry module, whose words come with every page: those of headers, dialogs and of failures that any call may have. */
const around = 'src/app/web/entry.client.tsx';

/** The word modules of a page: the entry's first, then its own. */
export const wordFiles = (row: Row, language: Language) =>
  [around, sourceOf(row)].map((module) => `${module}?words=${language}`);

/** Loads the words of one page in one language. `named`: the built files, as a document names them in the order of wordFiles. */
export async function bringWords(row: Row, language: Language, named: string[] = []): Promise<void> {
  const shelf = shelves.get(language) ?? {};
  shelves.set(language, shelf);
  const missing = wordFiles(row, language)
    .map((source, index) => ({ source, file: named[index] }))
    .filter(({ source }) => !brought.has(source));
  const found = await Promise.all(missing.map(({ source, file }) => importWords(source, language, file)));
  Object.assign(shelf, ...found);
  for (const { source } of missing) brought.add(source);
}

async function importWords(source: string, language: Language, file: string | undefined): Promise<Words | undefined> {
  if (file) return ((await import(/* @vite-ignore */ file)) as { default: Words }).default; // a file of our own build
  const { words } = await import('#web/lazy-pages.ts');
  return words[language][`/${source.slice(0, source.indexOf('?'))}`]?.();
}

/** A translator over the words loaded so far; words loaded later are found too, because they join the same table. */
export function wordsIn(language: Language): Speech {
  const shelf = shelves.get(language) ?? {};
  shelves.set(language, shelf);
  return { language, locale: languages[language], t: translatorOf(language, shelf) };
}

export type Speech = { language: Language; locale: LanguageTag; t: Translate };
const Speaking = createContext<Speech>({ language: 'en', locale: 'en', t: (key) => key });
export const SpeechProvider = Speaking.Provider;

/** `t(key, values)`: the sentence in the reader's language. */
export const useWords = (): Translate => use(Speaking).t;
/** The BCP 47 tag for formatting: 'en', 'es', 'de', 'it', 'ru'. */
export const useLocale = (): LanguageTag => use(Speaking).locale;
export const useLanguage = (): Language => use(Speaking).language;
