import { ownPerson, type PersonId } from '#features/family/server/access.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { addOnce } from '#server/idempotency.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_TASKS, type TaskChange } from '../board.ts';
import type { board } from '../contract.ts';
import type { BoardNews } from '../notification.ts';
import {
  countTasks,
  giveBack,
  insertNote,
  insertTask,
  lockBoard,
  markDone,
  membersOf,
  partRow,
  removeNote,
  removeTask,
  takerName,
  takeTask,
  taskWith,
  timeOf,
} from './board-store.ts';
import { showWeek } from './show-week.ts';
import { tellCircle } from './tell-circle.ts';

export const boardHandlers: Handlers<typeof board> = {
  week: ({ query }, context) => showWeek(context, { personId: query.familyMemberId ?? null, day: query.day }),

  async addTask({ body }, context) {
    const { user, now } = context;
    const { familyMemberId: personId = null, day, title } = body;
    const add = async (db: Db) => {
      const person = await ownPerson(db, { userId: user.id, personId, scope: 'bookings', now });
      await lockBoard(db, person);
      if ((await countTasks(db, { personId: person, day })) >= MOST_TASKS)
        throw new Failure('board_full', { values: { count: MOST_TASKS } });
      const id = await insertTask(db, { personId: person, day, title, userId: user.id, now });
      return { person, id, news: 'added' } as const;
    };
    return { data: { _id: await onBoard(context, add, { route: 'boardTask', body }) } };
  },

  async changeTask({ params, body: { change } }, context) {
    const { user, now } = context;
    const _id = await onBoard(context, async (db) => {
      const task = await taskWith(db, params.id);
      if (!task) throw new Failure('not_found');
      const person = await ownPerson(db, { userId: user.id, personId: task.person_id, scope: 'bookings', now });
      await changeTask({ ...context, db }, task.id, change);
      return { person, id: task.id, news: newsOf[change] };
    });
    return { data: { _id } };
  },

  async changePart({ params, body }, context) {
    const { user, now } = context;
    const at = { bookingId: params.id, startsAt: new Date(body.startsAt) };
    await onBoard(context, async (db) => {
      const time = await timeOf(db, { ...at, userId: user.id, now });
      if (!time) throw new Failure('not_found');
      const row = { ...at, part: body.part, personId: time.person_id, day: time.day, userId: user.id, now };
      await changeTask({ ...context, db }, await partRow(db, row), body.change);
      return { person: time.person_id, id: params.id, news: newsOf[body.change] };
    });
    return { data: { _id: params.id } };
  },

  async addNote({ body }, context) {
    const { user, now } = context;
    const { familyMemberId: personId = null, words } = body;
    const add = async (db: Db) => {
      const person = await ownPerson(db, { userId: user.id, personId, scope: 'bookings', now });
      const id = await insertNote(db, { personId: person, words, userId: user.id, now });
      return { person, id, news: 'note' } as const;
    };
    return { data: { _id: await onBoard(context, add, { route: 'boardNote', body }) } };
  },

  async removeNote({ params: { id } }, context) {
    const { user, now } = context;
    await onBoard(context, async (db) => {
      const person = await removeNote(db, { id, userId: user.id, now });
      if (!person) throw new Failure('not_found');
      return { person, id };
    });
    return { data: { _id: id } };
  },
};

/** What the others hear; that something is not done after all, or taken off, they see when they look. */
const newsOf: Record<TaskChange, BoardNews | undefined> = {
  take: 'taken',
  giveBack: 'givenBack',
  done: 'done',
  notDone: undefined,
  remove: undefined,
};

type BoardChange = { person: PersonId; id: string; news?: BoardNews | undefined };

/** What a repetition with the same key does not add again. */
type KeyedRequest = { route: string; body: unknown };

/** Changes a board within what an account may in an hour: the trail of the person has it, the others of the circle hear of it, and all open boards ask again. */
async function onBoard(
  context: Context,
  work: (db: Db) => Promise<BoardChange>,
  adding?: KeyedRequest,
): Promise<string> {
  const { db, user, limits, now, idempotencyKey } = context;
  await limits.take('boardAccount', user.id);
  const { route, body } = adding ?? { route: 'board', body: undefined };
  return addOnce(db, { userId: user.id, route, key: adding && idempotencyKey, body, now }, async (db) => {
    const { person, id, news } = await work(db);
    const members = await membersOf(db, person, now);
    await publish(
      db,
      members.map((member) => member.id),
      ['board'],
    );
    if (news) await tellCircle({ ...context, db }, { personId: person, what: news, members });
    await audit(db, { at: now, actorId: user.id, personId: person, action: 'write', subject: 'board' });
    return id;
  });
}

/** Of all who take it at once one wins; the others read who. What is done is said by whoever does it. */
async function changeTask({ db, user, now }: Context, id: string, change: TaskChange): Promise<void> {
  const own = { id, userId: user.id, now };
  if (change === 'giveBack') return mustBeMine(await giveBack(db, own));
  if (change === 'remove') return mustBeMine(await removeTask(db, own));
  if (!(await takeTask(db, own))) throw new Failure('taken', { values: { name: await takerName(db, id) } });
  if (change !== 'take') await markDone(db, id, change === 'done' ? now : null);
}

function mustBeMine(isMine: boolean): void {
  if (!isMine) throw new Failure('not_found');
}
