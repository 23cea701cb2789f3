import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type OpenSlot, openSlots } from '../open-slots.ts';
import { hoursOf, MOST_TIMES_OFF } from './availability-store.ts';

/** Further than so many days from `from` nothing is looked for. */
export const MOST_SPAN_DAYS = 62;

type Question = { providerIds: readonly string[]; service: string; from: Date; to: Date; limit: number; now: Date };

/**
 * The first `limit` open slots of each of these providers that begin from `from` up to `to`, in one query; a provider without any
 * is not among the keys.
 */
export async function findOpenSlots(
  db: Db,
  { providerIds, service, from, limit, now, ...question }: Question,
): Promise<Map<string, OpenSlot[]>> {
  const to = new Date(Math.min(question.to.getTime(), from.getTime() + MOST_SPAN_DAYS * DAY_MS));
  const rows = await schedules(db, { providerIds, service, from, to, limit, now });
  const found = rows.map((row) => {
    const timeOff = row.timeOff.map(spanOf);
    const taken = row.taken.map((slot) => ({ ...spanOf(slot), taken: slot.taken }));
    const asked = { from, to, zone: row.time_zone, now };
    return [row.provider_id, openSlots({ hours: hoursOf(row), timeOff, taken }, asked, limit)] as const;
  });
  return new Map(found.filter(([, slots]) => slots.length > 0));
}

// What is taken is bounded by the span: a service has at most 288 slots a day.
const schedules = (db: Db, { providerIds, service, from, to, now }: Question) =>
  db
    .selectFrom('weekly_hours')
    .innerJoin('providers', 'providers.id', 'weekly_hours.provider_id')
    .selectAll('weekly_hours')
    .select((all) => [
      'providers.time_zone',
      jsonArrayFrom(
        all
          .selectFrom('time_off')
          .select(['time_off.starts_at as startsAt', 'time_off.ends_at as endsAt'])
          .whereRef('time_off.provider_id', '=', 'weekly_hours.provider_id')
          .where('time_off.ends_at', '>', now > from ? now : from)
          .orderBy('time_off.starts_at')
          .limit(MOST_TIMES_OFF),
      ).as('timeOff'),
      jsonArrayFrom(
        all
          .selectFrom('slots')
          .select(['slots.starts_at as startsAt', 'slots.ends_at as endsAt', 'slots.taken'])
          .whereRef('slots.provider_id', '=', 'weekly_hours.provider_id')
          .whereRef('slots.service', '=', 'weekly_hours.service')
          .where('slots.taken', '>', 0)
          .where('slots.starts_at', '>', sql<Date>`${from}::timestamptz - interval '1 day'`)
          .where('slots.starts_at', '<', sql<Date>`${to}::timestamptz + interval '1 day'`)
          .orderBy('slots.starts_at'),
      ).as('taken'),
    ])
    .where('weekly_hours.provider_id', '=', sql<string>`any(${providerIds}::uuid[])`)
    .where('weekly_hours.service', '=', service)
    .orderBy('weekly_hours.provider_id')
    .execute();

const spanOf = ({ startsAt, endsAt }: { startsAt: string | Date; endsAt: string | Date }) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
