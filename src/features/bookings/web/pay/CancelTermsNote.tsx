import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Booking } from '../../booking.ts';
import { cancellingValues } from '../../refund-policy.ts';

type Props = {
  booking: Pick<Booking, 'cancelling' | 'providerName' | 'timeZone'>;
  className?: string | undefined;
  'data-testid'?: string;
};

/** What cancelling costs now, in a sentence; nothing where there is nothing to say. */
export function CancelTermsNote({ booking, className = 'small muted', 'data-testid': testId = 'cancelling' }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { cancelling, providerName: provider, timeZone } = booking;
  if (!cancelling) return null;
  return (
    <p className={className} data-testid={testId}>
      {t('bookings.cancelTerms', {
        provider,
        ...cancellingValues(cancelling, { timeZone, readerZone: deviceZone(), locale }),
      })}
    </p>
  );
}
