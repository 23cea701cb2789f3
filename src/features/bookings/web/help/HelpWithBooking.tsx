import { LifeBuoy } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { helpWithBooking } from './help-with-booking.ts';

/** To us, about this booking, for whoever sees it: its family, who pays for it, and who works where it was booked. */
export function HelpWithBooking({ booking: { _id: id } }: { booking: { _id: string } }) {
  const t = useWords();
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
