import { CalendarCog } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type Booking, isUnpaid } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';

/** To where an unpaid booking is chosen anew, while it is held and its kind has such a page. */
export function ChangeHeld({ booking }: { booking: Booking }) {
  const t = useWords();
  const { held } = usePagesOf(booking.kind);
  if (!held || !booking.mayBook || !booking.canPay || !booking.heldUntil || !isUnpaid(booking)) return null;
  return (
    <ButtonLink
      variant="secondary"
      href={held(booking)}
      icon={<CalendarCog size={20} aria-hidden="true" />}
      data-testid="change-held"
    >
      {t('bookings.changeHeld')}
    </ButtonLink>
  );
}

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
