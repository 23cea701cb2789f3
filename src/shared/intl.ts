/** Remembers what was made for each text: making a formatter takes a hundred times as long as using it, and there are few different ones. */
export function keptBy<Made>(make: (key: string) => Made): (key: string) => Made {
  const kept = new Map<string, Made>();
  return (key) => {
    const known = kept.get(key) ?? make(key);
    kept.set(key, known);
    return known;
  };
}

/** English and Spanish as people in the United States write them; the other languages as they are. */
export const localeTag = (locale: string): string => ({ en: 'en-US', es: 'es-US' })[locale] ?? locale;

/** The formatter of each language with these options. To be called once for each use, outside of what runs often. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  keptBy((locale) => new Intl.DateTimeFormat(localeTag(locale), options));
export const numberFormat = (options: Intl.NumberFormatOptions) =>
  keptBy((locale) => new Intl.NumberFormat(localeTag(locale), options));
export const displayNames = (options: Intl.DisplayNamesOptions) =>
  keptBy((locale) => new Intl.DisplayNames(localeTag(locale), options));
export const listFormat = (options: Intl.ListFormatOptions) =>
  keptBy((locale) => new Intl.ListFormat(localeTag(locale), options));
