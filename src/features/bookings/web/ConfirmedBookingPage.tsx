import { CalendarPlus, Printer } from 'lucide-react';
import { AboutYouAsked } from '#features/account/web/profile/AboutYouAsked.tsx';
import { QuietChoices } from '#features/account/web/QuietChoices.tsx';
import { BookingCareNotes } from '#features/care-notes/web/BookingCareNotes.tsx';
import { ShareButton } from '#features/providers/web/ShareButton.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilClock, untilInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type Booking, isUnpaid } from '../booking.ts';
import { addToCalendar } from './add-to-calendar.ts';
import { meetsElsewhere, usePagesOf } from './booking-pages.tsx';
import { FinishPaying } from './BookingStatus.tsx';
import { BookingTicket } from './BookingTicket.tsx';
import { BookingTimeline } from './BookingTimeline.tsx';
import styles from './ConfirmedBookingPage.module.css';
import { bookingWith } from './queries.ts';
import { HelpWithBooking } from './help/HelpWithBooking.tsx';
import { OfferedTimes } from './offer/OfferedTimes.tsx';
import { PlanNotice } from './plan/PlanNotice.tsx';
import { WriteToProvider } from './WriteToProvider.tsx';
import { usePrinting } from './usePrinting.tsx';

// What goes with it is health data, which no device keeps: it is asked for beside the ticket, which opens without a connection.
export const loader = defineLoader(({ search }) => ({ booked: bookingWith(search.get('booking') || 'none') }));

/** The booking as a ticket, and what happens next; follows the provider's answer while it is open. */
export default function ConfirmedBookingPage() {
  const t = useWords();
  const locale = useLocale();
  const {
    booked: { data: booking },
  } = useLoaderData(loader);
  const state = stateOf(booking);
  const pages = usePagesOf(booking.kind);
  const title = t(`bookings.confirmed.${state}`);
  const deadline = booking.answerBy && untilInWords(booking.answerBy, { timeZone: booking.timeZone, locale });
  const moment = booking.offer
    ? untilInWords(booking.offer.answerBy, { ...booking, locale, look: 'short' })
    : (deadline ?? '');
  return (
    <div className={`wrap page-stack ${styles.page}`}>
      <PrintHead />
      <title>{pageTitle(title)}</title>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead} role="status">
          {t(`bookings.confirmed.${state}.text`, {
            name: booking.providerName,
            moment,
            isAtHome: String(booking.isAtHome),
          })}
        </p>
      </div>
      {state === 'unpaid' && (
        <div data-print="hide">
          <Notice tone="warning" action={<FinishPaying booking={booking} />}>
            {booking.heldUntil &&
              t('bookings.confirmed.unpaid.hint', {
                time: untilClock(booking.heldUntil, { timeZone: booking.timeZone, locale }),
              })}
          </Notice>
        </div>
      )}
      {booking.isAsked && (
        <div data-print="hide">
          <Notice
            tone="warning"
            action={
              <ButtonLink href={pages.list(booking)} data-testid="confirmed-answer">
                {t('bookings.question.answerIt')}
              </ButtonLink>
            }
          >
            {t('bookings.asked')}
          </Notice>
        </div>
      )}
      <OfferedTimes booking={booking} onDone={() => document.querySelector('h1')?.focus()} />
      <PlanNotice booking={booking} />
      <ConfirmedTicket booking={booking} />
      {isTaken(booking) && <AboutYouAsked />}
      {isTaken(booking) && (
        <div data-print="hide">
          <BookingCareNotes booking={booking} isCard />
        </div>
      )}
      <div className={styles.columns}>
        <Card aria-labelledby="next">
          <h2 id="next" className={styles.next}>
            {t('bookings.confirmed.next')}
          </h2>
          <BookingTimeline booking={booking} />
        </Card>
        <Card className={styles.contact} aria-labelledby="contact">
          <h2 id="contact" className={styles.next}>
            {t('bookings.confirmed.contact')}
          </h2>
          <p>
            <b>{booking.providerName}</b>
            {!meetsElsewhere(pages, booking) && (
              <>
                <br />
                <a
                  className="link"
                  href={href('/locationPreview', undefined, { booking: booking._id })}
                  data-testid="booking-place"
                >
                  {booking.address}
                </a>
              </>
            )}
          </p>
          <p>
            <a className="link" href={phoneLink(booking.phone)}>
              {phoneInWords(booking.phone)}
            </a>
          </p>
          <WriteToProvider booking={booking} />
          <QuietChoices>
            <ShareWithFamily booking={booking} />
            <HelpWithBooking booking={booking} />
          </QuietChoices>
        </Card>
      </div>
      <div data-print="hide">
        <ButtonLink
          size="large"
          variant={state === 'cancelled' ? 'primary' : 'secondary'}
          href={
            booking.mayBook ? pages.list(booking) : href('/dashboard-payment', undefined, { for: booking.personId })
          }
          data-testid="see-bookings"
        >
          {t(booking.mayBook ? 'bookings.confirmed.bookings' : 'bookings.receipts')}
        </ButtonLink>
      </div>
    </div>
  );
}

function stateOf(booking: Booking) {
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.offer) return 'offered';
  if (booking.status !== 'pending') return 'accepted';
  return isUnpaid(booking) ? 'unpaid' : 'sent';
}

/** It is sent, or accepted: its time is kept. */
const isTaken = (booking: Booking) => !['cancelled', 'unpaid'].includes(stateOf(booking));

function ConfirmedTicket({ booking }: { booking: Booking }) {
  const t = useWords();
  const toast = useToast();
  const { code, print } = usePrinting(booking);
  const pages = usePagesOf(booking.kind);
  const save = () =>
    addToCalendar(booking, { t, pages }).then(() => toast({ text: t('bookings.confirmed.calendarSaved') }));
  return (
    <BookingTicket
      booking={booking}
      printCode={code}
      actions={
        <>
          {isTaken(booking) && (
            <Button
              variant="secondary"
              icon={<CalendarPlus size={20} aria-hidden="true" />}
              onClick={() => void save()}
              data-testid="add-to-calendar"
            >
              {t('bookings.calendar')}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={print}
            data-testid="print"
          >
            {t('bookings.print')}
          </Button>
          <CopyButton text={booking.bookingId} label={t('bookings.confirmed.copyId')} data-testid="copy-booking-id" />
        </>
      }
    />
  );
}

/** A sentence that says it all, for the family's own chat. */
function ShareWithFamily({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { personName, providerName, bookingId, firstDay, times } = booking;
  const text = t('bookings.confirmed.shareText', {
    person: personName,
    provider: providerName,
    count: times.length,
    day: formatDayInWords(times[0]?.day ?? firstDay, locale),
    id: bookingId,
  });
  return <ShareButton variant="quiet" title={providerName} label={t('bookings.confirmed.share')} text={text} />;
}
