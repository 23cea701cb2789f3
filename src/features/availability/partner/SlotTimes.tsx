import { formatClock } from '#shared/dates.ts';
import { useLocale } from '#web/i18n/words.tsx';
import styles from './Schedule.module.css';

export type WeekSlot = { startsAt: string; free: number };

/** When slots begin, and how many can have one where that is more than one. */
export function SlotTimes({ slots, timeZone, none }: { slots: readonly WeekSlot[]; timeZone: string; none: string }) {
  const locale = useLocale();
  return (
    <span className={styles.slots}>
      {slots.length === 0 && <span className="small muted">{none}</span>}
      {slots.map(({ startsAt, free }) => (
        <span key={startsAt} className={styles.slot}>
          {formatClock(timeZone, startsAt, locale)}
          {free > 1 && <span>{` ×${free}`}</span>}
        </span>
      ))}
    </span>
  );
}
