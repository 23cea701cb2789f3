import { CalendarCog } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Booking } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';

/** To the page where a booking is put at other times, while it can be and its kind has one. */
export function ChangeDays({ booking }: { booking: Booking }) {
  const t = useWords();
  const pages = usePagesOf(booking.kind);
  if (!booking.canChangeDays || !pages.days || booking.canPay || booking.offer) return null;
  return (
    <ButtonLink
      variant="secondary"
      href={pages.days(booking._id)}
      icon={<CalendarCog size={20} aria-hidden="true" />}
      data-testid="change-days"
    >
      {t(pages.changes ?? 'bookings.changeDays')}
    </ButtonLink>
  );
}
