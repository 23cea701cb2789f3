import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { isOffered } from '../slot-times.ts';
import type { Refusal } from '../refusal.ts';
import { type HoursRules, lockHours, type Service, timeOffOf } from './availability-store.ts';

/** Slots by their beginnings, and how many places of each. */
type Places = Service & { starts: readonly Date[]; places: number };
/** `rules`: the hours, where the caller has locked them already, with the times off that are not over when the first slot begins. */
type Wish = Places & { rules?: HoursRules | undefined };

/** When somebody chooses; `in time` is as soon before each slot as its notice asks, for what was held or taken then. */
type HoldInstant = Date | 'in time';

/** Takes places of all of these slots, or of none: answers which could not be had. In the caller's transaction. */
export async function takeSlots(db: Db, { now, ...places }: Wish & { now: Date }): Promise<Refusal[]> {
  const refused = await notOffered(db, places, now);
  return refused.length > 0 ? refused : takeAll(db, places);
}

/**
 * The same for what was taken before and given back: the notice was kept then, so it does not matter now. Hours and time off
 * that have changed meanwhile do. In the caller's transaction.
 */
export async function retakeSlots(db: Db, places: Wish): Promise<Refusal[]> {
  const refused = await notOffered(db, places, 'in time');
  return refused.length > 0 ? refused : takeAll(db, places);
}

/** Gives places back that were taken. In the caller's transaction. */
export async function releaseSlots(db: Db, places: Places): Promise<void> {
  await changeTaken(db, places, -places.places);
}

/**
 * Takes the slots of `to` for those of `from`, which are given back; when one cannot be had, everything stays as it was and the
 * answer says which. In the caller's transaction. Two who want each other's slots wait for each other.
 */
export async function moveSlots(
  db: Db,
  { from, to, now, ...rest }: Omit<Wish, 'starts'> & { from: readonly Date[]; to: readonly Date[]; now: HoldInstant },
): Promise<Refusal[]> {
  const fresh = { ...rest, starts: without(to, from) };
  const left = { ...rest, starts: without(from, to) };
  const refused = await notOffered(db, fresh, now);
  if (refused.length > 0) return refused;
  await lockSlots(db, { ...rest, starts: [...fresh.starts, ...left.starts] });
  await releaseSlots(db, left);
  const taken = await takeAll(db, fresh);
  if (taken.length > 0) await changeTaken(db, left, rest.places);
  return taken;
}

/** Which of these slots nobody could choose at `now`. */
async function notOffered(db: Db, { starts, rules: locked, ...service }: Wish, now: HoldInstant): Promise<Refusal[]> {
  const rules = locked ?? (await lockHours(db, service));
  const timeOff = rules?.timeOff ?? (await timeOffFrom(db, service.providerId, starts));
  const asOf = (startsAt: Date) => (now === 'in time' ? lastMoment(startsAt, rules?.hours.noticeMinutes) : now);
  return starts
    .filter((startsAt) => !rules || !isOffered(startsAt, { ...rules, timeOff, now: asOf(startsAt) }))
    .map((startsAt) => ({ startsAt, why: 'not_offered' }));
}

/** Asked after the hours are locked, so that what was added while this waited for the lock counts. */
async function timeOffFrom(db: Db, providerId: string, starts: readonly Date[]) {
  const [first] = [...starts].sort((one, other) => one.getTime() - other.getTime());
  return first ? timeOffOf(db, { providerId, now: first }) : [];
}

const lastMoment = (startsAt: Date, noticeMinutes = 0) => new Date(startsAt.getTime() - noticeMinutes * MINUTE_MS);

/** The same, without a look at whether they are offered. */
export async function takeAll(db: Db, wish: Places): Promise<Refusal[]> {
  const won = await takeFree(db, wish);
  const lost = without(wish.starts, won);
  if (lost.length > 0) await releaseSlots(db, { ...wish, starts: won });
  return lost.map((startsAt) => ({ startsAt, why: 'taken' }));
}

/**
 * The one statement that decides who gets a slot: rows are made or locked in the order of the key, and a row that is full, or lies
 * across one that was booked under former hours, is left alone. Answers the slots of which the places were taken.
 */
async function takeFree(db: Db, { providerId, service, starts, places }: Places): Promise<Date[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    insert into slots (provider_id, service, starts_at, ends_at, capacity, taken)
    select hours.provider_id, hours.service, wanted.starts_at, wanted.ends_at, hours.capacity, ${places}
    from ${wantedSlots(starts)}
    where hours.provider_id = ${providerId} and hours.service = ${service} and hours.capacity >= ${places}
      and not exists (
        select from slots booked
        where booked.provider_id = hours.provider_id and booked.service = hours.service and booked.taken > 0
          and booked.starts_at > wanted.starts_at - interval '1 day' and booked.starts_at < wanted.ends_at
          and booked.ends_at > wanted.starts_at and booked.starts_at <> wanted.starts_at
      )
    order by wanted.starts_at
    on conflict (provider_id, service, starts_at) do update
      set taken = slots.taken + excluded.taken, ends_at = excluded.ends_at, capacity = excluded.capacity
      where slots.taken + excluded.taken <= excluded.capacity
        and (slots.taken = 0 or slots.ends_at = excluded.ends_at)
    returning slots.starts_at`.execute(db);
  return rows.map((row) => row.starts_at);
}

/** Locks the rows of these slots in the order of the key; those that nobody has taken before are made. */
export async function lockSlots(db: Db, { providerId, service, starts }: Omit<Places, 'places'>): Promise<void> {
  await sql`
    insert into slots (provider_id, service, starts_at, ends_at, capacity, taken)
    select hours.provider_id, hours.service, wanted.starts_at, wanted.ends_at, hours.capacity, 0
    from ${wantedSlots(starts)}
    where hours.provider_id = ${providerId} and hours.service = ${service}
    order by wanted.starts_at
    on conflict (provider_id, service, starts_at) do update set taken = slots.taken`.execute(db);
}

const wantedSlots = (starts: readonly Date[]) => sql`
  weekly_hours hours
  cross join unnest(${starts}::timestamptz[]) as wished (starts_at)
  cross join lateral (
    select wished.starts_at, wished.starts_at + make_interval(mins => hours.slot_minutes) as ends_at
  ) as wanted`;

/** The table refuses what would be less than none or more than there is. */
async function changeTaken(db: Db, { providerId, service, starts }: Places, by: number) {
  const { numAffectedRows } = await sql`
    with held as (
      select slots.provider_id, slots.service, slots.starts_at from slots
      where slots.provider_id = ${providerId} and slots.service = ${service}
        and slots.starts_at = any(${starts}::timestamptz[])
      order by slots.starts_at for update
    )
    update slots set taken = slots.taken + ${by} from held
    where (slots.provider_id, slots.service, slots.starts_at) = (held.provider_id, held.service, held.starts_at)`.execute(
    db,
  );
  if (Number(numAffectedRows) !== starts.length) throw new Error('A slot was given back that nobody had taken.');
}

/** The instants of the first that are not among the others. */
export const without = (some: readonly Date[], others: readonly Date[]): Date[] =>
  some.filter((one) => !others.some((other) => other.getTime() === one.getTime()));
