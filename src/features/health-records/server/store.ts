import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { HealthFactsChange } from '../profile.ts';

const columns = ['health_profiles.facts', 'health_profiles.version', 'health_profiles.updated_at'] as const;

export const profileOf = (db: Db, person: PersonId) =>
  db.selectFrom('health_profiles').select(columns).where('health_profiles.person_id', '=', person).executeTakeFirst();

/** Inserts an empty profile; false when there is one. */
export async function beginProfile(db: Db, person: PersonId, now: Date): Promise<boolean> {
  const created = await db
    .insertInto('health_profiles')
    .values({ person_id: person, facts: '{}', updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return created !== undefined;
}

type Change = { person: PersonId; version: number; facts: HealthFactsChange; now: Date };

/** Merges the answers into the profile in one statement; undefined when its version has changed since. */
export const changeProfile = (db: Db, { person, version, facts, now }: Change) =>
  db
    .updateTable('health_profiles')
    .set({
      facts: sql`jsonb_strip_nulls(facts || ${JSON.stringify(facts)}::jsonb)`,
      version: version + 1,
      updated_at: now,
    })
    .where('person_id', '=', person)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
