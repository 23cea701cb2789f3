import { differenceOf } from '#features/bookings/difference.ts';
import { nextDue } from '#features/bookings/dues.ts';
import { changeBlock } from '#features/bookings/server/changes/ask-change.ts';
import { skipTime, takeTimeBack } from '#features/bookings/server/changes/skip-time.ts';
import { bookingOf } from '#features/bookings/server/opened/opened-store.ts';
import type { BookingContext, Time } from '#features/bookings/server/kind.ts';
import { timesOf } from '#features/bookings/server/store.ts';
import { auditReading } from '#server/audit.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import { SKIP_HOURS, skipFreeUntil, worthOfSkip } from '../../change-days.ts';
import type { StayDays } from '../../change-contract.ts';
import { detailsOf } from '../../stay-details.ts';
import { skippedTime } from '#features/bookings/server/changes/skip-store.ts';
import { stays } from '../stay-kind.ts';
import { lockStay } from './change-stay.ts';

type StayKey = { bookingId: string; userId: string };
type DaySkip = StayKey & { day: string; skips: boolean; expectedCents?: number | undefined };

/**
 * Lets a coming day of a stay go by the rule that was frozen with it, or takes it back. A repetition changes nothing. Throws
 * `not_found`, `too_late`, `due_open`, `price_changed` and `time_taken`.
 */
export async function skipDay(
  context: BookingContext,
  { day, skips, expectedCents, ...sought }: DaySkip,
): Promise<void> {
  const { now } = context;
  const { bookingId, userId } = sought;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockStay(inside, sought);
    const skipped = await skippedTime(db, { bookingId, day });
    if (!skips) {
      if (skipped) await takeTimeBack(inside, booking, { startsAt: skipped, userId });
      return;
    }
    const time = (await timesOf(db, bookingId)).find((one) => one.day === day);
    if (!time && skipped) return;
    if (!time) throw Failure.of('day', 'errors.invalid_input');
    if (time.startsAt <= now) throw new Failure('too_late');
    const cents = worthOfSkip(detailsOf(booking.snapshot.details), time, now);
    if (expectedCents !== undefined && expectedCents !== cents)
      throw new Failure('price_changed', { values: { refundCents: cents } });
    await skipTime(inside, booking, { time, cents, userId });
  });
}

/** The coming days of a stay, each with what letting it go means now. Throws `not_found`. */
export async function stayDays(context: BookingContext, { bookingId, userId }: StayKey): Promise<StayDays> {
  const { db, now } = context;
  const row = await bookingOf(db, { id: bookingId, userId, scopes: ['bookings'], now });
  if (!row || row.kind !== stays.name) throw new Failure('not_found');
  await auditReading({ db, user: { id: userId }, now }, { people: [row.person_id], subject: `booking:${row.id}` });
  const details = detailsOf(row.snapshot.details);
  const hasBegun = row.starts_at <= now;
  const dayOf = (time: Time) => {
    const cents = worthOfSkip(details, time, now);
    return {
      day: time.day,
      startsAt: time.startsAt.toISOString(),
      freeUntil: skipFreeUntil(details, time.startsAt).toISOString(),
      cents,
      difference: differenceOf({ totalCents: row.total_cents, dues: row.dues, hasBegun }, -cents),
      canSkip: row.times.length > 1,
    };
  };
  return {
    blocked: changeBlock(
      { ...row, endsAt: row.ends_at, answerBy: row.answer_by, hasDue: nextDue(row.dues) !== undefined },
      now,
    ),
    checkIn: details.checkIn,
    checkOut: details.checkOut,
    weekDays: details.weekDays,
    guests: details.guests,
    skipHours: details.skipHours ?? SKIP_HOURS,
    days: row.times.filter(({ startsAt }) => startsAt > now).map(dayOf),
  };
}
