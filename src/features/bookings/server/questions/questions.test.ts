import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { lettersTo } from '#test/letters.ts';
import { racing } from '#test/racing.ts';
import { auditTrailOf, bellOf, eventsOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { MOST_QUESTIONS } from '../../question.ts';

const { t, town } = await openTown();
let id: string;
beforeEach(async () => {
  ({ id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' }));
});

const ask = async (question = 'Does she walk with a cane?', bookingId = id) =>
  (await (await t.as(town.manager)).requests.ask({ params: { id: bookingId }, body: { question } })).data;
const answer = async (words = 'Yes, at home.', person = town.elena) =>
  (await (await t.as(person)).bookings.answerQuestion({ params: { id }, body: { answer: words } })).data;

test('a provider asks, the family hears it and answers, the provider hears that; the clock goes on', async () => {
  const { answerBy } = (await (await t.as(town.manager)).requests.one({ params: { id } })).data;
  expect(await ask()).toMatchObject({
    answerBy,
    questions: [{ question: 'Does she walk with a cane?', answer: null }],
  });
  expect((await bellOf(t, town.elena)).data).toMatchObject([{ _id: id, isRead: false }]);
  expect((await lettersTo(t, town.elena.email)).at(-1)).toMatch(/Jacaranda Day Center has a question about SC-/);
  expect((await lettersTo(t, town.elena.email)).join()).not.toContain('cane');
  const { bookings } = await t.as(town.elena);
  expect((await bookings.list({ query: { tab: 'pending' } })).data).toMatchObject([{ _id: id, isAsked: true }]);
  expect(await answer()).toMatchObject({
    isAsked: false,
    status: 'pending',
    answerBy,
    questions: [{ question: 'Does she walk with a cane?', answer: 'Yes, at home.' }],
  });
  expect((await lettersTo(t, town.manager.email)).at(-1)).toMatch(/The family answered your question about SC-/);
  expect((await (await t.as(town.manager)).requests.one({ params: { id } })).data.questions).toMatchObject([
    { answer: 'Yes, at home.' },
  ]);
  expect(await eventsOf(t, id)).toEqual(['sent', 'paid', 'asked', 'replied']);
  const writes = (await auditTrailOf(t, town.elena.personId)).filter(({ action }) => action === 'write');
  expect(writes.slice(-2).map(({ actor_id }) => actor_id)).toEqual([town.manager.id, town.elena.id]);
});

test('one question at a time, three in all, each with words, none too long', async () => {
  await expect(ask(' ')).rejects.toMatchObject({ issues: [{ field: 'question', key: 'errors.questionBlank' }] });
  await expect(ask('x'.repeat(401))).rejects.toMatchObject({
    issues: [{ key: 'errors.questionTooLong', values: { over: 1 } }],
  });
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'question_open', status: 409 });
    await expect(answer('')).rejects.toMatchObject({ issues: [{ key: 'errors.answerBlank' }] });
    await answer();
    await expect(answer()).rejects.toMatchObject({ code: 'already_answered' });
  }
  await expect(ask()).rejects.toMatchObject({ code: 'too_many_questions', status: 409 });
});

test('of two who ask at the same moment one does', async () => {
  const ended = await racing<unknown>(t.db, id, [() => ask('One?'), () => ask('Two?')]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('requests of others are like missing ones, decided ones take neither question nor answer', async () => {
  const stranger = await aPerson(t.db);
  await expect(answer('Mine?', stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(ask('Where?', '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
  await ask();
  await (await t.as(town.manager)).requests.accept({ params: { id } });
  await expect(ask()).rejects.toMatchObject({ code: 'already_answered' });
  await expect(answer()).rejects.toMatchObject({ code: 'too_late' });
  expect((await (await t.as(town.elena)).bookings.one({ params: { id } })).data).toMatchObject({ isAsked: false });
});
