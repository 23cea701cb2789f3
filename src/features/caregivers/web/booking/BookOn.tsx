import type { Booking } from '#features/bookings/booking.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useNow } from '#web/useNow.ts';
import { continued, ENDS_SOON_HOURS } from '../../series.ts';
import { detailsOf } from '../../visit.ts';
import { stepAddress } from './booking-steps.ts';

/** Books weekly visits on with all that was chosen, once the last of them is near or over. */
export function BookOn({ booking }: { booking: Booking }) {
  const t = useWords();
  const now = useNow();
  const { details, times, timeZone, endsAt, providerId, personId, isForSelf } = booking;
  const isNear = Date.parse(endsAt) - now.getTime() <= ENDS_SOON_HOURS * HOUR_MS;
  const next = isNear ? continued(times, timeZone, now) : undefined;
  if (!next) return null;
  const { first, ...repetition } = next;
  const { services, hours } = detailsOf(details);
  const draft = {
    services,
    hours,
    time: first,
    repeats: { ...repetition, without: [] },
    familyMemberId: isForSelf ? null : personId,
  };
  return (
    <ButtonLink variant="secondary" href={stepAddress(providerId, draft, 'time')} data-testid="book-on">
      {t('caregivers.book.on')}
    </ButtonLink>
  );
}
