import { dayIn, formatMonthDay, formatWeekday, weekdayOf } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale } from '#web/i18n/words.tsx';
import styles from './Visits.module.css';

/** The day of a visit as a leaf of a calendar; words beside it say the same. */
export function VisitDate({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const locale = useLocale();
  const day = dayIn(timeZone, new Date(startsAt));
  const [month = '', number = ''] = formatMonthDay(day, 'en').split(' ');
  const words = formatMonthDay(day, locale);
  return (
    <div className={styles.date} aria-hidden="true">
      <span>{sentenceCase(formatWeekday(weekdayOf(day), locale), locale)}</span>
      <b>{number}</b>
      <span>{words.replace(number, '').trim() || month}</span>
    </div>
  );
}
