import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aClientId } from '#features/threads/server/seed.ts';
import { refusal } from '#test/refusal.ts';
import { auditTrailOf } from '#test/stays.ts';
import { aDevice, aVisitingParty, type VisitApp, visitApp, type VisitingParty } from '#test/video-visit/visit-world.ts';

let t: VisitApp;
const logged: string[] = [];
let party: VisitingParty;
beforeAll(async () => {
  t = await visitApp({ settings: { LIMITS_FACTOR: '1000' }, logs: { write: (line) => void logged.push(line) } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  party = await aVisitingParty(t);
});

type Member = VisitingParty['rosa'];
const write = async (person: Member, id: string, words: string, clientId = aClientId()) =>
  (await (await t.as(person)).videoVisits.write({ params: { id }, body: { clientId, words } })).data;
const wordsFor = async (person: Member, id: string) =>
  (await (await t.as(person)).videoVisits.words({ params: { id } })).data;
const begun = async (by: 'video' | 'chat' = 'video') => {
  const id = await party.book(5, { by });
  await (await party.deskOf(party.amara)).admit({ params: { id } });
  return id;
};
const conversation = async () => {
  const { messaging } = await t.as(party.rosa);
  const { data } = await messaging.with({ params: { providerId: party.clinician.id }, query: {} });
  if (!data) throw new Error('Nothing connects the two.');
  return data;
};
const invite = async (id: string) =>
  (await t.as(party.rosa)).videoVisits.invite({
    params: { id },
    body: { how: 'interpreter', email: party.stranger.email, name: 'Mallory Stone' },
  });

test('what is written in a visit is in the conversation of the two, once and in order, the guests’ words by name', async () => {
  const { rosa, amara, stranger, elena } = party;
  const id = await begun();
  await invite(id);
  const clientId = aClientId();
  await write(rosa, id, 'Lisinopril 10 mg', clientId);
  await write(rosa, id, 'Lisinopril 10 mg', clientId);
  await write(stranger, id, 'She says: twice a day');
  await write(amara, id, 'Once a day is enough');
  const inRoom = [
    [1, 'Rosa Marín', 'Lisinopril 10 mg'],
    [2, 'Mallory Stone', 'She says: twice a day'],
    [3, 'Dr. Amara Okafor', 'Once a day is enough'],
  ];
  for (const person of [rosa, amara, stranger, elena])
    expect((await wordsFor(person, id)).map(({ sequence, name, words }) => [sequence, name, words])).toEqual(inRoom);
  expect((await wordsFor(stranger, id)).map(({ isMine }) => isMine)).toEqual([false, true, false]);
  const talk = await conversation();
  expect(talk.messages.map(({ sequence, name, words }) => [sequence, name, words])).toEqual([
    inRoom[0],
    inRoom[1],
    [3, 'Amara, Dr. Amara Okafor', 'Once a day is enough'],
  ]);
  // The guest reads the visit and nothing else.
  await (
    await t.as(rosa)
  ).messaging.say({ params: { id: talk._id ?? '' }, body: { clientId: aClientId(), words: 'Before the visit' } });
  expect(await wordsFor(stranger, id)).toHaveLength(3);
  const { messaging } = await t.as(stranger);
  expect(await refusal(messaging.one({ params: { id: talk._id ?? '' }, query: {} }))).toBe('not_found');
  expect(logged.join('')).not.toMatch(/Lisinopril|twice a day|enough/);
  const trail = await auditTrailOf(t, rosa.personId);
  expect(JSON.stringify(trail)).not.toContain('Lisinopril');
  expect(trail).toContainEqual(
    expect.objectContaining({ actor_id: stranger.id, action: 'write', subject: `conversation:${talk._id ?? ''}` }),
  );
});

test('many who write at once lose nothing, and each thing stands there once', async () => {
  const { rosa, elena, amara } = party;
  const id = await begun();
  const said = Array.from({ length: 24 }, (_, index) => ({
    person: [rosa, elena, amara][index % 3] ?? rosa,
    words: `word ${index}`,
    clientId: aClientId(),
  }));
  await Promise.all([...said, ...said].map(({ person, words, clientId }) => write(person, id, words, clientId)));
  const { messages } = await conversation();
  expect(messages.map(({ sequence }) => sequence)).toEqual(said.map((_, index) => index + 1));
  expect(messages.map(({ words }) => words).toSorted()).toEqual(said.map(({ words }) => words).toSorted());
});

test('only whoever is in it writes and reads, from letting in until the end', async () => {
  const { rosa, amara, diego, stranger } = party;
  const id = await party.book(5);
  expect(await refusal(write(rosa, id, 'Hello?'))).toBe('visit_not_begun');
  expect(await refusal(write(diego, id, 'Hello?'))).toBe('not_found');
  expect(await refusal(wordsFor(stranger, id))).toBe('not_found');
  const desk = await party.deskOf(amara);
  await desk.admit({ params: { id } });
  await invite(id);
  await write(rosa, id, 'Now');
  const guests = (await (await t.as(rosa)).videoVisits.one({ params: { id }, query: {} })).data.guests;
  expect(await wordsFor(stranger, id)).toHaveLength(1);
  await (await t.as(rosa)).videoVisits.uninvite({ params: { id }, body: { guestId: guests[0]?._id ?? '' } });
  expect(await refusal(wordsFor(stranger, id))).toBe('not_found');
  expect(await refusal(write(stranger, id, 'Still here'))).toBe('not_found');
  await desk.end({ params: { id } });
  expect(await refusal(write(rosa, id, 'Too late'))).toBe('visit_not_open');
  expect(await wordsFor(rosa, id)).toEqual([]);
  expect((await conversation()).messages.map(({ words }) => words)).toEqual(['Now']);
});

test('whoever is in the room hears of it there; nobody is written to, and nobody waits for an answer', async () => {
  const { rosa, amara, elena } = party;
  await t.db
    .updateTable('family_links')
    .set({ scopes: ['bookings', 'messages'] })
    .where('member_user_id', '=', elena.id)
    .execute();
  const id = await begun();
  const [tablet, desk] = [await aDevice(t, rosa), await aDevice(t, amara)];
  await tablet.sitDown(id);
  await desk.sitDown(id);
  await expect.poll(() => desk.heard('entered')).toHaveLength(1);
  await write(rosa, id, 'My knee');
  await expect.poll(() => desk.heard('changed').some(({ topics }) => topics.includes('visitWords'))).toBe(true);
  await write(amara, id, 'Which one?');
  const newsOf = async (person: Member) =>
    (await (await t.as(person)).notifications.list({ query: {} })).data.filter(({ kind }) => kind === 'conversation');
  expect(await newsOf(amara)).toEqual([]);
  expect(await newsOf(rosa)).toEqual([]);
  expect(await newsOf(elena)).toHaveLength(1); // she reads the conversation, and is not there
  const talk = await conversation();
  expect(talk).toMatchObject({ waitingSince: null, unread: 0 });
  expect(talk.messages.map(({ isSeen, isOurs }) => isSeen || !isOurs)).toEqual([true, true]);
});

test('in a visit in writing the conversation is the room: what is said there, a guest reads from letting in on', async () => {
  const { rosa, amara, stranger } = party;
  const id = await party.book(5, { by: 'chat' });
  const { messaging } = await t.as(rosa);
  const say = (words: string) =>
    messaging.begin({ body: { clientId: aClientId(), providerId: party.clinician.id, words } });
  await say('A week ago');
  t.clock.advance(60);
  await (await party.deskOf(amara)).admit({ params: { id } });
  await invite(id);
  t.clock.advance(60);
  await say('It hurts at night');
  await write(stranger, id, 'And in the morning');
  expect((await wordsFor(stranger, id)).map(({ words }) => words)).toEqual(['It hurts at night', 'And in the morning']);
  expect((await conversation()).messages.map(({ words }) => words)).toEqual([
    'A week ago',
    'It hurts at night',
    'And in the morning',
  ]);
});
