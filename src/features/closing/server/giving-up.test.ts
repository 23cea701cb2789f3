import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { seatsTaken } from '#test/stays.ts';
import { openTown } from '#test/town.ts';

const { t, town } = await openTown({ capacity: 1, settings: { LIMITS_FACTOR: '1000' } });
const MONDAY = '2026-06-22';

test('whoever waits for something of a place that is given up hears of it, and nothing of it stays open', async () => {
  const [rosa, ida] = [await aPerson(t.db), await aPerson(t.db)];
  const { id: stay } = await aStay(t, { centre: town.centre, person: town.elena, checkOut: MONDAY, weekDays: [1] });
  for (const person of [rosa, ida])
    await (
      await t.as(person)
    ).waiting.join({
      body: { centerId: town.centre.id, day: MONDAY, guestsCount: 1, familyMemberId: null },
    });
  await (await t.as(town.elena)).bookings.change({ params: { id: stay }, body: { status: 'cancelled' } });
  await t.runJobs();
  const asked = { clientId: aClientId(), providerId: town.centre.id, words: 'Do you have a van?' };
  const { _id: enquiry } = (await (await t.as(rosa)).enquiries.ask({ body: asked })).data;

  await (await t.as(town.manager)).closing.giveUpPlace({ params: { id: town.centre.id } });
  await t.runJobs();
  // Rosa held the seat, Ida stood behind her.
  for (const person of [rosa, ida]) {
    expect((await (await t.as(person)).waiting.mine({})).data).toEqual([]);
    expect(await newsOf(t, person)).toContainEqual(
      expect.objectContaining({ kind: 'waiting', facts: expect.objectContaining({ what: 'givenUp' }) }),
    );
    expect((await lettersTo(t, person.email)).join()).toContain(`${town.centre.name} no longer takes bookings`);
  }
  expect(await seatsTaken(t, town.centre.id, MONDAY)).toBe(0);
  const { enquiries } = await t.as(rosa);
  expect((await enquiries.one({ params: { id: enquiry }, query: {} })).data).toMatchObject({ status: 'closed' });
  expect((await lettersTo(t, rosa.email)).join()).toContain('has closed the conversation');
  await expect(enquiries.changeStatus({ params: { id: enquiry }, body: { status: 'open' } })).rejects.toMatchObject({
    code: 'nobody_answers',
  });
});
