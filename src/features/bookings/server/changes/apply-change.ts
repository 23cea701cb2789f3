import { Failure } from '#shared/failure.ts';
import type { Cents } from '#shared/money.ts';
import { sum } from '#shared/sum.ts';
import { type Difference, differenceOf } from '../../difference.ts';
import { freeCancelUntil } from '../../refund-policy.ts';
import { answerBy } from '../../status.ts';
import { type BookingContext, endsOf, kindNamed, type Time } from '../kind.ts';
import { addEvent, type LockedBooking, timesOf, writeBooking } from '../store.ts';
import { changePrice } from './change-price.ts';
import { firstOf, type OpenChange, timeOf, type WorthTime } from './change-store.ts';
import { changeTimes } from './times-store.ts';

export type ChangeContent = Pick<OpenChange, 'added' | 'dropped' | 'details'>;

/** What asking for these times does to the money now; those that were let go meanwhile do not count again. */
export const differenceBy = (
  booking: LockedBooking,
  { added, dropped }: Pick<ChangeContent, 'added' | 'dropped'>,
  now: Date,
): Difference => differenceOf({ ...booking, hasBegun: booking.startsAt <= now }, worthOf(added) - worthOf(dropped));

/** What these times cost together. */
export const worthOf = (times: readonly WorthTime[]): Cents => sum(times.map(({ cents }) => cents));

/**
 * Puts other times in the place of some of a booking's. What the new ones take has been taken; what the former ones took is given
 * back now, in the same transaction. The booking is locked; telling the parties and the audit are the caller's.
 */
export async function applyChange(
  context: BookingContext,
  booking: LockedBooking,
  moving: ChangeContent,
): Promise<void> {
  const { db, now } = context;
  const present = await timesOf(db, booking.id);
  const isThere = ({ startsAt }: WorthTime) =>
    present.some((time) => time.startsAt.getTime() === Date.parse(startsAt)) && Date.parse(startsAt) > now.getTime();
  const dropped = moving.dropped.filter(isThere);
  const times = { added: moving.added.map(timeOf), dropped: dropped.map(timeOf) };
  const { details: former } = booking.snapshot;
  await changePrice(context, booking, {
    difference: differenceBy(booking, { ...moving, dropped }, now),
    owedAt: now,
    first: firstOf([...moving.added, ...dropped]),
    // Nobody has said yes to the days that a request had before.
    undo: booking.status === 'pending' ? null : { added: dropped, dropped: moving.added, details: former },
  });
  if (!(await changeTimes(context, booking, times))) throw new Failure('too_late');
  const details = { ...former, ...moving.details };
  await writeBooking(db, booking.id, {
    snapshot: JSON.stringify({ ...booking.snapshot, details }),
    ...(await clockOf(context, booking)),
    ...(await keptTerms(context, booking)),
  });
  await kindNamed(context.bookingKinds, booking.kind).release(db, { ...booking, details, times: times.dropped });
  await addEvent(db, { bookingId: booking.id, what: 'moved', now });
}

/** A request that waits becomes another one, with a clock of its own. */
async function clockOf({ db, now }: BookingContext, { id, status, endsAt }: LockedBooking) {
  return status === 'pending' ? { answer_by: answerBy(now, endsOf(await timesOf(db, id), endsAt)) } : {};
}

/** A beginning that moved later when cancelling was no longer free gives that right not back. */
export async function keptTerms({ db, now }: Pick<BookingContext, 'db' | 'now'>, booking: LockedBooking) {
  const [first] = await timesOf(db, booking.id);
  const from = booking.termsFrom;
  const free = freeCancelUntil({ startsAt: from, policy: booking.snapshot.refundPolicy });
  const wasFree = booking.status === 'pending' || (free !== null && free >= now);
  return { terms_from: wasFree || !first || first.startsAt <= from ? null : from };
}

export const timesIn = (times: readonly WorthTime[]): Time[] => times.map(timeOf);
