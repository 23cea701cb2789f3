import { HOLD_SECONDS } from '#features/availability/hold-seconds.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { isOver } from '../../free-day.ts';
import { fitsRooms } from '../../rooms.ts';
import { bookableCentre } from '../stay-store.ts';
import { tellWaiter } from './tell-waiter.ts';
import { giveBack } from './wait-for-day.ts';
import { endPastLines, lockWaiter, type WaiterRow, waitersToMove, writeWaiter } from './waiting-store.ts';

type SweepContext = { db: Db; publicUrl: string; now: Date };

/**
 * Tells those for whom seats are held, from then on for HOLD_SECONDS; what nobody took in that time goes to the next in line. What is
 * left over by a process that was killed is done by the next run. Two at once do it once.
 */
export async function sweepOffers(context: SweepContext): Promise<void> {
  const { db, now } = context;
  await endPastLines(db, addDays(dayIn('UTC', now), -1), now);
  await eachInTurn(await waitersToMove(db, now), ({ id }) =>
    db.transaction().execute(async (db) => {
      const waiter = await lockWaiter(db, { id, now });
      if (waiter?.state === 'reserved') await offer({ ...context, db }, waiter);
      if (waiter?.state === 'offered' && waiter.offered_until !== null && waiter.offered_until <= now)
        await pass({ ...context, db }, waiter, waiter.offered_until);
    }),
  );
}

async function offer(context: SweepContext, waiter: WaiterRow) {
  const { db, now } = context;
  const until = new Date(now.getTime() + HOLD_SECONDS * 1000);
  if (!(await isStillOf(context, waiter))) {
    await writeWaiter(db, waiter.id, { state: 'over', now });
    return giveBack(db, waiter);
  }
  await writeWaiter(db, waiter.id, { state: 'offered', offeredUntil: until, now });
  await tellWaiter(context, waiter, { what: 'offered', until });
}

/** The centre still takes bookings, in that room where it has rooms, the day is not over, and whoever waits may still book for the person. */
async function isStillOf({ db, now }: SweepContext, { provider_id, day, room, user_id: userId, person_id }: WaiterRow) {
  const centre = await bookableCentre(db, { id: provider_id, now });
  if (!centre || isOver(day, centre, now) || !fitsRooms(centre.rooms, room || null)) return false;
  const people = peopleOf(db, { userId, scope: 'bookings', now }).where('people.id', '=', person_id);
  return (await people.executeTakeFirst()) !== undefined;
}

async function pass(context: SweepContext, waiter: WaiterRow, until: Date) {
  await writeWaiter(context.db, waiter.id, { state: 'passed', now: context.now });
  await giveBack(context.db, waiter);
  await tellWaiter(context, waiter, { what: 'passed', until });
}
