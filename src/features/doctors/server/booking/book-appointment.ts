import { refusedSlots } from '#features/availability/refusal.ts';
import { holderOf } from '#features/availability/server/holds/holder.ts';
import { takeHeld } from '#features/availability/server/holds/take-held.ts';
import { type Booker, insertBooking, type InsertedBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { giveReports } from '#features/intake/server/along.ts';
import { giveIntake } from '#features/intake/server/give-intake.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { halfUntilTwoHoursBefore } from '#features/bookings/refund-policy.ts';
import { type AppointmentDetails, type AppointmentRequest } from '../../appointment.ts';
import { priceBy } from '../../appointment-price.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { bookableDoctor, type BookableDoctor } from '../doctor-store.ts';
import { appointmentKind } from './appointment-kind.ts';
import { drawToken } from './token-store.ts';
import { visitTime } from './visit-time.ts';

type Booking = { id: string; booker: Booker; request: AppointmentRequest; now: Date };

/**
 * Writes a pending booking of one slot, which is taken out of its holder's hold, in the caller's transaction. Throws `not_found` for
 * a doctor who takes no bookings and a person one may not book for, `invalid_input`, `price_changed` and `slot_taken`.
 */
export async function bookAppointment(db: Db, { id, booker, request, now }: Booking): Promise<InsertedBooking> {
  const { doctorId, startsAt, intakeId, reports = [] } = request;
  const { userId } = booker;
  const personId = await ownPerson(db, { userId, personId: request.familyMemberId, scope: 'bookings', now });
  const doctor = await bookableDoctor(db, { id: doctorId, now });
  if (!doctor) throw new Failure('not_found');
  const priceCents = checkedPrice(doctor, request);
  const holder = holderOf({ key: request.key, userId });
  const rules = { hours: doctor.weeklyHours, zone: doctor.timeZone }; // locked with the doctor
  const slot = { providerId: doctorId, service: APPOINTMENT, startsAt };
  const { refused } = await takeHeld(db, { ...slot, holder, rules, personId, now });
  if (refused.length > 0) throw refusedSlots(refused, 'startsAt');
  const time = visitTime(doctor, startsAt);
  const details: AppointmentDetails = {
    mode: request.mode,
    specialty: doctor.specialties[0] ?? '',
    priceCents,
    tokenId: await drawToken(db, { doctorId, day: time.day }),
    moves: 0,
  };
  const written = await insertBooking(db, {
    id,
    kind: appointmentKind,
    booker,
    personId,
    provider: doctor,
    times: [time],
    refundPolicy: halfUntilTwoHoursBefore,
    details,
    totalCents: priceCents,
    dues: [{ amountCents: priceCents, dueAt: now }],
    note: request.issue,
    now,
  });
  if (intakeId) await giveIntake(db, { bookingId: id, intakeId, personId, userId, now });
  if (reports.length > 0) await giveReports(db, { bookingId: id, ids: reports, userId, now });
  return written;
}

function checkedPrice({ prices }: BookableDoctor, { mode, expectedCents }: AppointmentRequest): number {
  const priceCents = priceBy(mode, prices);
  if (priceCents === null) throw Failure.of('mode', 'errors.modeNotOffered');
  if (expectedCents !== undefined && expectedCents !== priceCents)
    throw new Failure('price_changed', { values: { totalCents: priceCents } });
  return priceCents;
}
