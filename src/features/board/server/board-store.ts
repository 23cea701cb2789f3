import { sql } from 'kysely';
import type { KnownRelationship } from '#features/family/relationship.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import { type DayPart, MOST_TASKS } from '../board.ts';

type TaskQuery = { personId: PersonId; from: string; to: string; now: Date };

/** Whoever took it, as long as they are of the circle: what somebody had taken whom nobody lets in any more is free again. */
const takerOf = (db: Db, now: Date) =>
  sql<string | null>`case when board_tasks.person_id = any(array(${peopleOf(db, {
    userId: sql<string>`board_tasks.taken_by`,
    scope: 'bookings',
    now,
  })})) then board_tasks.taken_by end`;

const DAYS = 7;

/** What is on the board on these days, and who does it. */
export const tasksOf = (db: Db, { personId, from, to, now }: TaskQuery) =>
  db
    .selectFrom('board_tasks')
    .innerJoin('users as author', 'author.id', 'board_tasks.created_by')
    .leftJoin('users as taker', (join) => join.on('taker.id', '=', takerOf(db, now)))
    .select(['board_tasks.id', 'board_tasks.day', 'board_tasks.kind', 'board_tasks.title', 'board_tasks.booking_id'])
    .select(['board_tasks.starts_at', 'board_tasks.created_by', 'board_tasks.done_at', 'taker.id as taker_id'])
    .select(['author.first_name as author_first_name', 'author.last_name as author_last_name'])
    .where('board_tasks.person_id', '=', personId)
    .where('board_tasks.day', '>=', from)
    .where('board_tasks.day', '<=', to)
    .orderBy('board_tasks.day')
    .orderBy('board_tasks.created_at')
    .orderBy('board_tasks.id')
    .limit(MOST_TASKS * DAYS * 2)
    .execute();
export type TaskRow = Awaited<ReturnType<typeof tasksOf>>[number];

export const countTasks = async (db: Db, { personId, day }: { personId: PersonId; day: string }): Promise<number> =>
  (
    await db
      .selectFrom('board_tasks')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('board_tasks.person_id', '=', personId)
      .where('board_tasks.day', '=', day)
      .where('board_tasks.kind', '=', 'task')
      .executeTakeFirstOrThrow()
  ).count;

