import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { MOST_UNANSWERED } from '#features/threads/thread.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { openTown } from '#test/town.ts';
import { ENQUIRY } from './enquiry-store.ts';
import { enquiryThreads } from './enquiry-kind.ts';
import { tellOfWaiting } from './talk.ts';

const { t, town } = await openTown();
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
});

type QuestionChoices = { words?: string; clientId?: string; providerId?: string; familyMemberId?: string };
const ask = async (
  { words = 'Is the van secret?', clientId = aClientId(), providerId = town.centre.id, ...rest }: QuestionChoices = {},
  person = town.elena,
) => (await (await t.as(person)).enquiries.ask({ body: { words, clientId, providerId, ...rest } })).data;
const answer = async (id: string, words = 'It is not.') =>
  (await (await t.as(town.manager)).partnerEnquiries.answer({ params: { id }, body: { clientId: aClientId(), words } }))
    .data;

test('a question reaches the center without its words, the answer comes back, and each side sees what was seen', async () => {
  const { _id: id, waitingSince } = await ask();
  expect(waitingSince).not.toBeNull();
  expect((await newsOf(t, town.manager))[0]).toMatchObject({ kind: 'enquiry', isForProvider: true });
  expect((await lettersTo(t, town.manager.email)).join()).not.toContain('secret');
  const desk = await t.as(town.manager);
  expect((await desk.partnerEnquiries.list({ query: {} })).data).toMatchObject([
    { _id: id, askerName: 'Elena M.', unread: 1, lastWords: 'Is the van secret?' },
  ]);
  await desk.partnerEnquiries.seen({ params: { id }, body: { sequence: 1 } });
  await answer(id);
  const { enquiries } = await t.as(town.elena);
  const { data } = await enquiries.one({ params: { id }, query: {} });
  expect(data).toMatchObject({
    unread: 1,
    waitingSince: null,
    messages: [
      { isMine: true, isSeen: true },
      { isMine: false, name: 'Jacaranda Day Center' },
    ],
  });
  expect((await lettersTo(t, town.elena.email)).join()).toContain('Jacaranda Day Center has written to you');
});

test('whoever reads it at the center is in the trail of the person, by name and once an hour', async () => {
  const anna = await aPerson(t.db, { firstName: 'Anna' });
  const { _id: id } = await ask({}, anna);
  const { partnerEnquiries } = await t.as(town.manager);
  await partnerEnquiries.list({ query: {} });
  await partnerEnquiries.one({ params: { id }, query: {} });
  await answer(id);
  const { circle, enquiries } = await t.as(anna);
  await enquiries.one({ params: { id }, query: {} });
  const { data } = await circle.trail({ query: {} });
  expect(data).toMatchObject([
    { actor: 'provider', action: 'write', about: 'messages' },
    { actor: 'provider', actorName: 'Omar Reyes', providerName: 'Jacaranda Day Center', about: 'enquiry' },
    { actor: 'provider', action: 'read', about: 'enquiry' },
  ]);
});

test('asking again goes on in the same conversation, and twice is once', async () => {
  const clientId = aClientId();
  const both = await Promise.all([ask({ clientId }), ask({ clientId })]);
  expect(new Set(both.map(({ _id }) => _id)).size).toBe(1);
  const again = await ask({ words: 'And on Sundays?' });
  expect(again.messages.map(({ words }) => words)).toEqual(['Is the van secret?', 'And on Sundays?']);
});

test('one side closes it, the other cannot write until it is open again', async () => {
  const { _id: id } = await ask();
  const { partnerEnquiries } = await t.as(town.manager);
  await partnerEnquiries.changeStatus({ params: { id }, body: { status: 'closed' } });
  const { enquiries } = await t.as(town.elena);
  const body = { clientId: aClientId(), words: 'Wait' };
  await expect(enquiries.say({ params: { id }, body })).rejects.toMatchObject({ code: 'thread_closed' });
  await enquiries.changeStatus({ params: { id }, body: { status: 'open' } });
  await enquiries.say({ params: { id }, body });
  expect((await partnerEnquiries.list({ query: {} })).counts).toEqual({ open: 1, closed: 0 });
});

