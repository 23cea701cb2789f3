import { sql } from 'kysely';
import type { ChangeState } from '../../change.ts';
import type { TimeSide } from '../../single-time.ts';
import type { WorthTime } from './change-store.ts';

export type PackedChange = {
  state: ChangeState;
  added: WorthTime[];
  dropped: WorthTime[];
  asked_at: string;
  answer_by: string;
  reason: string | null;
};

/** The other days that were asked for last, as one JSON text. */
export const packedChange = sql<PackedChange | null>`(
  select json_build_object('state', changes.state, 'added', changes.added, 'dropped', changes.dropped,
    'asked_at', changes.asked_at, 'answer_by', changes.answer_by, 'reason', changes.reason)
  from booking_changes as changes where changes.booking_id = bookings.id order by changes.id desc limit 1)`;

/** Other days wait for the provider's answer. */
export const hasOpenChange = sql<boolean>`exists (
  select from booking_changes as changes where changes.booking_id = bookings.id and changes.state = 'asked')`;

/** Until when the provider answers those. */
export const changeAnswerBy = sql<Date | null>`(
  select changes.answer_by from booking_changes as changes where changes.booking_id = bookings.id and changes.state = 'asked')`;

export type PackedSkip = [
  day: string,
  startsAt: string,
  cents: number,
  endsAt: string,
  bookedFor: string,
  cancelledBy: TimeSide | null,
  reason: string | null,
];

/** The times that were let go or cancelled, as one JSON text. */
export const packedSkips = sql<PackedSkip[] | null>`(
  select json_agg(json_build_array(skips.day, skips.starts_at, skips.cents, skips.ends_at, skips.booked_for, skips.cancelled_by,
    skips.reason) order by skips.starts_at)
  from booking_skips as skips where skips.booking_id = bookings.id)`;