/** The person, until the transaction ends: tasks of one day are counted one after the other. */
export async function lockBoard(db: Db, personId: PersonId): Promise<void> {
  await db.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

type NewTask = { personId: PersonId; day: string; title: string; userId: string; now: Date };

export async function insertTask(db: Db, { personId, day, title, userId, now }: NewTask): Promise<string> {
  const { id } = await db
    .insertInto('board_tasks')
    .values({ person_id: personId, day, kind: 'task', title, created_by: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A task that somebody wrote down; undefined for a part of a booking. */
export const taskWith = (db: Db, id: string) =>
  db
    .selectFrom('board_tasks')
    .select(['board_tasks.id', 'board_tasks.person_id', 'board_tasks.created_by'])
    .where('board_tasks.id', '=', id)
    .where('board_tasks.kind', '=', 'task')
    .executeTakeFirst();

type TaskClaim = { id: string; userId: string; now: Date };

/** By one statement that only one can win: false when somebody else of the circle has it. A repetition changes nothing. */
export async function takeTask(db: Db, { id, userId, now }: TaskClaim): Promise<boolean> {
  const taken = await db
    .updateTable('board_tasks')
    .set({ taken_by: userId, taken_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(${takerOf(db, now)}, ${userId}::uuid) = ${userId}`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Only one's own. */
export async function giveBack(db: Db, { id, userId }: Omit<TaskClaim, 'now'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('board_tasks')
    .set({ taken_by: null, taken_at: null, done_at: null })
    .where('id', '=', id)
    .where('taken_by', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markDone(db: Db, id: string, doneAt: Date | null): Promise<void> {
  await db.updateTable('board_tasks').set({ done_at: doneAt }).where('id', '=', id).execute();
}

export async function removeTask(db: Db, { id, userId }: Omit<TaskClaim, 'now'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('board_tasks')
    .where('id', '=', id)
    .where('created_by', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who has it now, by name. */
export async function takerName(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('board_tasks')
    .innerJoin('users', 'users.id', 'board_tasks.taken_by')
    .select(['users.first_name'])
    .where('board_tasks.id', '=', id)
    .executeTakeFirst();
  return row?.first_name ?? '';
}

/** A time of a booking that is not cancelled, of somebody for whom this account may act. */
export const timeOf = (
  db: Db,
  { bookingId, startsAt, userId, now }: { bookingId: string; startsAt: Date; userId: string; now: Date },
) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .select(['bookings.person_id', 'booking_times.day'])
    .$narrowType<{ person_id: PersonId }>() // the last condition proves it
    .where('bookings.id', '=', bookingId)
    .where('booking_times.starts_at', '=', startsAt)
    .where('bookings.status', '!=', 'cancelled')
    .where(sql<boolean>`bookings.person_id = any(array(${peopleOf(db, { userId, scope: 'bookings', now })}))`)
    .executeTakeFirst();

type PartClaim = { bookingId: string; startsAt: Date; part: DayPart };

/** The row of a part, which is made when somebody first asks for it. Answers its id. */
export async function partRow(
  db: Db,
  { bookingId, startsAt, part, ...row }: PartClaim & { personId: PersonId; day: string; userId: string; now: Date },
): Promise<string> {
  await db
    .insertInto('board_tasks')
    .values({
      person_id: row.personId,
      day: row.day,
      kind: part,
      booking_id: bookingId,
      starts_at: startsAt,
      created_by: row.userId,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('board_tasks')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('starts_at', '=', startsAt)
    .where('kind', '=', part)
    .executeTakeFirstOrThrow();
  return id;
}

const MOST_MEMBERS = 60;

/** Everybody who sees this board: the person or who looks after them first, then the relatives who may see bookings, by name. */
export const membersOf = (db: Db, personId: PersonId, now: Date) =>
  db
    .selectFrom('users')
    .leftJoin('family_links', (join) =>
      join.onRef('family_links.member_user_id', '=', 'users.id').on('family_links.person_id', '=', personId),
    )
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.profile_image', 'family_links.relationship'])
    .select(['users.email', 'users.language'])
    .select((is) =>
      is.selectFrom('people').select('people.gender').whereRef('people.user_id', '=', 'users.id').limit(1).as('gender'),
    )
    .$narrowType<{ relationship: KnownRelationship | null }>()
    .where(
      sql<boolean>`users.id in (
        select coalesce(people.user_id, people.created_by) from people where people.id = ${personId}
        union select links.member_user_id from family_links as links where links.person_id = ${personId}
          and links.status = 'accepted' and links.paused_at is null and 'bookings' = any(links.scopes)
          and (links.ends_at is null or links.ends_at > ${now}::timestamptz))`,
    )
    .orderBy(sql`family_links.relationship is not null`)
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(MOST_MEMBERS)
    .execute();
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

const MOST_NOTES = 30;
const NOTE_DAYS = 14;

/** What was said in the two weeks up to a day, the newest first. */
export const notesOf = (db: Db, { personId, to }: Omit<TaskQuery, 'from'>) =>
  db
    .selectFrom('board_notes')
    .innerJoin('users', 'users.id', 'board_notes.written_by')
    .select(['board_notes.id', 'board_notes.words', 'board_notes.written_by', 'board_notes.written_at'])
    .select(['users.first_name', 'users.last_name'])
    .where('board_notes.person_id', '=', personId)
    .where(sql<boolean>`board_notes.written_at < ${to}::date + 2`)
    .where(sql<boolean>`board_notes.written_at > ${to}::date - ${NOTE_DAYS}::integer`)
    .orderBy('board_notes.written_at', 'desc')
    .orderBy('board_notes.id')
    .limit(MOST_NOTES)
    .execute();

export async function insertNote(
  db: Db,
  { personId, words, userId, now }: { personId: PersonId; words: string; userId: string; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('board_notes')
    .values({ person_id: personId, words, written_by: userId, written_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One's own, as long as one may act for the person; answers whose board it stood on. */
export async function removeNote(db: Db, { id, userId, now }: TaskClaim): Promise<PersonId | undefined> {
  const row = await db
    .deleteFrom('board_notes')
    .where('id', '=', id)
    .where('written_by', '=', userId)
    .where(sql<boolean>`person_id = any(array(${peopleOf(db, { userId, scope: 'bookings', now })}))`)
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id as PersonId | undefined; // the condition proves it
}

export const personNamed = (db: Db, personId: PersonId) =>
  db
    .selectFrom('people')
    .select(['people.first_name', 'people.last_name', 'people.user_id'])
    .where('people.id', '=', personId)
    .executeTakeFirstOrThrow();
