import { formatMoney } from '#shared/money.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { Request } from '../request-contract.ts';
import { goesByTheHour, usePagesOf } from '../web/booking-pages.tsx';
import { BookedTime } from '../web/when/BookedTime.tsx';
import styles from './RequestFacts.module.css';

/** When, what the kind of booking says of it, and the money; below them what the family wrote. */
export function RequestFacts({ request }: { request: Request }) {
  const locale = useLocale();
  const isByTheHour = goesByTheHour(usePagesOf(request.kind));
  const { firstDay, lastDay, terms, facts, lines, beside, note } = request;
  return (
    <>
      <div className={styles.facts}>
        <FactList
          look="columns"
          facts={[
            ...(isByTheHour
              ? [{ term: terms.first, value: <BookedTime booking={request} look="words" />, testId: 'visit-time' }]
              : [
                  { term: terms.first, value: <DateText day={firstDay} look="words" /> },
                  ...(lastDay === firstDay
                    ? []
                    : [{ term: terms.last, value: <DateText day={lastDay} look="words" /> }]),
                ]),
            ...facts,
            ...lines.map(({ name, term, cents }) => ({ term, value: formatMoney(cents, locale), testId: name })),
            ...beside.map((fact) => ({ ...fact, testId: 'beside' })),
          ]}
        />
      </div>
      {note && (
        <figure className={styles.note}>
          <figcaption className="small muted">{terms.note}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
    </>
  );
}
