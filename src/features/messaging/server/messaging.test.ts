import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { anEnquiry } from '#features/enquiries/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { CALM_MS } from '#features/threads/server/tell.ts';
import { WRITE_DAYS } from '#features/bookings/follow-up.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { MOST_WAITING } from '../talk.ts';

const { t, town } = await openTown();
let rosa: Person;
let link: string;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  link = await aRelation(t, { personId: rosa.personId, memberId: town.elena.id, scopes: ['bookings', 'messages'] });
});

const stayOf = (person: Person, forPersonId?: string) =>
  aStay(t, { centre: town.centre, person, ...(forPersonId && { forPersonId }) });
const begin = async (
  person: Person,
  words: string,
  { familyMemberId, clientId = aClientId() }: { familyMemberId?: string; clientId?: string } = {},
) =>
  (
    await (
      await t.as(person)
    ).messaging.begin({
      body: { providerId: town.centre.id, words, clientId, ...(familyMemberId && { familyMemberId }) },
    })
  ).data._id;
const say = async (person: Person, id: string, words: string, clientId = aClientId()) =>
  (await t.as(person)).messaging.say({ params: { id }, body: { clientId, words } });
const answer = async (id: string, words: string, person = town.manager) =>
  (await t.as(person)).partnerMessaging.say({ params: { id }, body: { clientId: aClientId(), words } });
const one = async (person: Person, id: string) =>
  (await (await t.as(person)).messaging.one({ params: { id }, query: {} })).data;
const inbox = async (person: Person, query: { q?: string; for?: string } = {}) =>
  (await t.as(person)).messaging.inbox({ query });

test('before a booking there is nothing to write in; with one, family and center write to each other', async () => {
  await expect(begin(town.elena, 'Hello')).rejects.toMatchObject({ code: 'conversation_over' });
  const { messaging } = await t.as(town.elena);
  const withCentre = () => messaging.with({ params: { providerId: town.centre.id }, query: {} });
  // Of a center that nothing connects one with as of one that is not there.
  expect(await withCentre()).toEqual({ data: null });
  expect(await messaging.with({ params: { providerId: randomUUID() }, query: {} })).toEqual({ data: null });
  await stayOf(town.elena);
  expect((await withCentre()).data).toMatchObject({ _id: null, standing: 'open', messages: [] });
  const id = await begin(town.elena, 'Is the ramp secret?');
  expect(await begin(town.elena, 'And lunch?')).toBe(id);
  await answer(id, 'At noon. Does she eat fish?');
  expect(await one(town.elena, id)).toMatchObject({
    other: { name: 'Jacaranda Day Center', providerKind: 'day_care' },
    unread: 1,
    messages: [
      { isMine: true, name: 'Elena Marín' },
      { isMine: true },
      { isMine: false, isOurs: false, name: 'Omar, Jacaranda Day Center' },
    ],
  });
  const { data, unread } = await inbox(town.elena);
  expect(data).toMatchObject([{ _id: id, isAwaited: true, unread: 1, lastWords: 'At noon. Does she eat fish?' }]);
  expect(unread).toBe(1);
});

test('what a family says waits until there is an answer, of a place what it asks; a thank-you does not, and counts as no question', async () => {
  await stayOf(town.elena);
  const id = await begin(town.elena, 'Does she need a sweater?');
  const awaited = async (q = '') => {
    const { partnerMessaging } = await t.as(town.manager);
    const lists = [await inbox(town.elena, { q }), await partnerMessaging.inbox({ query: { q } })];
    return lists.map(({ data }) => data.find(({ _id }) => _id === id)?.isAwaited);
  };
  expect(await awaited()).toEqual([false, true]);
  t.clock.advance(600);
  await answer(id, 'A light one. Will you bring it?');
  await answer(id, 'The garden is cool.');
  expect(await awaited()).toEqual([true, false]);
  expect(await awaited('sweater'), 'whatever was looked for').toEqual([true, false]);
  await say(town.elena, id, 'Ok, thank you so much.');
  expect(await awaited()).toEqual([false, false]);
  expect(await one(town.elena, id)).toMatchObject({ waitingSince: null });
  t.clock.advance(5 * 3600);
  await answer(id, 'See you on Monday.');
  await say(town.elena, id, 'She is confused today.');
  expect(await awaited()).toEqual([false, true]);
  t.clock.advance(300);
  await say(town.elena, id, 'Thank you!');
  expect(await awaited(), 'thanks take nothing back').toEqual([false, true]);
  await answer(id, 'We have seen it, and sit with her.');
  expect(await awaited()).toEqual([false, false]);
  const answers = await t.db
    .selectFrom('thread_messages')
    .select('answer_seconds')
    .where('thread_id', '=', id)
    .where('side', '=', 'answerer')
    .orderBy('sequence')
    .execute();
  expect(answers.map(({ answer_seconds: seconds }) => seconds)).toEqual([600, null, null, 300]);
});

