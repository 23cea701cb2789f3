import { audit, CLOCK } from '#server/audit.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { TourNotice } from '../notification.ts';
import { offerOf } from './answer-tour.ts';
import { ended, giveSlotBack } from './change-tour.ts';
import {
  closedToursOf,
  dueTourReminders,
  forgetTourPhones,
  isTourClosed,
  markTourReminded,
  toursToMove,
} from './sweep-store.ts';
import { refreshTours, tellTour, type TourContext } from './tell-tour.ts';
import { type LockedTour, lockTour, type TourWrite, writeTour } from './tour-store.ts';
import { nearestTimes } from './tour-times.ts';

/** How it was is asked of a visit that has just been, not of one long ago. */
const ASKED_FOR_MS = 3 * DAY_MS;

/** Does with visits what the clock brings: ends what nobody answered, asks how it was, and offers other times for closed days. Two at once do it once. */
export async function sweepTours(context: TourContext): Promise<void> {
  await forgetTourPhones(context.db, context.now);
  await eachInTurn(await toursToMove(context.db, context.now), ({ id }) => moveByClock(context, id));
}

/** Offers the nearest free times to whoever was to come on days that a place has closed. */
export async function moveClosedTours(context: TourContext, providerId: string): Promise<void> {
  const closed = await closedToursOf(context.db, { providerId, now: context.now });
  await eachInTurn(closed, ({ id }) => moveByClock(context, id));
}

type Step = { write: TourWrite; told?: TourNotice };

const moveByClock = (context: TourContext, id: string) =>
  inTransaction(context, async (inside) => {
    const { db, now } = inside;
    const tour = await lockTour(db, id, 'clock');
    const step = tour && (await stepFor(inside, tour));
    if (!tour || !step) return;
    await writeTour(db, id, { ...step.write, updated_at: now });
    const changed = { ...tour, ...step.write };
    if (step.told) await tellTour(inside, { tour: changed, what: step.told, by: null });
    else await refreshTours(db, changed, now);
    await audit(db, { at: now, actorId: CLOCK, personId: tour.person_id, action: 'write', subject: `tour:${id}` });
  });

async function stepFor(context: TourContext, tour: LockedTour): Promise<Step | undefined> {
  const { db, now } = context;
  if (tour.status === 'confirmed' && tour.ends_at <= now) {
    const isFresh = now.getTime() - tour.ends_at.getTime() < ASKED_FOR_MS;
    return { write: { status: 'done' }, ...(isFresh && { told: 'after' as const }) };
  }
  const isUnanswered = tour.status === 'asked' && tour.answer_by !== null && tour.answer_by <= now;
  const isSpent = tour.status === 'offered' && tour.other_times.every((time) => time <= now);
  if (isUnanswered || isSpent) return expired(context, tour);
  const isToCome = (tour.status === 'asked' || tour.status === 'confirmed') && tour.starts_at > now;
  if (!isToCome || !(await isTourClosed(db, tour.id))) return undefined;
  const times = await nearestTimes(db, { providerId: tour.provider_id, to: tour.starts_at, now });
  if (times.length === 0) return expired(context, tour);
  await giveSlotBack(db, tour);
  return { write: offerOf(tour, times), told: 'offered' };
}

async function expired({ db }: TourContext, tour: LockedTour): Promise<Step> {
  await giveSlotBack(db, tour);
  const write = { ...ended, status: 'cancelled', ended_by: 'clock', sequence: tour.sequence + 1 } as const;
  return { write, told: 'expired' };
}

/** Reminds families of a visit a day and two hours before, each once, until they have said that they come. */
export async function remindOfTours(context: TourContext): Promise<void> {
  const { now } = context;
  await eachInTurn(await dueTourReminders(context.db, now), ({ id, name }) =>
    context.db.transaction().execute(async (db) => {
      const tour = await lockTour(db, id, 'clock');
      if (tour?.status !== 'confirmed' || tour.sure_at) return;
      if (await markTourReminded(db, { tourId: id, name: `${name} ${tour.sequence}`, now }))
        await tellTour({ ...context, db }, { tour, what: 'reminder', by: null });
    }),
  );
}
