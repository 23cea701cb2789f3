import { CalendarPlus, Printer, Star } from 'lucide-react';
import { useState } from 'react';
import { bothClocks } from '#shared/both-clocks.ts';
import { BookingCareNotes } from '#features/care-notes/web/BookingCareNotes.tsx';
import { BookingIntake } from '#features/intake/web/BookingIntake.tsx';
import { dayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type Booking, isUnpaid } from '../booking.ts';
import { addToCalendar } from './add-to-calendar.ts';
import styles from './BookingDetails.module.css';
import { BookingPart, BookingReview, meetsElsewhere, usePagesOf } from './booking-pages.tsx';
import { BookingEnding } from './BookingEnding.tsx';
import { BookingQuestions } from './BookingQuestions.tsx';
import { BookingTimeline } from './BookingTimeline.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { BookingAttendance } from './BookingAttendance.tsx';
import { ComingAnswer } from './coming/ComingAnswer.tsx';
import { OfferedTimes } from './offer/OfferedTimes.tsx';
import { OpenChange, UnpaidDifference } from './OpenChange.tsx';
import { PayersNotice } from './pay/PayersNotice.tsx';
import { UnpaidPart } from './pay/UnpaidPart.tsx';
import { PlanNotice } from './plan/PlanNotice.tsx';
import { SkippedDays } from './SkippedDays.tsx';
import { BookingTimes } from './times/BookingTimes.tsx';
import { deviceZone } from '#web/device-zone.ts';
import { CancelTermsNote } from './pay/CancelTermsNote.tsx';
import { clockInWords } from '#web/moment-in-words.ts';
import { ChangeDays, ChangeHeld } from './when/ChangeDays.tsx';
import { WriteToProvider } from './WriteToProvider.tsx';
import { HelpWithBooking } from './help/HelpWithBooking.tsx';
import { usePrinting } from './usePrinting.tsx';

type Props = {
  booking: Booking;
  /** After something was done whose button is gone with it. */
  onDone: () => void;
};

