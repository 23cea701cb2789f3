import { expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { queryClientWith } from '#web/queries.ts';
import { placeSide } from '../web/visit/place-side.ts';

const { t, town } = await openTown();
const askingNothing = queryClientWith(() => Promise.reject(new Error('Nothing is asked here.')));

async function begin(
  person: Person,
  words: string,
  { at = town.centre.id, familyMemberId = null as string | null } = {},
) {
  const { messaging } = await t.as(person);
  return (await messaging.begin({ body: { providerId: at, words, clientId: aClientId(), familyMemberId } })).data._id;
}

test('who has read the beginnings of conversations in a list, or written into one, is in the trail of the person', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await aRelation(t, { personId: rosa.personId, memberId: town.elena.id, scopes: ['bookings', 'messages'] });
  await aStay(t, { centre: town.centre, person: rosa });
  const id = await begin(rosa, 'My chair has wheels');
  const trail = async () =>
    (await auditTrailOf(t, rosa.personId)).filter(({ subject }) => subject.startsWith('conversation'));
  const written = { action: 'write', subject: `conversation:${id}` };
  expect(await trail()).toEqual([{ actor_id: rosa.id, ...written }]);
  await (await t.as(rosa)).messaging.inbox({ query: {} });
  const elena = await t.as(town.elena);
  await elena.messaging.inbox({ query: { q: 'wheels' } });
  await elena.messaging.inbox({ query: {} });
  await begin(town.elena, 'And a cushion', { familyMemberId: rosa.personId });
  const answer = { clientId: aClientId(), words: 'We have a ramp' };
  const place = await t.as(town.manager);
  await place.partnerMessaging.say({ params: { id }, body: answer });
  await place.partnerMessaging.say({ params: { id }, body: answer });
  expect((await trail()).slice(1)).toEqual([
    { actor_id: town.elena.id, action: 'read', subject: 'conversations' },
    { actor_id: town.elena.id, ...written },
    { actor_id: town.manager.id, ...written },
  ]);
});

test('at each of two places that somebody answers for, the words for one patient wait by themselves', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  const other = await aCentre(t.db, { name: 'Casa Amable', managerId: town.manager.id });
  await aStay(t, { centre: town.centre, person: rosa });
  await aStay(t, { centre: other, person: rosa });
  const { partnerMessaging } = await t.as(town.manager);
  const keyOf = async (id: string) =>
    placeSide(askingNothing, null).key((await partnerMessaging.one({ params: { id }, query: {} })).data);
  const [first, second] = [await begin(rosa, 'Hello'), await begin(rosa, 'Hello', { at: other.id })];
  expect(await keyOf(second)).not.toBe(await keyOf(first));
});
