import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/db.ts';
import { hashPassword } from './passwords.ts';
import { provePhone } from './addresses/prove-phone.ts';
import { confirmEmail, insertAccount } from './store.ts';

export type Person = { id: string; personId: string; email: string; password: string };
type Choices = {
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  password?: string;
  language?: Language;
  isVerified?: boolean;
  now?: Date;
};

/** A person with an account, as sign-up leaves them: people row, preferences, proven address. Throws when the e-mail address is taken. */
export async function aPerson(db: Db, choices: Choices = {}): Promise<Person> {
  const {
    firstName = 'Elena',
    lastName = 'Marín',
    password = 'Jacaranda-2026!',
    language = 'en',
    isVerified = true,
    phone,
    now = new Date(),
  } = choices;
  const email = choices.email ?? `${randomUUID().slice(0, 8)}@mail.example`;
  const passwordHash = await hashOf(password);
  return db.transaction().execute(async (db) => {
    const account = await insertAccount(db, { email, phone, firstName, lastName, passwordHash, language }, now);
    if (!account) throw new Error(`There is an account at ${email} already.`);
    if (isVerified) await confirmEmail(db, account.id, now);
    if (isVerified && phone) await provePhone(db, { userId: account.id, phone, now });
    return { id: account.id, personId: account.personId, email, password };
  });
}

/** Makes an account one of our staff, as it was before anybody wrote down who did. */
export async function makeStaff(db: Db, { id }: { id: string }): Promise<void> {
  await db.updateTable('users').set({ is_staff: true }).where('id', '=', id).execute();
}

/** Somebody of our staff. */
export async function aStaffMember(db: Db, firstName = 'Ines'): Promise<Person> {
  const person = await aPerson(db, { firstName, lastName: 'Park' });
  await makeStaff(db, person);
  return person;
}

/** The least that argon2id takes. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let isCheckedCheaply = false;

/** From now on it costs next to nothing to check the password of a new person: for tests that only log in on their way. */
export function checkPasswordsCheaply() {
  isCheckedCheaply = true;
}

/** Hashing is slow on purpose, and the people of tests have the same few passwords. */
const hashes = new Map<string, Promise<string>>();
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? (isCheckedCheaply ? hash(password, leastCost) : hashPassword(password));
  hashes.set(password, known);
  return known;
}

/** The six digits of the newest mail or text message to an address: what its owner would read. */
export async function codeSentTo(db: Db, recipient: string): Promise<string> {
  const { body } = await db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy(sql`ctid`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [code] = /\b\d{6}\b/.exec(body) ?? [];
  if (!code) throw new Error(`The newest message to ${recipient} has no code.`);
  return code;
}

/** The last log-in of an account, and its last re-entry of the password, are too long ago to prove anything. */
export async function letProofAge(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute();
}
