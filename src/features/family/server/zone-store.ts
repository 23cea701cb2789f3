import { sql } from 'kysely';
import { defaults } from '#features/preferences/preferences.ts';
import type { Db } from '#server/db/db.ts';
import type { PersonId } from './access.ts';

/** On whose clock a person lives: their own, or that of who looks after them. */
export async function personZone(db: Db, person: PersonId): Promise<string> {
  const row = await db
    .selectFrom('people')
    .leftJoin('preferences', (join) =>
      join.on(sql<boolean>`preferences.user_id = coalesce(people.user_id, people.created_by)`),
    )
    .select(sql<string | null>`preferences.global ->> 'timeZone'`.as('zone'))
    .where('people.id', '=', person)
    .executeTakeFirst();
  return row?.zone ?? defaults.global.timeZone;
}
