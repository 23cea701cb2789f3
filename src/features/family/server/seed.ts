import type { Db } from '#server/db/db.ts';

type Dependant = { of: { id: string }; firstName?: string; lastName?: string; now?: Date };

/** Somebody without an account whom this one looks after. Answers the person's id. */
export async function aDependant(db: Db, dependant: Dependant): Promise<string> {
  const { of, firstName = 'Rosa', lastName = 'Marín', now = new Date() } = dependant;
  const { id } = await db
    .insertInto('people')
    .values({ created_by: of.id, first_name: firstName, last_name: lastName, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
