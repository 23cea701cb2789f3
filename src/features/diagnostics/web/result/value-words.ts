import { numberFormat } from '#shared/intl.ts';
import type { Wording } from '#shared/words.ts';
import type { Flag } from '../../flags.ts';
import type { ReadValue } from '../../report.ts';

const figures = numberFormat({ maximumSignificantDigits: 6 });
export const figure = (value: number, locale: string): string => figures(locale).format(value);

/** '118 mg/dL' with a space that does not break. */
export const withUnit = (value: number, unit: string, locale: string): string => `${figure(value, locale)} ${unit}`;

/** 'from 70 to 99 mg/dL', 'up to 129 mg/dL', 'from 40 mg/dL', or that the lab names none. */
export function rangeInWords({ low, high, unit }: Pick<ReadValue, 'low' | 'high' | 'unit'>, { t, locale }: Wording) {
  const [from, to] = [low === null ? '' : figure(low, locale), high === null ? '' : figure(high, locale)];
  const which = low !== null && high !== null ? 'between' : high !== null ? 'upTo' : low !== null ? 'from' : 'none';
  return t(`diagnostics.range.${which}`, { low: from, high: to, unit });
}

/** The whole of it in a sentence or two, which says all that the picture below it shows. */
export const valueInWords = (value: ReadValue, speaking: Wording): string =>
  speaking.t('diagnostics.value.sentence', {
    name: value.name,
    value: withUnit(value.value, value.unit, speaking.locale),
    range: rangeInWords(value, speaking),
  });

export const flagTones: Record<Flag, 'success' | 'warning' | 'danger'> = {
  criticalLow: 'danger',
  low: 'warning',
  usual: 'success',
  high: 'warning',
  criticalHigh: 'danger',
};
