import { displayNames } from '#shared/intl.ts';

/** 'Spanish' for es, in the reader's language. */
export const languageName = (code: string, locale: string): string =>
  unnamed[code]?.[locale.slice(0, 2)] ?? names(locale).of(code) ?? code;

const names = displayNames({ type: 'language' });

/** What browsers have no names for, though servers do. */
const unnamed: Record<string, Record<string, string>> = {
  ase: {
    en: 'American Sign Language',
    es: 'lengua de señas estadounidense',
    de: 'Amerikanische Gebärdensprache',
    it: 'lingua dei segni americana',
    ru: 'американский язык жестов',
  },
};
