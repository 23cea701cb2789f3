import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const summaries = (db: Db) =>
  db.selectFrom('visit_summaries').select('visit_summaries.id').orderBy('visit_summaries.id');
const about = (db: Db, people: readonly string[]) =>
  summaries(db).where(sql<boolean>`visit_summaries.person_id = any(${[...people]}::uuid[])`);

/** Every summary of these people, signed or not. */
export const summariesOf = async (db: Db, people: readonly string[]): Promise<string[]> =>
  idsOf(await about(db, people).execute());

/** Those of these people that can be read. */
export const signedFor = async (db: Db, people: readonly string[]): Promise<string[]> =>
  idsOf(await about(db, people).where('visit_summaries.signed_at', 'is not', null).execute());

/** The visits of these people of which somebody has signed a summary, the last one first. */
export const signedVisitsOf = (db: Db, people: readonly string[]) =>
  about(db, people)
    .innerJoin('bookings', 'bookings.id', 'visit_summaries.booking_id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .where('visit_summaries.signed_at', 'is not', null)
    .clearSelect()
    .clearOrderBy()
    .select([
      'bookings.id',
      'bookings.booking_id as bookingId',
      'bookings.provider_name as providerName',
      'bookings.starts_at as startsAt',
      'bookings.time_zone as timeZone',
      'people.first_name as firstName',
      'people.last_name as lastName',
    ])
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('bookings.id')
    .execute();

/** Those that an account has signed. */
export const signedBy = async (db: Db, userId: string): Promise<string[]> =>
  idsOf(
    await summaries(db)
      .where('visit_summaries.written_by', '=', userId)
      .where('visit_summaries.signed_at', 'is not', null)
      .execute(),
  );
