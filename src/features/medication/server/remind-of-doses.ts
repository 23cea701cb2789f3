import { notify } from '#features/notifications/server/notify.ts';
import type { Db } from '#server/db/db.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { MEDICATION_NOTICE, type MedicationFacts } from '../notification.ts';
import { dueDoses, lockReminders, noteReminded, REMINDED_FOR_MS, remindedFor } from './dose-store.ts';

/** Reminds whoever asked for it that medicines are due: of each dose once, all that are due together as one. */
export async function remindOfDoses({ db, now }: { db: Db; now: Date }): Promise<void> {
  const due = await dueDoses(db, now);
  await eachInTurn([...new Set(due.map(({ person_id: id }) => id))], (personId) =>
    db.transaction().execute((db) => remind(db, personId, now)),
  );
}

async function remind(db: Db, personId: string, now: Date) {
  const subjectId = await lockReminders(db, personId);
  const due = await dueDoses(db, now, personId);
  const last = due.at(-1);
  const reader = await remindedFor(db, personId);
  if (!last || !reader) return;
  await noteReminded(db, subjectId, last.at);
  await notify(db, {
    kind: MEDICATION_NOTICE,
    subjectId,
    about: 'reminders',
    latest: new Date(last.at.getTime() + REMINDED_FOR_MS),
    personId,
    scope: 'records',
    readers: [{ userId: reader.user_id, providerId: null }],
    facts: {
      person: reader.own_user_id === null ? reader.first_name : null,
      personId,
      time: last.time,
      count: due.length,
    } satisfies MedicationFacts,
    letters: [],
    link: () => (reader.own_user_id === null ? `/dashboardmedication?for=${personId}` : '/dashboardmedication'),
    refreshes: () => [],
    now,
  });
}
