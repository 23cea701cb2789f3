import { numberFormat } from '#shared/intl.ts';

const MEGA = 1024 * 1024;
const inMega = numberFormat({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
const inKilo = numberFormat({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

/** 1.2 MB, 340 kB. */
export const fileSize = (bytes: number, locale: string): string =>
  bytes < MEGA / 10 ? inKilo(locale).format(Math.max(1, bytes / 1024)) : inMega(locale).format(bytes / MEGA);
