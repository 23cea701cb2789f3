import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/db/db.ts';
import { type SqlValue, statement } from '#server/db/statement.ts';
import type { Span } from '../../span.ts';
import { type Service, timesOff } from '../availability-store.ts';
import type { Holder } from './holder.ts';

/** One after the other: those who ask from the same network, as the same account, or with the same key. Until the transaction ends. */
export async function lockHolder(db: Db, { keyHash, userId, client }: Holder & { client?: string }): Promise<void> {
  const names = [client && `slots:client:${client}`, userId && `slots:user:${userId}`, `slots:key:${keyHash}`];
  // In the order of the array, which is the same for everybody.
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names.filter(Boolean)}::text[]) as name`.execute(
    db,
  );
}

type HolderMatch = { keyHash: SqlValue<string>; userId: SqlValue<string | undefined> };

/** Whose holds: of this account, or of this device. */
export const isHeldBy = ({ keyHash, userId }: HolderMatch): RawBuilder<boolean> =>
  sql<boolean>`(slot_holds.key_hash = ${keyHash} or slot_holds.user_id = ${userId ?? null}::uuid)`;

/** A hold that has ended by itself. What is offered to somebody in line ends with its offer alone, so that nobody comes between it and the next. */
export const isOverAt = (now: SqlValue<Date>): RawBuilder<boolean> =>
  sql<boolean>`(slot_holds.held_until <= ${now} and slot_holds.line_id is null)`;

const MOST_IN_THE_WAY = 1000;

/**
 * The holds of a service that have ended, or belong to this holder. With a span: of those that have ended only what lies across it, and of
 * the holder also what they are offered in its place; what else is offered to them stays theirs.
 */
export const holdsToEnd = (db: Db, sought: Service & { holder?: Holder; now: Date }) => ending(db, sought).execute();

type HeldTimesQuery = {
  providerId: SqlValue<string>;
  service: SqlValue<string>;
  across?: { startsAt: SqlValue<Date>; endsAt: SqlValue<Date> };
  holder?: HolderMatch;
  now: SqlValue<Date>;
};

const ending = (db: Db, { providerId, service, across, holder, now }: HeldTimesQuery) =>
  db
    .selectFrom('slot_holds')
    .select(['slot_holds.id', 'slot_holds.starts_at as startsAt'])
    .where('slot_holds.provider_id', '=', providerId)
    .where('slot_holds.service', '=', service)
    .where((where) => {
      const over = isOverAt(now);
      const inTheWay = across
        ? where.and([
            over,
            where('slot_holds.starts_at', '<', across.endsAt),
            where('slot_holds.ends_at', '>', across.startsAt),
          ])
        : over;
      const isFree = where('slot_holds.line_id', 'is', null);
      const isSought = across ? where.or([isFree, where('slot_holds.starts_at', '=', across.startsAt)]) : isFree;
      return holder ? where.or([inTheWay, where.and([isHeldBy(holder), isSought])]) : inTheWay;
    })
    .orderBy('slot_holds.starts_at')
    .orderBy('slot_holds.id')
    .limit(MOST_IN_THE_WAY);

type WayQuery = Service & Span & { keyHash: string; userId: string | undefined; personId: string | null; now: Date };

const inTheWay = statement<WayQuery>()(
  (db, { startsAt, endsAt, providerId, service, keyHash, userId, personId, now }) =>
    db.selectNoFrom([
      jsonArrayFrom(
        ending(db, { providerId, service, across: { startsAt, endsAt }, holder: { keyHash, userId }, now }),
      ).as('holds'),
      jsonArrayFrom(timesOff(db, { providerId, now: startsAt })).as('timeOff'),
      sql<boolean>`exists (select from slot_lines join line_providers on line_providers.line_id = slot_lines.id
        where slot_lines.person_id = ${personId}::uuid and slot_lines.state in ('waiting', 'reserved', 'offered')
          and line_providers.provider_id = ${providerId})`.as('isInLine'),
    ]),
);

type Way = Service & { across: Span; holder: Holder; personId?: string | null | undefined; now: Date };

/**
 * What stands between this holder and a slot: holds that have to be ended first, and the times off that are not over when it begins; and whether the person for whom it is waits in line here. One
 * look, when the hours and the holder are locked, so that what was written while those were waited for counts.
 */
export async function wayTo(
  db: Db,
  { across, holder, providerId, service, personId = null, now }: Way,
): Promise<{ holds: { id: string; startsAt: Date }[]; timeOff: Span[]; isInLine: boolean }> {
  const [row] = await inTheWay(db, { ...across, ...holder, providerId, service, personId, now });
  return {
    isInLine: row?.isInLine ?? false,
    holds: (row?.holds ?? []).map(({ id, startsAt }) => ({ id, startsAt: new Date(startsAt) })),
    timeOff: (row?.timeOff ?? []).map((off) => ({ startsAt: new Date(off.startsAt), endsAt: new Date(off.endsAt) })),
  };
}

/** `lineId`: it was offered to somebody in line. */
export type EndedHold = {
  startsAt: Date;
  heldUntil: Date;
  keyHash: string;
  userId: string | null;
  lineId: string | null;
};

/** Ends these holds and gives their places back, by one statement. Their slots are locked. Answers those that somebody else has not ended before. */
export async function endHolds(db: Db, ids: readonly string[]): Promise<EndedHold[]> {
  const { rows } = await sql<EndedHold>`
    with ended as (
      delete from slot_holds where slot_holds.id = any(${ids}::uuid[]) returning slot_holds.*
    ), freed as (
      update slots set taken = slots.taken - places.count
      from (select provider_id, service, starts_at, count(*)::int as count from ended group by 1, 2, 3) as places
      where (slots.provider_id, slots.service, slots.starts_at) = (places.provider_id, places.service, places.starts_at)
    )
    select ended.starts_at as "startsAt", ended.held_until as "heldUntil", ended.key_hash as "keyHash",
      ended.user_id as "userId", ended.line_id as "lineId"
    from ended order by ended.starts_at`.execute(db);
  return rows;
}

type NewHold = Service & {
  startsAt: Date;
  holder: Holder;
  client: string;
  heldUntil: Date;
  /** To whom in line it is offered. */
  lineId?: string | null | undefined;
};

/** Writes that a place of this slot, which has just been taken, is held. */
export async function insertHold(
  db: Db,
  { providerId, service, startsAt, holder, client, heldUntil, lineId }: NewHold,
) {
  await db
    .insertInto('slot_holds')
    .columns([
      'provider_id',
      'service',
      'starts_at',
      'ends_at',
      'user_id',
      'key_hash',
      'client',
      'held_until',
      'line_id',
    ])
    .expression((from) =>
      from
        .selectFrom('slots')
        .select(['slots.provider_id', 'slots.service', 'slots.starts_at', 'slots.ends_at'])
        .select([
          sql<string | null>`${holder.userId ?? null}::uuid`.as('user_id'),
          sql<string>`${holder.keyHash}`.as('key_hash'),
          sql<string>`${client}`.as('client'),
          sql<Date>`${heldUntil}::timestamptz`.as('held_until'),
          sql<string | null>`${lineId ?? null}::uuid`.as('line_id'),
        ])
        .where('slots.provider_id', '=', providerId)
        .where('slots.service', '=', service)
        .where('slots.starts_at', '=', startsAt),
    )
    .execute();
}

type HoldQuery = Service & { holder: Holder; client: string; now: Date };

/** How many slots this holder, and this network, have chosen and hold at this instant; the network also of this service. */
export async function countHolds(
  db: Db,
  { providerId, service, holder, client, now }: HoldQuery,
): Promise<{ ofHolder: number; ofClient: number; ofClientAtService: number }> {
  const isAtService = sql<boolean>`(slot_holds.provider_id = ${providerId} and slot_holds.service = ${service})`;
  return db
    .selectFrom('slot_holds')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isHeldBy(holder)).as('ofHolder'),
      fn.countAll<number>().filterWhere('slot_holds.client', '=', client).as('ofClient'),
      fn
        .countAll<number>()
        .filterWhere('slot_holds.client', '=', client)
        .filterWhere(isAtService)
        .as('ofClientAtService'),
    ])
    .where('slot_holds.held_until', '>', now)
    .where('slot_holds.line_id', 'is', null)
    .where(sql<boolean>`(${isHeldBy(holder)} or slot_holds.client = ${client})`)
    .executeTakeFirstOrThrow();
}

/** The services with holds that have ended. */
export const servicesWithEnded = (db: Db, { now, limit }: { now: Date; limit: number }) =>
  db
    .selectFrom('slot_holds')
    .select(['slot_holds.provider_id as providerId', 'slot_holds.service'])
    .distinct()
    .where(isOverAt(now))
    .orderBy('slot_holds.provider_id')
    .orderBy('slot_holds.service')
    .limit(limit)
    .execute();

/** The services in which this holder holds a slot. */
export const servicesHeldBy = (db: Db, holder: Holder) =>
  db
    .selectFrom('slot_holds')
    .select(['slot_holds.provider_id as providerId', 'slot_holds.service'])
    .where(isHeldBy(holder))
    .where('slot_holds.line_id', 'is', null)
    .orderBy('slot_holds.provider_id')
    .orderBy('slot_holds.service')
    .limit(MOST_IN_THE_WAY)
    .execute();
