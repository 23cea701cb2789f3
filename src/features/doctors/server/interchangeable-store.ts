import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Whether all of these doctors could see somebody in the place of another: by its main specialty, licensed in the same state, and in a way in which it sees people, too. */
export async function areInterchangeable(
  db: Db,
  { id, others }: { id: string; others: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from doctors as wanted join doctors as others
      on others.provider_id = any(${others}::uuid[]) and others.licence_state = wanted.licence_state
        and wanted.specialties[1] = any(others.specialties)
        and (wanted.video_cents + others.video_cents is not null or wanted.chat_cents + others.chat_cents is not null)
    where wanted.provider_id = ${id}`.execute(db);
  return rows[0]?.count === others.length;
}
