import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import { formatDayInWords, formatMoment } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import { href } from '#web/paths.ts';
import type { DigestLine, Proxy } from '../digest.ts';

type DeedFacts = Pick<DigestLine, 'what' | 'booking' | 'tour' | 'day'>;

/** What a relative did and what it was about, as words that any sentence on it takes. `canUndo`: it stands as they left it. */
export function deedInWords(
  { what, booking, tour, day }: DeedFacts,
  { t, locale, count, canUndo }: { t: Translator; locale: string; count: number; canUndo: boolean },
) {
  const values = {
    count,
    state: canUndo ? 'in' : 'other',
    bookingId: booking?.bookingId ?? '',
    provider: booking?.providerName ?? tour?.providerName ?? '',
    when: tour ? formatMoment(tour.timeZone, new Date(tour.startsAt), locale) : '',
    hasDay: day === null ? 'no' : 'yes',
    day: day === null ? '' : formatDayInWords(day, locale, 'yearless'),
  };
  return { values, said: t(tour ? 'circle.digest.tourAt' : `circle.digest.${what}`, values) };
}

/** Where it stands, to be looked at and changed by hand. */
export function placeOf(
  { what, booking, tour, personId, isForSelf }: DeedFacts & Pick<Proxy, 'personId' | 'isForSelf'>,
  kinds: BookingPages['kinds'],
): string | undefined {
  if (booking) return kinds[booking.kind]?.list({ _id: booking._id, tab: what === 'cancelled' ? what : undefined });
  if (what === 'lead') return href('/dashboard-leadsinfo');
  if (what === 'tour') return href('/dashboard-visits', undefined, { id: tour?._id });
  if (what === 'intake' || what === 'reports' || what === 'video' || what === 'waiting')
    return href('/dashboardbookings', undefined, { for: isForSelf ? undefined : personId });
  if (what === 'insurance') return href('/care/insuranceCardList');
  if (what === 'relation') return href('/dashboard-addfamily');
  if (what === 'board') return href('/dashboard-week', undefined, { for: isForSelf ? undefined : personId });
  return undefined;
}
