import { auditReading } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { RoomType } from '../rooms.ts';
import type { KnownStay } from '../stay.ts';
import { stays } from './stay-kind.ts';
import { heldOn, ownBookingsOn } from './stay-store.ts';

type OwnStayQuery = {
  user: { id: string };
  personId: string | null;
  centreId: string;
  days: readonly Day[];
  now: Date;
};

/**
 * What somebody has booked at a centre on some of these days, or a person that they may book for; being read, it stands in that
 * person's audit trail.
 */
export async function ownStaysOn(db: Db, { user, personId, centreId, days, now }: OwnStayQuery): Promise<KnownStay[]> {
  const rows = await ownBookingsOn(db, { kind: stays.name, userId: user.id, personId, centreId, days, now });
  await auditReading({ db, user, now }, { people: rows.map((row) => row.person_id), subject: 'bookings' });
  return rows.map((row) => ({ _id: row.id, bookingId: row.booking_id, isHeld: row.is_held }));
}

type OwnSeats = { id: string; userId: string; centreId: string; room: RoomType | null | undefined; now: Date };

/** What an unpaid booking of this account keeps at a centre, in that room: whoever changes it finds these seats free. */
export async function ownSeats(db: Db, { room, ...sought }: OwnSeats) {
  const days = await heldOn(db, sought);
  return (day: Day): number => days.find((held) => held.day === day && held.room === (room ?? null))?.guests ?? 0;
}
