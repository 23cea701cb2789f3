import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { openCircle } from '#test/circles.ts';
import type { QuestionKind } from '../../trail.ts';
import type { questionChanges } from '../../trail-question.ts';

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
const ask = async (entryId: string, by = ernesto, kind: QuestionKind = 'wrong') =>
  (await (await t.as(by)).trailQuestions.ask({ body: { entryId, kind } })).data._id;
const change = async (id: string, what: (typeof questionChanges)[number], by = ernesto) =>
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

test('a relative is asked themself and staff are not, until the person wants them to look into it, too', async () => {
  const line = await aLook();
  const id = await ask(line._id, ernesto, 'relative');
  const heard = async () => (await bell(elena)).filter((facts) => (facts as { what: string }).what === 'asks');
  expect(await heard()).toMatchObject([{ name: 'Ernesto Marín' }]);
  const isWithStaff = async () => (await asked()).some(({ _id }) => _id === id);
  expect(await isWithStaff()).toBe(false);
  await expect(answer(id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(change(id, 'withdraw')).rejects.toMatchObject({ code: 'conflict' });
  await expect(change(id, 'wrong', elena)).rejects.toMatchObject({ code: 'not_found' });
  expect((await trail())[0]?.question).toMatchObject({ kind: 'relative', isTold: true });
  await change(id, 'wrong');
  await expect(change(id, 'wrong')).rejects.toMatchObject({ code: 'conflict' });
  expect(await isWithStaff()).toBe(true);
  expect(await heard()).toHaveLength(1);
  await answer(id);
  expect((await trail()).find(({ _id }) => _id === line._id)?.question).toMatchObject({ kind: 'wrong', isTold: true });
});

test('nobody but a relative is asked themself', async () => {
  await aLook();
  const id = await ask((await trail())[0]?._id ?? '');
  await asked(ines);
  const ofStaff = (await trail()).find(({ actor }) => actor === 'staff');
  await expect(ask(ofStaff?._id ?? '', ernesto, 'relative')).rejects.toMatchObject({ code: 'not_found' });
  expect((await trail()).find(({ _id }) => _id === ofStaff?._id)?.question).toBeNull();
  await change(id, 'withdraw');
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
