import { CancelTermsNote } from '#features/bookings/web/pay/CancelTermsNote.tsx';
import { bothClocks } from '#shared/both-clocks.ts';
import type { Booking } from '#features/bookings/booking.ts';
import { goesByTheHour, usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';

type Props = {
  booking: Booking;
  /** A plan is about to be asked: nothing is due today, and nothing can be lost by cancelling. */
  isInsured?: boolean;
};

/** What is being paid: where, when, for whom, now and later. */
export function BookingSummary({ booking, isInsured = false }: Props) {
  const t = useWords();
  const locale = useLocale();
  const isByTheHour = goesByTheHour(usePagesOf(booking.kind));
  const { startsAt, timeZone } = booking;
  const clock = isByTheHour && bothClocks(new Date(startsAt), { timeZone, readerZone: deviceZone(), locale });
  return (
    <WizardSummary
      label={t('payments.summary')}
      provider={{ name: booking.providerName, picture: booking.picture }}
      what={`${booking.what}, ${booking.personName}`}
      days={{ first: booking.firstDay, last: booking.lastDay }}
      {...(clock && { clock })}
      facts={booking.facts}
      amounts={isInsured ? insuredLines(booking) : linesInOrder(booking)}
      note={booking.cancelling && !isInsured && <CancelTermsNote booking={booking} />}
      data-testid="booking-summary"
    />
  );
}

const order = ['total', 'due', 'paid', 'refund', 'plan', 'balance'] as const;

const linesInOrder = ({ lines }: Booking) => order.flatMap((wanted) => lines.filter(({ name }) => name === wanted));

const insuredLines = (booking: Booking) =>
  linesInOrder(booking).flatMap((line) => {
    if (line.name === 'total') return [line];
    return line.name === 'due' ? [{ ...line, cents: 0 }] : [];
  });
