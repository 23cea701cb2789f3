import type { Db } from '#server/db/db.ts';
import { dayIn, daysBetween } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { LONGEST_BREAK_DAYS, spanOfTimeOff, type TimeOffForm } from '../time-off.ts';
import { addTimeOff } from './availability-store.ts';

/** So far ahead a provider closes days. */
const CLOSES_AHEAD_DAYS = 400;

type NewTimeOff = { providerId: string; zone: string; form: TimeOffForm; now: Date };

/** Takes days or hours off that are not over. Answers what is booked in them, of every service. Throws `invalid_input`. In the caller's transaction. */
export async function closeTime(db: Db, { providerId, zone, form, now }: NewTimeOff) {
  const { first, last } = form;
  const today = dayIn(zone, now);
  const span = spanOfTimeOff(form, zone);
  if (first < today) throw Failure.of('first', 'errors.dateImproper');
  if (span.endsAt <= now) throw Failure.of('to', 'errors.timeOffOver');
  if (daysBetween(first, last) >= LONGEST_BREAK_DAYS || daysBetween(today, last) > CLOSES_AHEAD_DAYS)
    throw Failure.of('last', 'errors.dateImproper');
  const { booked } = await addTimeOff(db, { providerId, ...span, now });
  return booked;
}
