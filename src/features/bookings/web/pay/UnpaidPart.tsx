import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Booking } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';
import { unpaidInWords } from './unpaid-in-words.ts';

/** A part of the price that fell due and could not be charged: until when it is paid, and the way to pay it for whoever may. */
export function UnpaidPart({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const pages = usePagesOf(booking.kind);
  const unpaid = unpaidInWords(booking, locale);
  if (!unpaid) return null;
  const pay = booking.canPay && booking.mayPay && (
    <ButtonLink href={pages.pay(booking._id, booking.personId)} data-testid="pay-due">
      {t('bookings.finishPaying')}
    </ButtonLink>
  );
  return (
    <Notice tone="warning" title={t('bookings.unpaidPart', unpaid)} action={pay} data-testid="unpaid-part">
      <p>{t(`bookings.unpaidPart.${unpaid.ends}`, unpaid)}</p>
    </Notice>
  );
}
