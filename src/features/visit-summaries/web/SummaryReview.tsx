import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { BookingReview } from '#features/bookings/web/booking-pages.tsx';
import { bookingOrNull } from '#features/bookings/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './Summary.module.css';

/** Asks whoever booked how the visit was, once it can be reviewed. */
export function SummaryReview({ bookingId }: { bookingId: string }) {
  const t = useWords();
  const [isWriting, setWriting] = useState(false);
  const { data } = useQuery({ ...bookingOrNull(bookingId), meta: { isQuiet: true } });
  const booking = data?.data;
  if (!booking?.canReview) return null;
  return (
    <Card className={styles.after} data-print="hide" data-testid="summary-review">
      <h2>{t('visitSummaries.review')}</h2>
      {isWriting ? (
        <BookingReview booking={booking} onDone={() => setWriting(false)} />
      ) : (
        <>
          <p>{t('visitSummaries.review.text')}</p>
          <Button
            icon={<Star size={20} aria-hidden="true" />}
            onClick={() => setWriting(true)}
            data-testid="summary-review-write"
          >
            {t('visitSummaries.review.write')}
          </Button>
        </>
      )}
    </Card>
  );
}
