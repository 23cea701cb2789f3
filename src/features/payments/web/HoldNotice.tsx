import type { Booking } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { formatTime, timeIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Until when the booking is held; or that it no longer is, or that all is paid. No countdown: calm by default. */
export function HoldNotice({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const pages = usePagesOf(booking.kind);
  if (booking.payment !== 'due' && !booking.canPay) {
    return (
      <Notice
        tone="success"
        title={t('payments.hold.paid')}
        action={<ButtonLink href={pages.confirmed(booking._id)}>{t('payments.hold.see')}</ButtonLink>}
        data-testid="already-paid"
      />
    );
  }
  if (booking.status === 'cancelled') {
    return (
      <Notice
        tone="warning"
        title={t('payments.hold.ended')}
        action={<ButtonLink href={pages.again(booking.providerId)}>{t('payments.hold.again')}</ButtonLink>}
        data-testid="hold-ended"
      >
        {t('payments.hold.ended.text')}
      </Notice>
    );
  }
  if (!booking.heldUntil) return null;
  const zone = deviceZone();
  return (
    <Notice data-testid="hold">
      {t('payments.hold', { time: formatTime(timeIn(zone, new Date(booking.heldUntil)), locale) })}
    </Notice>
  );
}
