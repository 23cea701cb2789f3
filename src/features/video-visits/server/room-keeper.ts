import type { Db } from '#server/db/db.ts';
import type { RoomKeeper } from '#server/realtime/rooms.ts';
import { phaseOf } from '../visit.ts';
import { joinSeat, keepSeats, leaveSeat, removeSeats, seatStatusesIn } from './room-store.ts';

/** Who may sit in the room of a visit, and until when: asked at each entry, and every two seconds of those who are in. */
export const keepVisitRooms = (db: Db, now: () => Date): RoomKeeper => ({
  async enter(seat, { userId, sessionId }) {
    const joined = await joinSeat(db, { seat, userId, sessionId });
    const rows = joined ? await seatStatusesIn(db, [joined.room], now()) : [];
    // A seat whose right is gone stays until the next look, which takes it away and tells the others.
    return rows.some((row) => row.id === seat && mayStay(row, now())) ? joined : undefined;
  },
  leave: (seat) => leaveSeat(db, seat),
  async check(held) {
    await keepSeats(
      db,
      held.map(({ seat }) => seat),
    );
    const rows = await seatStatusesIn(db, [...new Set(held.map(({ room }) => room))], now());
    const gone = rows.filter((row) => !mayStay(row, now()));
    await removeSeats(
      db,
      gone.map(({ id }) => id),
    );
    const known = new Set(rows.map(({ id }) => id));
    return [
      ...gone.map(({ id, booking_id: room }) => ({ seat: id, room })),
      ...held.filter(({ seat }) => !known.has(seat)),
    ];
  },
});

type SeatStatus = Awaited<ReturnType<typeof seatStatusesIn>>[number];

const mayStay = (row: SeatStatus, now: Date) =>
  row.part !== null &&
  row.is_fresh &&
  row.session_ended_at === null &&
  (row.status === 'accepted' || row.status === 'scheduled') &&
  phaseOf({ startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at }, now) === 'open';
