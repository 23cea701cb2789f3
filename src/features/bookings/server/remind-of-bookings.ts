import type { BookingContext } from './kind.ts';
import { notifyParties } from './notify-parties.ts';
import { dueReminders, markReminded } from './reminder-store.ts';
import { lockBooking } from './store.ts';

/** Reminds families of what is coming: seven days, one day and two hours before it begins, each once, as long as it stands. */
export async function remindOfBookings(context: BookingContext): Promise<void> {
  for (const due of await dueReminders(context.db, context.now)) await remind(context, due);
}

const remind = (context: BookingContext, { id, name }: { id: string; name: string }) =>
  context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, id);
    if (!booking || booking.status === 'pending' || booking.status === 'cancelled') return;
    if (await markReminded(db, { bookingId: id, name, now: context.now }))
      await notifyParties({ ...context, db }, { bookingId: id, what: 'reminder' });
  });
