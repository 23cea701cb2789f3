/** The stored codes of the specification and the BCP 47 tags they stand for. */
export const languages = { en: 'en', sp: 'es', gr: 'de', it: 'it', rs: 'ru' } as const;
export type Language = keyof typeof languages;
export type LanguageTag = (typeof languages)[Language];

/** The two that the selector offers, in their own words. */
export const offeredLanguages = { en: 'English', sp: 'Español' } as const satisfies Partial<Record<Language, string>>;

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(languages, text);
