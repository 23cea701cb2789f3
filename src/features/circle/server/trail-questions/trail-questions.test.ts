import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { openCircle } from '#test/circles.ts';

const { t, family, accepted, bell } = await openCircle();
let elena: Person;
let ernesto: Person;
let ines: Person;
beforeEach(async () => {
  ({ elena, ernesto } = family);
  ines = await aPerson(t.db, { firstName: 'Inés' });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', ines.id).execute();
});

const trail = async (by: 'others' | 'all' = 'others') =>
  (await (await t.as(ernesto)).circle.trail({ query: { page: 1, by } })).data;
/** Elena has looked at the record of her father, and he sees that she did. */
async function aLook() {
  const { personId } = await accepted();
  await (await t.as(elena)).healthRecords.profile({ params: { id: personId ?? '' } });
  const [line] = await trail();
  if (!line) throw new Error('Nobody has looked.');
  return line;
}
const ask = async (entryId: string, by = ernesto, kind: 'who' | 'wrong' = 'wrong') =>
  (await (await t.as(by)).trailQuestions.ask({ body: { entryId, kind } })).data._id;
const change = async (id: string, what: 'withdraw' | 'tell', by = ernesto) =>
  (await t.as(by)).trailQuestions.change({ params: { id }, body: { change: what } });
const asked = async (by = ines) => (await (await t.as(by)).trailQuestions.list({ query: { page: 1 } })).data;
const answer = async (id: string, by = ines) =>
  (await t.as(by)).trailQuestions.answer({ params: { id }, body: { answer: 'It was your daughter, as you allow.' } });

test('a line is questioned, staff read and answer it, and the person hears it; nobody else does', async () => {
  const line = await aLook();
  const heard = await bell(elena);
  const id = await ask(line._id);
  expect((await asked()).find(({ _id }) => _id === id)).toMatchObject({
    kind: 'wrong',
    askedBy: 'Ernesto Marín',
    entry: { actorName: 'Elena Marín', about: 'health' },
  });
  expect(await bell(elena)).toEqual(heard);
  await answer(id);
  await expect(answer(id)).rejects.toMatchObject({ code: 'already_answered' });
  expect((await trail()).find(({ _id }) => _id === line._id)?.question).toMatchObject({
    answer: 'It was your daughter, as you allow.',
    isTold: false,
  });
  expect((await trail()).some(({ about, action }) => action === 'read' && about === 'trail')).toBe(true);
  expect(await bell(ernesto)).toContainEqual({ what: 'answered', name: '', at: null });
  expect(JSON.stringify(await bell(elena))).not.toContain('asks');
  expect((await asked()).some(({ _id }) => _id === id)).toBe(false);
});

test('a relative hears of it only when the person says so', async () => {
  const line = await aLook();
  const id = await ask(line._id, ernesto, 'who');
  await change(id, 'tell');
  await change(id, 'tell');
  expect((await bell(elena)).filter((facts) => (facts as { what: string }).what === 'asks')).toMatchObject([
    { name: 'Ernesto Marín' },
  ]);
  await expect(change(id, 'withdraw')).rejects.toMatchObject({ code: 'conflict' });
});

test('a line is its owner’s alone to question, once, and can be let go until it is answered', async () => {
  const line = await aLook();
  for (const other of [elena, ines, await aPerson(t.db)])
    await expect(ask(line._id, other)).rejects.toMatchObject({ code: 'not_found' });
  const own = (await trail('all')).find(({ actor }) => actor === 'you');
  await expect(ask(own?._id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  const ended = await Promise.allSettled([ask(line._id), ask(line._id)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const id = (await trail()).find(({ _id }) => _id === line._id)?.question?._id ?? '';
  await expect(change(id, 'withdraw', elena)).rejects.toMatchObject({ code: 'not_found' });
  await change(id, 'withdraw');
  expect((await trail()).find(({ _id }) => _id === line._id)?.question).toBeNull();
  await expect(answer(id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(asked(ernesto)).rejects.toMatchObject({ code: 'not_found' });
});
