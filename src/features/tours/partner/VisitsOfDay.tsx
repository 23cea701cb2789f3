import { useWords } from '#web/i18n/words.tsx';
import type { ReceivedTour } from '../tour.ts';
import { ReceivedVisit } from './ReceivedVisit.tsx';
import styles from './ReceivedVisits.module.css';

/** The families who come to see the place on a day; nothing where none does. */
export function VisitsOfDay({ visits }: { visits: readonly ReceivedTour[] }) {
  const t = useWords();
  if (visits.length === 0) return null;
  const hasSeveral = visits.some(({ providerId }) => providerId !== visits[0]?.providerId);
  return (
    <section className={styles.ofDay} aria-labelledby="visits-of-day" data-testid="visits-of-day">
      <h2 id="visits-of-day">{t('tours.desk.ofDay', { count: visits.length })}</h2>
      <ul className="card-list">
        {visits.map((visit) => (
          <ReceivedVisit key={visit._id} visit={visit} hasPlace={hasSeveral} as="h3" />
        ))}
      </ul>
    </section>
  );
}
