import { countryName } from '#shared/country-name.ts';
import type { LanguageTag } from '#shared/languages.ts';
import type { Translator } from '#shared/words.ts';

/** `United States, by its network`: where a device is, as an estimate says. */
export const placeName = (t: Translator, country: string, locale: LanguageTag): string =>
  t('account.place', { country: countryName(country, locale) });