test('nobody is flooded, and cards are refused where phones are not', async () => {
  const { _id: id } = await ask({ words: 'Call me at 626 555 0148' });
  const { enquiries } = await t.as(town.elena);
  const say = (words: string) => enquiries.say({ params: { id }, body: { clientId: aClientId(), words } });
  await expect(say('4242 4242 4242 4242')).rejects.toMatchObject({
    issues: [{ field: 'words', key: 'errors.cardInMessage' }],
  });
  for (let written = 1; written < MOST_UNANSWERED; written++) await say(`More ${written}`);
  await expect(say('And more')).rejects.toMatchObject({ code: 'wait_for_answer' });
  await expect(ask({ words: 'And more' })).rejects.toMatchObject({ code: 'wait_for_answer' });
});

test('centers where nobody answers are not asked; how long others take is known beforehand', async () => {
  const quiet = await aCentre(t.db, { verifiedAt: null });
  await expect(ask({ providerId: quiet.id })).rejects.toMatchObject({ code: 'nobody_answers', status: 409 });
  const usual = async () =>
    (await (await t.as()).enquiries.provider({ params: { providerId: town.centre.id } })).data.usualMinutes;
  expect(await usual()).toBeNull();
  const waits = async (count: number) => {
    for (let asked = 0; asked < count; asked++) await ask({}, await aPerson(t.db));
  };
  await waits(1);
  for (const [before, minutes] of [20, 30, 40, 600, 700].entries()) {
    expect(await usual(), `after ${before}`).toBeNull();
    const { _id: id } = await ask({}, await aPerson(t.db));
    t.clock.advance(minutes * 60);
    await answer(id);
  }
  expect(await usual()).toBe(40);
  await waits(5);
  t.clock.advance(5 * 24 * 60 * 60);
  expect(await usual()).toBe(40); // what waits is no answer
});

test('for somebody else with their leave, and not a day longer', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await expect(ask({ familyMemberId: rosa.personId })).rejects.toMatchObject({ code: 'not_found' });
  const link = await aRelation(t, {
    personId: rosa.personId,
    memberId: town.elena.id,
    scopes: ['messages'],
  });
  const { _id: id, personName } = await ask({ familyMemberId: rosa.personId });
  expect(personName).toBe('Rosa');
  await writeLink(t.db, link, { status: 'revoked', stopped_by: rosa.id }, t.clock.now());
  const { enquiries } = await t.as(town.elena);
  await expect(enquiries.one({ params: { id }, query: {} })).rejects.toMatchObject({ code: 'not_found' });
  expect((await enquiries.mine({ query: {} })).data).toEqual([]);
});

test('another center reads nothing of it', async () => {
  const { _id: id } = await ask();
  const rival = await aPerson(t.db);
  await aCentre(t.db, { managerId: rival.id });
  const { partnerEnquiries } = await t.as(rival);
  await expect(partnerEnquiries.one({ params: { id }, query: {} })).rejects.toMatchObject({ code: 'not_found' });
  expect((await partnerEnquiries.list({ query: {} })).data).toEqual([]);
});

test('a doctor whom nobody has checked can be asked: whoever claims the listing hears of it and answers', async () => {
  const listing = await aDoctor(t.db, { verifiedAt: null, managerId: null });
  const { enquiries } = await t.as(town.elena);
  const { data: asked } = await enquiries.provider({ params: { providerId: listing.id } });
  expect(asked).toMatchObject({ canAsk: true, isAnswered: false });
  const { _id: id } = await ask({ providerId: listing.id, words: 'Do you take new patients?' });
  const maya = await aPerson(t.db, { firstName: 'Maya' });
  await insertManagers(t.db, [{ providerId: listing.id, userId: maya.id }]);
  await tellOfWaiting(
    { ...t.context(), threadKinds: { [ENQUIRY]: enquiryThreads } },
    { providerId: listing.id, userId: maya.id },
  );
  expect((await newsOf(t, maya))[0]).toMatchObject({ kind: 'enquiry', isForProvider: true });
  expect((await lettersTo(t, maya.email)).join()).not.toContain('new patients');
  const { partnerEnquiries } = await t.as(maya);
  await partnerEnquiries.answer({ params: { id }, body: { clientId: aClientId(), words: 'I do.' } });
  const { data } = await enquiries.one({ params: { id }, query: {} });
  expect(data.messages.map(({ words }) => words)).toEqual(['Do you take new patients?', 'I do.']);
});
