import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { Request } from '../request-contract.ts';
import { momentInWords, untilInWords } from '#web/moment-in-words.ts';
import { goesByTheHour, usePagesOf } from '../web/booking-pages.tsx';
import { HelpWithBooking } from '../web/help/HelpWithBooking.tsx';
import { RequestDays } from './RequestDays.tsx';
import styles from './RequestDetails.module.css';

/** What is not needed at first sight: each day, the number that people read aloud, and when it came. */
export function RequestDetails({ request }: { request: Request }) {
  const { kind, bookingId, answerBy, createdAt, timeZone, times, firstDay, terms } = request;
  const t = useWords();
  const locale = useLocale();
  const isByTheHour = goesByTheHour(usePagesOf(kind));
  const day = times[0]?.day ?? firstDay;
  return (
    <div className={styles.details} data-testid="request-details">
      <FactList
        facts={[
          {
            term: t('bookings.fact.id'),
            value: (
              <span className="row">
                <span className="num">{bookingId}</span>
                <CopyButton text={bookingId} label={t('bookings.copy')} />
              </span>
            ),
          },
          ...(answerBy
            ? [{ term: t('partner.request.answerBy'), value: untilInWords(answerBy, { timeZone, locale }) }]
            : []),
          { term: t('partner.request.received'), value: momentInWords(createdAt, { timeZone, locale }) },
        ]}
      />
      <div>
        <h3>{terms.times}</h3>
        <RequestDays request={request} />
        <a
          className="link"
          href={href('/partner/calendar', undefined, isByTheHour ? { day } : { month: day.slice(0, 7) })}
          data-testid="request-calendar"
        >
          {terms.calendar}
        </a>
      </div>
      <div>
        <HelpWithBooking booking={request} />
      </div>
    </div>
  );
}
