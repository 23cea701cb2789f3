import { type Insertable, sql } from 'kysely';
import { insertPreferences } from '#features/preferences/server/store.ts';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/db.ts';
import type { Workspace } from '#shared/rendering.ts';
import type { Tables } from '#server/db/tables.ts';

const account = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.password_hash',
  'users.profile_image',
  'users.language',
] as const;

export type NewAccount = {
  email: string;
  phone: string | undefined;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: Language;
};
export type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>;

export const accountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(account)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Only a phone that was proven says whose account it is. */
export const accountByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(account)
    .where('users.phone', '=', phone)
    .where('users.phone_verified_at', 'is not', null)
    .executeTakeFirst();

export const accountById = (db: Db, id: string) =>
  db.selectFrom('users').select(account).where('users.id', '=', id).executeTakeFirst();

/** An account with the person it speaks for and its preferences; undefined when the e-mail address is taken. In the caller's transaction. */
export async function insertAccount(
  db: Db,
  { email, phone, firstName, lastName, passwordHash, language }: NewAccount,
  now: Date,
) {
  const name = { first_name: firstName, last_name: lastName };
  const created = await db
    .insertInto('users')
    .values({
      email,
      phone: phone ?? null,
      ...name,
      password_hash: passwordHash,
      language,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(account)
    .executeTakeFirst();
  if (!created) return undefined;
  const person = await db
    .insertInto('people')
    .values({ user_id: created.id, ...name, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertPreferences(db, { userId: created.id, language, now });
  return { ...created, personId: person.id };
}

export async function confirmEmail(db: Db, userId: string, now: Date) {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Whose proof of a number counts. */
export const phoneHolder = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'language'])
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();

/** Whether a number proves this account, which stays so until the end of the transaction. */
export async function isProvenBy(db: Db, { userId, phone }: { userId: string; phone: string }): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** For an account that nobody else's proof stands against: `provePhone` sees to that. */
export async function confirmPhone(db: Db, { userId, phone, now }: { userId: string; phone: string; now: Date }) {
  await db
    .updateTable('users')
    .set({ phone_verified_at: now })
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .execute();
}

export async function losePhone(db: Db, userId: string, now: Date) {
  await db.updateTable('users').set({ phone_verified_at: null, updated_at: now }).where('id', '=', userId).execute();
}

export async function setPassword(
  db: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Where this account works: as the access token says at every other call. */
export async function workspaceOf(db: Db, userId: string): Promise<Workspace> {
  const { is_staff: isStaff, manages } = await db
    .selectFrom('users')
    .select(({ exists, selectFrom }) => [
      'users.is_staff',
      exists(
        selectFrom('provider_managers')
          .select('provider_managers.provider_id')
          .whereRef('provider_managers.user_id', '=', 'users.id'),
      ).as('manages'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (isStaff) return 'staff';
  return manages ? 'partner' : 'family';
}

export const userInfo = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('people', 'people.user_id', 'users.id')
    .leftJoin('health_profiles', 'health_profiles.person_id', 'people.id')
    .select([
      'users.id',
      'users.email',
      'users.phone',
      'users.first_name',
      'users.last_name',
      'users.profile_image',
      'users.email_verified_at',
      'users.phone_verified_at',
      'people.id as person_id',
      'people.date_of_birth',
      'people.gender',
      'people.address',
      'people.zip',
    ])
    .select(sql<number>`(select count(*) from jsonb_object_keys(health_profiles.facts))`.as('health_answers'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

type PersonFacts = Partial<
  Pick<Insertable<Tables['people']>, 'first_name' | 'last_name' | 'date_of_birth' | 'gender' | 'address' | 'zip'>
>;

/** Changes what is given and leaves the rest. Another phone has yet to be proven. */
export async function changeUserInfo(
  db: Db,
  { userId, person, now }: { userId: string; person: PersonFacts; now: Date },
) {
  const name = {
    ...(person.first_name && { first_name: person.first_name }),
    ...(person.last_name && { last_name: person.last_name }),
  };
  const writing = db
    .updateTable('people')
    .set({ ...person, updated_at: now })
    .where('user_id', '=', userId);
  const { numUpdatedRows } = await writing.executeTakeFirst();
  // None when a take-over ended while this waited for it: the account has another person from then on.
  if (numUpdatedRows === 0n) await writing.execute();
  await db
    .updateTable('users')
    .set({ ...name, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
