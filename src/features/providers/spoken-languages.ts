import { languageName } from '#shared/language-name.ts';

/** What a provider may speak: the closed list, the two of most families first. */
const offered = [
  'en',
  'es',
  'ar',
  'ase',
  'bn',
  'de',
  'fa',
  'fr',
  'gu',
  'hi',
  'ht',
  'hy',
  'it',
  'ja',
  'km',
  'ko',
  'pa',
  'pl',
  'pt',
  'ru',
  'so',
  'tl',
  'uk',
  'ur',
  'vi',
  'yi',
  'zh',
];
const FIRST = 2;

/** Codes and names in the reader's language, by name; what is chosen already is always among them. */
export function spokenLanguages(chosen: readonly string[], locale: string): { value: string; label: string }[] {
  const named = [...new Set([...offered, ...chosen])].map((code) => ({
    value: code,
    label: languageName(code, locale),
  }));
  return [
    ...named.slice(0, FIRST),
    ...named.slice(FIRST).sort((one, other) => one.label.localeCompare(other.label, locale)),
  ];
}
