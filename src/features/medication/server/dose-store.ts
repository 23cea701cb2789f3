import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import { defaults } from '#features/preferences/preferences.ts';
import type { Db } from '#server/db/db.ts';
import { type Day, daysBetween } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { type DoseState, type MarkedDose, MOST_KEPT } from '../kept-medicine.ts';

const MOST_MARKED_A_DAY = MOST_KEPT * 20;

/** What became of the doses of these days. The key of the table leads to those of each medicine. */
export const markedDoses = (db: Db, person: PersonId, { first, last }: { first: Day; last: Day }) =>
  db
    .selectFrom('medication_doses')
    .innerJoin('medications', 'medications.id', 'medication_doses.medication_id')
    .select([
      'medication_doses.medication_id',
      'medication_doses.day',
      'medication_doses.time',
      'medication_doses.state',
    ])
    .$narrowType<{ state: DoseState }>() // the database holds no other
    .where('medications.person_id', '=', person)
    .where('medication_doses.day', '>=', first)
    .where('medication_doses.day', '<=', last)
    .orderBy('medication_doses.day')
    .orderBy('medication_doses.time')
    .orderBy('medication_doses.medication_id')
    .limit(MOST_MARKED_A_DAY * (daysBetween(first, last) + 1))
    .execute();
export type Marked = Awaited<ReturnType<typeof markedDoses>>[number];

type Marking = MarkedDose & { medicineId: string; userId: string; now: Date };

export async function markDose(db: Db, { medicineId, day, time, state, userId, now }: Marking): Promise<void> {
  if (state === null) {
    await db
      .deleteFrom('medication_doses')
      .where('medication_id', '=', medicineId)
      .where('day', '=', day)
      .where('time', '=', time)
      .execute();
    return;
  }
  const said = { state, marked_by: userId, marked_at: now };
  await db
    .insertInto('medication_doses')
    .values({ medication_id: medicineId, day, time, ...said })
    .onConflict((conflict) => conflict.columns(['medication_id', 'day', 'time']).doUpdateSet(said))
    .execute();
}

/** What was due longer ago is not reminded of any more. */
export const REMINDED_FOR_MS = HOUR_MS;
const MOST_AT_ONCE = 500;

/**
 * The doses of which somebody is to be reminded and was not yet: nobody has said what became of them. At most of one person, when
 * `personId` is given. A dose of yesterday evening can be due tonight.
 */
export async function dueDoses(db: Db, now: Date, personId: string | null = null) {
  const { rows } = await sql<{ person_id: string; at: Date; time: string; time_zone: string }>`
    select medications.person_id, due.at, said.time, clock.zone as time_zone
    from medications
    join people on people.id = medications.person_id
    left join preferences on preferences.user_id = coalesce(people.user_id, people.created_by)
    left join medication_reminders on medication_reminders.person_id = medications.person_id
    cross join lateral (select coalesce(preferences.global ->> 'timeZone', ${defaults.global.timeZone}) as zone) as clock
    cross join lateral unnest(medications.times) as said (time)
    cross join lateral (select (${now}::timestamptz at time zone clock.zone)::date - ago.days as day from unnest(array[0, 1]) as ago (days)) as on_day
    cross join lateral (select (on_day.day + said.time::time) at time zone clock.zone as at) as due
    where medications.reminds_since is not null
      and (${personId}::uuid is null or medications.person_id = ${personId})
      and on_day.day >= medications.starts_on
      and on_day.day <= coalesce(medications.last_day, on_day.day)
      and (on_day.day - medications.starts_on) % medications.every_days = 0
      and due.at <= ${now} and due.at > ${new Date(now.getTime() - REMINDED_FOR_MS)}
      and due.at > medications.reminds_since
      and due.at > coalesce(medication_reminders.told_until, '-infinity')
      and not exists (select from medication_doses where medication_doses.medication_id = medications.id
        and medication_doses.day = on_day.day and medication_doses.time = said.time)
    order by due.at, medications.person_id, medications.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}

/** Until when this person was reminded, locked: of two that remind, the second one waits. Answers the subject of the news. */
export async function lockReminders(db: Db, personId: string): Promise<string> {
  await db
    .insertInto('medication_reminders')
    .values({ person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('medication_reminders')
    .select('medication_reminders.id')
    .where('medication_reminders.person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

export const noteReminded = (db: Db, id: string, until: Date) =>
  db.updateTable('medication_reminders').set({ told_until: until }).where('id', '=', id).execute();

/** The subject under which a person has been reminded; undefined when they never were. */
export const remindersOf = (db: Db, person: PersonId) =>
  db
    .selectFrom('medication_reminders')
    .select('medication_reminders.id')
    .where('medication_reminders.person_id', '=', person)
    .executeTakeFirst();

/** Who is reminded for a person: they themselves, or who looks after them. */
export const remindedFor = (db: Db, personId: string) =>
  db
    .selectFrom('people')
    .innerJoin('users', (join) => join.on(sql<boolean>`users.id = coalesce(people.user_id, people.created_by)`))
    .select(['users.id as user_id', 'people.first_name', 'people.user_id as own_user_id'])
    .where('people.id', '=', personId)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
