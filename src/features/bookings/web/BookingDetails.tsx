import { CalendarPlus, Printer, Star } from 'lucide-react';
import { useState } from 'react';
import { dayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type Booking, isUnpaid } from '../booking.ts';
import { addToCalendar } from './add-to-calendar.ts';
import styles from './BookingDetails.module.css';
import { BookingReview, usePagesOf } from './booking-pages.tsx';
import { BookingEnding } from './BookingEnding.tsx';
import { BookingQuestions } from './BookingQuestions.tsx';
import { BookingTimeline } from './BookingTimeline.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { BookingAttendance } from './BookingAttendance.tsx';
import { clockInWords } from './moment-in-words.ts';
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
      {booking.cancelled && <BookingEnding booking={booking} cancelled={booking.cancelled} />}
      {booking.answerBy && booking.status === 'pending' && (
        <Notice>
          {t('bookings.waiting', { name: booking.providerName })}{' '}
          <DateText day={dayIn(booking.timeZone, new Date(booking.answerBy))} look="words" isWithin />,{' '}
          {clockInWords(booking.answerBy, { ...booking, locale })}
          {booking.isAsked && <p>{t('bookings.question.clock')}</p>}
        </Notice>
      )}
      <div className={styles.columns}>
        <BookingFacts booking={booking} />
        <div className={styles.aside}>
          <BookingMoney booking={booking} />
          <BookingTimeline booking={booking} />
          {code && <div className="print-only">{code}</div>}
        </div>
      </div>
      <BookingAttendance booking={booking} />
      {booking.cancelling && (
        <p className="small muted" data-testid="cancelling">
          {booking.cancelling}
        </p>
      )}
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
  const { times } = booking;
  const dayAndTime = (day: string, instant: string | undefined) => (
    <>
      <DateText day={day} look="words" />, {clockInWords(instant ?? booking.startsAt, { ...booking, locale })}
    </>
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
          term: t('bookings.fact.place'),
          value: (
            <>
              {booking.providerName}
              <br />
              {booking.address}
              <br />
              <a className="link" href={phoneLink(booking.phone)}>
                {phoneInWords(booking.phone)}
              </a>
            </>
          ),
        },
        { term: booking.terms.first, value: dayAndTime(booking.firstDay, times.at(0)?.startsAt) },
        { term: booking.terms.last, value: dayAndTime(booking.lastDay, times.at(-1)?.endsAt) },
        ...booking.facts,
        ...(booking.note
          ? [{ term: t('bookings.fact.note'), value: <span className={styles.note}>{booking.note}</span> }]
          : []),
      ]}
    />
  );
}

function BookingMoney({ booking: { lines } }: { booking: Booking }) {
  const locale = useLocale();
  return (
    <FactList
      look="figures"
      data-testid="booking-money"
      facts={lines.map(({ name, term, cents }) => ({ term, value: formatMoney(cents, locale), testId: name }))}
    />
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
  return (
    <div className={styles.actions} data-print="hide">
      {booking.canPay && !isHeld && (
        <ButtonLink href={pages.pay(booking._id)} data-testid="pay-due">
          {t('bookings.finishPaying')}
        </ButtonLink>
      )}
      {booking.canReview && onReview && (
        <Button icon={<Star size={20} aria-hidden="true" />} onClick={onReview} data-testid="leave-review">
          {t('bookings.review')}
        </Button>
      )}
      {booking.canCancel && !isHeld && (
        <Button
          variant="secondary"
          icon={<CalendarPlus size={20} aria-hidden="true" />}
          onClick={() => void addToCalendar(booking, t)}
          data-testid="add-to-calendar"
        >
          {t('bookings.calendar')}
        </Button>
      )}
      <Button variant="secondary" icon={<Printer size={20} aria-hidden="true" />} onClick={onPrint} data-testid="print">
        {t('bookings.print')}
      </Button>
      {(booking.tab === 'completed' || (booking.tab === 'cancelled' && booking.cancelled?.code !== 'unpaid')) && (
        <ButtonLink variant="secondary" href={pages.provider(booking.providerId)}>
          {t('bookings.again')}
        </ButtonLink>
      )}
      {booking.canCancel && <CancelBooking booking={booking} onCancelled={onDone} />}
    </div>
  );
}
