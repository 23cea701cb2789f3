import styles from '#features/availability/web/lines/Lines.module.css';
import { useWaitingAt } from '../queries.ts';
import { Offers, WaitingDays } from './WaitingDays.tsx';

/** At the center itself: for which of its days one waits, and what is held for one; nothing for everybody else. */
export function WaitingHere({ centreId }: { centreId: string }) {
  const waiting = useWaitingAt(centreId);
  if (waiting.length === 0) return null;
  return (
    <div className={styles.here} data-testid="waiting-here">
      <Offers waiting={waiting} />
      <WaitingDays waiting={waiting} />
    </div>
  );
}
