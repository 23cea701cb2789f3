import { CircleSlash, Hourglass, Moon } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import type { CalendarDay } from '../../partner-contract.ts';
import { seatsOf, stateOf } from './calendar-days.ts';
import styles from './DayFigures.module.css';
import { SeatBar } from './SeatBar.tsx';

/** How full a day is, as a bar and in words. */
export function DayFigures({ day }: { day: CalendarDay }) {
  const t = useWords();
  const state = stateOf(day);
  if (state !== 'open') {
    const Icon = state === 'closed' ? Moon : CircleSlash;
    return (
      <span className={styles.line}>
        <Icon size={18} aria-hidden="true" />
        <span>{t(`seniorCare.day.${state}`)}</span>
      </span>
    );
  }
  const { accepted: booked, pending, free } = seatsOf(day);
  const { capacity } = day;
  const look = free > 0 ? 'taken' : booked < capacity ? 'noneFree' : 'full';
  return (
    <span className={styles.figures}>
      <SeatBar day={day} />
      <span className="num">{t(`seniorCare.day.${look}`, { booked, capacity })}</span>
      {day.waiting > 0 && <span className="small">{t('seniorCare.day.line', { count: day.waiting })}</span>}
      {pending > 0 && (
        <span className={styles.waiting}>
          <Hourglass size={18} aria-hidden="true" />
          {t('seniorCare.day.waiting', { count: pending })}
        </span>
      )}
    </span>
  );
}
