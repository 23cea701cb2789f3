import * as z from 'zod/mini';
import { Note } from '#features/bookings/question.ts';
import { CareNotes } from '#features/care-notes/care-notes.ts';
import { addDays, readDay, slashedDay } from '#shared/dates.ts';
import { Day } from '#shared/day.ts';
import { RoomType } from './rooms.ts';
import { kinds, MOST_GUESTS, rangeProblem, STAY_DAYS } from './stay-limits.ts';

/** The specification's fixed service identifier. */
export const SERVICE_ID = '5c0a7e1e-0000-4000-8000-000000000001';
/** Each kind is a service that can be named by itself; the fixed one stands for any of them. */
export const serviceIds = {
  day_care: SERVICE_ID,
  assisted_living: '5c0a7e1e-0000-4000-8000-000000000002',
  board_and_care: '5c0a7e1e-0000-4000-8000-000000000003',
} as const satisfies Record<Kind, string>;

export type Kind = (typeof kinds)[number];
export const Kind = z.enum(kinds, 'errors.invalid_input');

export const priceTypes = ['day', 'week', 'month'] as const;
export type PriceType = (typeof priceTypes)[number];

/** The booking object as the specification gives its defaults, names and date format letter by letter. */
export const stayDefaults = (today: Day) => ({
  checkInDate: slashedDay(today),
  checkOutDate: slashedDay(addDays(today, STAY_DAYS)),
  daysCount: 1,
  TotalCount: 3,
  Seniorcount: 1,
  typeSelect: 'day' as PriceType,
  pricePerDay: 0,
  categoryId: null,
  estimatePricePerDay: 0,
  estimatePricePerWeek: 0,
  estimatePricePerMonth: 0,
  estimatePriceTotal: 0,
  Cname: '',
  guestsCount: 1,
  serviceID: SERVICE_ID,
});

/** Days a week, older adults and guests, added up (docs/assumptions.md). */
export const totalCountOf = ({
  daysCount,
  Seniorcount,
  guestsCount,
}: {
  daysCount: number;
  Seniorcount: number;
  guestsCount: number;
}): number => daysCount + Seniorcount + guestsCount;

/** `06/17/2026` or ISO, read into an ISO day. */
export const TypedDay = z.pipe(
  z.pipe(
    z
      .string('errors.dateBlank')
      .check(
        z.minLength(1, { error: 'errors.dateBlank', abort: true }),
        z.maxLength(20, { error: 'errors.dateImproper', abort: true }),
      ),
    z.transform((text) => readDay(text) ?? ''),
  ),
  Day,
);

const count = (least: number, most: number) =>
  z.int('errors.invalid_input').check(z.gte(least, 'errors.invalid_input'), z.lte(most, 'errors.invalid_input'));
export const Weekday = z.int().check(z.gte(1), z.lte(7));
export const Weekdays = z.array(Weekday, 'errors.weekdays').check(
  z.minLength(1, 'errors.weekdays'),
  z.maxLength(7, 'errors.weekdays'),
  z.refine((days) => new Set(days).size === days.length, 'errors.weekdays'),
);

/** When somebody wants to come: the part of a stay that has a price. Check-in and check-out are the first and the last day of care. */
const stayShape = {
  checkInDate: TypedDay,
  checkOutDate: TypedDay,
  weekDays: Weekdays,
  typeSelect: z._default(z.enum(priceTypes, 'errors.invalid_input'), 'day'),
  guestsCount: z._default(count(1, MOST_GUESTS), 1),
  Seniorcount: z._default(count(1, MOST_GUESTS), 1),
  /** At a residence that has rooms: the one that is chosen. */
  roomType: z.optional(z.nullable(RoomType)),
};

/** A first day before the last one, and not too far from it. */
export const inOrder = <T extends { checkInDate: Day; checkOutDate: Day }>() =>
  (['errors.checkOutBefore', 'errors.stayTooLong'] as const).map((error) =>
    z.refine<T>(({ checkInDate, checkOutDate }) => rangeProblem(checkInDate, checkOutDate) !== error, {
      error,
      path: ['checkOutDate'],
    }),
  );

/** Each older adult takes a seat; a guest who takes one need not be an older adult. */
const seatedSeniors = <T extends { guestsCount: number; Seniorcount: number }>() =>
  z.refine<T>((stay) => stay.Seniorcount <= stay.guestsCount, {
    error: 'errors.seniorsUnseated',
    path: ['Seniorcount'],
  });

export const Stay = z.object(stayShape).check(...inOrder(), seatedSeniors());
export type Stay = z.output<typeof Stay>;

/** What `POST bookings` takes: the specification's names. Prices that come along are compared with ours, never believed. */
export const StayRequest = z
  .object({
    ...stayShape,
    centerId: z.uuid('errors.invalid_input'),
    serviceID: z._default(z.enum(serviceIds, 'errors.serviceUnselected'), SERVICE_ID),
    categoryId: z._default(z.nullable(Kind), null),
    daysCount: z.optional(count(1, 7)),
    TotalCount: z.optional(count(1, 30)),
    /** Whom it is for; oneself when left out. */
    familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
    note: z._default(Note, ''),
    /** What the centre needs to know of whom it is for. */
    careNotes: z.optional(CareNotes),
    /** The total that the page showed, in cents: a different one answers `price_changed`. */
    estimateTotalCents: z.optional(z.int('errors.invalid_input')),
    /** False: not beside what this account holds there unpaid for the same person on some of these days. */
    again: z.optional(z.boolean('errors.invalid_input')),
  })
  .check(...inOrder(), seatedSeniors());
export type StayRequest = z.output<typeof StayRequest>;

/** What a stay that is held and not paid becomes. What is left out stays: whom it is for always does. */
export const HeldChange = z
  .object({
    ...stayShape,
    note: z.optional(Note),
    careNotes: z.optional(CareNotes),
    estimateTotalCents: z.optional(z.int('errors.invalid_input')),
  })
  .check(...inOrder(), seatedSeniors());
export type HeldChange = z.output<typeof HeldChange>;

/** A stay that somebody already has, by its key and the number that people read. */
export const KnownStay = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  /** Held by the reader and not paid: it can become what is wanted now. */
  isHeld: z.boolean(),
});
export type KnownStay = z.output<typeof KnownStay>;
