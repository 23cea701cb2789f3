import { sql } from 'kysely';
import type { FoundName } from '#features/search/name-found.ts';
import { namesLike } from '#features/search/server/names-store.ts';
import type { Db } from '#server/db/db.ts';
import type { FoundTerm } from '../meaning.ts';

/** Two letters in the wrong order are forgiven in a complaint, a wrong one in a name of six. */
const LIKE = 0.45;
const NAME_LIKE = 0.38;
const MOST_TERMS = 100;

/** Which complaints, specialties and names these words may be. */
export function meaningsOf(db: Db, words: string): Promise<{ terms: FoundTerm[]; names: FoundName[] }> {
  return db.transaction().execute(async (db) => {
    const terms = await termsIn(db, words);
    return { terms, names: await namesLike(db, { words, kinds: ['doctor'], least: NAME_LIKE }) };
  });
}

async function termsIn(db: Db, words: string): Promise<FoundTerm[]> {
  const { rows } = await sql<FoundTerm>`
    with asked as materialized ( -- once for each language, not for each term
      select language, stems_of(language, ${words}) as stems, plain_words(${words}) as words
      from unnest(array['en', 'es', 'de', 'it', 'ru']) as language
    )
    select found.specialty, found.stems, found.is_exact as "isExact", found.is_part as "isPart", found.likeness, found.is_name as "isName" from (
      select specialty_terms.specialty, specialty_terms.stems, specialty_terms.is_name,
        cardinality(specialty_terms.stems) > 0 and specialty_terms.stems <@ asked.stems as is_exact,
        cardinality(asked.stems) > 0 and asked.stems <@ specialty_terms.stems
          and cardinality(specialty_terms.stems) <= 2 * cardinality(asked.stems) as is_part,
        strict_word_similarity(plain_words(specialty_terms.term), asked.words) as likeness
      from specialty_terms join asked on asked.language = specialty_terms.language
    ) as found where found.is_exact or found.is_part or found.likeness >= ${LIKE}
    order by found.is_exact desc, found.is_part desc, found.likeness desc, found.specialty limit ${MOST_TERMS}`.execute(
    db,
  );
  return rows;
}
