import { formatTime } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { CentreDetails } from '../../centre.ts';
import styles from './DayPlan.module.css';

/** A day there, from the welcome to the ride home. */
export function DayPlan({ entries }: { entries: CentreDetails['dayPlan'] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <ol className={styles.plan}>
      {entries.map(({ time, what }) => (
        <li key={time}>
          <time dateTime={time}>{formatTime(time, locale)}</time>
          <b>{t(`seniorCare.plan.${what}`)}</b>
        </li>
      ))}
    </ol>
  );
}
