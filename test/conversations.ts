import { beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { openTown } from './town.ts';

/** Where a family and a center write to each other: a town, and in it, new before each test, Rosa, whose messages Elena may read by `link`. */
export async function openConversations() {
  const { t, town } = await openTown();
  const who = {} as { rosa: Person; link: string };
  beforeEach(async () => {
    await t.db.deleteFrom('rate_limits').execute();
    who.rosa = await aPerson(t.db, { firstName: 'Rosa' });
    who.link = await aRelation(t, {
      personId: who.rosa.personId,
      memberId: town.elena.id,
      scopes: ['bookings', 'messages'],
    });
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
  return { t, town, who, stayOf, begin, say, answer, one, inbox };
}
