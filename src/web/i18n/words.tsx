import { createContext, type ReactNode, use } from 'react';
import { type Language, languages, type LanguageTag } from '#shared/languages.ts';
import { type Translator, translatorOf, type Words } from '#shared/words.ts';
import { sourceOf } from '#web/pages.ts';
import { connected } from '#web/connection.ts';
import { loadedOnce } from '#web/lazy-part.tsx';
import type { Row } from '#web/routes.ts';

const shelves = new Map<Language, Words>();
const brought = new Set<string>();

/** The entry module, whose words come with every page: those of headers, dialogs and of failures that any call may have. */
const around = 'src/app/web/entry.client.tsx';

/** The module that brings the headers of people who are logged in, and what they are told: visitors never load its words. */
const ofAccount = 'src/app/web/shell/headers.ts';

type Reader = { language: Language; isLoggedIn: boolean };

const wordFile = (module: string, language: Language) => `${module}?words=${language}`;
export const accountWordFile = (language: Language) => wordFile(ofAccount, language);

/** The word modules of a page: the entry's first, then its own, then those of the account where somebody is logged in. */
export const wordFiles = (row: Row, { language, isLoggedIn }: Reader) => [
  wordFile(around, language),
  wordFile(sourceOf(row), language),
  ...(isLoggedIn ? [accountWordFile(language)] : []),
];

/** Loads the words of one page in one language. `named`: the built files, as a document names them in the order of wordFiles. */
export async function bringWords(row: Row, { language, isLoggedIn }: Reader, named: string[] = []): Promise<void> {
  const [ofEntry = '', ofPage = '', account] = named;
  const ofAll = bring([around, sourceOf(row)], language, [ofEntry, ofPage]);
  await Promise.all([ofAll, isLoggedIn && accountWords(language, account).bring()]);
}

/** The words of a page and those around it, which a document brings in itself. */
export async function wordsWithin(row: Row, language: Language): Promise<Words> {
  const modules = [around, sourceOf(row)].map((module) => importWords(wordFile(module, language), language, undefined));
  return Object.assign({}, ...(await Promise.all(modules))) as Words;
}

/** What `wordsWithin` has put into the document: nothing of it is fetched. */
export function takeWords(row: Row, language: Language, words: Words): void {
  shelves.set(language, Object.assign(shelves.get(language) ?? {}, words));
  for (const module of [around, sourceOf(row)]) brought.add(wordFile(module, language));
}

const ofAccounts = new Map<Language, ReturnType<typeof loadedOnce<void>>>();

/** The words of the account in one language. What no document has named waits for a connection, as parts of a page do. */
function accountWords(language: Language, named = '') {
  const load = async () => {
    if (!named) await connected();
    await bring([ofAccount], language, [named]);
  };
  const words = ofAccounts.get(language) ?? loadedOnce(load);
  ofAccounts.set(language, words);
  return words;
}

async function bring(modules: string[], language: Language, named: string[]): Promise<void> {
  const shelf = shelves.get(language) ?? {};
  shelves.set(language, shelf);
  const missing = modules
    .map((module, index) => ({ source: wordFile(module, language), file: named[index] }))
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
  return {
    language,
    locale: languages[language],
    t: translatorOf(language, shelf),
    accountWords: accountWords(language).waited,
  };
}

export type Speech = {
  language: Language;
  locale: LanguageTag;
  t: Translator;
  /** For React’s use(): the words of the account; left out where all words are at hand. */
  accountWords?: () => Promise<void>;
};
const Speaking = createContext<Speech>({ language: 'en', locale: 'en', t: (key) => key });
export const SpeechProvider = Speaking.Provider;

/** `t(key, values)`: the sentence in the reader's language. */
export const useWords = (): Translator => use(Speaking).t;
/** The BCP 47 tag for formatting: 'en', 'es', 'de', 'it', 'ru'. */
export const useLocale = (): LanguageTag => use(Speaking).locale;
export const useLanguage = (): Language => use(Speaking).language;

/** Waits for the words of the account, which a visitor who logs in without leaving the page has not brought. */
export function WithAccountWords({ children }: { children: ReactNode }) {
  const { accountWords: bringThem } = use(Speaking);
  if (bringThem) use(bringThem());
  return children;
}
