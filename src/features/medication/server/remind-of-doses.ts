import type { Db } from '#server/db/db.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { keeperOf, lockReminders, noteTold, type UntoldDose, untoldDoses } from './due-store.ts';
import { notifyOfDoses } from './notify-of-doses.ts';

/** Reminds whoever asked for it that medicines are due: of each dose once, and once more when nobody has marked it; all that are due together as one. */
export async function remindOfDoses({ db, now }: { db: Db; now: Date }): Promise<void> {
  const open = [...(await untoldDoses(db, 'due', { now })), ...(await untoldDoses(db, 'again', { now }))];
  await eachInTurn([...new Set(open.map(({ person_id: id }) => id))], (personId) =>
    db.transaction().execute((db) => remind(db, personId, now)),
  );
}

async function remind(db: Db, personId: string, now: Date) {
  const subjectId = await lockReminders(db, personId);
  const due = await untoldDoses(db, 'due', { now, personId });
  const again = await untoldDoses(db, 'again', { now, personId });
  const dose = due.at(-1) ?? again.at(-1);
  const keeper = await keeperOf(db, personId);
  if (!dose || !keeper) return;
  // what is reminded of for the first time so late is not reminded of once more
  await noteTold(db, 'due', { id: subjectId, doses: due });
  await noteTold(db, 'again', { id: subjectId, doses: again });
  await notifyOfDoses(db, {
    news: due.length > 0 ? 'due' : 'again',
    subjectId,
    personId,
    person: keeper.own_user_id === null ? keeper.first_name : null,
    userIds: [keeper.user_id],
    dose,
    count: new Set([...due, ...again].map(keyOf)).size,
    now,
  });
}

const keyOf = ({ id, at }: UntoldDose) => `${id} ${at.toISOString()}`;
