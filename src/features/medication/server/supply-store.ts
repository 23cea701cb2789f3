import { sql } from 'kysely';
import { defaults } from '#features/preferences/preferences.ts';
import type { Db } from '#server/db/db.ts';

const MOST_AT_ONCE = 500;
/** News of a day come in the morning, on the clock of whoever keeps the list. */
const FROM_HOUR = '09:00';

/** The medicines at which it is to be looked whether they run out soon. At most the one of this id, when it is given. */
export async function suppliesToLookAt(db: Db, { now, id = null }: { now: Date; id?: string | null }) {
  const { rows } = await sql<{ id: string; person_id: string }>`
    select medications.id, medications.person_id
    from medications
    join people on people.id = medications.person_id
    left join preferences on preferences.user_id = coalesce(people.user_id, people.created_by)
    cross join lateral (select ${now}::timestamptz at time zone
      coalesce(preferences.global ->> 'timeZone', ${defaults.global.timeZone}) as local) as clock
    where medications.supply_look_on is not null
      and medications.supply_look_on <= clock.local::date and clock.local::time >= ${FROM_HOUR}::time
      and (${id}::uuid is null or medications.id = ${id})
    order by medications.supply_look_on, medications.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}
