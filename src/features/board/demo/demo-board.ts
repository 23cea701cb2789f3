import { elena, elenasFamily, rosa } from '#features/account/demo/accounts.ts';
import { ownPerson } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn, weekdayOf } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { DayPart } from '../board.ts';
import { insertNote, insertTask, markDone, partRow, takeTask } from '../server/board-store.ts';

const { mateo } = elenasFamily;

/** Rosa's week: Mateo drives her there, Elena home, one task waits for somebody, one is done, and both have left a word. */
export async function seedBoard(db: Db, now: Date): Promise<void> {
  const personId = await ownPerson(db, { userId: elena.id, personId: rosa.id, scope: 'bookings', now });
  const today = dayIn('America/Los_Angeles', now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const told = { personId, now };
  for (const from of [monday, addDays(monday, 7)]) {
    await insertTask(db, { ...told, userId: mateo.id, day: addDays(from, 3), title: 'Pick up her new glasses' });
    const bring = await insertTask(db, { ...told, userId: elena.id, day: from, title: 'Bring the blue sweater' });
    await takeTask(db, { id: bring, userId: elena.id, now });
    const call = await insertTask(db, { ...told, userId: elena.id, day: addDays(from, 1), title: 'Call the pharmacy' });
    await takeTask(db, { id: call, userId: mateo.id, now });
    if (from === monday) await markDone(db, call, now);
  }
  await insertNote(db, {
    personId,
    words: 'She was tired on the way home and slept well. The gray blanket is in the bag.',
    userId: mateo.id,
    now: new Date(now.getTime() - 20 * HOUR_MS),
  });
  await insertNote(db, {
    personId,
    words: 'Thank you! I bring it on Wednesday.',
    userId: elena.id,
    now: new Date(now.getTime() - 18 * HOUR_MS),
  });
  const times = await db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .select(['bookings.id', 'booking_times.starts_at', 'booking_times.day'])
    .where('bookings.person_id', '=', personId)
    .where('bookings.kind', '=', 'stay')
    .where('bookings.status', '!=', 'cancelled')
    .where('booking_times.day', '>=', monday)
    .orderBy('booking_times.starts_at')
    .limit(4)
    .execute();
  for (const { id: bookingId, starts_at: startsAt, day } of times)
    for (const [part, userId] of [
      ['there', mateo.id],
      ['back', elena.id],
    ] as [DayPart, string][]) {
      const id = await partRow(db, { bookingId, startsAt, part, personId, day, userId, now });
      await takeTask(db, { id, userId, now });
    }
}
