import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { SqlValue } from '#server/db/statement.ts';
import { Failure } from '#shared/failure.ts';
import type { TakenSlot } from '../open-slots.ts';
import type { Span } from '../span.ts';
import type { HoursRange, WeeklyHours } from '../weekly-hours.ts';

/** What of a provider is booked by the clock; each service is counted by itself. */
export type Service = { providerId: string; service: string };

/** So many times off that are not over may a provider have. */
export const MOST_TIMES_OFF = 500;

/** Sets when a service can be booked from now on; what is booked stays. In the caller's transaction. */
export async function setWeeklyHours(
  db: Db,
  { providerId, service, hours, now }: Service & { hours: WeeklyHours; now: Date },
): Promise<void> {
  await lockProvider(db, providerId);
  const values = {
    ranges: JSON.stringify(hours.ranges),
    slot_minutes: hours.slotMinutes,
    buffer_minutes: hours.bufferMinutes,
    notice_minutes: hours.noticeMinutes,
    ahead_days: hours.aheadDays,
    capacity: hours.capacity,
    updated_at: now,
  };
  await db
    .insertInto('weekly_hours')
    .values({ provider_id: providerId, service, ...values })
    .onConflict((conflict) => conflict.columns(['provider_id', 'service']).doUpdateSet(values))
    .execute();
}

/**
 * Closes all services of a provider for a span. What is booked in it stays booked: it is answered, so that somebody can speak
 * with those people. Waits for those who are just taking a slot. In the caller's transaction.
 */
export async function addTimeOff(
  db: Db,
  { providerId, startsAt, endsAt, now }: Span & { providerId: string; now: Date },
): Promise<{ id: string; booked: (TakenSlot & { service: string })[] }> {
  await lockProvider(db, providerId);
  await lockServices(db, providerId);
  const present = await timeOffOf(db, { providerId, now });
  if (present.length >= MOST_TIMES_OFF) throw Failure.of('timeOff', 'errors.timeOffMany');
  const { id } = await db
    .insertInto('time_off')
    .values({ provider_id: providerId, starts_at: startsAt, ends_at: endsAt, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, booked: await bookedIn(db, { providerId, startsAt, endsAt }) };
}

/** Opens the span again; false when this provider has no such time off. */
export async function removeTimeOff(db: Db, { providerId, id }: { providerId: string; id: string }): Promise<boolean> {
  const removed = await db
    .deleteFrom('time_off')
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

/** The times off of a provider that are not over, the next first. */
export const timeOffOf = (db: Db, asked: { providerId: string; now: Date }): Promise<(Span & { id: string })[]> =>
  timesOff(db, asked).execute();

/** The same, for another statement. */
export const timesOff = (db: Db, { providerId, now }: { providerId: SqlValue<string>; now: SqlValue<Date> }) =>
  db
    .selectFrom('time_off')
    .select(['time_off.id', 'time_off.starts_at as startsAt', 'time_off.ends_at as endsAt'])
    .where('time_off.provider_id', '=', providerId)
    .where('time_off.ends_at', '>', now)
    .orderBy('time_off.starts_at')
    .orderBy('time_off.id')
    .limit(MOST_TIMES_OFF);

/** One time off of one of these providers. */
export async function timeOffWith(
  db: Db,
  { id, providerIds }: { id: string; providerIds: readonly string[] },
): Promise<(Span & { providerId: string; timeZone: string }) | undefined> {
  return db
    .selectFrom('time_off')
    .innerJoin('providers', 'providers.id', 'time_off.provider_id')
    .select(['time_off.provider_id as providerId', 'providers.time_zone as timeZone'])
    .select(['time_off.starts_at as startsAt', 'time_off.ends_at as endsAt'])
    .where('time_off.id', '=', id)
    .where(sql<boolean>`time_off.provider_id = any(${[...providerIds]}::uuid[])`)
    .executeTakeFirst();
}

/** The hours of a service, on its clock; `timeOff`, where it was asked after they were locked. */
export type HoursRules = { hours: WeeklyHours; zone: string; timeOff?: readonly Span[] };

/** The weekly hours of a service and the provider's zone; until the transaction ends nobody changes them or takes time off. */
export async function lockHours(db: Db, { providerId, service }: Service): Promise<HoursRules | undefined> {
  const row = await db
    .selectFrom('weekly_hours')
    .innerJoin('providers', 'providers.id', 'weekly_hours.provider_id')
    .selectAll('weekly_hours')
    .select('providers.time_zone')
    .where('weekly_hours.provider_id', '=', providerId)
    .where('weekly_hours.service', '=', service)
    .forShare('weekly_hours')
    .executeTakeFirst();
  return row && { hours: hoursOf(row), zone: row.time_zone };
}

type HoursRow = {
  ranges: unknown;
  slot_minutes: number;
  buffer_minutes: number;
  notice_minutes: number;
  ahead_days: number;
  capacity: number;
};

export const hoursOf = (row: HoursRow): WeeklyHours => ({
  ranges: row.ranges as HoursRange[], // written by setWeeklyHours only
  slotMinutes: row.slot_minutes,
  bufferMinutes: row.buffer_minutes,
  noticeMinutes: row.notice_minutes,
  aheadDays: row.ahead_days,
  capacity: row.capacity,
});

/** One change of hours or times off of a provider after the other, also when a service gets its first hours. */
const lockProvider = (db: Db, providerId: string) =>
  db.selectFrom('providers').select('id').where('id', '=', providerId).forNoKeyUpdate().executeTakeFirstOrThrow();

const lockServices = (db: Db, providerId: string) =>
  db
    .selectFrom('weekly_hours')
    .select('service')
    .where('provider_id', '=', providerId)
    .orderBy('service')
    .forNoKeyUpdate()
    .execute();

const bookedIn = (db: Db, { providerId, startsAt, endsAt }: Span & { providerId: string }) =>
  db
    .selectFrom('slots')
    .select(['service', 'starts_at as startsAt', 'ends_at as endsAt', 'taken'])
    .where('provider_id', '=', providerId)
    .where('taken', '>', 0)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .orderBy('starts_at')
    .orderBy('service')
    .limit(1000)
    .execute();
