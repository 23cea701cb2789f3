import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Db } from '#server/db/db.ts';
import type { Leaver, LeavingContext } from '#server/keeping.ts';
import { Failure } from '#shared/failure.ts';
import type { TourNotice } from '../notification.ts';
import type { TourChange } from '../tour.ts';
import { answerByFor } from './ask-tour.ts';
import { lockOffer, slotEnd, tourSlots } from './offer-store.ts';
import { refreshTours, tellTour } from './tell-tour.ts';
import {
  type LockedTour,
  lockTour,
  openToursOf,
  tourOfFamily,
  toursWithNumberOf,
  type TourWrite,
  writeTour,
} from './tour-store.ts';
import { inTime, TimeTaken, unlessRefused } from './tour-times.ts';

type ChangeContext = Pick<Context, 'db' | 'user' | 'now' | 'publicUrl'>;

/** What becomes of the row, what the place hears of it, nothing of what concerns the family alone, and what whoever asked hears of a relative's change. */
type Step = { write: TourWrite; told?: TourNotice; toldFamily?: TourNotice };

/** A family changes its visit. Throws `not_found`, `tour_changed` where it is no longer as they saw it, and `tour_taken`. */
export async function changeTour(context: ChangeContext, id: string, change: TourChange): Promise<void> {
  const { user, now } = context;
  const family = { userId: user.id, now };
  await inTime(
    context,
    async (db) => (await tourOfFamily(db, id, family))?.provider_id,
    async (db) => {
      const tour = await lockTour(db, id, { family });
      if (!tour) throw new Failure('not_found');
      const step = await stepFor({ ...context, db }, tour, change);
      if (!step) return;
      await writeTour(db, id, { ...step.write, updated_at: now });
      const changed = await lockTour(db, id, 'clock');
      if (!changed) throw new Failure('not_found');
      if (step.told) await tellTour({ ...context, db }, { tour: changed, what: step.told, by: user.id });
      if (step.toldFamily) await tellTour({ ...context, db }, { tour: changed, what: step.toldFamily, by: user.id });
      if (!step.told) await refreshTours(db, changed, now);
      await audit(db, { at: now, actorId: user.id, personId: tour.person_id, action: 'write', subject: `tour:${id}` });
    },
  );
}

/** Cancels the visits of everybody who leaves with an account, before they begin; numbers that it gave for others go. The places hear of it. */
export async function cancelAll(context: LeavingContext, { userId, people }: Leaver): Promise<void> {
  const { db, now } = context;
  for (const id of await openToursOf(db, people)) {
    const tour = await lockTour(db, id, 'clock');
    if (!tour || !standsTour(tour, now)) continue;
    await giveSlotBack(db, tour);
    await writeTour(db, id, { ...cancelled(tour), updated_at: now });
    const changed = (await lockTour(db, id, 'clock')) ?? tour;
    await tellTour(context, { tour: changed, what: 'withdrawn', by: userId });
    await audit(db, { at: now, actorId: userId, personId: tour.person_id, action: 'write', subject: `tour:${id}` });
  }
  for (const { id } of await toursWithNumberOf(db, userId)) {
    const tour = await lockTour(db, id, 'clock');
    if (!tour) continue;
    await writeTour(db, id, { phone: null, phone_withdrawn_at: now, updated_at: now });
    if (tour.phone_seen_at) await tellTour(context, { tour, what: 'unnumbered', by: userId });
  }
}

