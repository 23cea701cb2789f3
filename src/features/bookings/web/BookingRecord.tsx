import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Booking } from '#features/bookings/booking.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { BookingDetails } from './BookingDetails.tsx';
import styles from './BookingRecord.module.css';

type Props = { booking: Booking; isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** A booking in a list; its heading opens the whole record below it. */
export function BookingRecord({ booking, isOpen, onToggle }: Props) {
  const t = useWords();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { stay } = booking;
  return (
    <Card as="li" padding="none" className={styles.record} data-testid={`booking-${booking.bookingId}`}>
      <div className={styles.head} ref={row}>
        <Arch size="small">
          <Art kind="place" traits={stay.art} width={96} height={108} />
        </Arch>
        <div className={styles.words}>
          <h2>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => onToggle(!isOpen)}
              data-testid={`open-${booking.bookingId}`}
            >
              {booking.providerName}
            </button>
          </h2>
          <p className="muted">
            {t(`bookings.kind.${stay.centreKind}`)}, <DateText day={stay.checkIn} /> {t('bookings.to')}{' '}
            <DateText day={stay.checkOut} />
          </p>
          <p className="small muted">
            {t('bookings.for', { name: booking.isForSelf ? t('bookings.you') : booking.personName })} ·{' '}
            <span className="num nowrap">{booking.bookingId}</span>
          </p>
        </div>
        <StatusTag status={booking.tab === 'completed' ? 'completed' : booking.status} />
        <ChevronDown size={24} aria-hidden="true" className={styles.chevron} data-open={isOpen || undefined} />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <BookingDetails booking={booking} />}
      </div>
    </Card>
  );
}
