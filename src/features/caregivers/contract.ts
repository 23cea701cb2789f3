import * as z from 'zod/mini';
import { Place } from '#features/places/place.ts';
import { Review, reviews } from '#features/reviews/contract.ts';
import { comparedIds, CountedChoices, resultsShape } from '#features/search/place-search.ts';
import { spare, whole } from '#features/search/query-schema.ts';
import { call, publicly } from '#shared/call.ts';
import { instantElse } from '#shared/instant.ts';
import { CaregiverCard, CaregiverDetails, ComparedCaregiver } from './caregiver.ts';
import { CaregiverSearch } from './search.ts';
import { careServices } from './services.ts';

/** So far the open hours of a caregiver are asked at once. */
export const MOST_SCHEDULE_DAYS = 60;

/** The hours of some days, in their order, those that are taken too: a visit takes as many as it lasts, one after the other. */
export const Schedule = z.object({
  data: z.array(z.object({ startsAt: z.string(), endsAt: z.string(), isFree: z.boolean() })),
  timeZone: z.string(),
  /** When the next of the shortest visits can begin, however far away; null where there is none. */
  nextFree: z.nullable(z.string()),
});
export type Schedule = z.output<typeof Schedule>;

/** What anybody may read of caregivers: the specification's calls of their service, and what its list needs besides. */
export const caregivers = {
  one: call({
    service: 'caregiver',
    method: 'GET',
    path: '/client/doc/v1.0/doc/:id',
    access: publicly,
    summary: 'One caregiver, with their newest reviews and others nearby',
    reply: z.object({
      data: CaregiverDetails,
      reviews: z.array(Review),
      nearby: z.array(CaregiverCard),
      /** The hours of the coming two weeks; null where no visit can be booked. */
      schedule: z.nullable(Schedule),
    }),
    failures: ['not_found'],
  }),
  schedule: call({
    service: 'caregiver',
    method: 'GET',
    path: '/client/doc/v1.0/docSchedules/:id',
    access: publicly,
    summary:
      'The hours that a caregiver offers from an instant on, the taken ones too, and when the next visit can begin',
    query: z.object({
      from: z.optional(spare(instantElse('errors.invalid_input'))),
      days: z._default(spare(whole(1, MOST_SCHEDULE_DAYS)), 14),
    }),
    reply: Schedule,
    failures: ['not_found', 'invalid_input'],
  }),
  search: call({
    service: 'caregiver',
    method: 'POST',
    path: '/client/doc/v1.0/doclist',
    access: publicly,
    summary: 'Caregivers who come to a place',
    body: CaregiverSearch,
    reply: z.object({ data: z.array(CaregiverCard), ...resultsShape }),
    failures: ['invalid_input'],
  }),
  counts: call({
    service: 'caregiver',
    method: 'POST',
    path: '/client/doc/v1.0/doclist/counts',
    access: publicly,
    summary: 'How many caregivers each choice of the filters would leave',
    body: CaregiverSearch,
    reply: CountedChoices,
    failures: ['invalid_input'],
  }),
  compare: call({
    service: 'caregiver',
    method: 'GET',
    path: '/client/doc/v1.0/compare',
    access: publicly,
    summary:
      'Up to four caregivers to be put side by side, in the order of their ids, and how far they live from a place; those that are not there are left out',
    query: z.object({
      ids: comparedIds,
      place: z._default(z.string().check(z.maxLength(80, 'errors.invalid_input')), ''),
    }),
    reply: z.object({ compared: z.array(ComparedCaregiver), place: z.nullable(Place) }),
  }),
  services: call({
    service: 'caregiver',
    method: 'GET',
    path: '/auth/v1.0/services',
    access: publicly,
    summary: 'What caregivers help with, how many do, and from what price an hour',
    reply: z.object({
      data: z.array(
        z.object({
          _id: z.uuid(),
          service: z.enum(careServices),
          caregivers: z.int(),
          fromCents: z.nullable(z.int()),
        }),
      ),
    }),
  }),
  reviews: call({
    service: 'caregiver',
    method: 'GET',
    path: '/client/doc/v1.0/getReviews/:id',
    access: publicly,
    summary: 'Reviews of a caregiver',
    query: reviews.list.query,
    reply: reviews.list.reply,
    failures: ['not_found'],
  }),
} as const;
