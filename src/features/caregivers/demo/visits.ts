import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { elena, families, relatives, rosa } from '#features/account/demo/accounts.ts';
import { firstFree } from '#features/availability/demo/first-free.ts';
import { findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import type { DemoBooking } from '#features/bookings/demo/demo-booking.ts';
import { bookerOf, knownBooking } from '#features/bookings/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { bookSeries, bookVisit } from '../server/booking/book-visit.ts';
import { aVisitNote } from '../server/notes/seed.ts';
import { SeriesRequest, seriesStarts } from '../series.ts';
import type { CareService } from '../services.ts';
import type { VisitNote } from '../visit-note.ts';
import { CARE_VISIT, VisitRequest } from '../visit.ts';
import { visitStarts } from '../visit-starts.ts';
import type { DemoCaregiver } from './caregivers.ts';

/** A visit, told from today: the caregiver's first free hours from a day on, and how many hours ago it was booked and paid. */
type Story = Pick<DemoBooking, 'family' | 'hoursAgo' | 'end' | 'isUnread' | 'review'> & {
  personId: string;
  /** Which of the caregivers; the one who can be tried out, when left out. */
  by?: string;
  hours: number;
  services: readonly CareService[];
  street: string;
  zip: string;
  issue: string;
  /** Days from today, below zero for what has been. */
  day: number;
  /** It comes again in so many weeks. */
  weeks?: number;
  /** What the caregiver wrote when it was over. */
  note?: VisitNote;
};

const DAY = DAY_MS / HOUR_MS;
const marin = { street: '418 Example Avenue', zip: '91104' };

const stories: readonly Story[] = [
  {
    family: elena,
    personId: rosa.id,
    ...marin,
    hours: 3,
    services: ['personal_care', 'meal_preparation'],
    issue: 'She came home from the hospital and is not steady in the shower yet.',
    // so late that the caregiver still reads and changes the note of it
    day: -2,
    hoursAgo: 15 * DAY,
    end: { as: 'accepted', afterHours: 3 },
    review: { stars: 5, words: 'On time, patient, and the kitchen smelled of soup when I came home.' },
    note: {
      done: ['personal_care', 'meal_preparation'],
      condition: 'better',
      words: 'She showered sitting down and held on to me only once. She ate two plates of soup.',
      isToWatch: false,
    },
  },
  {
    family: elena,
    personId: rosa.id,
    ...marin,
    hours: 4,
    services: ['companionship', 'meal_preparation', 'medication_reminders'],
    issue: 'I am at work until six and she should not be alone that afternoon.',
    day: 4,
    hoursAgo: 2 * DAY,
    end: { as: 'accepted', afterHours: 4 },
  },
  {
    family: families.raman,
    personId: relatives.lakshmi.id,
    street: '9 Example Terrace',
    zip: '91106',
    hours: 2,
    services: ['companionship'],
    issue: 'She would like somebody to walk to the temple with her.',
    day: 3,
    hoursAgo: 4,
    end: { as: 'waiting' },
    isUnread: true,
  },
  {
    family: families.whitaker,
    personId: relatives.harold.id,
    street: '31 Example Lane',
    zip: '91103',
    hours: 6,
    services: ['dementia_care', 'respite'],
    issue: 'He wanders in the afternoon, and his wife needs a day of rest.',
    day: 8,
    hoursAgo: DAY,
    end: { as: 'accepted', afterHours: 2 },
  },
  {
    family: families.whitaker,
    personId: relatives.harold.id,
    street: '31 Example Lane',
    zip: '91103',
    hours: 3,
    services: ['companionship', 'dementia_care'],
    issue: 'His wife sings in a choir on that day and needs to know that he is not alone.',
    day: 11,
    weeks: 5,
    hoursAgo: 2 * DAY,
    end: { as: 'accepted', afterHours: 6 },
  },
  {
    family: families.tanaka,
    personId: relatives.kenji.id,
    street: '77 Example Circle',
    zip: '91107',
    hours: 3,
    services: ['meal_preparation'],
    issue: 'He eats too little when he cooks for himself.',
    day: 5,
    hoursAgo: 5 * DAY,
    end: { as: 'cancelled', afterHours: 30 },
  },
  {
    family: families.whitaker,
    personId: relatives.harold.id,
    street: '31 Example Lane',
    zip: '91103',
    hours: 8,
    services: ['respite'],
    issue: 'We have a wedding on that day.',
    day: 9,
    hoursAgo: 4 * DAY,
    end: { as: 'declined', afterHours: 5, reason: 'My day is full. Ramiro Escalona comes on weekends.' },
  },
  {
    family: families.raman,
    personId: relatives.lakshmi.id,
    by: 'Desmond Achebe',
    street: '9 Example Terrace',
    zip: '91106',
    hours: 3,
    services: ['mobility', 'errands'],
    issue: 'She needs a hand on the stairs to the doctor and back.',
    day: 2,
    hoursAgo: 3 * DAY,
    end: { as: 'accepted', afterHours: 1 },
  },
];

/** Visits of the demo town by some of its caregivers. */
export const demoVisits = (caregivers: readonly DemoCaregiver[], now: Date): DemoBooking[] =>
  stories.map(
    ({ personId, by = caregivers[0]?.name, hours, services, street, zip, issue, day, weeks, note, ...told }) => {
      const caregiver = caregivers.find(({ name }) => name === by);
      if (!caregiver) throw new Error(`Nobody in the demo town is called ${by}.`);
      return {
        ...told,
        manager: caregiver.manager,
        ...(note && {
          then: async ({ db }, bookingId) => {
            const { endsAt: now } = await knownBooking({ db }, bookingId);
            await aVisitNote(db, { bookingId, userId: caregiver.manager.id, note, now });
          },
        }),
        book: async (db, bookedAt) => {
          const id = randomUUID();
          const booking = { id, booker: bookerOf(told.family.id), now: bookedAt };
          const visit = {
            caregiverId: caregiver.id,
            familyMemberId: personId,
            ...{ hours, services, street, zip, issue },
          };
          const first = await firstFree(db, caregiver, { service: CARE_VISIT, day, now, bookedAt });
          if (weeks === undefined) {
            const request = z.parse(VisitRequest, { ...visit, startsAt: first.toISOString() });
            await bookVisit(db, { ...booking, request });
          } else {
            const starts = await freeWeekly(db, caregiver, { first, weeks, hours, bookedAt });
            await bookSeries(db, { ...booking, request: z.parse(SeriesRequest, { ...visit, starts }) });
          }
          return id;
        },
      };
    },
  );

type Weekly = { first: Date; weeks: number; hours: number; bookedAt: Date };

/** The same hour of so many weeks, but for those in which it is taken. */
async function freeWeekly(db: Db, { id, timeZone }: DemoCaregiver, { first, weeks, hours, bookedAt }: Weekly) {
  const to = new Date(first.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const question = {
    providerIds: [id],
    service: CARE_VISIT,
    from: first,
    to,
    now: bookedAt,
    limit: 24 * MOST_SPAN_DAYS,
  };
  const open = (await findOpenSlots(db, question)).get(id) ?? [];
  const free = visitStarts(
    open.map(({ startsAt }) => ({ startsAt: startsAt.toISOString(), isFree: true })),
    hours,
  );
  return seriesStarts(first.toISOString(), { weekdays: [], weeks }, timeZone).filter((start) => free.includes(start));
}