test('a place counts the conversations in which something is new for it', async () => {
  await stayOf(town.elena);
  const { partnerMessaging } = await t.as(town.manager);
  const unread = async () => (await partnerMessaging.unread({})).unread;
  const before = await unread();
  const id = await begin(town.elena, 'Hello');
  await say(town.elena, id, 'Thank you');
  expect(await unread()).toBe(before + 1);
  await partnerMessaging.seen({ params: { id }, body: { sequence: 2 } });
  expect(await unread()).toBe(before);
});

test('holding a seat, or a request that was declined, is no booking', async () => {
  for (const status of ['held', 'unpaid', 'declined'] as const) {
    const person = await aPerson(t.db);
    await aStay(t, { centre: town.centre, person, status });
    await expect(begin(person, 'Hello')).rejects.toMatchObject({ code: 'conversation_over' });
  }
});

test('a relative reads and writes for the person, everybody sees who wrote, and each has their own count', async () => {
  await stayOf(rosa);
  const id = await begin(rosa, 'My chair has wheels');
  expect(await begin(town.elena, 'And a cushion', { familyMemberId: rosa.personId })).toBe(id);
  await answer(id, 'We have a ramp');
  expect((await one(rosa, id)).messages).toMatchObject([
    { isMine: true, isOurs: true },
    { isMine: false, isOurs: true, name: 'Elena Marín' },
    { isOurs: false },
  ]);
  await (await t.as(rosa)).messaging.seen({ params: { id }, body: { sequence: 3 } });
  expect((await inbox(rosa)).unread).toBe(0);
  expect((await inbox(town.elena)).data).toMatchObject([{ unread: 1, personName: 'Rosa' }]);
  expect((await one(town.elena, id)).readers).toEqual(['Rosa']);
  expect(await auditTrailOf(t, rosa.personId)).toContainEqual(
    expect.objectContaining({ actor_id: town.elena.id, subject: `conversation:${id}` }),
  );
});

test('what a relation allowed ends with it: nothing is read, written, listed or rung any more', async () => {
  await stayOf(rosa);
  const id = await begin(town.elena, 'Hello', { familyMemberId: rosa.personId });
  await answer(id, 'Hello Elena');
  expect(await newsOf(t, town.elena)).toMatchObject([{ kind: 'conversation' }]);
  await writeLink(t.db, link, { status: 'revoked', stopped_by: rosa.id }, t.clock.now());
  const tries = [
    () => one(town.elena, id),
    () => say(town.elena, id, 'Still there?'),
    () => begin(town.elena, 'Again', { familyMemberId: rosa.personId }),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  expect((await inbox(town.elena)).data).toEqual([]);
  expect((await newsOf(t, town.elena)).filter(({ kind }) => kind === 'conversation')).toEqual([]);
  t.clock.advance(CALM_MS / 1000 + 60);
  expect((await lettersTo(t, town.elena.email)).join()).not.toContain('has written to you');
  expect((await one(rosa, id)).messages).toHaveLength(2);
});

test(`${WRITE_DAYS} days after the last booking it is read, and no side writes`, async () => {
  await stayOf(town.elena);
  const id = await begin(town.elena, 'Thank you for all');
  t.clock.set('2026-10-20T16:00:00Z');
  const tries = [
    () => say(town.elena, id, 'One more thing'),
    () => answer(id, 'Come back'),
    () => begin(town.elena, 'Hello'),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'conversation_over' });
  expect(await one(town.elena, id)).toMatchObject({ standing: 'over', messages: [{ words: 'Thank you for all' }] });
});

test('a place that was given up is read by the family alone; roles without the right read nothing', async () => {
  await stayOf(town.elena);
  const id = await begin(town.elena, 'Hello');
  await t.db.updateTable('provider_managers').set({ role: 'reading' }).where('user_id', '=', town.manager.id).execute();
  await expect(answer(id, 'Hello')).rejects.toMatchObject({ status: 404 });
  expect(await one(town.elena, id)).toMatchObject({ standing: 'nobody' });
  await expect(say(town.elena, id, 'Anybody?')).rejects.toMatchObject({ code: 'conversation_over' });
});

