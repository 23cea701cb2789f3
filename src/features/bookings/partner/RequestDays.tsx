import { bothClocks } from '#shared/both-clocks.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import type { Request } from '../request-contract.ts';
import { goesByTheHour, usePagesOf } from '../web/booking-pages.tsx';
import styles from './RequestDetails.module.css';

/** So many stand open; of a stay of weeks the others are folded away. */
const MOST_SHOWN = 8;

/** Each day of a request. */
export function RequestDays({ request }: { request: Request }) {
  const t = useWords();
  const { times } = request;
  return (
    <>
      <DayList request={request} times={times.slice(0, MOST_SHOWN)} />
      {times.length > MOST_SHOWN && (
        <Disclosure summary={t('partner.request.allDays', { count: times.length })} data-testid="all-days">
          <DayList request={request} times={times.slice(MOST_SHOWN)} />
        </Disclosure>
      )}
    </>
  );
}

function DayList({ request: { kind, timeZone }, times }: { request: Request; times: Request['times'] }) {
  const locale = useLocale();
  const isByTheHour = goesByTheHour(usePagesOf(kind));
  return (
    <ul className={styles.days}>
      {times.map(({ day, startsAt }) => (
        <li key={startsAt}>
          <DateText day={day} look="short" />
          {isByTheHour && (
            <span>, {bothClocks(new Date(startsAt), { timeZone, readerZone: deviceZone(), locale })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
