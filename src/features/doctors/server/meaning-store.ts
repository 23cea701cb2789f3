import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { NameFound, TermFound } from '../meaning.ts';

/** Two letters in the wrong order are forgiven in a complaint, a wrong one in a name of six. */
const LIKE = 0.45;
const NAME_LIKE = 0.38;
const MOST_NAMES = 200;
const MOST_TERMS = 100;

/** Which complaints, specialties and names these words may be. */
export function meaningsOf(db: Db, words: string): Promise<{ terms: TermFound[]; names: NameFound[] }> {
  return db.transaction().execute(async (db) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(NAME_LIKE)}, true)`.execute(db);
    const terms = await termsIn(db, words);
    return { terms, names: await namesLike(db, words) };
  });
}

async function termsIn(db: Db, words: string): Promise<TermFound[]> {
  const { rows } = await sql<TermFound>`
    select found.specialty, found.stems, found.is_exact as "isExact", found.likeness from (
      select specialty_terms.specialty, specialty_terms.stems,
        cardinality(specialty_terms.stems) > 0 and specialty_terms.stems <@ asked.stems as is_exact,
        strict_word_similarity(plain_words(specialty_terms.term), asked.words) as likeness
      from specialty_terms join (
        select language, stems_of(language, ${words}) as stems, plain_words(${words}) as words
        from unnest(array['en', 'es', 'de', 'it', 'ru']) as language
      ) as asked on asked.language = specialty_terms.language
    ) as found where found.is_exact or found.likeness >= ${LIKE}
    order by found.is_exact desc, found.likeness desc, found.specialty limit ${MOST_TERMS}`.execute(db);
  return rows;
}

async function namesLike(db: Db, words: string): Promise<NameFound[]> {
  const { rows } = await sql<NameFound>`
    select doctors.provider_id as id, word_similarity(asked.words, doctors.name_key) as likeness
    from (select name_key_of(${words}) as words) as asked
    join doctors on asked.words <% doctors.name_key
    order by likeness desc, doctors.provider_id limit ${MOST_NAMES}`.execute(db);
  return rows;
}
