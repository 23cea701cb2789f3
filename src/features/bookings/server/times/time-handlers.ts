import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { singleTimes } from '../../time-contract.ts';
import { takeBookingPoints } from '../book-once.ts';
import { kindNamed, takenOf, type Time } from '../kind.ts';
import { bookingOf } from '../opened/opened-store.ts';
import { requestOf } from '../requests/request-store.ts';
import { shownRequest } from '../requests/show-requests.ts';
import { shownBooking } from '../show-booking.ts';
import { cancelTime } from './cancel-time.ts';
import type { Actor } from './lock-time.ts';
import { moveTime } from './move-time.ts';

export const singleTimeHandlers: Handlers<typeof singleTimes> = {
  async free({ params: { id }, query: { startsAt } }, context) {
    const { db, user, now } = context;
    const row = await bookingOf(db, { id, userId: user.id, scopes: ['bookings'], now });
    return freeFor(context, row, startsAt);
  },

  async cancel({ params: { id }, body: { startsAt, expectedCents } }, context) {
    await takeBookingPoints(context);
    const actor = actorOf('family', context);
    await cancelTime(context, { bookingId: id, startsAt, actor, reason: null, expectedCents });
    return { data: await shownBooking(context, id) };
  },

  async move({ params: { id }, body: { startsAt, to } }, context) {
    await takeBookingPoints(context);
    await moveTime(context, { bookingId: id, startsAt, to, actor: actorOf('family', context) });
    return { data: await shownBooking(context, id) };
  },

  async freeAtPlace({ params: { id }, query: { startsAt } }, context) {
    const { db, user } = context;
    return freeFor(context, await requestOf(db, { id, providerIds: user.providerIds }), startsAt);
  },

  async cancelAtPlace({ params: { id }, body: { startsAt, reason } }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await cancelTime(context, { bookingId: id, startsAt, actor: actorOf('provider', context), reason });
    return { data: await shownRequest(context, id) };
  },

  async moveAtPlace({ params: { id }, body: { startsAt, to } }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await moveTime(context, { bookingId: id, startsAt, to, actor: actorOf('provider', context) });
    return { data: await shownRequest(context, id) };
  },
};

const actorOf = (side: Actor['side'], { user }: Context): Actor => ({ side, user });

type FoundTimes = {
  id: string;
  kind: string;
  provider_id: string;
  snapshot: { details: Record<string, unknown> };
  times: readonly Time[];
};

/** Nothing for kinds whose times do not go by themselves. */
async function freeFor({ db, bookingKinds, now }: Context, row: FoundTimes | undefined, startsAt: Date) {
  const time = row?.times.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!row || !time) throw new Failure('not_found');
  const taken = takenOf({ ...row, providerId: row.provider_id }, [time]);
  const times = (await kindNamed(bookingKinds, row.kind).single?.near(db, taken, now)) ?? [];
  return { times: times.map((at) => at.toISOString()) };
}
