import { sql } from 'kysely';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
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

type RegisterEntry = { ccn: string; name: string; phone: string; zip: string };

/** Gives agencies that are here without a number the one that the register has for them: by phone and ZIP code, or by name and ZIP code. */
export async function writeNumbers(db: Db, said: readonly RegisterEntry[]): Promise<void> {
  const bare = (name: string) => sql`lower(regexp_replace(${sql.ref(name)}, '[^[:alnum:]]', '', 'g'))`;
  await sql`
    with matches as (
      select distinct on (registered.ccn) registered.ccn, providers.id
      from unnest(${said.map(({ ccn }) => ccn)}::text[], ${said.map(({ name }) => name)}::text[],
        ${said.map(({ phone }) => phone)}::text[], ${said.map(({ zip }) => zip)}::text[]) as registered (ccn, name, phone, zip)
      join providers on providers.kind = ${HOME_HEALTH} and left(providers.zip, 5) = registered.zip
        and (providers.phone = registered.phone or ${bare('providers.name')} = ${bare('registered.name')})
      join home_health_agencies on home_health_agencies.provider_id = providers.id and home_health_agencies.ccn is null
      where not exists (select from home_health_agencies numbered where numbered.ccn = registered.ccn)
      order by registered.ccn, providers.phone = registered.phone desc, providers.created_at, providers.id
    )
    update home_health_agencies set ccn = numbers.ccn
    from (select distinct on (matches.id) matches.id, matches.ccn from matches order by matches.id, matches.ccn) as numbers
    where home_health_agencies.provider_id = numbers.id and home_health_agencies.ccn is null`.execute(db);
}

/** The stars as the register has them now. */
export async function writeStars(db: Db, said: readonly { ccn: string; stars: number | null }[]): Promise<void> {
  await sql`
    update home_health_agencies set quality_stars = registered.stars
    from unnest(${said.map(({ ccn }) => ccn)}::text[], ${said.map(({ stars }) => stars)}::numeric[]) as registered (ccn, stars)
    where home_health_agencies.ccn = registered.ccn
      and home_health_agencies.quality_stars is distinct from registered.stars`.execute(db);
}
