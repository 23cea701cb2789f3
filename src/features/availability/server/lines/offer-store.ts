import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Service } from '../availability-store.ts';

/** Whether anybody waits for an earlier time of this service. */
export async function isWaitedFor(db: Db, { providerId, service }: Service): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
      select from line_providers as asked join slot_lines on slot_lines.id = asked.line_id
      where asked.provider_id = ${providerId} and slot_lines.service = ${service} and slot_lines.state = 'waiting'
    ) as is`.execute(db);
  return rows.some((row) => row.is);
}

/**
 * The first in line for whom a slot that begins then is early enough, and who has not declined it: it is theirs from now on. Nobody
 * waits here for another's lock: whoever is about to get another slot, of this provider or of another one with whom they wait, or to leave,
 * is passed over. Undefined when nobody wants it.
 */
export async function reserveFor(
  db: Db,
  { providerId, service, startsAt }: Service & { startsAt: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with next as (
      select slot_lines.id from line_providers as asked join slot_lines on slot_lines.id = asked.line_id
      where asked.provider_id = ${providerId} and slot_lines.service = ${service} and slot_lines.state = 'waiting'
        and asked.before > ${startsAt} and ${startsAt}::timestamptz <> all(asked.declined)
      order by asked.number limit 1 for no key update of slot_lines skip locked
    )
    update slot_lines set state = 'reserved', slot_at = ${startsAt}, slot_provider_id = ${providerId}
    from next where slot_lines.id = next.id
    returning slot_lines.id`.execute(db);
  return rows[0]?.id;
}

/** The hold by which a line keeps what it is offered; none once that is booked. */
export const holdOfLine = (db: Db, lineId: string) =>
  db.selectFrom('slot_holds').select('slot_holds.id').where('slot_holds.line_id', '=', lineId).executeTakeFirst();

/** From when on a held slot belongs to the account that waits, and until when. */
export async function handHold(db: Db, lineId: string, { userId, until }: { userId: string; until: Date }) {
  await db
    .updateTable('slot_holds')
    .set({ user_id: userId, held_until: until })
    .where('slot_holds.line_id', '=', lineId)
    .execute();
}

/** Has the sweep of lines run as soon as the caller's transaction has committed, besides its turn each minute. */
export async function hurryLines(db: Db): Promise<void> {
  await sql`select graphile_worker.add_job('sweep-lines', max_attempts => 1)`.execute(db);
}

const MOST_AT_ONCE = 200;

/**
 * Lines with something to do, the longest first: those who have got a slot and have not heard of it, whose offer or whose last day is
 * over, who may no longer book for that person, and those that have ended and hold a slot still.
 */
export async function linesToMove(db: Db, now: Date): Promise<string[]> {
  const mayBook = peopleOf(db, { userId: sql<string>`slot_lines.user_id`, scope: 'bookings', now });
  const { rows } = await sql<{ id: string }>`
    select slot_lines.id from slot_lines
    where (slot_lines.state in ('waiting', 'reserved', 'offered') and (
        slot_lines.state = 'reserved' or (slot_lines.state = 'offered' and slot_lines.offered_until <= ${now})
        or slot_lines.before <= ${now} or slot_lines.person_id <> all(array(${mayBook}))
      ))
      or (slot_lines.id in (select slot_holds.line_id from slot_holds where slot_holds.line_id is not null)
        and slot_lines.state not in ('waiting', 'reserved', 'offered'))
    order by slot_lines.updated_at, slot_lines.number limit ${MOST_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}
