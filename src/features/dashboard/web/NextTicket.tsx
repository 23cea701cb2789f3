import { bothClocks } from '#shared/both-clocks.ts';
import type { Booking } from '#features/bookings/booking.ts';
import { shortFacts } from '#features/bookings/web/BookingTicket.tsx';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { ComingButton } from '#features/bookings/web/coming/ComingButton.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { formatClock, formatZone } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { deviceZone, isReadersClock } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Ticket } from '#web/ui/Ticket.tsx';
import { useVisitStart } from './visit-words.ts';

/** The next booking as a ticket. */
export function NextTicket({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const now = useOpenedAt();
  const pages = usePagesOf(booking.kind);
  const { times, timeZone } = booking;
  const next = times.find(({ endsAt }) => new Date(endsAt) > now) ?? times[0];
  const nextDay = next?.day ?? booking.firstDay;
  const begins = new Date(next?.startsAt ?? booking.startsAt);
  const start = useVisitStart({ kind: booking.kind, day: nextDay, startsAt: begins.toISOString(), timeZone });
  const kicker = booking.status === 'pending' ? t('dashboard.ticket.pending') : start;
  const zone = isReadersClock(timeZone, begins) ? '' : ` (${formatZone(timeZone, locale, begins)})`;
  const there = `${formatClock(timeZone, begins, locale)}${zone}`;
  const isAhead = new Date(booking.startsAt) > now;
  return (
    <Ticket
      picture={<PlaceImage picture={booking.picture} sizes="240px" width={240} height={280} eager />}
      kicker={kicker}
      title={booking.providerName}
      detail={`${booking.what} · ${forWhom(booking, t)}`}
      facts={[
        {
          term: t('dashboard.ticket.when'),
          value: (
            <>
              <DateText day={nextDay} look="short" />,{' '}
              {pages.isOnScreen ? bothClocks(begins, { timeZone, readerZone: deviceZone(), locale }) : there}
            </>
          ),
        },
        ...shortFacts(booking, locale).slice(0, 1),
        ...booking.lines
          .filter(({ name }) => name === 'balance' && isAhead)
          .map(({ term, cents }) => ({ term, value: formatMoney(cents, locale) })),
        { term: t('bookings.fact.id'), value: <span className="num">{booking.bookingId}</span> },
      ]}
      actions={
        <>
          <ComingButton booking={booking} />
          <ButtonLink
            variant={booking.canBeSure ? 'secondary' : 'primary'}
            href={pages.list(booking)}
            data-testid="ticket-open"
          >
            {t('dashboard.ticket.open')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={pages.provider(booking.providerId, booking.personId)}>
            {t('dashboard.ticket.provider')}
          </ButtonLink>
        </>
      }
    />
  );
}
