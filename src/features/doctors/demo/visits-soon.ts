import { elena, rosa } from '#features/account/demo/accounts.ts';
import type { DemoBooking } from '#features/bookings/demo/demo-booking.ts';
import { bookerOf } from '#features/bookings/server/seed.ts';
import { insertBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { lockVisit, markAdmitted } from '#features/video-visits/server/visit-store.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { halfUntilTwoHoursBefore } from '#features/bookings/refund-policy.ts';
import type { AppointmentDetails } from '../appointment.ts';
import { APPOINTMENT } from '../doctor.ts';
import { appointmentKind } from '../server/booking/appointment-kind.ts';
import { drawToken } from '../server/booking/token-store.ts';
import { visitTime } from '../server/booking/visit-time.ts';
import { bookableDoctor } from '../server/doctor-store.ts';
import type { DemoDoctor } from './doctors.ts';

/** It begins at the next whole five minutes that are so far away: its room is open already, and nobody is late. */
const AHEAD_MS = 8 * MINUTE_MS;
const WHOLE_MS = 5 * MINUTE_MS;
/** Whoever starts the town twice in so short a time finds the visit of the first start. */
const STILL_SOON_MS = 3 * MINUTE_MS;

/**
 * A visit by video of the mother that begins in some ten minutes, and one of her daughter that goes on until then, whatever the
 * doctor's hours are: the door to a visit, and the way back into one, can be tried at any time of the day. None while one of an
 * earlier start is about to begin, or goes on.
 */
export async function visitsSoon(db: Db, doctor: DemoDoctor, now: Date): Promise<DemoBooking[]> {
  const startsAt = new Date(Math.ceil((now.getTime() + AHEAD_MS) / WHOLE_MS) * WHOLE_MS);
  if (await isBusy(db, doctor.id, { from: new Date(now.getTime() + STILL_SOON_MS), startsAt })) return [];
  const beganAt = new Date(startsAt.getTime() - doctor.weeklyHours.slotMinutes * MINUTE_MS);
  const booked = {
    family: elena,
    manager: doctor.manager,
    hoursAgo: DAY_MS / HOUR_MS,
    end: { as: 'accepted', afterHours: 1 },
  } as const;
  return [
    {
      ...booked,
      book: (db, now) => bookAt(db, doctor, { startsAt: beganAt, now, ...ofElena }),
      then: async ({ db }, bookingId) => {
        await lockVisit(db, bookingId, beganAt);
        await markAdmitted(db, bookingId, beganAt);
      },
    },
    { ...booked, book: (db, now) => bookAt(db, doctor, { startsAt, now, ...ofRosa }) },
  ];
}

const ofElena = { personId: null, note: 'I sleep badly since my mother had her fall.' };
const ofRosa = { personId: rosa.id, note: 'Her blood pressure was high on Tuesday and on Thursday.' };

async function isBusy(db: Db, doctorId: string, { from, startsAt }: { from: Date; startsAt: Date }) {
  const found = await db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.provider_id', '=', doctorId)
    .where('bookings.kind', '=', APPOINTMENT)
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .where('bookings.starts_at', '<', new Date(startsAt.getTime() + HOUR_MS))
    .where('bookings.ends_at', '>', from)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type Wish = { startsAt: Date; now: Date; personId: string | null; note: string };

async function bookAt(db: Db, { id: doctorId }: DemoDoctor, { startsAt, now, personId, note }: Wish) {
  const doctor = await bookableDoctor(db, { id: doctorId, now });
  const priceCents = doctor?.prices.videoCents;
  if (!doctor || !priceCents) throw new Error('The doctor of the demo town sees nobody by video.');
  const time = visitTime(doctor, startsAt);
  const details: AppointmentDetails = {
    mode: 'video',
    specialty: doctor.specialties[0] ?? '',
    priceCents,
    tokenId: await drawToken(db, { doctorId, day: time.day }),
    moves: 0,
  };
  const { id } = await insertBooking(db, {
    kind: appointmentKind,
    booker: bookerOf(elena.id),
    personId: await ownPerson(db, { userId: elena.id, personId, scope: 'bookings', now }),
    provider: doctor,
    times: [time],
    refundPolicy: halfUntilTwoHoursBefore,
    details,
    totalCents: priceCents,
    dues: [{ amountCents: priceCents, dueAt: now }],
    note,
    now,
  });
  return id;
}
