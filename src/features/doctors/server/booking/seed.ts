import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { bookerOf, type Ending, endAs, knownBooking, seedSecrets } from '#features/bookings/server/seed.ts';
import type { BookingContext } from '#features/bookings/server/kind.ts';
import type { LockedBooking } from '#features/bookings/server/store.ts';
import { aCharge } from '#features/payments/server/seed.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import type { Db } from '#server/db/db.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppointmentRequest } from '../../appointment.ts';
import { appointmentKind } from './appointment-kind.ts';
import { bookAppointment } from './book-appointment.ts';

type World = { db: Db; clock: { now: () => Date }; kernel?: Pick<BookingContext, 'secrets' | 'publicUrl'> };
type Choices = {
  doctor: { id: string };
  person: { id: string };
  /** A slot that the doctor offers. */
  startsAt: string;
  status?: 'pending' | Ending;
  mode?: 'video' | 'chat';
  issue?: string;
  /** Whom it is for; the person themselves when left out. */
  forPersonId?: string;
};

/** A paid appointment that has come so far, through the same steps as a real one: slot, number, payment, events, messages. */
export async function anAppointment(
  { db, clock, kernel }: World,
  { doctor, person, startsAt, status = 'accepted', mode = 'video', issue = 'Her knee hurts', forPersonId }: Choices,
): Promise<LockedBooking> {
  const now = clock.now();
  const id = randomUUID();
  const request = z.parse(AppointmentRequest, {
    doctorId: doctor.id,
    mode,
    startsAt,
    issue,
    familyMemberId: forPersonId ?? null,
    key: randomUUID(),
  });
  const kinds = { [appointmentKind.name]: appointmentKind };
  const context = {
    db,
    bookingKinds: kinds,
    secrets: kernel?.secrets ?? seedSecrets,
    publicUrl: kernel?.publicUrl ?? 'http://127.0.0.1:3000',
    now,
  };
  await db.transaction().execute((db) => bookAppointment(db, { id, booker: bookerOf(person.id), request, now }));
  await settle(context, await aCharge(db, { booking: await knownBooking({ db }, id), userId: person.id, now }));
  if (status !== 'pending')
    await inTransaction(context, async (inside) => {
      await endAs(inside, await knownBooking(inside, id), { as: status });
    });
  return knownBooking({ db }, id);
}
