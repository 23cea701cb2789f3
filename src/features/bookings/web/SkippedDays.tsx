import { useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Booking } from '../booking.ts';

/** The days that were let go. */
export function SkippedDays({ booking: { skipped } }: { booking: Pick<Booking, 'skipped'> }) {
  const t = useWords();
  if (skipped.length === 0) return null;
  return (
    <p data-testid="skipped">
      {t('bookings.skipped', { count: skipped.length })}{' '}
      {skipped.map(({ day }, index) => (
        <span key={day}>
          {index > 0 && <span> · </span>}
          <DateText day={day} look="short" />
        </span>
      ))}
    </p>
  );
}
