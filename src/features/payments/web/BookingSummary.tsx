import type { Booking } from '#features/bookings/booking.ts';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { useWords } from '#web/i18n/words.tsx';

/** What is being paid: where, when, for whom, now and later. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const t = useWords();
  return (
    <WizardSummary
      label={t('payments.summary')}
      provider={{ name: booking.providerName, picture: booking.picture }}
      what={`${booking.what}, ${booking.personName}`}
      days={{ first: booking.firstDay, last: booking.lastDay }}
      facts={booking.facts}
      amounts={linesInOrder(booking)}
      note={
        booking.cancelling && (
          <p className="small muted" data-testid="cancelling">
            {booking.cancelling}
          </p>
        )
      }
      data-testid="booking-summary"
    />
  );
}

const order = ['total', 'due', 'paid', 'refund', 'balance'] as const;

const linesInOrder = ({ lines }: Booking) => order.flatMap((wanted) => lines.filter(({ name }) => name === wanted));
