import * as z from 'zod/mini';
import { Review, reviews } from '#features/reviews/contract.ts';
import { CountedChoices } from '#features/search/place-search.ts';
import { spare, whole } from '#features/search/query-schema.ts';
import { call, publicly } from '#shared/call.ts';
import { instantElse } from '#shared/instant.ts';
import { Mode } from './appointment-price.ts';
import { DoctorCard, DoctorDetails } from './doctor.ts';
import { DoctorSearch } from './search.ts';
import { specialties } from './specialties.ts';

/** So far the open slots of a doctor are asked at once. */
export const MOST_SCHEDULE_DAYS = 60;

/** The slots of some days, in their order, those that are taken too. */
export const Schedule = z.object({
  data: z.array(z.object({ startsAt: z.string(), endsAt: z.string(), isFree: z.boolean() })),
  timeZone: z.string(),
  /** The length of a slot. */
  minutes: z.int(),
  /** The last day that can be booked is so many days from today, on the doctor’s clock. */
  aheadDays: z.int(),
  /** The first free one, however far away; null where there is none. */
  nextFree: z.nullable(z.string()),
});
export type Schedule = z.output<typeof Schedule>;

const Offered = { doctors: z.int(), fromCents: z.nullable(z.int()) };

/** What anybody may read of doctors: the specification's calls of the telehealth service, and what its list needs besides. */
export const doctors = {
  one: call({
    service: 'telehealth',
    method: 'GET',
    path: '/client/doc/v1.0/doc/:id',
    access: publicly,
    summary: 'One doctor, with their newest reviews and others of their specialty',
    reply: z.object({
      data: DoctorDetails,
      reviews: z.array(Review),
      similar: z.array(DoctorCard),
      /** The slots of the next seven days; null where no appointment can be made. */
      schedule: z.nullable(Schedule),
    }),
    failures: ['not_found'],
  }),
  schedule: call({
    service: 'telehealth',
    method: 'GET',
    path: '/client/doc/v1.0/docSchedules/:id',
    access: publicly,
    summary: 'The slots that a doctor offers from an instant on, the taken ones too, and the next free one',
    query: z.object({
      from: z.optional(spare(instantElse('errors.invalid_input'))),
      days: z._default(spare(whole(1, MOST_SCHEDULE_DAYS)), 14),
    }),
    reply: Schedule,
    failures: ['not_found', 'invalid_input'],
  }),
  search: call({
    service: 'telehealth',
    method: 'POST',
    path: '/client/doc/v1.0/doclist',
    access: publicly,
    summary: 'Doctors by name, specialty or complaint, whoever is free soonest first',
    body: DoctorSearch,
    reply: z.object({
      data: z.array(DoctorCard),
      /** `isMore`: there are more than were counted. */
      pagization: z.object({ totalCount: z.int(), isMore: z.boolean() }),
      /** What the words were understood as; empty for a name. */
      understood: z.array(z.enum(specialties)),
      /** They say what is wrong, and name neither a doctor nor a specialty. */
      isComplaint: z.boolean(),
    }),
    failures: ['invalid_input'],
  }),
  counts: call({
    service: 'telehealth',
    method: 'POST',
    path: '/client/doc/v1.0/doclist/counts',
    access: publicly,
    summary: 'How many doctors each choice of the filters would leave',
    body: DoctorSearch,
    reply: CountedChoices,
    failures: ['invalid_input'],
  }),
  top: call({
    service: 'telehealth',
    method: 'GET',
    path: '/client/doc/v1.0/doclist/doctors',
    access: publicly,
    summary: 'The doctors who are free soonest, how many there are, and their years of clinical experience on average',
    reply: z.object({
      data: z.array(DoctorCard),
      doctors: z.int(),
      /** Whole years; null while there is nobody. */
      averageYears: z.nullable(z.int()),
    }),
  }),
  services: call({
    service: 'telehealth',
    method: 'GET',
    path: '/auth/v1.0/services',
    access: publicly,
    summary: 'How doctors can be seen, by how many of them, and from what price',
    reply: z.object({ data: z.array(z.object({ _id: z.uuid(), mode: Mode, ...Offered })) }),
  }),
  specialties: call({
    service: 'telehealth',
    method: 'GET',
    path: '/profile/v1.0/specialties',
    access: publicly,
    summary: 'The specialties, how many doctors each has, and from what price',
    reply: z.object({ data: z.array(z.object({ specialty: z.enum(specialties), ...Offered })) }),
  }),
  reviews: call({
    service: 'telehealth',
    method: 'GET',
    path: '/client/doc/v1.0/getReviews/:id',
    access: publicly,
    summary: 'Reviews of a doctor',
    query: reviews.list.query,
    reply: reviews.list.reply,
    failures: ['not_found'],
  }),
} as const;
