import { auditReading } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { dueNow } from '../../dues.ts';
import { needOf } from '../../need.ts';
import { isAtHome, kindNamed } from '../kind.ts';
import { countByTab } from '../list-store.ts';
import { onlyToPay, presentCard, type PresentContext, presentTime } from '../present.ts';
import { openedBooking, presentingFor } from '../show-booking.ts';
import { needyBookings, nextBooking, otherBookings, visitsOf } from './overview-store.ts';

const WEEK_DAYS = 7;

/** What a dashboard shows of the bookings of whoever asks; each booking stands in one place of it, besides the week. */
export async function overviewFor(context: Context, personId: string | null) {
  const { db, user, now } = context;
  const asked = { userId: user.id, personId, now };
  const today = dayIn('UTC', now); // somewhere it is a day earlier, somewhere a day later
  const [needy, next, week, counts] = await Promise.all([
    needyBookings(db, asked),
    nextBooking(db, asked),
    visitsOf(db, { ...asked, from: addDays(today, -1), to: addDays(today, WEEK_DAYS) }),
    countByTab(db, asked),
  ]);
  const shown = [...needy, ...(next ? [next] : [])];
  const others = await otherBookings(db, { ...asked, besides: shown.map(({ id }) => id) });
  const people = [...shown, ...week, ...others].map((row) => row.person_id);
  await auditReading(context, { people, subject: 'bookings' });
  const presenting = presentingFor(context);
  return {
    needs: needy
      .map((row) => {
        const card = presentCard(row, presenting);
        return needOf(row.may_book ? card : onlyToPay(card), dueNow(row.dues, now)?.amountCents ?? 0);
      })
      .filter((need) => need !== undefined),
    next: next ? await openedBooking(context, next) : null,
    week: week.map((visit) => presentVisit(visit, presenting)),
    others: others.map((row) => presentCard(row, presenting)),
    counts,
  };
}

type VisitRow = Awaited<ReturnType<typeof visitsOf>>[number];

/** One time of somebody's week, in the reader's language. */
export const presentVisit = (visit: VisitRow, { bookingKinds, speech }: PresentContext) => ({
  isAtHome: isAtHome(kindNamed(bookingKinds, visit.kind), visit.snapshot),
  ...presentTime({ day: visit.day, startsAt: visit.starts_at, endsAt: visit.ends_at }),
  bookingId: visit.id,
  kind: visit.kind,
  timeZone: visit.time_zone,
  providerName: visit.provider_name,
  what: kindNamed(bookingKinds, visit.kind).what(visit.snapshot.details, speech),
  personName: `${visit.first_name} ${visit.last_name}`,
  isForSelf: visit.is_for_self,
  isConfirmed: visit.status !== 'pending',
  isUnpaid: visit.status === 'pending' && visit.answer_by === null,
});
