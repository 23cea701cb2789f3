import type { Estimate } from '#features/senior-care/stay.ts';
import type { Booking } from '../booking.ts';
import { canCancel, freeCancelUntil, refundWhenCancelled, tabOf } from '../status.ts';
import type { ShownBooking } from './store.ts';

/** A booking as the contract has it, at that moment. */
export function presentBooking(row: ShownBooking, now: Date): Booking {
  const { status, payment } = row;
  const timed = { status, startsAt: row.starts_at, endsAt: row.ends_at };
  const tab = tabOf(timed, now);
  return {
    _id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    status,
    tab,
    bookedDate: row.booked_date,
    updated_at: row.updated_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    providerId: row.provider_id,
    providerName: row.provider_name,
    personId: row.person_id,
    personName: `${row.first_name} ${row.last_name}`,
    isForSelf: row.is_for_self,
    payment,
    money: {
      totalCents: row.total_cents,
      depositCents: row.deposit_cents,
      balanceCents: row.total_cents - row.deposit_cents,
      refundCents: row.refund_cents,
      refundIfCancelledCents: refundWhenCancelled({ ...timed, payment, depositCents: row.deposit_cents }, now),
    },
    heldUntil: row.held_until?.toISOString() ?? null,
    answerBy: status === 'pending' ? (row.answer_by?.toISOString() ?? null) : null,
    freeCancelUntil: freeCancelUntil(row.starts_at).toISOString(),
    canCancel: canCancel(timed, now),
    cancelled: cancelledOf(row),
    events: row.events.map(({ what, at }) => ({
      what: what as Booking['events'][number]['what'],
      at: new Date(at).toISOString(),
    })), // written by change-status only
    stay: stayOf(row, tab === 'completed' && row.is_unreviewed),
  };
}

/** Who cancelled, why and when: null for a booking that stands. */
export function cancelledOf({
  cancelled_by: by,
  cancel_code: code,
  cancel_reason: reason,
  cancelled_at: at,
}: Ended): Booking['cancelled'] {
  return by && code && at && { by, code, reason, at: at.toISOString() };
}

type Ended = Pick<ShownBooking, 'cancelled_by' | 'cancel_code' | 'cancel_reason' | 'cancelled_at'>;

function stayOf(row: ShownBooking, canReview: boolean): Booking['stay'] {
  const { days, unitCents, units, totalCents, depositCents } = row.estimate as Estimate; // frozen by insertStay
  return {
    centreKind: row.centre_kind as Booking['stay']['centreKind'],
    address: `${row.street}, ${row.city}, ${row.state} ${row.zip}`,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    art: row.art as Record<string, string>,
    checkIn: row.check_in,
    checkOut: row.check_out,
    weekDays: row.weekdays,
    days: row.days,
    opens: row.opens,
    closes: row.closes,
    guests: row.guests,
    typeSelect: row.type_select as Booking['stay']['typeSelect'],
    note: row.note,
    estimate: { days, unitCents, units, totalCents, depositCents },
    canReview,
  };
}
