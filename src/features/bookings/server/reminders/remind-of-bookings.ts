import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import type { BookingContext } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { type LockedBooking, lockBooking } from '../store.ts';
import { dueReminders, endingHolds, markReminded, pressingRequests } from './reminder-store.ts';

/** Reminds families of what is coming: seven days, one day and two hours before it begins, each once, as long as it stands. */
export async function remindOfBookings(context: BookingContext): Promise<void> {
  const stands = ({ status }: LockedBooking) => status !== 'pending' && status !== 'cancelled';
  await eachInTurn(await dueReminders(context.db, context.now), ({ id, name }) =>
    tellOnce(context, { id, name, what: 'reminder', stillHolds: stands }),
  );
}

/** Tells those who have not paid yet that what is held for them will soon be free again: once, and nobody whose charge is under way. */
export async function warnHolds(context: BookingContext): Promise<void> {
  const isHeld = ({ status, heldUntil }: LockedBooking) => status === 'pending' && heldUntil !== null;
  await eachInTurn(await endingHolds(context.db, context.now), ({ id }) =>
    tellOnce(context, { id, name: 'held', what: 'held', stillHolds: isHeld }),
  );
}

/** Reminds providers of requests whose deadline is near: once, and not of what has been answered. */
export async function remindOfRequests(context: BookingContext): Promise<void> {
  const waits = ({ status, answerBy }: LockedBooking) =>
    status === 'pending' && answerBy !== null && answerBy > context.now;
  await eachInTurn(await pressingRequests(context.db, context.now), ({ id }) =>
    tellOnce(context, { id, name: 'unanswered', what: 'unanswered', stillHolds: waits }),
  );
}

type Told = {
  id: string;
  name: string;
  what: 'reminder' | 'held' | 'unanswered';
  stillHolds: (booking: LockedBooking) => boolean;
};

const tellOnce = (context: BookingContext, { id, name, what, stillHolds }: Told) =>
  context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, id);
    if (!booking || !stillHolds(booking)) return;
    if (await markReminded(db, { bookingId: id, name, now: context.now }))
      await notifyParties({ ...context, db }, { bookingId: id, what });
  });
