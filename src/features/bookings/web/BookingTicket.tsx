import type { ReactNode } from 'react';
import type { Booking } from '#features/bookings/booking.ts';
import type { PlaceTraits } from '#shared/art/place.ts';
import { formatTime, formatWeekday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Art } from '#web/ui/Art.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Ticket } from '#web/ui/Ticket.tsx';

type Props = {
  booking: Booking;
  /** Above the name: 'First day in 2 days'. Its status where there is nothing better to say. */
  kicker?: ReactNode;
  actions?: ReactNode;
  /** On paper only. */
  printCode?: ReactNode;
};

/** A booking as the ticket that one shows at the door. */
export function BookingTicket({ booking, kicker, actions, printCode }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { stay, money, status, tab } = booking;
  const person = booking.isForSelf ? t('bookings.forYou') : t('bookings.for', { name: booking.personName });
  return (
    <Ticket
      // the art was checked when the centre was written, and the server draws nothing that it does not know
      picture={<Art kind="place" traits={stay.art as PlaceTraits} width={206} height={272} eager />}
      kicker={kicker ?? <StatusTag status={tab === 'completed' ? 'completed' : status} data-testid="ticket-status" />}
      title={booking.providerName}
      detail={`${t(`bookings.kind.${stay.centreKind}`)} · ${person}`}
      facts={[
        { term: t('bookings.fact.checkIn'), value: <DateText day={stay.checkIn} /> },
        { term: t('bookings.fact.checkOut'), value: <DateText day={stay.checkOut} /> },
        {
          term: t('bookings.fact.days'),
          value: stay.weekDays.map((weekday) => formatWeekday(weekday, locale)).join(', '),
        },
        { term: t('bookings.fact.guests'), value: stay.guests },
        ...(booking.payment === 'paid'
          ? [
              { term: t('bookings.fact.paid'), value: formatMoney(money.depositCents, locale) },
              { term: t('bookings.fact.balance'), value: formatMoney(money.balanceCents, locale) },
            ]
          : []),
        {
          term: t('bookings.fact.id'),
          value: <span className="num">{booking.bookingId}</span>,
          testId: 'ticket-booking-id',
        },
      ]}
      actions={actions}
      printCode={printCode}
      note={t('bookings.ticket.note', {
        opens: formatTime(stay.opens, locale),
        closes: formatTime(stay.closes, locale),
        address: stay.address,
      })}
    />
  );
}
