import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/db/db.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { offeredSlots, type OpenSlot, openSlots } from '../open-slots.ts';
import { hoursOf, MOST_TIMES_OFF, type Service } from './availability-store.ts';
import { isHeldBy, isOverAt } from './holds/hold-store.ts';
import type { Holder } from './holds/holder.ts';

/** Further than so many days from `from` nothing is looked for. */
export const MOST_SPAN_DAYS = 62;

type Question = {
  providerIds: readonly string[];
  service: string;
  from: Date;
  to: Date;
  now: Date;
  /** Who asks: what they hold themselves is open to them. */
  holder?: Holder;
};

/**
 * The first `limit` open slots of each of these providers that begin from `from` up to `to`, in one query; a provider without any
 * is not among the keys. What was held until now is open again.
 */
export async function findOpenSlots(
  db: Db,
  { limit, ...question }: Question & { limit: number },
): Promise<Map<string, OpenSlot[]>> {
  const asked = withinReach(question);
  const found = (await schedules(db, asked)).map(
    (row) => [row.provider_id, openSlots(scheduleOf(row), { ...asked, zone: row.time_zone }, limit)] as const,
  );
  return new Map(found.filter(([, slots]) => slots.length > 0));
}

/** The next `limit` slots of each of these providers, and until when the first can be taken. */
export async function findNoticedSlots(
  db: Db,
  { providerIds, service, now, limit }: Pick<Question, 'providerIds' | 'service' | 'now'> & { limit: number },
): Promise<Map<string, { startsAt: Date[]; until: Date }>> {
  const asked = { providerIds, service, now, from: now, to: new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS) };
  const found = (await schedules(db, asked)).flatMap((row) => {
    const slots = openSlots(scheduleOf(row), { ...asked, zone: row.time_zone }, limit);
    const [first] = slots;
    if (!first) return [];
    // At this instant it can be taken still.
    const until = new Date(first.startsAt.getTime() - row.notice_minutes * MINUTE_MS + 1);
    return [[row.provider_id, { startsAt: slots.map(({ startsAt }) => startsAt), until }] as const];
  });
  return new Map(found);
}

type ProviderQuestion = Omit<Question, 'providerIds'> & { providerId: string };

/** Every slot that one provider offers in this time, in their order, those without a free place too. */
export async function findOfferedSlots(db: Db, question: ProviderQuestion): Promise<OpenSlot[]> {
  const asked = withinReach({ ...question, providerIds: [question.providerId] });
  const [row] = await schedules(db, asked);
  return row ? [...offeredSlots(scheduleOf(row), { ...asked, zone: row.time_zone })] : [];
}

/** What the slots of one provider in this time come from; undefined for a service that has no hours. */
export async function findSchedule(
  db: Db,
  question: ProviderQuestion,
): Promise<ReturnType<typeof scheduleOf> | undefined> {
  const [row] = await schedules(db, withinReach({ ...question, providerIds: [question.providerId] }));
  return row && scheduleOf(row);
}

const withinReach = (question: Question): Question => ({
  ...question,
  to: new Date(Math.min(question.to.getTime(), question.from.getTime() + MOST_SPAN_DAYS * DAY_MS)),
});

type ScheduleRow = Awaited<ReturnType<typeof schedules>>[number];

const scheduleOf = (row: ScheduleRow) => ({
  hours: hoursOf(row),
  timeOff: row.timeOff.map(spanOf),
  taken: row.taken.map((slot) => ({ ...spanOf(slot), taken: slot.taken })),
});

/** So far from a time that somebody wanted others are looked for. */
const AROUND_MS = 14 * DAY_MS;
/** In so many days a service has no more slots: one every five minutes. */
const MOST_AROUND = 2 * 14 * 288;

/** The open slots of two weeks before and after that instant, as far as they are still to come. */
export async function slotsAround(
  db: Db,
  { providerId, service, at, holder, now }: Service & { at: Date; holder: Holder; now: Date },
): Promise<OpenSlot[]> {
  const from = new Date(Math.max(now.getTime(), at.getTime() - AROUND_MS));
  const to = new Date(at.getTime() + AROUND_MS);
  const question = { providerIds: [providerId], service, from, to, limit: MOST_AROUND, holder, now };
  return (await findOpenSlots(db, question)).get(providerId) ?? [];
}

// What is taken is bounded by the span: a service has at most 288 slots a day.
const schedules = (db: Db, { providerIds, service, from, to, holder, now }: Question) =>
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
          .select((slot) => [
            'slots.starts_at as startsAt',
            'slots.ends_at as endsAt',
            sql<number>`slots.taken - ${slot
              .selectFrom('slot_holds')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .whereRef('slot_holds.provider_id', '=', 'slots.provider_id')
              .whereRef('slot_holds.service', '=', 'slots.service')
              .whereRef('slot_holds.starts_at', '=', 'slots.starts_at')
              .where((hold) => hold.or([isOverAt(now), ...(holder ? [isHeldBy(holder)] : [])]))}`.as('taken'),
          ])
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
