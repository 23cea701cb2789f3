import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { JoiningKind } from '#features/providers/application.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { ApplicationState, Profile, Purpose } from '../application.ts';

/** Rows of applications with their states as they are named here. */
export const applications = (db: Db) =>
  db
    .selectFrom('partner_applications')
    .selectAll('partner_applications')
    .$narrowType<{ kind: JoiningKind; status: ApplicationState; purpose: Purpose; profile: Partial<Profile> }>();
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof applicationById>>>;

/** An account wrote it, and it is about joining still, or the account may change what the place shows that came of it. */
export const isOwn = (userId: string) =>
  sql<boolean>`(partner_applications.user_id = ${userId} and (
    partner_applications.purpose <> 'renewal' and partner_applications.status <> 'approved'
    or coalesce(partner_applications.provider_id in ${placesOf({ userId, right: 'profile' })}, false)))`;

/** The one of an account that is about joining, as one kind or as any: the open one, or else the newest. */
export const latestOf = (db: Db, { userId, as }: { userId: string; as?: JoiningKind | undefined }) =>
  applications(db)
    .where(isOwn(userId))
    .where('purpose', '=', 'join')
    .$if(as !== undefined, (query) => query.where('partner_applications.kind', '=', as ?? ''))
    .orderBy(sql`status in ('draft', 'sent', 'asked')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The newest renewal by an account of what each of its places shows. */
export const renewalsOf = (db: Db, userId: string) =>
  applications(db)
    .distinctOn('provider_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'renewal')
    .orderBy('provider_id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const applicationById = (db: Db, id: string) => applications(db).where('id', '=', id).executeTakeFirst();

/** The state of the application that a line of evidence belongs to, and whether it is this account’s. */
export const applicationOfLine = (db: Db, { lineId, userId }: { lineId: string; userId: string }) =>
  db
    .selectFrom('evidence')
    .innerJoin('partner_applications', 'partner_applications.id', 'evidence.application_id')
    .select('partner_applications.status')
    .select(isOwn(userId).as('is_own'))
    .where('evidence.id', '=', lineId)
    .executeTakeFirst();

/** Nobody else changes it until the transaction ends. */
export const lockApplication = (db: Db, id: string) =>
  applications(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** The same for its applicant: undefined for everybody else, and for them from when they answer for its place no longer. */
export const lockOwn = (db: Db, { id, userId }: { id: string; userId: string }) =>
  applications(db).where('id', '=', id).where(isOwn(userId)).forUpdate().executeTakeFirst();

type NewApplication = {
  userId: string;
  kind: JoiningKind;
  purpose: Purpose;
  profile: Partial<Profile>;
  providerId: string | null;
  now: Date;
};

/** Undefined where one of the same kind and purpose is open already. */
export const insertApplication = (db: Db, { userId, kind, purpose, profile, providerId, now }: NewApplication) =>
  db
    .insertInto('partner_applications')
    .values({
      user_id: userId,
      kind,
      purpose,
      provider_id: providerId,
      profile: JSON.stringify(profile),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Puts one part into the profile; the others stay. */
export async function writePart(
  db: Db,
  id: string,
  { part, answers }: { part: string; answers: object },
): Promise<void> {
  await db
    .updateTable('partner_applications')
    .set({
      profile: sql`profile || jsonb_build_object(${part}::text, ${JSON.stringify(answers)}::jsonb)`.$castTo<string>(),
    })
    .where('id', '=', id)
    .execute();
}

type ApplicationWrite = {
  status?: ApplicationState;
  answer?: string | null;
  providerId?: string;
  by?: string;
  now: Date;
};

/** Every change counts; a decision names who made it. What was sent keeps the place in the queue that it had first. */
export async function writeApplication(db: Db, id: string, { status, answer, providerId, by, now }: ApplicationWrite) {
  await db
    .updateTable('partner_applications')
    .set((is) => ({
      version: is('version', '+', 1),
      updated_at: now,
      ...(status && { status }),
      ...(status === 'sent' && { sent_at: sql<Date>`coalesce(sent_at, ${now})` }),
      ...(answer !== undefined && { answer }),
      ...(providerId && { provider_id: providerId }),
      ...(by && { decided_at: now, decided_by: by }),
    }))
    .where('id', '=', id)
    .execute();
}

type Event = { applicationId: string; what: string; actorId: string; detail?: string; now: Date };

export async function addEvent(db: Db, { applicationId, what, actorId, detail, now }: Event): Promise<void> {
  await db
    .insertInto('application_events')
    .values({ application_id: applicationId, what, actor_id: actorId, detail: detail ?? null, at: now })
    .execute();
}

const MOST_EVENTS = 200;

/** What was done to an application, the latest first. */
export const eventsOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_events')
    .leftJoin('users', 'users.id', 'application_events.actor_id')
    .select(['application_events.what', 'application_events.detail', 'application_events.at'])
    .select(['users.first_name', 'users.last_name'])
    .where('application_events.application_id', '=', applicationId)
    .orderBy('application_events.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();

/** The listing that an application claims; undefined for every other one. */
export const claimedBy = ({
  purpose,
  provider_id: id,
}: Pick<ApplicationRow, 'purpose' | 'provider_id'>): string | undefined =>
  purpose === 'claim' ? (id ?? undefined) : undefined;

/** Who applies: how to write to them, and the person in whose trail it stands. */
export const applicantOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('people', 'people.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.phone', 'users.language'])
    .select('people.id as person_id')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/** What an account began and no place came of, with its evidence. */
export async function dropUnused(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('partner_applications')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('status', '!=', 'approved'), is('provider_id', 'is', null)]))
    .execute();
}

/** Whether a place was approved on something that this account has sent. */
export async function hasProvenPlace(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const found = await db
    .selectFrom('partner_applications')
    .select('partner_applications.id')
    .where('partner_applications.user_id', '=', userId)
    .where('partner_applications.status', '=', 'approved')
    .where('partner_applications.provider_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The lines of evidence that places were approved on. */
export async function linesOfPlaces(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('partner_applications', 'partner_applications.id', 'evidence.application_id')
    .select('evidence.id')
    .where('partner_applications.user_id', '=', userId)
    .orderBy('evidence.created_at')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
