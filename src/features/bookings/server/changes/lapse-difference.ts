import { CLOCK } from '#server/audit.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { isTooLate, nextDue } from '../../dues.ts';
import { auditChange } from '../audit-change.ts';
import { type BookingContext, kindNamed } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { addEvent, type LockedBooking, lockBooking, timesOf, writeBooking } from '../store.ts';
import { isUnderWay } from '../sweep-store.ts';
import { keptTerms, timesIn } from './apply-change.ts';
import { lapseDue } from './change-price.ts';
import { lapsingBookings, type Undo, undoOf } from './due-store.ts';
import { changeTimes } from './times-store.ts';

/**
 * Ends differences that nobody paid in time: the days before the change stand again, where their places are free and none of them has
 * begun; otherwise the new ones stay, and the provider is paid with the rest. Two sweeps at once do it once.
 */
export async function sweepDifferences(context: BookingContext): Promise<void> {
  await eachInTurn(await lapsingBookings(context.db, context.now), ({ id }) =>
    inTransaction(context, (inside) => endDifference(inside, id)),
  );
}

async function endDifference(context: BookingContext, bookingId: string) {
  const { db, now } = context;
  const booking = await lockBooking(db, bookingId);
  const due = booking && lapsingDue(booking, now);
  if (!booking || !due) return;
  const undo = await undoOf(db, due.id);
  const isUndone = undo !== undefined && (await takeChangeBack(context, booking, undo));
  await lapseDue(context, booking, { due, isUndone });
  const what = isUndone ? 'changeUndone' : 'dueAtProvider';
  await addEvent(db, { bookingId, what, now });
  await notifyParties(context, { bookingId, what, about: { cents: due.amountCents } });
  await auditChange(context, booking, CLOCK);
}

/** Whoever paid, cancelled or began to pay meanwhile was first. */
function lapsingDue({ status, chargingUntil, dues }: LockedBooking, now: Date) {
  if ((status !== 'accepted' && status !== 'scheduled') || isUnderWay(chargingUntil, now)) return undefined;
  const due = nextDue(dues);
  return due && isTooLate(due, now) ? due : undefined;
}

/** False, and nothing changes, where the days are not to be had as they were. */
async function takeChangeBack(context: BookingContext, booking: LockedBooking, { added, dropped, details }: Undo) {
  const { db, now } = context;
  const { id, snapshot } = booking;
  const kind = kindNamed(context.bookingKinds, booking.kind);
  const present = await timesOf(db, id);
  const isThere = ({ startsAt }: Undo['added'][number]) =>
    present.some((time) => time.startsAt.getTime() === Date.parse(startsAt));
  const [back, gone] = [timesIn(added), timesIn(dropped)];
  if ([...back, ...gone].some(({ startsAt }) => startsAt <= now) || !dropped.every(isThere)) return false;
  const taken = { ...booking, details: snapshot.details };
  await kind.lock?.(db, { ...taken, times: [...back, ...gone] });
  if (!(await kind.retake(db, { ...taken, times: back }))) return false;
  if (!(await changeTimes(context, booking, { added: back, dropped: gone })))
    throw new Error(`Booking ${id} would have no time.`);
  await writeBooking(db, id, {
    snapshot: JSON.stringify({ ...snapshot, details: { ...snapshot.details, ...details } }),
    ...(await keptTerms(context, booking)),
  });
  await kind.release(db, { ...taken, times: gone });
  return true;
}
