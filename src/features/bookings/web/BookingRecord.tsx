import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type BookingCard, isUnpaid } from '../booking.ts';
import { BookingDetails } from './BookingDetails.tsx';
import styles from './BookingRecord.module.css';
import { BookingStatus, FinishPaying } from './BookingStatus.tsx';
import { forWhom } from './for-whom.ts';
import { bookingWith } from './queries.ts';
import { RecordOpener } from './RecordOpener.tsx';
import { BookedTime } from './when/BookedTime.tsx';

type Props = { booking: BookingCard; isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** A booking in a list; its heading opens the whole record below it. */
export function BookingRecord({ booking, isOpen, onToggle }: Props) {
  const t = useWords();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Card as="li" padding="none" className={styles.record} data-testid={`booking-${booking.bookingId}`}>
      <div className={styles.head} ref={row}>
        <Arch size="small">
          <PlaceImage picture={booking.picture} sizes="96px" width={96} height={108} />
        </Arch>
        <div>
          <RecordOpener ref={opener} bookingId={booking.bookingId} isOpen={isOpen} controls={id} onToggle={onToggle}>
            {booking.providerName}
          </RecordOpener>
          <p className="muted">
            {booking.what}, <BookedTime booking={booking} />
          </p>
          <p className="small muted">
            {forWhom(booking, t)} · <span className="num nowrap">{booking.bookingId}</span>
          </p>
        </div>
        <BookingStatus booking={booking} data-testid="record-status" />
        <ChevronDown size={24} aria-hidden="true" className={styles.chevron} data-open={isOpen || undefined} />
      </div>
      {((isUnpaid(booking) && booking.mayPay) || ((isUnpaid(booking) || booking.payBy) && !isOpen)) && (
        <div className={styles.pay} data-print="hide">
          <FinishPaying booking={booking} />
        </div>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <OpenedBooking id={booking._id} onDone={() => opener.current?.focus()} />}
      </div>
    </Card>
  );
}

/** The whole booking, asked for when it is opened. */
function OpenedBooking({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useWords();
  const { data, error, refetch, fetchStatus } = useQuery(bookingWith(id));
  if (data) return <BookingDetails booking={data.data} onDone={onDone} />;
  if (fetchStatus === 'paused') return <Notice isLive>{t('shell.offline.sending')}</Notice>;
  return error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="card" />;
}
