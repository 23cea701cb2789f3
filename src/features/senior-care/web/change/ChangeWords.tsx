import type { Booking } from '#features/bookings/booking.ts';
import { ChangedDays } from '#features/bookings/web/ChangedDays.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ChangeQuote } from '../../change-contract.ts';
import styles from './ChangeDays.module.css';
import { differenceInWords } from './difference-words.ts';

/** Which days come and go, what becomes of the price and the money, and who has to say yes. */
export function ChangeWords({ quote, booking }: { quote: ChangeQuote; booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { providerName: name, money, personName: person } = booking;
  const { fullDays, late, difference } = quote;
  const named = (days: readonly string[]) => days.map((day) => formatDayInWords(day, locale, 'short')).join(' · ');
  return (
    <div className={styles.lists}>
      <ChangedDays added={quote.added} dropped={quote.dropped} />
      {fullDays.length > 0 && (
        <Notice tone="warning" title={t('seniorCare.full', { count: fullDays.length })} data-testid="change-full">
          <p>{named(fullDays)}</p>
        </Notice>
      )}
      {late.length > 0 && <p data-testid="change-late">{t('seniorCare.change.late', { days: named(late) })}</p>}
      <FactList
        look="figures"
        data-testid="change-price"
        facts={[
          { term: t('seniorCare.change.before'), value: formatMoney(money.totalCents, locale), testId: 'before' },
          { term: t('seniorCare.change.after'), value: formatMoney(difference.totalCents, locale), testId: 'after' },
        ]}
      />
      <div data-testid="change-money">
        {differenceInWords(difference, { t, locale, name }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>{t(quote.isAtOnce ? 'seniorCare.change.how.now' : 'seniorCare.change.how', { name, person })}</p>
    </div>
  );
}
