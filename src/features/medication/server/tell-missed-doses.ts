import { actorsFor } from '#features/family/server/actor-store.ts';
import type { Db } from '#server/db/db.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { keeperOf, lockReminders, noteTold, untoldDoses } from './due-store.ts';
import { notifyOfDoses } from './notify-of-doses.ts';

/** Tells relatives who see the records, where that is asked for, of doses that nobody has marked: of each one once, of all of one hour together. */
export async function tellMissedDoses({ db, now }: { db: Db; now: Date }): Promise<void> {
  const missed = await untoldDoses(db, 'missed', { now });
  await eachInTurn([...new Set(missed.map(({ person_id: id }) => id))], (personId) =>
    db.transaction().execute((db) => tell(db, personId, now)),
  );
}

async function tell(db: Db, personId: string, now: Date) {
  const subjectId = await lockReminders(db, personId);
  const missed = await untoldDoses(db, 'missed', { now, personId });
  const dose = missed.at(-1);
  const keeper = await keeperOf(db, personId);
  if (!dose || !keeper) return;
  await noteTold(db, 'missed', { id: subjectId, doses: missed });
  const readers = await actorsFor(db, { personId, scope: 'records', now });
  await notifyOfDoses(db, {
    news: 'missed',
    subjectId,
    personId,
    person: keeper.first_name,
    userIds: readers.map(({ id }) => id).filter((id) => id !== keeper.user_id),
    dose,
    count: missed.length,
    now,
  });
}
