import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { type BookingContext, kindNamed } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { type LockedBooking, lockBooking, timesOf } from '../store.ts';
import { pressingDues } from '../changes/due-store.ts';
import { openDifference } from '../../dues.ts';
import { isUnderWay } from '../sweep-store.ts';
import {
  DUE_REMINDER,
  dueReminders,
  dueTimeReminders,
  END_REMINDER,
  endingBookings,
  endingHolds,
  markReminded,
  markTimeReminded,
  remindersOf,
  pressingRequests,
} from './reminder-store.ts';

/**
 * Reminds families of what is coming, when its kind says, each once, as long as it stands and, but for what is to be done before, until
 * they have said that they come. One that is not wanted of what was bought counts as said.
 */
export async function remindOfBookings(context: BookingContext): Promise<void> {
  await eachInTurn(await dueReminders(context), ({ id, name }) => {
    const reminderOf = ({ kind }: LockedBooking) =>
      remindersOf(kindNamed(context.bookingKinds, kind)).find((one) => one.name === name);
    return tellOnce(context, {
      id,
      name,
      what: 'reminder',
      stillHolds: (booking) =>
        booking.status !== 'pending' &&
        booking.status !== 'cancelled' &&
        (booking.sureAt === null || reminderOf(booking)?.isForSure === true),
      isWanted: (booking) => reminderOf(booking)?.isWanted?.(booking.snapshot.details) ?? true,
    });
  });
}

/** Reminds families of each time that is coming, for kinds that say so, once: at its new hour where it was moved. */
export async function remindOfTimes(context: BookingContext): Promise<void> {
  const { now } = context;
  await eachInTurn(await dueTimeReminders(context), ({ id, name, startsAt }) =>
    context.db.transaction().execute(async (db) => {
      const booking = await lockBooking(db, id);
      const stands = booking?.status === 'accepted' || booking?.status === 'scheduled';
      const time = (await timesOf(db, id)).find((one) => one.startsAt.getTime() === startsAt.getTime());
      // Whoever cancelled, moved, or said that they come was first.
      const isSure = booking?.sureAt && booking.startsAt.getTime() === startsAt.getTime();
      if (!stands || !time || isSure) return;
      if (await markTimeReminded(db, { bookingId: id, startsAt, name, now }))
        await notifyParties({ ...context, db }, { bookingId: id, what: 'timeSoon', about: { time } });
    }),
  );
}

/** Tells families that what is booked on and on ends soon, for kinds that say so: once, and nobody who has booked on. */
export async function remindOfEnds(context: BookingContext): Promise<void> {
  await eachInTurn(await endingBookings(context), ({ id }) =>
    context.db.transaction().execute(async (db) => {
      await lockBooking(db, id);
      const [stillEnds] = await endingBookings({ ...context, db }, id); // whoever cancelled, moved or booked on was first
      const time = (await timesOf(db, id)).at(-1);
      if (!stillEnds || !time) return;
      await markReminded(db, { bookingId: id, name: END_REMINDER, now: context.now });
      await notifyParties({ ...context, db }, { bookingId: id, what: 'endsSoon', about: { time } });
    }),
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

/** Reminds families of what other days cost more, before it is too late to pay it: once, and nobody whose charge is under way. */
export async function remindOfDues(context: BookingContext): Promise<void> {
  const { db, now } = context;
  const isOpen = ({ status, chargingUntil, dues }: LockedBooking) =>
    status !== 'pending' &&
    status !== 'cancelled' &&
    !isUnderWay(chargingUntil, now) &&
    openDifference(dues, now) !== undefined;
  await eachInTurn(await pressingDues(db, now), ({ id }) =>
    tellOnce(context, { id, name: DUE_REMINDER, what: 'dueSoon', stillHolds: isOpen }),
  );
}

type Reminder = {
  id: string;
  name: string;
  what: 'reminder' | 'held' | 'unanswered' | 'dueSoon';
  stillHolds: (booking: LockedBooking) => boolean;
  isWanted?: (booking: LockedBooking) => boolean;
};

const tellOnce = (context: BookingContext, { id, name, what, stillHolds, isWanted }: Reminder) =>
  context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, id);
    if (!booking || !stillHolds(booking)) return;
    const isNew = await markReminded(db, { bookingId: id, name, now: context.now });
    if (isNew && (isWanted?.(booking) ?? true)) await notifyParties({ ...context, db }, { bookingId: id, what });
  });
