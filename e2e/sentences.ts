import { wordsOf } from '#server/words.ts';
import type { Values } from '#shared/words.ts';
import type { Language } from './looks.ts';

export type SentenceIn = (english: string, key: string, values?: Values) => string;

/** What the product says: in English as the test spells it out, in another language as its text files have it under the key. */
export const sentencesIn =
  (language: Language): SentenceIn =>
  (english, key, values) =>
    language === 'en' ? english : wordsOf(language)(key, values);
