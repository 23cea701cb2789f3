import { numberFormat } from './intl.ts';

const oneDigit = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '4.7': the average of many stars. `locale` is a BCP 47 tag. */
export const formatRating = (average: number, locale: string): string => oneDigit(locale).format(average);
