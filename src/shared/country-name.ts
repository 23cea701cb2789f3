import { displayNames } from '#shared/intl.ts';

/** 'Spain' for ES, in the reader's language. */
export const countryName = (code: string, locale: string): string => names(locale).of(code) ?? code;

const names = displayNames({ type: 'region' });
