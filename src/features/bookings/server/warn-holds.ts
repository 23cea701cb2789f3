import type { BookingContext } from './kind.ts';
import { notifyParties } from './notify-parties.ts';
import { markReminded } from './reminder-store.ts';
import { lockBooking } from './store.ts';
import { endingHolds } from './sweep-store.ts';

/** Tells those who have not paid yet that what is held for them will soon be free again: once, and nobody whose charge is under way. */
export async function warnHolds(context: BookingContext): Promise<void> {
  for (const { id } of await endingHolds(context.db, context.now)) await warn(context, id);
}

const warn = (context: BookingContext, id: string) =>
  context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, id);
    if (!booking || booking.status !== 'pending' || booking.heldUntil === null) return;
    if (await markReminded(db, { bookingId: id, name: 'held', now: context.now }))
      await notifyParties({ ...context, db }, { bookingId: id, what: 'held' });
  });
