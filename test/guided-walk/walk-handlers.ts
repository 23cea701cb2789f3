import { findOpenSlots } from '#features/availability/server/open-slots.ts';
import { moveSlots, takeSlots } from '#features/availability/server/slots.ts';
import { refusedSlots } from '#features/availability/refusal.ts';
import { freeUntilTwoDaysBefore } from '#features/bookings/refund-policy.ts';
import type { BookingContext, Time } from '#features/bookings/server/kind.ts';
import { bookOnce } from '#features/bookings/server/book-once.ts';
import { moveBooking } from '#features/bookings/server/move-booking.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { type Booker, insertBooking, lockBooking, timesOf } from '#features/bookings/server/store.ts';
import { canCancel } from '#features/bookings/status.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { bookable, bookableProviderOf } from '#features/providers/server/provider-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { dayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { guidedWalks, WalkRequest } from './walk-contract.ts';
import { endOf, halfHoursOf, WALKS, walks } from './walk-kind.ts';
import { countGuides, findGuides } from './walk-search.ts';

const WEEK_MS = 7 * DAY_MS;

export const guidedWalkHandlers: Handlers<typeof guidedWalks> = {
  search: ({ query }, { db, now }) => findGuides(db, query, now),
  counts: ({ query }, { db, now }) => countGuides(db, query, now),

  async slots({ params }, { db, now }) {
    const to = new Date(now.getTime() + WEEK_MS);
    const found = await findOpenSlots(db, { providerIds: [params.id], service: WALKS, from: now, to, limit: 100, now });
    const slots = found.get(params.id) ?? [];
    return {
      data: slots.map(({ startsAt, endsAt, free }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        free,
      })),
    };
  },

  async book({ body }, context) {
    return bookOnce(context, {
      kind: walks,
      route: 'bookWalk',
      body,
      careNotes: body.careNotes,
      async book(db, booking) {
        await bookWalk(db, { ...booking, request: body, now: context.now });
        return body.guideId;
      },
    });
  },

  async move({ params, body }, context) {
    const { db, user } = context;
    await db
      .transaction()
      .execute((db) => moveWalk({ ...context, db }, { id: params.id, userId: user.id, startsAt: body.startsAt }));
    return { data: await shownBooking(context, params.id) };
  },
};

type NewWalk = { id: string; booker: Booker; request: WalkRequest; now: Date };

async function bookWalk(db: Db, { id, booker, request, now }: NewWalk) {
  const { guideId, startsAt, weeks, halfHours, route, dogs, familyMemberId } = request;
  const row = await bookable(db, { id: guideId, now })
    .where('providers.kind', '=', 'guide')
    .forShare()
    .executeTakeFirst();
  const guide = row && bookableProviderOf(row);
  if (!guide?.priceCents) throw new Failure('not_found');
  const asked = { userId: booker.userId, personId: familyMemberId, scope: 'bookings', now } as const;
  const personId = await ownPerson(db, asked);
  const times = Array.from({ length: weeks }, (_, week) =>
    timeOf(new Date(startsAt.getTime() + week * WEEK_MS), halfHours, guide.timeZone),
  );
  const starts = halfHoursOf(times);
  const refusals = await takeSlots(db, { providerId: guideId, service: WALKS, starts, places: 1, now });
  if (refusals.length > 0) throw refusedSlots(refusals, 'startsAt');
  const amountCents = guide.priceCents * halfHours;
  return insertBooking(db, {
    id,
    kind: walks,
    booker,
    personId,
    provider: guide,
    times,
    refundPolicy: freeUntilTwoDaysBefore,
    details: { route, dogs },
    totalCents: amountCents * weeks,
    dues: times.map((time, week) => ({
      amountCents,
      dueAt: week === 0 ? now : new Date(time.startsAt.getTime() - DAY_MS),
    })),
    note: '',
    now,
  });
}

async function moveWalk(context: BookingContext, move: { id: string; userId: string; startsAt: Date }) {
  const { db, now } = context;
  const booking = await lockBooking(db, move.id, { userId: move.userId, scope: 'bookings', now });
  if (!booking) throw new Failure('not_found');
  if (!canCancel(booking, now)) throw new Failure('too_late');
  const from = halfHoursOf(await timesOf(db, booking.id));
  const time = timeOf(move.startsAt, from.length, booking.timeZone);
  const { providerId } = booking;
  const to = halfHoursOf([time]);
  const refusals = await moveSlots(db, { providerId, service: WALKS, from, to, places: 1, now });
  if (refusals.length > 0) throw refusedSlots(refusals, 'startsAt');
  await moveBooking(context, booking, { actorId: move.userId, times: [time] });
}

const timeOf = (startsAt: Date, halfHours: number, zone: string): Time => ({
  day: dayIn(zone, startsAt),
  startsAt,
  endsAt: endOf(startsAt, halfHours),
});
