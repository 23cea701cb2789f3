import { LifeBuoy } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { BookingCard } from '../../booking.ts';
import { helpWithBooking } from './help-with-booking.ts';

/** To us, about this booking, for whoever may book for its person. */
export function HelpWithBooking({ booking: { _id: id, mayBook } }: { booking: Pick<BookingCard, '_id' | 'mayBook'> }) {
  const t = useWords();
  if (!mayBook) return null;
  return (
    <ButtonLink
      variant="quiet"
      icon={<LifeBuoy size={20} aria-hidden="true" />}
      href={helpWithBooking(id)}
      data-testid="booking-help"
    >
      {t('bookings.help')}
    </ButtonLink>
  );
}
