import type { OpenSlot } from '#features/availability/open-slots.ts';
import { findOpenSlots } from '#features/availability/server/open-slots.ts';
import { refusedSlots } from '#features/availability/refusal.ts';
import { freeUntilTwoDaysBefore } from '#features/bookings/refund-policy.ts';
import { bookOnce } from '#features/bookings/server/book-once.ts';
import { moveToTime } from '#features/bookings/server/changes/move-to-time.ts';
import type { BookingContext, Time } from '#features/bookings/server/kind.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { type Booker, insertBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { bookable, bookableProviderOf } from '#features/providers/server/provider-store.ts';
import { presentReview } from '#features/reviews/server/present.ts';
import { newestReviews } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { dayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { countListedGuides, guideWith, listGuides } from './guide-store.ts';
import type { guidedWalks, WalkRequest } from './walk-contract.ts';
import { endOf, WALKS, walks, walkSlots } from './walk-kind.ts';
import { countGuides, findGuides } from './walk-search.ts';

const WEEK_MS = 7 * DAY_MS;

export const guidedWalkHandlers: Handlers<typeof guidedWalks> = {
  search: ({ query }, { db, now }) => findGuides(db, query, now),
  counts: ({ query }, { db, now }) => countGuides(db, query, now),

  listed: ({ query }, { db, now }) => listGuides(db, query, now),
  listedCounts: ({ query }, { db, now }) => countListedGuides(db, query, now),

  async one({ params: { id } }, { db, now, language }) {
    const [data, reviews, slots] = await Promise.all([
      guideWith(db, { id, language, now }),
      newestReviews(db, id),
      slotsOf(db, id, now),
    ]);
    return { data, reviews: reviews.map((review) => presentReview(review, language)), slots };
  },

  slots: async ({ params }, { db, now }) => ({ data: await slotsOf(db, params.id, now) }),

  async book({ body }, context) {
    return bookOnce(context, {
      kind: walks,
      route: 'bookWalk',
      body,
      careNotes: body.careNotes,
      book: (db, booking) => bookWalk(db, { ...booking, request: body, now: context.now }),
    });
  },

  async move({ params, body }, context) {
    await moveWalk(context, { id: params.id, userId: context.user.id, startsAt: body.startsAt });
    return { data: await shownBooking(context, params.id) };
  },
};

async function slotsOf(db: Db, id: string, now: Date) {
  const to = new Date(now.getTime() + WEEK_MS);
  const found = await findOpenSlots(db, { providerIds: [id], service: WALKS, from: now, to, limit: 100, now });
  const inWords = ({ startsAt, endsAt, free }: OpenSlot) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    free,
  });
  return (found.get(id) ?? []).map(inWords);
}

type NewWalk = { id: string; booker: Booker; request: WalkRequest; now: Date };

async function bookWalk(db: Db, { id, booker, request, now }: NewWalk) {
  const { guideId, startsAt, weeks, halfHours, route, dogs, familyMemberId, paysThere } = request;
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
  const refusals = await walkSlots.take(db, { providerId: guideId, times }, now);
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
    details: { route, dogs, centsEach: amountCents },
    totalCents: amountCents * weeks,
    dues: paysThere
      ? []
      : times.map((time, week) => ({
          amountCents,
          dueAt: week === 0 ? now : new Date(time.startsAt.getTime() - DAY_MS),
        })),
    note: '',
    now,
  });
}

const moveWalk = (context: BookingContext, { startsAt, ...move }: { id: string; userId: string; startsAt: Date }) =>
  moveToTime(context, {
    ...move,
    kind: walks.name,
    startsAt,
    async take(db, taken, booking) {
      const lasts = booking.endsAt.getTime() - booking.startsAt.getTime();
      const endsAt = new Date(startsAt.getTime() + lasts);
      const time = { day: dayIn(booking.timeZone, startsAt), startsAt, endsAt };
      const refusals = await walkSlots.move(db, taken, { to: [time], now: context.now });
      if (refusals.length > 0) throw refusedSlots(refusals, 'startsAt');
      return { time };
    },
  });

const timeOf = (startsAt: Date, halfHours: number, zone: string): Time => ({
  day: dayIn(zone, startsAt),
  startsAt,
  endsAt: endOf(startsAt, halfHours),
});
