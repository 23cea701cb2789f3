import styles from '#features/availability/web/lines/Lines.module.css';
import { useEarlierTimesAt } from '../queries.ts';
import { EarlierLines, EarlierOffers } from './EarlierTimes.tsx';

/** With this doctor: until when one waits for an earlier time, and what is held for one; nothing for everybody else. */
export function EarlierHere({ doctorId }: { doctorId: string }) {
  const lines = useEarlierTimesAt(doctorId);
  if (lines.length === 0) return null;
  return (
    <div className={styles.here} data-testid="earlier-here">
      <EarlierOffers lines={lines} />
      <EarlierLines lines={lines} />
    </div>
  );
}
