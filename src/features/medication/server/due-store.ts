import { sql } from 'kysely';
import { defaults } from '#features/preferences/preferences.ts';
import type { Db } from '#server/db/db.ts';
import { type DoseNews, doseNews } from '../dose-news.ts';

/** Since when news of a medicine are asked for, and up to which instant a person’s doses have been told. */
const columns = {
  due: { asked: 'medications.reminds_since', told: 'told_until' },
  again: { asked: 'medications.reminds_since', told: 'repeated_until' },
  missed: { asked: 'medications.tells_since', told: 'missed_until' },
} as const satisfies Record<DoseNews, object>;

const MOST_AT_ONCE = 500;

/**
 * The doses of which these news are to be told and were not yet: nobody has said what became of them. At most of one person, when
 * `personId` is given. A dose of yesterday evening can be due tonight.
 */
export async function untoldDoses(
  db: Db,
  news: DoseNews,
  { now, personId = null }: { now: Date; personId?: string | null },
) {
  const { afterMs, forMs } = doseNews[news];
  const [asked, told] = [sql.ref(columns[news].asked), sql.ref(`medication_reminders.${columns[news].told}`)];
  const latest = new Date(now.getTime() - afterMs);
  const { rows } = await sql<{ id: string; person_id: string; at: Date; time: string }>`
    select medications.id, medications.person_id, due.at, said.time
    from medications
    join people on people.id = medications.person_id
    left join preferences on preferences.user_id = coalesce(people.user_id, people.created_by)
    left join medication_reminders on medication_reminders.person_id = medications.person_id
    cross join lateral (select coalesce(preferences.global ->> 'timeZone', ${defaults.global.timeZone}) as zone) as clock
    cross join lateral unnest(medications.times) as said (time)
    cross join lateral (select (${now}::timestamptz at time zone clock.zone)::date - ago.days as day from unnest(array[0, 1]) as ago (days)) as on_day
    cross join lateral (select (on_day.day + said.time::time) at time zone clock.zone as at) as due
    where ${asked} is not null
      and (${personId}::uuid is null or medications.person_id = ${personId})
      and on_day.day >= medications.starts_on
      and on_day.day <= coalesce(medications.last_day, on_day.day)
      and (on_day.day - medications.starts_on) % medications.every_days = 0
      and due.at <= ${latest} and due.at > ${new Date(latest.getTime() - forMs)}
      and due.at > ${asked}
      and due.at > coalesce(${told}, '-infinity')
      and not exists (select from medication_doses where medication_doses.medication_id = medications.id
        and medication_doses.day = on_day.day and medication_doses.time = said.time)
    order by due.at, medications.person_id, medications.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}
export type UntoldDose = Awaited<ReturnType<typeof untoldDoses>>[number];

/**
 * Until when this person’s doses were told, locked: of two that tell, the second one waits, and so does what is marked just then.
 * Answers the subject of the news.
 */
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

/** Up to the last of these doses these news have been told. */
export async function noteTold(db: Db, news: DoseNews, { id, doses }: { id: string; doses: readonly UntoldDose[] }) {
  const last = doses.at(-1);
  if (!last) return;
  const told = { [columns[news].told]: last.at };
  await db.updateTable('medication_reminders').set(told).where('id', '=', id).execute();
}

/** Who keeps the list of a person, and is reminded: they themselves, or who looks after them. */
export const keeperOf = (db: Db, personId: string) =>
  db
    .selectFrom('people')
    .innerJoin('users', (join) => join.on(sql<boolean>`users.id = coalesce(people.user_id, people.created_by)`))
    .select(['users.id as user_id', 'people.first_name', 'people.user_id as own_user_id'])
    .where('people.id', '=', personId)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
