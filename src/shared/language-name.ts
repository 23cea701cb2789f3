import { localeTag } from '#shared/dates.ts';
import { displayNames } from '#shared/intl.ts';

/** 'Spanish' for es, in the reader's language. */
export function languageName(code: string, locale: string): string {
  const tag = localeTag(locale);
  return unnamed[code]?.[tag] ?? names(tag).of(code) ?? code;
}

const names = displayNames({ type: 'language' });

/** What browsers have no names for, though servers do. */
const unnamed: Record<string, Record<string, string>> = {
  ase: {
    'en-US': 'American Sign Language',
    'es-US': 'lengua de señas estadounidense',
    'de-DE': 'Amerikanische Gebärdensprache',
    'it-IT': 'lingua dei segni americana',
    'ru-RU': 'американский язык жестов',
  },
};
