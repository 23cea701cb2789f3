import type { CalendarDay } from '../../partner-contract.ts';
import { seatsOf } from './calendar-days.ts';
import styles from './SeatBar.module.css';

/** How full a day is, for the eye; the words stand beside it. */
export function SeatBar({ day }: { day: CalendarDay }) {
  const { accepted, held, pending } = seatsOf(day);
  const whole = Math.max(day.capacity, day.taken, 1);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.accepted} width={accepted} height={1} />
      <rect className={styles.pending} x={accepted} width={pending} height={1} />
      <rect className={styles.held} x={accepted + pending} width={held} height={1} />
    </svg>
  );
}
