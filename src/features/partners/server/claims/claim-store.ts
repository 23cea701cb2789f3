import { sql } from 'kysely';
import { canBeClaimed } from '#features/providers/can-be-claimed.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import type { ApplicationState } from '../../application.ts';
import { applications, isOwn } from '../application-store.ts';

type PlaceQuery = { id: string; now: Date };

/** A listed place, and whether it can be claimed. */
export async function listedPlace(db: Db, { id, now }: PlaceQuery) {
  const row = await db
    .selectFrom('providers')
    .select([
      'providers.id',
      'providers.kind',
      'providers.name',
      'providers.city',
      'providers.state',
      'providers.phone',
    ])
    .select(isVerified(now).as('is_verified'))
    .select((is) =>
      is
        .selectFrom('provider_managers')
        .select('provider_managers.user_id')
        .whereRef('provider_managers.provider_id', '=', 'providers.id')
        .orderBy('provider_managers.user_id')
        .limit(1)
        .as('host_id'),
    )
    .where('providers.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, isFree: canBeClaimed({ isVerified: row.is_verified, hostId: row.host_id }) };
}

/** The same with nobody else deciding about it until the transaction ends. */
export async function lockListed(db: Db, { id, now }: PlaceQuery) {
  await db.selectFrom('providers').select('providers.id').where('providers.id', '=', id).forUpdate().executeTakeFirst();
  return listedPlace(db, { id, now });
}

const open = ['draft', 'sent', 'asked'] as const satisfies readonly ApplicationState[];

/** An account's claim of a place: the open one, or else the newest. */
export const claimOf = (db: Db, { userId, providerId }: { userId: string; providerId: string }) =>
  applications(db)
    .where(isOwn(userId))
    .where('purpose', '=', 'claim')
    .where('provider_id', '=', providerId)
    .orderBy(sql`status in ('draft', 'sent', 'asked')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** How many claims of an account are open; a lock on the account keeps two at once from both being the last. */
export async function countOpenClaims(db: Db, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claims:${userId}`}, 0))`.execute(db);
  const { count } = await db
    .selectFrom('partner_applications')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', 'claim')
    .where('status', 'in', open)
    .executeTakeFirstOrThrow();
  return count;
}

export const notePhoneProven = (db: Db, id: string, now: Date) =>
  db
    .updateTable('partner_applications')
    .set({ phone_proven_at: now })
    .where('id', '=', id)
    .where('phone_proven_at', 'is', null)
    .execute();

const MOST_RIVALS = 50;

const undecided = (db: Db, id: string) =>
  applications(db)
    .innerJoin('users', 'users.id', 'partner_applications.user_id')
    .select(['users.first_name', 'users.last_name'])
    .where('partner_applications.status', 'in', open)
    .where('partner_applications.id', '!=', id)
    .orderBy('partner_applications.sent_at', (order) => order.asc().nullsLast())
    .orderBy('partner_applications.id')
    .limit(MOST_RIVALS);

/** Other claims of a place that are not decided yet, those that were sent first. For staff only. */
export const competingApplicationsTo = (db: Db, { id, providerId }: { id: string; providerId: string }) =>
  undecided(db, id)
    .where('partner_applications.provider_id', '=', providerId)
    .where('partner_applications.purpose', '=', 'claim')
    .execute();

/** Other undecided applications that give the same number of the national register. For staff only. */
export const withSameNpi = (db: Db, id: string) =>
  undecided(db, id)
    .where(
      sql<boolean>`exists (
        select from evidence as own join evidence as other on other.facts ->> 'number' = own.facts ->> 'number'
        where own.application_id = ${id} and own.kind = 'npi' and other.kind = 'npi'
          and other.application_id = partner_applications.id)`,
    )
    .execute();
