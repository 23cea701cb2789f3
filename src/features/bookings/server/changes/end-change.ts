import { readNotifications } from '#features/notifications/server/notify.ts';
import { CLOCK } from '#server/audit.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import { auditChange } from '../audit-change.ts';
import { type BookingContext, kindNamed } from '../kind.ts';
import { notifyParties, refreshPages } from '../notify-parties.ts';
import { lockRequest, type Manager } from '../requests/lock-request.ts';
import { addEvent, type LockedBooking, lockBooking } from '../store.ts';
import { applyChange, timesIn } from './apply-change.ts';
import { closeChange, type OpenChange, openChangeOf, unansweredChanges } from './change-store.ts';

export type ChangeAnswer = { accepts: true } | { accepts: false; reason: string };
type ChangeReply = { bookingId: string; manager: Manager; answer: ChangeAnswer };

/**
 * A provider's answer to other days. The former ones stay until a yes, and with a no. Throws `not_found`, and `already_answered` for
 * what no longer waits.
 */
export async function answerChange(
  context: BookingContext,
  { bookingId, manager, answer }: ChangeReply,
): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockRequest(db, { bookingId, manager });
    const change = await openChangeOf(db, bookingId);
    if (!change || change.answerBy <= now) throw new Failure('already_answered');
    if (answer.accepts) {
      await closeChange(db, change.id, { state: 'accepted', now });
      await applyChange(inside, booking, change);
      await notifyParties(inside, { bookingId, what: 'moved', about: { byId: change.askedBy } });
    } else {
      const { reason } = answer;
      await giveUpChange(inside, booking, { change, state: 'declined', reason });
      await notifyParties(inside, { bookingId, what: 'changeDeclined', about: { reason } });
    }
    // Whoever answered has nothing to be told of it.
    await readNotifications(db, { userId: manager.id, subjectId: bookingId, now });
    await auditChange(inside, booking, manager.id);
  });
}

/** The family no longer asks for other days. A repetition changes nothing. Throws `not_found`. */
export async function withdrawChange(
  context: BookingContext,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now: context.now });
    if (!booking) throw new Failure('not_found');
    const change = await openChangeOf(db, bookingId);
    if (!change) return;
    await giveUpChange(inside, booking, { change, state: 'withdrawn' });
    await notifyParties(inside, { bookingId, what: 'changeWithdrawn' });
    await auditChange(inside, booking, userId);
  });
}

/** Ends other days that nobody answered in time: the former ones stay. Two sweeps at once do it once. */
export async function sweepChanges(context: BookingContext): Promise<void> {
  await eachInTurn(await unansweredChanges(context.db, context.now), ({ id: bookingId }) =>
    inTransaction(context, async (inside) => {
      const { db } = inside;
      const booking = await lockBooking(db, bookingId);
      const change = booking && (await openChangeOf(db, bookingId));
      if (!booking || !change || change.answerBy > context.now) return;
      await giveUpChange(inside, booking, { change, state: 'expired' });
      await notifyParties(inside, { bookingId, what: 'changeExpired' });
      await auditChange(inside, booking, CLOCK);
    }),
  );
}

type ChangeEnding = { change: OpenChange; state: 'declined' | 'withdrawn' | 'expired'; reason?: string };
const events = { declined: 'changeDeclined', withdrawn: 'changeWithdrawn', expired: 'changeExpired' } as const;

async function giveUpChange(context: BookingContext, booking: LockedBooking, { change, state, reason }: ChangeEnding) {
  const { db, now } = context;
  await closeChange(db, change.id, { state, reason: reason ?? null, now });
  const { details } = booking.snapshot;
  await kindNamed(context.bookingKinds, booking.kind).release(db, {
    ...booking,
    details,
    times: timesIn(change.added),
  });
  await addEvent(db, { bookingId: booking.id, what: events[state], now });
  await refreshPages({ db, now }, { ...booking, isSent: true });
}