/** Everything of one booking: facts, money, what has happened, and what can be done. */
export function BookingDetails({ booking, onDone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [isReviewing, setReviewing] = useState(false);
  const { code, print } = usePrinting(booking);
  const endReview = () => {
    setReviewing(false);
    onDone();
  };
  return (
    <div className={styles.details} data-testid="booking-details">
      <BookingQuestions booking={booking} />
      <OfferedTimes booking={booking} onDone={onDone} />
      {booking.cancelled && <BookingEnding booking={booking} cancelled={booking.cancelled} />}
      {booking.answerBy && booking.status === 'pending' && (
        <Notice>
          {t('bookings.waiting', { name: booking.providerName })}{' '}
          <DateText day={dayIn(booking.timeZone, new Date(booking.answerBy))} look="words" isWithin />,{' '}
          {clockInWords(booking.answerBy, { ...booking, locale })}
          {booking.isAsked && <p>{t('bookings.question.clock')}</p>}
        </Notice>
      )}
      <PlanNotice booking={booking} />
      <OpenChange booking={booking} />
      <UnpaidDifference booking={booking} />
      <UnpaidPart booking={booking} />
      <PayersNotice booking={booking} />
      <ComingAnswer booking={booking} onDone={onDone} />
      <BookingPart of="entry" booking={booking} />
      <div className={styles.columns}>
        <BookingFacts booking={booking} />
        <div className={styles.aside}>
          <BookingMoney booking={booking} />
          <BookingTimeline booking={booking} />
          {code && <div className="print-only">{code}</div>}
        </div>
      </div>
      <BookingPart of="outcome" booking={booking} />
      {usePagesOf(booking.kind).hasIntake && <BookingIntake booking={booking} />}
      <BookingPart of="showing" booking={booking} />
      <BookingCareNotes booking={booking} />
      <SkippedDays booking={booking} />
      <BookingTimes booking={booking} />
      <BookingAttendance booking={booking} />
      <CancelTermsNote booking={booking} />
      <Actions
        booking={booking}
        onPrint={print}
        onReview={isReviewing ? undefined : () => setReviewing(true)}
        onDone={onDone}
      />
      {isReviewing && booking.canReview && <BookingReview booking={booking} onDone={endReview} />}
    </div>
  );
}

function BookingFacts({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { times, booker, payer } = booking;
  const pages = usePagesOf(booking.kind);
  const { timeZone } = booking;
  const clock = (instant: string) =>
    pages.isOnScreen
      ? bothClocks(new Date(instant), { timeZone, readerZone: deviceZone(), locale })
      : clockInWords(instant, { timeZone, locale });
  const dayAndTime = (day: string, instant: string | undefined) => (
    <span>
      <DateText day={day} look="words" />, {clock(instant ?? booking.startsAt)}
    </span>
  );
  return (
    <FactList
      facts={[
        {
          term: t('bookings.fact.id'),
          value: (
            <span className={styles.id}>
              <span className="num">{booking.bookingId}</span>
              <CopyButton text={booking.bookingId} label={t('bookings.copy')} />
            </span>
          ),
        },
        {
          term: t(meetsElsewhere(pages, booking) ? 'bookings.fact.provider' : 'bookings.fact.place'),
          value: (
            <span className={styles.place}>
              {booking.providerName}
              {!meetsElsewhere(pages, booking) && (
                <a
                  className="link"
                  href={href('/locationPreview', undefined, { booking: booking._id })}
                  data-testid="booking-place"
                >
                  {booking.address}
                </a>
              )}
              <a className="link" href={phoneLink(booking.phone)}>
                {phoneInWords(booking.phone)}
              </a>
            </span>
          ),
        },
        { term: booking.terms.first, value: dayAndTime(booking.firstDay, times.at(0)?.startsAt) },
        { term: booking.terms.last, value: dayAndTime(booking.lastDay, times.at(-1)?.endsAt) },
        ...booking.facts,
        ...(booker?.isReader === false ? [{ term: t('bookings.fact.booker'), value: booker.name }] : []),
        ...(payer?.isReader === false ? [{ term: t('bookings.fact.payer'), value: payer.name }] : []),
        ...(booking.note
          ? [
              {
                term: booking.terms.note ?? t('bookings.fact.note'),
                value: <span className={styles.note}>{booking.note}</span>,
              },
            ]
          : []),
      ]}
    />
  );
}

function BookingMoney({ booking: { lines, money } }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <div>
      <FactList
        look="figures"
        data-testid="booking-money"
        facts={lines.map(({ name, term, cents }) => ({ term, value: formatMoney(cents, locale), testId: name }))}
      />
      {money.paidCents > 0 && (
        <a className="link small" href={href('/dashboard-payment')} data-print="hide" data-testid="receipts-link">
          {t('bookings.receipts')}
        </a>
      )}
    </div>
  );
}

type ActionsProps = Props & {
  /** Left out while the review is being written. */
  onReview: (() => void) | undefined;
  onPrint: () => void;
};

function Actions({ booking, onReview, onPrint, onDone }: ActionsProps) {
  const t = useWords();
  const pages = usePagesOf(booking.kind);
  const isHeld = isUnpaid(booking);
  const isTakenBack = booking.cancelled !== null && booking.cancelled.code !== 'unpaid';
  return (
    <div className={styles.actions} data-print="hide">
      {booking.canPay && booking.mayPay && !isHeld && booking.plan === null && !booking.unpaidPart && (
        <ButtonLink href={pages.pay(booking._id)} data-testid="pay-due">
          {t('bookings.finishPaying')}
        </ButtonLink>
      )}
      {booking.canReview && onReview && (
        <Button icon={<Star size={20} aria-hidden="true" />} onClick={onReview} data-testid="leave-review">
          {t('bookings.review')}
        </Button>
      )}
      {((booking.canCancel && !isHeld) || isTakenBack) && (
        <Button
          variant="secondary"
          icon={<CalendarPlus size={20} aria-hidden="true" />}
          onClick={() => void addToCalendar(booking, { t, pages })}
          data-testid="add-to-calendar"
        >
          {t(isTakenBack ? 'bookings.calendar.remove' : 'bookings.calendar')}
        </Button>
      )}
      <Button variant="secondary" icon={<Printer size={20} aria-hidden="true" />} onClick={onPrint} data-testid="print">
        {t('bookings.print')}
      </Button>
      {booking.mayBook && <BookAgain booking={booking} />}
      <ChangeHeld booking={booking} />
      <ChangeDays booking={booking} />
      <WriteToProvider booking={booking} />
      <HelpWithBooking booking={booking} />
      {booking.canCancel && !booking.offer && <CancelBooking booking={booking} onCancelled={onDone} />}
    </div>
  );
}

/** What has ended is booked again at its provider, or booked on as it was, for kinds that go on and on. */
function BookAgain({ booking }: { booking: Booking }) {
  const t = useWords();
  const { parts, provider } = usePagesOf(booking.kind);
  const { tab, cancelled, providerId, personId } = booking;
  if (parts?.bookOn && tab !== 'pending' && tab !== 'cancelled') return <BookingPart of="bookOn" booking={booking} />;
  if (tab !== 'completed' && (tab !== 'cancelled' || cancelled?.code === 'unpaid')) return null;
  return (
    <ButtonLink variant="secondary" href={provider(providerId, personId)}>
      {t('bookings.again')}
    </ButtonLink>
  );
}
