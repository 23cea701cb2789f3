import { expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { aTour, showsAround } from '#features/tours/server/seed.ts';
import { audit, auditAll } from '#server/audit.ts';
import { untilWaiting } from '#test/racing.ts';
import { openTown } from '#test/town.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });

const giveUp = async () => (await t.as(town.manager)).closing.giveUpPlace({ params: { id: town.centre.id } });
const entryOf = (personId: string) => ({
  at: t.clock.now(),
  actorId: town.elena.id,
  personId,
  action: 'read' as const,
  subject: 'bookings',
});
/** Whose trail is locked first comes first. */
const inOrder = (people: Person[]) => people.toSorted((one, other) => (one.personId < other.personId ? -1 : 1));

test('giving up a place and writing to it, or reading of several people, never wait for each other', async () => {
  await showsAround(t, town.centre.id);
  const [early, late] = inOrder([await aPerson(t.db), await aPerson(t.db)]) as [Person, Person];
  // The visit that is ended first is that of the person whose trail is locked last.
  for (const [person, id] of [
    [late, '00000000-0000-4000-8000-000000000001'],
    [early, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ] as const) {
    const tour = await aTour(t, { person, providerId: town.centre.id });
    await t.db.updateTable('tours').set({ id }).where('id', '=', tour).execute();
  }
  const asked = { clientId: aClientId(), providerId: town.centre.id, words: 'Do you have a van?' };
  const { enquiries } = await t.as(late);
  const { _id: thread } = (await enquiries.ask({ body: asked })).data;
  await t.db.deleteFrom('thread_readers').where('thread_id', '=', thread).execute();

  const running = await t.db.transaction().execute(async (reading) => {
    await audit(reading, entryOf(early.personId));
    const writing = await t.db.transaction().execute(async (held) => {
      // Whoever writes has locked the conversation, and waits here before the trail of its person.
      await held.insertInto('thread_readers').values({ thread_id: thread, user_id: late.id, seen: 0 }).execute();
      const saying = Promise.allSettled([
        enquiries.say({ params: { id: thread }, body: { clientId: aClientId(), words: 'And on Fridays?' } }),
      ]);
      await untilWaiting(t.db, 1);
      const givingUp = Promise.allSettled([giveUp()]);
      await untilWaiting(t.db, 2);
      return { saying, givingUp };
    });
    const [said] = await writing.saying;
    expect(said).toMatchObject({ status: 'fulfilled' });
    await untilWaiting(t.db, 1); // giving up waits for the trail of the one of whom somebody reads
    await auditAll(reading, [entryOf(late.personId)]);
    return writing;
  });
  expect(await running.givingUp).toMatchObject([{ status: 'fulfilled' }]);
  expect((await enquiries.one({ params: { id: thread }, query: {} })).data).toMatchObject({ status: 'closed' });
});
