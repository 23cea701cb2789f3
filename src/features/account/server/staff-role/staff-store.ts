import { type ExpressionOrFactory, sql, type SqlBool } from 'kysely';
import { CLOCK } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { noteStep } from '../note-step.ts';

const MOST_STAFF = 100;

const staff = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.language'])
    .select(sql<boolean>`users.closes_at is not null or users.closed_at is not null`.as('is_away'))
    .where('users.is_staff', '=', true)
    .orderBy('users.id')
    .limit(MOST_STAFF);

/** Everybody of the staff, and how to write to them. */
export const staffAccounts = (db: Db) => staff(db).execute();
export type StaffRow = Awaited<ReturnType<typeof staffAccounts>>[number];

/** The same, held until the end of the transaction: whoever waits here sees who is left after the change before. */
export const holdStaff = (db: Db) => staff(db).forNoKeyUpdate().execute();

/** An account that somebody proved to have this address, and that has not been left. */
export const provenAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.language'])
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .where('users.email_verified_at', 'is not', null)
    .where('users.closes_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();

type Change = {
  userId: string;
  email: string;
  change: 'given' | 'taken';
  /** Null: the setting. */
  actorId: string | null;
  now: Date;
};

/** Gives the role to an account or takes it away, and writes who did it; false when nothing had to be changed. In the caller's transaction. */
export async function writeStaffRole(db: Db, { userId, email, change, actorId, now }: Change): Promise<boolean> {
  const isStaff = change === 'given';
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_staff: isStaff })
    .where('id', '=', userId)
    .where('is_staff', '!=', isStaff)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const address = email.toLowerCase();
  if (isStaff) await release(db, ({ eb, or }) => or([eb('user_id', '=', userId), eb('held_email', '=', address)]));
  await db
    .insertInto('staff_changes')
    .values({
      user_id: userId,
      change,
      is_by_setting: actorId === null,
      actor_id: actorId,
      held_email: !isStaff && actorId !== null ? address : null,
      at: now,
    })
    .execute();
  await noteStep(db, { userId, step: isStaff ? 'staffGiven' : 'staffTaken', actorId: actorId ?? CLOCK, now });
  return true;
}

const release = (db: Db, which: ExpressionOrFactory<Tables, 'staff_changes', SqlBool>) =>
  db.updateTable('staff_changes').set({ held_email: null }).where('held_email', 'is not', null).where(which).execute();

/** What the setting names no more, it gives again when it names it anew. */
export const releaseUnnamed = (db: Db, emails: ReadonlySet<string>) =>
  release(db, sql<boolean>`not (held_email = any(${[...emails]}::text[]))`);

type StaffSetting = { emails: ReadonlySet<string>; userId: string | undefined };

/** Staff, and accounts whose address the setting names, with what it means for each; of one account alone when it is named. */
export const concernedBySetting = (db: Db, { emails, userId }: StaffSetting) => {
  const isNamed = sql<boolean>`lower(users.email) = any(${[...emails]}::text[])`;
  return db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.language', 'users.is_staff'])
    .select(sql<boolean>`users.email_verified_at is not null and ${isNamed}`.as('is_named'))
    .select(
      sql<boolean>`exists (select from staff_changes where staff_changes.held_email is not null
        and (staff_changes.user_id = users.id or staff_changes.held_email = lower(users.email)))`.as('is_held'),
    )
    .select(
      sql<boolean>`(select staff_changes.change = 'given' and staff_changes.is_by_setting from staff_changes
        where staff_changes.user_id = users.id order by staff_changes.id desc limit 1) is true`.as('has_it_by_setting'),
    )
    .where('users.closed_at', 'is', null)
    .where(({ or, eb }) => or([eb('users.is_staff', '=', true), isNamed]))
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? ''))
    .orderBy('users.id')
    .limit(10 * MOST_STAFF)
    .execute();
};

/** Nobody is staff any more whose account is gone. */
export const endStaffRole = (db: Db, userId: string) =>
  db.updateTable('users').set({ is_staff: false }).where('id', '=', userId).where('is_staff', '=', true).execute();
