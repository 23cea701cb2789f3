import { sql } from 'kysely';

export type PackedAttendance = [
  startsAt: string,
  arrivedAt: string | null,
  leftAt: string | null,
  missedAt: string | null,
];

/** What was noted of the times of a booking as one JSON text. */
export const packedAttendance = sql<PackedAttendance[] | null>`(
  select json_agg(json_build_array(noted.starts_at, noted.arrived_at, noted.left_at, noted.missed_at) order by noted.starts_at)
  from booking_attendance as noted where noted.booking_id = bookings.id)`;
