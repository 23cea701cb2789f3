import { holdSlot, withNearest } from '#features/availability/server/holds/hold-slot.ts';
import { holderOf } from '#features/availability/server/holds/holder.ts';
import { releaseHold } from '#features/availability/server/holds/release-holds.ts';
import { bookOnce, takeBookingPoints } from '#features/bookings/server/book-once.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { mustBeOf, visitHandlers } from '#features/bookings/server/requests/answer-visit.ts';
import { writeReview } from '#features/reviews/server/write-review.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { appointments } from '../../appointment-contract.ts';
import { APPOINTMENT } from '../../doctor.ts';
import { bookableDoctor } from '../doctor-store.ts';
import { appointmentKind } from './appointment-kind.ts';
import { bookAppointment } from './book-appointment.ts';
import { moveAppointment } from './move-appointment.ts';

export const appointmentHandlers: Handlers<typeof appointments> = {
  async hold({ body: { doctorId, startsAt, key } }, context) {
    const { db, client, limits, visitor, now } = context;
    await takeHoldPoints(context);
    if (!(await bookableDoctor(db, { id: doctorId, now }))) throw new Failure('not_found');
    const holder = holderOf({ key, userId: visitor?.id });
    const slot = { providerId: doctorId, service: APPOINTMENT, startsAt };
    const { heldUntil, isOffered } = await holdSlot(db, { ...slot, holder, client, factor: limits.factor, now });
    return { data: { startsAt: startsAt.toISOString(), heldUntil: heldUntil.toISOString(), isOffered } };
  },

  async release({ body: { doctorId, key } }, context) {
    const { db, visitor, now } = context;
    await takeHoldPoints(context);
    const holder = holderOf({ key, userId: visitor?.id });
    await releaseHold(db, { providerId: doctorId, service: APPOINTMENT, holder, now });
    return { data: { doctorId } };
  },

  async book({ body }, context) {
    return toldWhatIsFree(context, { ...body, providerId: body.doctorId }, () =>
      bookOnce(context, {
        kind: appointmentKind,
        route: 'bookAppointment',
        body,
        careNotes: body.careNotes,
        book: (db, booking) => bookAppointment(db, { ...booking, request: body, now: context.now }),
      }),
    );
  },

  ...visitHandlers([APPOINTMENT]),

  async move({ params: { id }, body: { startsAt, key } }, context) {
    await takeBookingPoints(context);
    const { providerId } = await mustBeOf(context, { id, kinds: [APPOINTMENT] });
    await toldWhatIsFree(context, { providerId, startsAt, key }, () =>
      moveAppointment(context, { id, userId: context.user.id, startsAt, key }),
    );
    return { data: await shownBooking(context, id) };
  },

  async addReview({ body }, context) {
    await mustBeOf(context, { id: body.bookingId, kinds: [APPOINTMENT] });
    return { data: await writeReview(context, { body }) };
  },
};

async function takeHoldPoints({ limits, client, visitor }: Context) {
  await limits.take('slotHoldClient', client);
  if (visitor) await limits.take('slotHoldAccount', visitor.id);
}

type SlotChoice = { providerId: string; startsAt: Date; key: string };

/** Whoever comes too late hears which times are free beside the one that they wanted. */
async function toldWhatIsFree<Result>(
  context: Context,
  wanted: SlotChoice,
  act: () => Promise<Result>,
): Promise<Result> {
  const { db, user, now } = context;
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'slot_taken') throw error;
    const { providerId, startsAt, key } = wanted;
    const holder = holderOf({ key, userId: user.id });
    throw await withNearest(db, error, { providerId, service: APPOINTMENT, startsAt, holder, now });
  }
}
