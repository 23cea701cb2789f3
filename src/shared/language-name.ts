import { localeTag } from '#shared/dates.ts';
import { displayNames } from '#shared/intl.ts';

/** 'Spanish' for es, in the reader's language. */
export const languageName = (code: string, locale: string): string => names(localeTag(locale)).of(code) ?? code;

const names = displayNames({ type: 'language' });
