import { listFormat } from '#shared/intl.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Booking } from '../../booking.ts';
import { AskToPay } from './AskToPay.tsx';

const either = listFormat({ type: 'disjunction' });

/** Who can pay for a booking, and the way to ask them, for whoever may not; nothing for others, and where nothing is to be paid. */
export function PayersNotice({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { payers, canPay, personName: name } = booking;
  if (!canPay || !payers) return null;
  return (
    <div data-print="hide">
      <Notice title={t('bookings.payers.title', { name })} action={<AskToPay booking={booking} />} data-testid="payers">
        {t('bookings.payers', { names: either(locale).format(payers.names) })}
      </Notice>
    </div>
  );
}
