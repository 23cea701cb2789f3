import { CreditCard, ShieldPlus } from 'lucide-react';
import type { Booking } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import styles from './PayWays.module.css';

/** By card or by insurance, where the provider takes any; and nothing to choose where it takes none. */
export function PayWays({ booking, way }: { booking: Booking; way: 'card' | 'insurance' }) {
  const t = useWords();
  const pages = usePagesOf(booking.kind);
  const takesInsurance = booking.plansTaken.length > 0 && (booking.plan === null || booking.plan.canTryAgain);
  if (!booking.canPay || !takesInsurance || booking.money.dueNowCents === 0 || booking.payment !== 'due') return null;
  return (
    <nav className={styles.ways} aria-label={t('payments.ways')} data-testid="pay-ways">
      <a href={pages.pay(booking._id)} aria-current={way === 'card' ? 'page' : undefined} data-testid="way-card">
        <CreditCard size={24} aria-hidden="true" />
        {t('payments.way.card')}
      </a>
      <a
        href={href('/care/insuranceCardList', undefined, { booking: booking._id })}
        aria-current={way === 'insurance' ? 'page' : undefined}
        data-testid="way-insurance"
      >
        <ShieldPlus size={24} aria-hidden="true" />
        {t('payments.way.insurance')}
      </a>
    </nav>
  );
}
