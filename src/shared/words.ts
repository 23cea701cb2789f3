import { type Messages, setupI18n } from '@lingui/core';
import { localeTag } from './intl.ts';
import { type Language, languages } from './languages.ts';

/** Key → text in ICU message format, compiled or not. */
export type Words = Messages;
export type Values = Record<string, string | number>;
export type Translator = (key: string, values?: Values) => string;
/** What is needed to say something: the sentences, and the BCP 47 tag by which its days and numbers are written. */
export type Wording = { t: Translator; locale: string };

type Compiler = Parameters<ReturnType<typeof setupI18n>['setMessagesCompiler']>[0];

/** A translate function over the words of one language. A missing key is returned as it is. `compiler` is needed only where words are not compiled yet. */
export function translatorOf(language: Language, words: Words, compiler?: Compiler): Translator {
  const locale = localeTag(languages[language]); // numbers within a sentence are written as those beside it
  const i18n = setupI18n({ locale, messages: { [locale]: words } });
  if (compiler) i18n.setMessagesCompiler(compiler);
  const said = (sentence: string) => endedOnce(language === 'sp' ? oneOClock(sentence) : sentence);
  return (key, values) => (values ? said(i18n._(key, values)) : i18n._(key));
}

/** A value may bring the point that the sentence ends with: 'a las 8:00 a. m..' */
const endedOnce = (sentence: string) => sentence.replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** The one hour that is not many in Spanish: 'hasta la 1:00 p. m.', 'Es la 1:30 p. m.', 'ya es la 1:30 p. m.', and 'hasta las 2:00 p. m.' */
const oneOClock = (sentence: string) =>
  sentence
    .replace(/\b([Ll])as (?=1:\d\d)/g, '$1a ')
    .replace(/\b([Ss])on (?=la 1:\d\d)/g, (_, initial: string) => (initial === 'S' ? 'Es ' : 'es '));