test('a stranger and another center find nothing', async () => {
  await stayOf(town.elena);
  const id = await begin(town.elena, 'Hello');
  const rival = await aPerson(t.db);
  await aCentre(t.db, { managerId: rival.id });
  await expect(one(rival, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(say(rival, id, 'Mallory was here')).rejects.toMatchObject({ code: 'not_found' });
  await expect(answer(id, 'Mallory was here', rival)).rejects.toMatchObject({ code: 'not_found' });
  expect((await (await t.as(rival)).partnerMessaging.inbox({ query: {} })).data).toEqual([]);
});

test('what arrives twice is there once, also when both begin it at the same moment', async () => {
  await stayOf(rosa);
  const clientId = aClientId();
  const ids = await Promise.all([
    begin(rosa, 'Hello', { clientId }),
    begin(rosa, 'Hello', { clientId }),
    begin(town.elena, 'Hello from Elena', { familyMemberId: rosa.personId }),
  ]);
  expect(new Set(ids).size).toBe(1);
  expect((await one(rosa, ids[0])).messages.map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test('news have no words of it, come once for a burst, and not to who has read it meanwhile', async () => {
  await stayOf(town.elena);
  const id = await begin(town.elena, 'Hello');
  const about = (letters: string[]) => letters.filter((letter) => letter.includes('has written to you'));
  const later = async (seconds = CALM_MS / 1000 + 60) => {
    t.clock.advance(seconds);
    return about(await lettersTo(t, town.elena.email));
  };
  for (let count = 0; count < 10; count++) await answer(id, `The secret ${count}`);
  expect(about(await lettersTo(t, town.elena.email))).toEqual([]);
  expect(await later()).toHaveLength(1);
  expect((await later()).join()).not.toContain('secret');
  await answer(id, 'One more, before anybody has looked');
  expect(await later()).toHaveLength(1);
  await (await t.as(town.elena)).messaging.seen({ params: { id }, body: { sequence: 12 } });
  await answer(id, 'Read at once');
  await (await t.as(town.elena)).messaging.seen({ params: { id }, body: { sequence: 13 } });
  expect(await later()).toHaveLength(1);
  await answer(id, 'Not read');
  expect(await later()).toHaveLength(2);
});

test('questions and conversations stand side by side; words and names find them, accents or not', async () => {
  await stayOf(town.elena);
  const id = await begin(town.elena, 'El médico preguntó por la rampa');
  t.clock.advance(60);
  const other = await aCentre(t.db, { name: 'Casa Amable', managerId: town.manager.id });
  const enquiry = await anEnquiry(t, { person: town.elena, providerId: other.id });
  const found = async (q: string) => (await inbox(town.elena, { q })).data.map(({ _id }) => _id);
  expect(await found('')).toEqual([enquiry, id]);
  expect(await found('medico ramp')).toEqual([id]);
  expect(await found('amable')).toEqual([enquiry]);
  expect(await found('wheelchair')).toEqual([enquiry]);
  expect(await found("' | ! & nothing:*")).toEqual([]);
  expect(await found('%_')).toHaveLength(2);
  await say(town.elena, enquiry, 'Or two wheelchairs?');
  expect(await one(town.elena, enquiry)).toMatchObject({ kind: 'enquiry', page: `/dashboard-enquiries?id=${enquiry}` });
});

test('nobody floods: cards, empty words, too many unanswered, too many a minute', async () => {
  await stayOf(town.elena);
  const id = await begin(town.elena, 'Hello');
  await expect(say(town.elena, id, '4242 4242 4242 4242')).rejects.toMatchObject({
    issues: [{ key: 'errors.cardInMessage' }],
  });
  await expect(say(town.elena, id, '  ')).rejects.toMatchObject({ issues: [{ key: 'errors.messageBlank' }] });
  for (let count = 1; count < MOST_WAITING; count++) {
    if (count % 25 === 0) await t.db.deleteFrom('rate_limits').execute();
    await say(town.elena, id, `More ${count}`);
  }
  await t.db.deleteFrom('rate_limits').execute();
  await expect(say(town.elena, id, 'And more')).rejects.toMatchObject({ code: 'wait_for_answer' });
  await answer(id, 'I am here');
  await t.db.deleteFrom('rate_limits').execute();
  const attack = await Promise.allSettled(
    Array.from({ length: 40 }, (_, count) => say(town.elena, id, `Flood ${count}`)),
  );
  const refused = attack.filter(
    (one) => one.status === 'rejected' && (one.reason as { code: string }).code === 'too_many_requests',
  );
  expect(refused).toHaveLength(10);
});
