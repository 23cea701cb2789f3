import { dayIn, formatDay } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Booking, BookingCancellation } from '../booking.ts';
import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { usePagesOf } from './booking-pages.tsx';

/** How a booking ended, what of the money comes back and when, and what can be done now. */
export function BookingEnding({ booking, cancelled }: { booking: Booking; cancelled: BookingCancellation }) {
  const t = useWords();
  const locale = useLocale();
  const { payment, money, timeZone, providerName: name, canceller } = booking;
  const { code, reason, at } = cancelled;
  const by = canceller ? (canceller.isReader ? 'you' : 'relative') : 'other';
  const amount = (cents: number) => formatMoney(cents, locale);
  const day = formatDay(dayIn(timeZone, new Date(at)));
  return (
    <Notice
      tone="warning"
      title={t(`bookings.cancelled.${code}`, { name, minutes: HOLD_MINUTES, by, day, who: canceller?.name ?? '' })}
      action={code !== 'cancelled' && booking.mayBook && <WayOn booking={booking} code={code} />}
      data-testid="cancelled"
    >
      {reason && <p>{reason}</p>}
      <p>
        {t('bookings.cancelled.money', {
          payment,
          back: amount(money.refundCents),
          isPart: String(money.refundCents < money.paidCents),
          kept: amount(money.paidCents - money.refundCents),
        })}
      </p>
    </Notice>
  );
}

/** Where somebody goes on whom a provider could not take, or who ran out of time. */
function WayOn({ booking, code }: { booking: Booking; code: BookingCancellation['code'] }) {
  const t = useWords();
  const pages = usePagesOf(booking.kind);
  return code === 'unpaid' ? (
    <ButtonLink href={pages.again(booking.providerId, booking.personId)} data-print="hide" data-testid="way-on">
      {t('bookings.again')}
    </ButtonLink>
  ) : (
    <ButtonLink href={pages.find.href(booking.personId)} data-print="hide" data-testid="way-on">
      {t(pages.find.word)}
    </ButtonLink>
  );
}
