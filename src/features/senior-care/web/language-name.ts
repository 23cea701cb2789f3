import { localeTag } from '#shared/dates.ts';

/** 'Spanish' for es, in the reader's language. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(localeTag(locale), { type: 'language' }).of(code) ?? code;
