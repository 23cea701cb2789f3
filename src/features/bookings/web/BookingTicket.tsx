import type { ReactNode } from 'react';
import { bothClocks } from '#shared/both-clocks.ts';
import type { Booking } from '#features/bookings/booking.ts';
import { formatMoney } from '#shared/money.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { deviceZone } from '#web/device-zone.ts';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Ticket } from '#web/ui/Ticket.tsx';
import { goesByTheHour, usePagesOf } from './booking-pages.tsx';
import { BookingStatus } from './BookingStatus.tsx';
import { forWhom } from './for-whom.ts';

type Props = {
  booking: Booking;
  /** Above the name: 'First day in 2 days'. Its status where there is nothing better to say. */
  kicker?: ReactNode;
  actions?: ReactNode;
  /** On paper only. */
  printCode?: ReactNode;
};

/** What its kind says of a booking, as a ticket has room for it. */
export const shortFacts = ({ facts }: Booking, locale: string) =>
  facts.map(({ term, value, short = value }) => ({ term, value: sentenceCase(short, locale) }));

/** A booking as the ticket that one shows at the door. */
export function BookingTicket({ booking, kicker, actions, printCode }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { lines, terms } = booking;
  const isByTheHour = goesByTheHour(usePagesOf(booking.kind));
  const reader = { readerZone: deviceZone() };
  return (
    <Ticket
      picture={<PlaceImage picture={booking.picture} sizes="206px" width={206} height={272} eager />}
      kicker={kicker ?? <BookingStatus booking={booking} data-testid="ticket-status" />}
      title={booking.providerName}
      detail={`${booking.what} · ${forWhom(booking, t)}`}
      facts={[
        { term: terms.first, value: <DateText day={booking.firstDay} /> },
        isByTheHour
          ? {
              term: t('bookings.fact.time'),
              value: bothClocks(new Date(booking.startsAt), { ...booking, ...reader, locale }),
            }
          : { term: terms.last, value: <DateText day={booking.lastDay} /> },
        ...shortFacts(booking, locale),
        ...lines
          .filter(({ name }) => booking.payment === 'paid' && ['paid', 'balance'].includes(name))
          .map(({ term, cents }) => ({ term, value: formatMoney(cents, locale) })),
        {
          term: t('bookings.fact.id'),
          value: <span className="num">{booking.bookingId}</span>,
          testId: 'ticket-booking-id',
        },
      ]}
      actions={actions}
      printCode={printCode}
      note={booking.arrival}
    />
  );
}
