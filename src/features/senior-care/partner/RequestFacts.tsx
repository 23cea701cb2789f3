import { formatWeekday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { CentreRequest } from '../partner-contract.ts';
import styles from './RequestFacts.module.css';

/** When, how many, and the money; below them what the family wrote. */
export function RequestFacts({ request }: { request: CentreRequest }) {
  const t = useWords();
  const locale = useLocale();
  const { checkIn, checkOut, days, weekDays, guests, totalCents, depositCents, note, status, fewestFree } = request;
  const weekdays = weekDays.map((weekday) => formatWeekday(weekday, locale)).join(', ');
  const free = Math.max(0, fewestFree);
  const stands = status !== 'cancelled';
  return (
    <>
      <div className={styles.facts}>
        <FactList
          look="columns"
          facts={[
            { term: t('partner.request.first'), value: <DateText day={checkIn} look="words" /> },
            ...(checkOut === checkIn
              ? []
              : [{ term: t('partner.request.last'), value: <DateText day={checkOut} look="words" /> }]),
            { term: t('bookings.fact.days'), value: t('bookings.fact.daysValue', { count: days.length, weekdays }) },
            { term: t('bookings.fact.guests'), value: String(guests) },
            { term: t('bookings.fact.total'), value: formatMoney(totalCents, locale) },
            ...(stands
              ? [
                  { term: t('bookings.fact.paid'), value: formatMoney(depositCents, locale), testId: 'paid' },
                  {
                    term: t('bookings.fact.balance'),
                    value: formatMoney(totalCents - depositCents, locale),
                    testId: 'balance',
                  },
                ]
              : []),
            ...(status === 'pending'
              ? [
                  {
                    term: t('seniorCare.request.seats'),
                    value: t('seniorCare.request.seats.value', { count: free }),
                    testId: 'free-seats',
                  },
                ]
              : []),
          ]}
        />
      </div>
      {note && (
        <figure className={styles.note}>
          <figcaption className="small muted">{t('bookings.fact.note')}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
    </>
  );
}
