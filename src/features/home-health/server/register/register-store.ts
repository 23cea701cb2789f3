import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Those of these numbers that an agency here has. */
export async function knownCcns(db: Db, ccns: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('home_health_agencies')
    .select('home_health_agencies.ccn')
    .where(sql<boolean>`home_health_agencies.ccn = any(${[...ccns]}::text[])`)
    .orderBy('home_health_agencies.ccn')
    .limit(ccns.length)
    .execute();
  return rows.flatMap(({ ccn }) => ccn ?? []);
}

/** The stars as the register has them now. */
export async function writeStars(db: Db, said: readonly { ccn: string; stars: number | null }[]): Promise<void> {
  await sql`
    update home_health_agencies set quality_stars = registered.stars
    from unnest(${said.map(({ ccn }) => ccn)}::text[], ${said.map(({ stars }) => stars)}::numeric[]) as registered (ccn, stars)
    where home_health_agencies.ccn = registered.ccn
      and home_health_agencies.quality_stars is distinct from registered.stars`.execute(db);
}
