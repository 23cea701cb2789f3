/** Making a formatter takes a hundred times as long as using it, and there are few different ones: each is made once. */
function keeping<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const kept = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = kept.get(key) ?? make(locale, options);
    kept.set(key, formatter);
    return formatter;
  };
}

export const dateFormat = keeping(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = keeping(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const displayNames = keeping(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);
