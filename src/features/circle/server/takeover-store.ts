import { type RawBuilder, sql } from 'kysely';
import { PORTRAIT } from '#features/family/contract.ts';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';

/**
 * What becomes of what an account has begun for itself when it takes a record over: it becomes part of that record, it keeps the two
 * apart, or it is nothing to keep and goes.
 */
type Fate = 'joins' | 'refuses' | 'goes';
type PersonTable = { [Name in keyof Tables]: 'person_id' extends keyof Tables[Name] ? Name : never }[keyof Tables];

export const fates: Record<Exclude<PersonTable, 'audit_entries' | 'trail_checks' | 'trail_rounds'>, Fate> = {
  bookings: 'refuses',
  booking_intakes: 'refuses',
  booking_plans: 'refuses',
  care_notes: 'refuses',
  visit_summaries: 'refuses',
  care_visit_notes: 'refuses',
  lab_orders: 'refuses',
  family_links: 'refuses',
  family_invitations: 'refuses',
  trail_questions: 'refuses',
  health_profiles: 'goes',
  medication_reminders: 'goes',
  dependants: 'goes',
  health_records: 'joins',
  record_links: 'joins',
  threads: 'joins',
  notifications: 'joins',
  lead_requests: 'joins',
  tours: 'joins',
  seat_waiters: 'joins',
  slot_lines: 'joins',
  intakes: 'joins',
  medications: 'joins',
  insurance_cards: 'joins',
  favourites: 'joins',
  board_tasks: 'joins',
  board_notes: 'joins',
  former_people: 'joins',
};
const tablesWith = (fate: Fate) =>
  Object.entries(fates)
    .filter(([, each]) => each === fate)
    .map(([table]) => table);

/** The person that signing up made for an account, locked, so that nothing more is begun for it. */
export const lockOwnPerson = (db: Db, userId: string) =>
  db.selectFrom('people').select('people.id').where('people.user_id', '=', userId).forUpdate().executeTakeFirst();

type RecordJoin = { from: string; into: string; now: Date };

/** Whether something of this person keeps it from becoming another: answers of its own about health, or what stays with its trail. */
export async function keepsApart(db: Db, personId: string): Promise<boolean> {
  const found = [
    sql`exists (select from health_profiles where health_profiles.person_id = ${personId} and health_profiles.facts <> '{}')`,
    ...tablesWith('refuses').map((table) => sql`exists (select from ${rowsOf(table, personId)})`),
  ];
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(found, sql` or `)} as found`.execute(db);
  return rows.some((row) => row.found);
}

/** Makes what was begun for one person part of the record of another. False when both have what a person has once. */
export async function joinRecords(db: Db, { from, into, now }: RecordJoin): Promise<boolean> {
  if (await isTwice(db, { from, into })) return false;
  await takeAwaySecondCards(db, { from, into, now });
  await forgetSecondSources(db, { from, into });
  for (const table of tablesWith('joins'))
    await sql`update ${sql.table(table)} set person_id = ${into} where person_id = ${from}`.execute(db);
  await sql`
    update thread_messages set reach = array_replace(thread_messages.reach, ${from}::uuid, ${into}::uuid)
    from threads where threads.id = thread_messages.thread_id and threads.person_id = ${into}
      and thread_messages.reach @> array[${from}::uuid]`.execute(db);
  await sql`update files set attached_to = ${into} where files.kind = ${PORTRAIT} and files.attached_to = ${from}`.execute(
    db,
  );
  return true;
}

/** That an account was another person until it took a record over: the trail of that one is read with the record. */
export async function noteFormer(db: Db, { from, into, now }: RecordJoin): Promise<void> {
  await db.insertInto('former_people').values({ id: from, person_id: into, taken_over_at: now }).execute();
}

const rowsOf = (table: string, personId: string): RawBuilder<unknown> =>
  sql`${sql.table(table)} where person_id = ${personId}`;

type RecordPair = Omit<RecordJoin, 'now'>;

/** What a unique index keeps from being there twice for one person. */
async function isTwice(db: Db, { from, into }: RecordPair): Promise<boolean> {
  const { rows } = await sql<{ is_twice: boolean }>`select
    exists (select from intakes own join intakes kept on kept.person_id = ${into} where own.person_id = ${from})
    or exists (select from threads own join threads kept using (provider_id, kind)
      where own.person_id = ${from} and kept.person_id = ${into} and own.is_shared and kept.is_shared)
    or exists (select from lead_requests own join lead_requests kept using (provider_id, user_id)
      where own.person_id = ${from} and kept.person_id = ${into}
        and own.status <> 'closed' and own.withdrawn_at is null and kept.status <> 'closed' and kept.withdrawn_at is null)
    or exists (select from tours own join tours kept using (provider_id)
      where own.person_id = ${from} and kept.person_id = ${into}
        and own.status in ('asked', 'offered', 'confirmed') and kept.status in ('asked', 'offered', 'confirmed'))
    or exists (select from seat_waiters own join seat_waiters kept using (provider_id, day)
      where own.person_id = ${from} and kept.person_id = ${into}
        and own.state in ('waiting', 'reserved', 'offered') and kept.state in ('waiting', 'reserved', 'offered'))
    or exists (select from slot_lines own join slot_lines kept using (user_id, service)
      join line_providers asked on asked.line_id = own.id
      join line_providers others on others.line_id = kept.id and others.provider_id = asked.provider_id
      where own.person_id = ${from} and kept.person_id = ${into}
        and own.state in ('waiting', 'reserved', 'offered') and kept.state in ('waiting', 'reserved', 'offered'))
    as is_twice`.execute(db);
  return rows.some((row) => row.is_twice);
}

/** What both have brought in from one file stays twice, as they have changed it, and is known by its source once. */
async function forgetSecondSources(db: Db, { from, into }: RecordPair): Promise<void> {
  await sql`
    update health_records own set source_id = null from health_records kept
    where own.person_id = ${from} and kept.person_id = ${into}
      and kept.type = own.type and kept.source_id = own.source_id`.execute(db);
}

/** A card that both have shown stays once. */
async function takeAwaySecondCards(db: Db, { from, into, now }: RecordJoin): Promise<void> {
  await sql`
    update insurance_cards own set removed_at = ${now}, updated_at = ${now}
    from insurance_cards kept
    where own.person_id = ${from} and kept.person_id = ${into} and own.removed_at is null and kept.removed_at is null
      and lower(own.plan) = lower(kept.plan) and lower(own.member_id) = lower(kept.member_id)`.execute(db);
}
