import { readDay, slashedDay } from '#shared/dates.ts';

/** What a form keeps of a typed day: ISO once it is a day of the calendar, the text itself until then. */
export const keptDay = (text: string): string => readDay(text) ?? text;

/** What the field shows for a kept value: `06/17/2026` for `2026-06-17`, other text as it is. */
export const shownDay = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && readDay(value) ? slashedDay(value) : value;

/**
 * Puts slashes in while a day is typed at its end: `6/` becomes `06/`, `0617` becomes `06/17/`, a whole date gets its usual form.
 * What is deleted or mended in the middle stays as it is, and so does `2026-6-1`, which may go on, unless it was pasted.
 */
export function shapedDay(text: string, before: string): string {
  if (text.length < before.length) return text;
  const beginsWithYear = /^(19|20)/.test(text) && !text.includes('/');
  const isPasted = text.length > before.length + 1;
  const day = beginsWithYear && !isPasted ? undefined : readDay(text);
  if (day) return slashedDay(day);
  if (beginsWithYear) return text;
  const padded = text.replace(/^(\d)[/.\-\s]/, '0$1/').replace(/^(\d{2})[/.\-\s](\d)[/.\-\s]/, '$1/0$2/');
  const digits = padded.replaceAll(/\D/g, '').slice(0, 8);
  const [month, date, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (date.length === 2) return `${month}/${date}/${year}`;
  return month.length === 2 ? `${month}/${date}` : month;
}
