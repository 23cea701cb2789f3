import { sql } from 'kysely';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { isHosted } from '#features/providers/server/host-store.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import type { Service } from './availability-store.ts';

/** When the next slots of a service begin, the first `NEXT_TIMES` of them. `lookAt`: until then they stay so, unless something is changed. */
export type NextSlots = Service & { startsAt: readonly Date[]; lookAt: Date };

/**
 * Whether something was changed, or time has passed, so that some next slots may be others: for a statement that reads them. The earliest
 * is asked, not whether there is any: of an instant that a plan does not know a third of all rows would be expected, and all be read.
 */
export const areNextSlotsOld = (now: Date) => sql<boolean>`(
  exists (select from slot_changes) or coalesce((select min(next_slots.look_at) from next_slots) <= ${now}, false))`;

const REFRESH = 7_206_514; // any number, as long as no other lock has it

/**
 * Does it alone: the one who looks later has seen what was changed later. Answers false while somebody else is at it; with `waits`
 * it waits for them instead. In the caller's transaction.
 */
export async function refreshingAlone(db: Db, { waits }: { waits: boolean }): Promise<boolean> {
  if (waits) {
    await sql`select pg_advisory_xact_lock(${REFRESH})`.execute(db);
    return true;
  }
  const { rows } = await sql<{ isAlone: boolean }>`select pg_try_advisory_xact_lock(${REFRESH}) as "isAlone"`.execute(
    db,
  );
  return rows[0]?.isAlone ?? false;
}

/** Takes the notes of changes away and answers whose next slots have to be looked for, at most so many of each reason. */
export async function takeChanged(db: Db, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with noted as (
      delete from slot_changes where slot_changes.id in (select id from slot_changes order by id limit ${limit})
      returning slot_changes.provider_id
    ), passed as (
      select next_slots.provider_id from next_slots where next_slots.look_at <= ${now}
      order by next_slots.look_at limit ${limit}
    )
    select distinct providers.id from (select * from noted union all select * from passed) as changed
    join providers on providers.id = changed.provider_id order by providers.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The services of these providers that have hours, or stand in a list; whether they can be booked, and until when that holds. */
export async function servicesOf(db: Db, { ids, now }: { ids: readonly string[]; now: Date }) {
  const { rows } = await sql<Service & { canBeBooked: boolean; evidenceUntil: Date | null; timeZone: string }>`
    select known.provider_id as "providerId", known.service, providers.time_zone as "timeZone",
      ${isVerified(now)} and ${isHosted}
        as "canBeBooked",
      case when providers.evidence_until < 'infinity' then providers.evidence_until end as "evidenceUntil"
    from (
      select provider_id, service from weekly_hours where provider_id = any(${ids}::uuid[])
      union select provider_id, service from next_slots where provider_id = any(${ids}::uuid[])
    ) as known join providers on providers.id = known.provider_id
    order by known.provider_id, known.service`.execute(db);
  return rows;
}

export async function writeNextSlots(db: Db, slots: readonly NextSlots[]): Promise<void> {
  const rows = slots.map(({ providerId, service, startsAt, lookAt }) => ({
    provider_id: providerId,
    service,
    starts_at: startsAt[0] ?? 'infinity',
    look_at: lookAt,
    next_times: startsAt,
  }));
  await sql`
    insert into next_slots select * from json_populate_recordset(null::next_slots, ${JSON.stringify(rows)})
    on conflict (provider_id, service) do update
      set starts_at = excluded.starts_at, look_at = excluded.look_at, next_times = excluded.next_times`.execute(db);
}

/** Puts providers into the list of a service before they have hours; those that stand there already stay as they are. */
export const listService = (db: Db, service: string, ids: readonly string[]): Promise<void> =>
  insertRecords(
    db,
    'next_slots',
    ids.map((id) => ({ provider_id: id, service, starts_at: 'infinity', look_at: 'infinity' })),
  );
