import { aPerson } from '#features/account/server/seed.ts';
import { sweepOfferedTimes } from '#features/bookings/server/offers/take-offer.ts';
import { appointmentKind } from '#features/doctors/server/booking/appointment-kind.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import type { TestApp } from './harness.ts';

/** A time on the clock of the doctor. */
export const at = (time: string, day = '2026-06-17') => instantOf(day, time, 'America/Los_Angeles').toISOString();

export type OtherTimesParty = Awaited<ReturnType<typeof anOtherTimesParty>>;

/** Two days before the visits: Elena, who has some with Dr. Maya Delgado, and what either does when one cannot be kept. */
export async function anOtherTimesParty(t: TestApp) {
  t.clock.set('2026-06-15T16:00:00Z');
  const elena = await aPerson(t.db);
  const maya = await aPerson(t.db, { firstName: 'Maya', lastName: 'Delgado' });
  const doctor = await aDoctor(t.db, { managerId: maya.id, name: 'Dr. Maya Delgado' });
  const desk = async () => (await t.as(maya)).offers;

  return {
    elena,
    maya,
    doctor,
    desk,
    booked: async ({ time = '09:00', by = elena, status = 'pending' as 'pending' | 'accepted' } = {}) =>
      (await anAppointment(t, { doctor, person: by, startsAt: at(time), status })).id,
    offer: async (id: string, why: 'declined' | 'change' = 'declined') =>
      (await (await desk()).make({ params: { id }, body: { why, reason: 'I am at a conference.' } })).data,
    withdraw: async (id: string) => (await (await desk()).withdraw({ params: { id } })).data,
    take: async (id: string, time: string, by = elena) =>
      (await (await t.as(by)).offers.take({ params: { id }, body: { startsAt: at(time) } })).data,
    takeMoney: async (id: string) => (await (await t.as(elena)).offers.takeMoney({ params: { id } })).data,
    seen: async (id: string, by = elena) => (await (await t.as(by)).bookings.one({ params: { id } })).data,
    duesOf: async (id: string) =>
      t.db.selectFrom('booking_dues').select(['state', 'refund_cents']).where('booking_id', '=', id).execute(),

    async takenSlots() {
      const slots = await t.db
        .selectFrom('slots')
        .select('starts_at')
        .where('provider_id', '=', doctor.id)
        .where('taken', '>', 0)
        .orderBy('starts_at')
        .execute();
      return slots.map((slot) => slot.starts_at.toISOString());
    },

    /** To whom of the two mails have left whose subject says this. */
    async heardOf(part: string) {
      await t.runJobs();
      const mails = await t.db
        .selectFrom('outbox')
        .select(['subject', 'recipient'])
        .where('recipient', 'in', [elena.email, maya.email])
        .execute();
      return mails.filter(({ subject }) => subject?.includes(part)).map(({ recipient }) => recipient);
    },

    sweep: (now = t.clock.now()) =>
      sweepOfferedTimes({
        db: t.db,
        bookingKinds: { [appointmentKind.name]: appointmentKind },
        secrets: t.kernel.secrets,
        publicUrl: t.kernel.publicUrl,
        now,
      }),
  };
}
