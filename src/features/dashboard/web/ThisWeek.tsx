import type { Visit } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { useVisitHours } from '#features/bookings/web/when/useVisitHours.ts';
import { addDays, type Day, daysFrom, formatWeekday, weekdayOf } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './ThisWeek.module.css';

/** The next seven days: where somebody goes on which of them. */
export function ThisWeek({ visits, today }: { visits: readonly Visit[]; today: Day }) {
  const t = useWords();
  const locale = useLocale();
  const days = daysFrom(today, addDays(today, 6))
    .map((day) => ({
      day,
      visits: visits.filter((visit) => visit.day === day),
    }))
    .filter(({ day, visits }) => day === today || visits.length > 0);
  return (
    <Card className={styles.card}>
      <h2>{t('dashboard.week')}</h2>
      <ol className={styles.days}>
        {days.map(({ day, visits }) => (
          <li key={day} data-today={day === today || undefined}>
            <time dateTime={day} className={styles.day}>
              <span>{sentenceCase(formatWeekday(weekdayOf(day), locale), locale)}</span>
              <b>{Number(day.slice(8))}</b>
            </time>
            <div className={styles.visits}>
              {visits.length === 0 && <p className="muted">{t('dashboard.week.free')}</p>}
              {visits.map((visit) => (
                <OneVisit key={visit.startsAt + visit.bookingId} visit={visit} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function OneVisit({ visit }: { visit: Visit }) {
  const t = useWords();
  return (
    <p className={styles.visit} data-tint={usePagesOf(visit.kind).tint} data-asked={!visit.isConfirmed || undefined}>
      <b>{visit.providerName}</b>
      <span className="small">{useVisitHours(visit)}</span>
      <span className="small">
        {forWhom(visit, t)}
        {!visit.isConfirmed && <span> · {t(visit.isUnpaid ? 'dashboard.week.unpaid' : 'dashboard.week.asked')}</span>}
      </span>
    </p>
  );
}
