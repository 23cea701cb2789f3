import { bothClocks } from '#shared/both-clocks.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { BookingCard } from '../../booking.ts';
import { goesByTheHour, usePagesOf } from '../booking-pages.tsx';

type Props = {
  booking: Pick<BookingCard, 'kind' | 'startsAt' | 'firstDay' | 'lastDay' | 'timeZone'>;
  look?: 'numbers' | 'short' | 'words';
};

/** When it is: what goes by the hour with it, on both clocks where they differ; everything else from its first day to its last. */
export function BookedTime({ booking, look = 'numbers' }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { kind, startsAt, firstDay, lastDay, timeZone } = booking;
  const isByTheHour = goesByTheHour(usePagesOf(kind));
  const first = <DateText day={firstDay} look={look} />;
  if (isByTheHour)
    return (
      <span>
        {first}, {bothClocks(new Date(startsAt), { timeZone, readerZone: deviceZone(), locale })}
      </span>
    );
  if (firstDay === lastDay) return first;
  return (
    <span>
      {first} {t('bookings.to')} <DateText day={lastDay} look={look} isWithin />
    </span>
  );
}
