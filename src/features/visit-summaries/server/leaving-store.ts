import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Every summary of these people, signed or not. */
export const summariesOf = async (db: Db, people: readonly string[]): Promise<string[]> =>
  idsOf(
    await db
      .selectFrom('visit_summaries')
      .select('visit_summaries.id')
      .where(sql<boolean>`visit_summaries.person_id = any(${[...people]}::uuid[])`)
      .orderBy('visit_summaries.id')
      .execute(),
  );

/** Those that an account has signed. */
export const signedBy = async (db: Db, userId: string): Promise<string[]> =>
  idsOf(
    await db
      .selectFrom('visit_summaries')
      .select('visit_summaries.id')
      .where('visit_summaries.written_by', '=', userId)
      .where('visit_summaries.signed_at', 'is not', null)
      .orderBy('visit_summaries.id')
      .execute(),
  );
