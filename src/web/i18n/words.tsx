import { createContext, use } from 'react';
import { type Language, languages, type LanguageTag } from '#shared/languages.ts';
import { type Translate, translatorOf, type Words } from '#shared/words.ts';
import type { Row } from '#web/routes.ts';
import { capabilitiesOf } from '#web/routes.ts';

const files = import.meta.glob<Words>(['/src/features/*/text/*.json', '/src/shared/text/*.json'], { import: 'default' });
const shelves = new Map<Language, Words>();
const brought = new Set<string>();

export const wordFile = (capability: string, language: Language) =>
  capability === 'shared' ? `src/shared/text/${language}.json` : `src/features/${capability}/text/${language}.json`;

/** Fetches the words of one page in one language: its capabilities' and the shared ones. */
export async function bringWords(row: Row, language: Language): Promise<void> {
  const shelf = shelves.get(language) ?? {};
  shelves.set(language, shelf);
  const missing = ['shared', ...capabilitiesOf(row)].filter((capability) => !brought.has(`${language} ${capability}`));
  const found = await Promise.all(missing.map((capability) => files[`/${wordFile(capability, language)}`]?.()));
  Object.assign(shelf, ...found);
  for (const capability of missing) brought.add(`${language} ${capability}`);
}

/** The words that have been brought so far; later ones are found too, because they land on the same shelf. */
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
