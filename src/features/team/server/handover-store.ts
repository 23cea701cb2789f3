import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { placeRoles, rolesWith } from '#shared/place-roles.ts';
import { type GiverOutcome, MOST_MEMBERS } from '../team.ts';
import { since } from './invitation-store.ts';

/** What waits for an answer, with the names of both. */
const waiting = (db: Db, now: Date) =>
  db
    .selectFrom('place_handovers')
    .innerJoin('providers', 'providers.id', 'place_handovers.provider_id')
    .innerJoin('users as giver', 'giver.id', 'place_handovers.from_user')
    .innerJoin('users as asked', 'asked.id', 'place_handovers.to_user')
    .selectAll('place_handovers')
    .select(['providers.name as place_name'])
    .select(['giver.first_name as from_first_name', 'giver.last_name as from_last_name'])
    .select(['asked.first_name as to_first_name', 'asked.last_name as to_last_name'])
    .$narrowType<{ afterwards: GiverOutcome }>()
    .where('place_handovers.status', '=', 'waiting')
    .where('place_handovers.asked_at', '>', since(now));
export type HandoverRow = Awaited<ReturnType<ReturnType<typeof waiting>['executeTakeFirstOrThrow']>>;

type PlaceInstant = { providerId: string; now: Date };

/** Whom the owners of a place have asked to be one. */
export const handoverAt = (db: Db, { providerId, now }: PlaceInstant): Promise<HandoverRow | undefined> =>
  waiting(db, now).where('place_handovers.provider_id', '=', providerId).executeTakeFirst();

/** Of which place one is, to lock that first. */
export const placeOfHandover = (db: Db, id: string) =>
  db
    .selectFrom('place_handovers')
    .select('place_handovers.provider_id')
    .where('place_handovers.id', '=', id)
    .executeTakeFirst();

type NewHandover = PlaceInstant & { from: string; to: string; afterwards: GiverOutcome };

/** What has waited too long is over then. Undefined when somebody is asked already. */
export async function insertHandover(db: Db, { providerId, from, to, afterwards, now }: NewHandover) {
  await db
    .updateTable('place_handovers')
    .set({ status: 'withdrawn', updated_at: now })
    .where('provider_id', '=', providerId)
    .where('status', '=', 'waiting')
    .where('asked_at', '<=', since(now))
    .execute();
  const row = await db
    .insertInto('place_handovers')
    .values({ provider_id: providerId, from_user: from, to_user: to, afterwards, asked_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type HandoverEnd = { status: 'accepted' | 'declined' | 'withdrawn'; now: Date };

export async function endHandover(db: Db, id: string, { status, now }: HandoverEnd): Promise<void> {
  await db
    .updateTable('place_handovers')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

const MOST_AT_ONCE = 100;

/** What an account has asked, and what it is asked; at one place, or everywhere. */
export const handoversOf = (db: Db, { userId, providerId, now }: { userId: string; providerId?: string; now: Date }) =>
  waiting(db, now)
    .where((is) => is.or([is('place_handovers.from_user', '=', userId), is('place_handovers.to_user', '=', userId)]))
    .$if(providerId !== undefined, (query) => query.where('place_handovers.provider_id', '=', providerId ?? ''))
    .orderBy('place_handovers.id')
    .limit(MOST_AT_ONCE)
    .execute();

/** Those of the teams of these places who could be owners and are not, who may do most first. */
export const heirsOf = (db: Db, providerIds: readonly string[]) =>
  db
    .selectFrom('provider_managers')
    .innerJoin('users', 'users.id', 'provider_managers.user_id')
    .select(['provider_managers.provider_id', 'users.id', 'users.first_name', 'users.last_name'])
    .where(sql<boolean>`provider_managers.provider_id = any(${[...providerIds]}::uuid[])`)
    .where('provider_managers.role', 'not in', rolesWith('team'))
    .where('users.closes_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .orderBy(sql`array_position(${[...placeRoles]}::text[], provider_managers.role)`)
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(MOST_AT_ONCE * MOST_MEMBERS)
    .execute();
