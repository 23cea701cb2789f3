import { type RawBuilder, sql } from 'kysely';

/** A text in SQL as it is looked for: lower case, without accents. */
export const plain = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`;
