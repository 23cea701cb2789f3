import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { elena, families, relatives, rosa } from '#features/account/demo/accounts.ts';
import { firstFree } from '#features/availability/demo/first-free.ts';
import type { DemoBooking } from '#features/bookings/demo/demo-booking.ts';
import { bookerOf } from '#features/bookings/server/seed.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { AppointmentRequest } from '../appointment.ts';
import type { Mode } from '../appointment-price.ts';
import { APPOINTMENT } from '../doctor.ts';
import type { Specialty } from '../specialties.ts';
import { demoSummary } from '#features/visit-summaries/demo/demo-templates.ts';
import { aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import type { SummaryForm } from '#features/visit-summaries/summary.ts';
import { bookAppointment } from '../server/booking/book-appointment.ts';
import type { DemoDoctor } from './doctors.ts';

/** An appointment, told from today: the doctor's first free time from a day on, and how many hours ago it was booked and paid. */
type Story = Pick<DemoBooking, 'family' | 'hoursAgo' | 'end' | 'isUnread' | 'review'> & {
  /** The first doctor of this specialty, from the one who can be tried out on. */
  of: Specialty;
  personId: string;
  mode: Mode;
  issue: string;
  /** Days from today, below zero for what has been. */
  day: number;
  /** What the doctor wrote of it and signed. */
  summary?: SummaryForm;
};

const DAY = DAY_MS / HOUR_MS;

const stories: readonly Story[] = [
  {
    of: 'cardiology',
    family: elena,
    personId: rosa.id,
    mode: 'video',
    issue: 'Her heart beats fast when she climbs the stairs.',
    day: -16,
    hoursAgo: 19 * DAY,
    end: { as: 'accepted', afterHours: 2 },
    summary: demoSummary,
    review: { stars: 5, words: 'She asked my mother first and me second, and waited for the answer.' },
  },
  {
    of: 'geriatrics',
    family: elena,
    personId: rosa.id,
    mode: 'video',
    issue: 'Eight medicines from three doctors. Which of them does she still need?',
    day: 4,
    hoursAgo: 2 * DAY,
    end: { as: 'accepted', afterHours: 5 },
    isUnread: true,
  },
  {
    of: 'cardiology',
    family: families.raman,
    personId: relatives.lakshmi.id,
    mode: 'chat',
    issue: 'Her ankles are swollen in the evening.',
    day: 2,
    hoursAgo: 3,
    end: { as: 'waiting' },
    isUnread: true,
  },
  {
    of: 'cardiology',
    family: families.tanaka,
    personId: relatives.kenji.id,
    mode: 'video',
    issue: 'We would like to talk about his blood pressure at night.',
    day: 5,
    hoursAgo: DAY,
    end: { as: 'accepted', afterHours: 1 },
  },
  {
    of: 'cardiology',
    family: families.tanaka,
    personId: relatives.kenji.id,
    mode: 'video',
    issue: 'He is short of breath since the weekend.',
    day: 3,
    hoursAgo: 6 * DAY,
    end: { as: 'cancelled', afterHours: 20 },
  },
  {
    of: 'cardiology',
    family: families.whitaker,
    personId: relatives.harold.id,
    mode: 'video',
    issue: 'A second opinion on a new valve.',
    day: 6,
    hoursAgo: 4 * DAY,
    end: { as: 'declined', afterHours: 3, reason: 'For a valve please see a surgeon; I can name two.' },
  },
];

/** Appointments of the demo town with some of its doctors. */
export const demoAppointments = (doctors: readonly DemoDoctor[], now: Date): DemoBooking[] =>
  stories.map(({ of, personId, mode, issue, day, summary, ...told }) => {
    const doctor = doctors.find(({ specialties, isVerified }) => isVerified && specialties[0] === of);
    if (!doctor) throw new Error(`Nobody in the demo town knows ${of}.`);
    return {
      ...told,
      manager: doctor.manager,
      ...(summary && {
        then: async ({ db, now: at }, bookingId) => {
          await aSignedSummary(db, { bookingId, userId: doctor.manager.id, form: summary, now: at });
        },
      }),
      book: async (db, bookedAt) => {
        const id = randomUUID();
        const startsAt = await firstFree(db, doctor, { service: APPOINTMENT, day, now, bookedAt });
        const request = z.parse(AppointmentRequest, {
          doctorId: doctor.id,
          mode,
          startsAt: startsAt.toISOString(),
          familyMemberId: personId,
          issue,
          key: randomUUID(),
        });
        await bookAppointment(db, { id, booker: bookerOf(told.family.id), request, now: bookedAt });
        return id;
      },
    };
  });