/** Undefined for what is so already: a second tap changes nothing. */
async function stepFor(context: ChangeContext, tour: LockedTour, change: TourChange): Promise<Step | undefined> {
  const { db, now } = context;
  switch (change.change) {
    case 'move':
      return moved(context, tour, new Date(change.startsAt));
    case 'accept':
      return accepted(context, tour, new Date(change.startsAt));
    case 'cancel':
      if (tour.status === 'cancelled' && tour.ended_by === 'family') return undefined;
      mustStand(tour, now);
      await giveSlotBack(db, tour);
      return { write: cancelled(tour), told: 'withdrawn', toldFamily: 'calledOff' };
    case 'sure':
      if (tour.status !== 'confirmed' || tour.ends_at <= now) throw new Failure('tour_changed');
      return tour.sure_at ? undefined : { write: { sure_at: now } };
    case 'takeNumberBack':
      if (tour.phone === null) return undefined;
      return {
        write: { phone: null, phone_withdrawn_at: now },
        ...(tour.phone_seen_at && { told: 'unnumbered' as const }),
      };
    case 'outcome':
      if (tour.status !== 'done' && !(tour.status === 'confirmed' && tour.ends_at <= now))
        throw new Failure('tour_changed');
      return { write: { outcome: change.outcome } };
  }
}

/** What goes with a visit that does not take place. */
export const ended = { answer_by: null, other_times: [], phone: null } satisfies TourWrite;

const cancelled = ({ sequence }: LockedTour): TourWrite => ({
  ...ended,
  status: 'cancelled',
  ended_by: 'family',
  sequence: sequence + 1,
});

/** A visit that is asked for, offered or confirmed, and has not begun. */
export const standsTour = (
  { status, starts_at: startsAt }: Pick<LockedTour, 'status' | 'starts_at'>,
  now: Date,
): boolean => status === 'offered' || ((status === 'asked' || status === 'confirmed') && startsAt > now);

/** One that has begun, or has ended, stays as it is. */
export function mustStand(tour: LockedTour, now: Date): void {
  if (!standsTour(tour, now)) throw new Failure('tour_changed');
}

const holdsSlot = ({ status }: LockedTour) => status === 'asked' || status === 'confirmed';

/** What it holds of its slot is free for others. */
export async function giveSlotBack(db: Db, tour: LockedTour): Promise<void> {
  if (holdsSlot(tour)) await tourSlots.release(db, slotOf(tour));
}

/** What a visit takes of its place at that instant. */
const slotOf = ({ provider_id: providerId, starts_at }: LockedTour, startsAt = starts_at) => ({
  providerId,
  times: [{ startsAt }],
});

async function moved({ db, now }: ChangeContext, tour: LockedTour, startsAt: Date): Promise<Step | undefined> {
  mustStand(tour, now);
  if (holdsSlot(tour) && startsAt.getTime() === tour.starts_at.getTime()) return undefined;
  if (!(await lockOffer(db, { id: tour.provider_id, now }))) throw new Failure('tour_changed');
  const wanted = slotOf(tour, startsAt);
  unlessRefused(
    holdsSlot(tour)
      ? await tourSlots.move(db, slotOf(tour), { to: wanted.times, now })
      : await tourSlots.take(db, wanted, now),
  );
  return {
    write: { ...(await atSlot(db, tour, startsAt)), status: 'asked', answer_by: answerByFor(startsAt, now) },
    told: 'moved',
    toldFamily: 'otherTime',
  };
}

/** One of the times that the place has offered itself: its notice does not count any more. */
async function accepted({ db, now }: ChangeContext, tour: LockedTour, startsAt: Date): Promise<Step | undefined> {
  const isIt = (time: Date) => time.getTime() === startsAt.getTime();
  if (tour.status === 'confirmed' && isIt(tour.starts_at)) return undefined;
  if (tour.status !== 'offered' || !tour.other_times.some(isIt) || startsAt <= now) throw new Failure('tour_changed');
  if (!(await tourSlots.retake(db, slotOf(tour, startsAt)))) throw new TimeTaken(startsAt);
  return {
    write: { ...(await atSlot(db, tour, startsAt)), status: 'confirmed' },
    told: 'accepted',
    toldFamily: 'taken',
  };
}

const atSlot = async (db: Db, tour: LockedTour, startsAt: Date): Promise<TourWrite> => ({
  starts_at: startsAt,
  ends_at: await slotEnd(db, { providerId: tour.provider_id, startsAt }),
  other_times: [],
  reason: null,
  sure_at: null,
  sequence: tour.sequence + 1,
});
