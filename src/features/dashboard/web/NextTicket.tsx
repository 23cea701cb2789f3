import type { Booking } from '#features/bookings/booking.ts';
import { shortFacts } from '#features/bookings/web/BookingTicket.tsx';
import { FinishPaying, useUnpaidWords } from '#features/bookings/web/BookingStatus.tsx';
import { useFindCare, usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { dayIn, daysBetween, formatTime, formatZone, timeIn } from '#shared/dates.ts';
import { deviceZone, isReadersClock } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Ticket } from '#web/ui/Ticket.tsx';
import styles from './NextTicket.module.css';

/** The next booking as a ticket; for somebody new, three first steps in its place. */
export function NextTicket({ booking }: { booking: Booking | null }) {
  return booking ? <BookedTicket booking={booking} /> : <Welcome />;
}

function BookedTicket({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const now = useOpenedAt();
  const pages = usePagesOf(booking.kind);
  const { times, timeZone } = booking;
  const next = times.find(({ endsAt }) => new Date(endsAt) > now) ?? times[0];
  const nextDay = next?.day ?? booking.firstDay;
  const begins = new Date(next?.startsAt ?? booking.startsAt);
  const unpaid = useUnpaidWords(booking);
  // from the day that the page names, which is the reader's, to the day that the ticket names
  const days = Math.max(0, daysBetween(dayIn(deviceZone(), now), nextDay));
  const kicker =
    booking.status === 'pending'
      ? (unpaid ?? t('dashboard.ticket.pending'))
      : t('dashboard.ticket.inDays', { count: days });
  return (
    <Ticket
      picture={<Art {...booking.picture} width={240} height={280} eager />}
      kicker={kicker}
      title={booking.providerName}
      detail={t('dashboard.ticket.detail', {
        kind: booking.what,
        name: booking.isForSelf ? t('bookings.you') : booking.personName,
      })}
      facts={[
        {
          term: t('dashboard.ticket.when'),
          value: (
            <>
              <DateText day={nextDay} look="short" />, {formatTime(timeIn(timeZone, begins), locale)}
              {!isReadersClock(timeZone, begins) && ` (${formatZone(timeZone, locale, begins)})`}
            </>
          ),
        },
        ...shortFacts(booking).slice(0, 1),
        { term: t('bookings.fact.id'), value: <span className="num">{booking.bookingId}</span> },
      ]}
      actions={
        <>
          {unpaid ? (
            <FinishPaying booking={booking} />
          ) : (
            <ButtonLink
              href={href('/dashboardbookings', undefined, { tab: booking.tab, id: booking._id })}
              data-testid="ticket-open"
            >
              {t('dashboard.ticket.open')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={pages.provider(booking.providerId)}>
            {t('dashboard.ticket.provider')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Welcome() {
  const t = useWords();
  const findCare = useFindCare();
  const steps = [
    { word: 'dashboard.first.find', href: findCare },
    { word: 'dashboard.first.health', href: href('/profile/form/onboarding') },
    { word: 'dashboard.first.about', href: href('/profile/form') },
  ];
  return (
    <section className={`on-band ${styles.welcome}`} data-testid="welcome">
      <h2>{t('dashboard.welcome')}</h2>
      <ol>
        {steps.map(({ word, href }, index) => (
          <li key={word}>
            {index === 0 ? (
              <ButtonLink href={href}>{t(word)}</ButtonLink>
            ) : (
              <ButtonLink variant="secondary" href={href}>
                {t(word)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
