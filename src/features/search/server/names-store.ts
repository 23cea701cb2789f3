import { sql } from 'kysely';
import type { Point } from '#features/places/place.ts';
import type { Db } from '#server/db/db.ts';
import { type FoundName, SAME_NAME } from '../name-found.ts';

const MOST_NAMES = 200;
/** So many of one name are places to choose from; more have a word in common that names none of them. */
const MOST_NAMESAKES = 5;

type NameQuery = { words: string; kinds: readonly string[] };

/** Providers by name, the most like first; misspellings are forgiven as far as `least` says. In the caller's transaction. */
export async function namesLike(db: Db, { least, ...typed }: NameQuery & { least: number }): Promise<FoundName[]> {
  await forgive(db, least);
  const { rows } = await sql<FoundName>`
    select providers.id, word_similarity(typed.words, providers.name_key) as likeness from ${named(typed)}
    order by likeness desc, providers.id limit ${MOST_NAMES}`.execute(db);
  return rows;
}

/** Where the provider of that name is, the best rated of a few; undefined where nobody, or half of the country, is called so. */
export const pointOfNamed = (db: Db, typed: NameQuery): Promise<Point | undefined> =>
  db.transaction().execute(async (db) => {
    await forgive(db, SAME_NAME);
    const { rows } = await sql<Point>`
      select found.latitude, found.longitude from (
        select providers.latitude, providers.longitude, providers.rating, providers.id from ${named(typed)}
        limit ${MOST_NAMESAKES + 1}
      ) as found order by found.rating desc nulls last, found.id`.execute(db);
    return rows.length > MOST_NAMESAKES ? undefined : rows[0];
  });

const forgive = (db: Db, least: number) =>
  sql`select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true)`.execute(db);

const named = ({ words, kinds }: NameQuery) => sql`(select name_key_of(${words}) as words) as typed
  join providers on typed.words <% providers.name_key and providers.kind = any(${[...kinds]}::text[])`;
