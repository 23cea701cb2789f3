import * as z from 'zod/mini';
import { Booking } from '#features/bookings/booking.ts';
import { CareNotes } from '#features/care-notes/care-notes.ts';
import { Review } from '#features/reviews/contract.ts';
import { CountedChoices, resultsShape } from '#features/search/place-search.ts';
import { call, circle, publicly } from '#shared/call.ts';
import { GuideDetails, GuideSearch, ListedGuide } from './guide.ts';
import { GuideCard, WalkSearch } from './walk-search.ts';

const Instant = z.pipe(
  z.iso.datetime({ error: 'errors.invalid_input' }),
  z.transform((text) => new Date(text)),
);

const Slot = z.object({ startsAt: z.string(), endsAt: z.string(), free: z.int() });

export const WalkRequest = z.object({
  guideId: z.uuid('errors.invalid_input'),
  startsAt: Instant,
  /** The same time in so many weeks, each week paid on the day before. */
  weeks: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
  halfHours: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
  route: z.string('errors.mandatory'),
  dogs: z._default(z.int(), 0),
  /** Paid to the guide, and nothing of it through us. */
  paysThere: z._default(z.boolean(), false),
  familyMemberId: z._default(z.nullable(z.uuid('errors.invalid_input')), null),
  careNotes: z.optional(CareNotes),
});
export type WalkRequest = z.output<typeof WalkRequest>;

export const guidedWalks = {
  listed: call({
    service: 'common',
    method: 'GET',
    path: '/walks/v1.0/guides',
    access: publicly,
    summary: 'Guides of a state, whoever is free soonest first',
    query: GuideSearch,
    reply: z.object({ data: z.array(ListedGuide), pagization: resultsShape.pagization }),
  }),
  listedCounts: call({
    service: 'common',
    method: 'GET',
    path: '/walks/v1.0/guideCounts',
    access: publicly,
    summary: 'How many guides each choice of that list would leave',
    query: GuideSearch,
    reply: CountedChoices,
  }),
  one: call({
    service: 'common',
    method: 'GET',
    path: '/walks/v1.0/guide/:id',
    access: publicly,
    summary: 'One guide, with the newest reviews and the next half hours that are free',
    reply: z.object({ data: GuideDetails, reviews: z.array(Review), slots: z.array(Slot) }),
    failures: ['not_found'],
  }),
  search: call({
    service: 'common',
    method: 'GET',
    path: '/walks/v1.0/search',
    access: publicly,
    summary: 'Guides near a place',
    query: WalkSearch,
    reply: z.object({ data: z.array(GuideCard), ...resultsShape }),
  }),
  counts: call({
    service: 'common',
    method: 'GET',
    path: '/walks/v1.0/counts',
    access: publicly,
    summary: 'How many guides each choice would leave',
    query: WalkSearch,
    reply: CountedChoices,
  }),
  slots: call({
    service: 'common',
    method: 'GET',
    path: '/walks/v1.0/slots/:id',
    access: publicly,
    summary: 'The next half hours of a guide that are free',
    reply: z.object({ data: z.array(Slot) }),
  }),
  book: call({
    service: 'common',
    method: 'POST',
    path: '/walks/v1.0/book',
    access: circle('bookings'),
    summary: 'Book a walk: its half hours are held until it is paid',
    body: WalkRequest,
    status: 201,
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'slot_taken', 'too_many_unpaid', 'too_many_unanswered'],
  }),
  move: call({
    service: 'common',
    method: 'PUT',
    path: '/walks/v1.0/move/:id',
    access: circle('bookings'),
    summary: 'Move a walk to another time',
    body: z.object({ startsAt: Instant }),
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'slot_taken', 'too_late', 'due_open'],
  }),
} as const;
