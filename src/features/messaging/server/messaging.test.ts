import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anEnquiry } from '#features/enquiries/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { CALM_MS } from '#features/threads/server/tell.ts';
import { openConversations } from '#test/conversations.ts';
import { lettersTo } from '#test/letters.ts';
import { auditTrailOf } from '#test/stays.ts';
import { MOST_WAITING } from '../talk.ts';

const { t, town, who, stayOf, begin, say, answer, one, inbox } = await openConversations();

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

test('a relative reads and writes for the person, everybody sees who wrote, and each has their own count', async () => {
  await stayOf(who.rosa);
  const id = await begin(who.rosa, 'My chair has wheels');
  expect(await begin(town.elena, 'And a cushion', { familyMemberId: who.rosa.personId })).toBe(id);
  await answer(id, 'We have a ramp');
  expect((await one(who.rosa, id)).messages).toMatchObject([
    { isMine: true, isOurs: true },
    { isMine: false, isOurs: true, name: 'Elena Marín' },
    { isOurs: false },
  ]);
  await (await t.as(who.rosa)).messaging.seen({ params: { id }, body: { sequence: 3 } });
  expect((await inbox(who.rosa)).unread).toBe(0);
  expect((await inbox(town.elena)).data).toMatchObject([{ unread: 1, personName: 'Rosa' }]);
  expect((await one(town.elena, id)).readers).toEqual(['Rosa']);
  expect(await auditTrailOf(t, who.rosa.personId)).toContainEqual(
    expect.objectContaining({ actor_id: town.elena.id, subject: `conversation:${id}` }),
  );
});

test('what arrives twice is there once, also when both begin it at the same moment', async () => {
  await stayOf(who.rosa);
  const clientId = aClientId();
  const ids = await Promise.all([
    begin(who.rosa, 'Hello', { clientId }),
    begin(who.rosa, 'Hello', { clientId }),
    begin(town.elena, 'Hello from Elena', { familyMemberId: who.rosa.personId }),
  ]);
  expect(new Set(ids).size).toBe(1);
  expect((await one(who.rosa, ids[0])).messages.map(({ sequence }) => sequence)).toEqual([1, 2]);
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
