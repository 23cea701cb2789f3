import { randomUUID } from 'node:crypto';
import { nearestSlots } from '#features/availability/nearest-slots.ts';
import type { OpenSlot } from '#features/availability/open-slots.ts';
import { refusedSlots } from '#features/availability/refusal.ts';
import { NEAREST } from '#features/availability/server/holds/hold-slot.ts';
import { holderOf } from '#features/availability/server/holds/holder.ts';
import { moveToHeld } from '#features/availability/server/holds/take-held.ts';
import { findOpenSlots, MOST_SPAN_DAYS, slotsAround } from '#features/availability/server/open-slots.ts';
import type { OtherTimes } from '#features/bookings/server/kind.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { type AppointmentDetails, detailsOf } from '../../appointment.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { bookableDoctor } from '../doctor-store.ts';
import { drawToken } from './token-store.ts';
import { personOfAppointment } from './upcoming-store.ts';
import { visitTime } from './visit-time.ts';

/** Other times of an appointment, with the same doctor. */
export const otherTimes: OtherTimes = {
  async near(db, { providerId, times }, { userId, now }) {
    const [booked] = times;
    const doctor = await bookableDoctor(db, { id: providerId, now });
    if (!booked || !doctor) return [];
    const at = booked.startsAt;
    const free = await freeAbout(db, { doctorId: providerId, at, userId, now });
    const others = free.filter(({ startsAt }) => startsAt.getTime() !== at.getTime());
    return nearestSlots(others, { at, zone: doctor.timeZone }, NEAREST).map(({ startsAt }) => startsAt);
  },

  async take(db, { id, providerId, details, times }, { startsAt, userId, key = randomUUID(), isHeld, now }) {
    const doctor = await bookableDoctor(db, { id: providerId, now });
    if (!doctor) throw Failure.of('startsAt', 'errors.slotNotOffered');
    const slot = { providerId, service: APPOINTMENT, startsAt, holder: holderOf({ key, userId }) };
    const { person_id: personId } = await personOfAppointment(db, id);
    const from = isHeld ? times.map((time) => time.startsAt) : [];
    const refused = await moveToHeld(db, { ...slot, from, personId, now });
    if (refused.length > 0) throw refusedSlots(refused, 'startsAt');
    const time = visitTime(doctor, startsAt);
    const frozen: Partial<AppointmentDetails> = {
      tokenId: await drawToken(db, { doctorId: providerId, day: time.day }),
      moves: detailsOf(details).moves + 1,
    };
    return { time, details: frozen };
  },
};

type FreeTimesQuery = { doctorId: string; at: Date; userId: string; now: Date };

/** What is free in the weeks about that instant; for a doctor who is away for longer, what comes first after it. */
async function freeAbout(db: Db, { doctorId, at, userId, now }: FreeTimesQuery): Promise<readonly OpenSlot[]> {
  const question = { service: APPOINTMENT, holder: holderOf({ key: '', userId }), now };
  const around = await slotsAround(db, { ...question, providerId: doctorId, at });
  if (around.length > NEAREST) return around;
  const from = at > now ? at : now;
  const to = new Date(from.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const later = await findOpenSlots(db, { ...question, providerIds: [doctorId], from, to, limit: NEAREST + 1 });
  const known = new Set(around.map(({ startsAt }) => startsAt.getTime()));
  return [...around, ...(later.get(doctorId) ?? []).filter(({ startsAt }) => !known.has(startsAt.getTime()))];
}
