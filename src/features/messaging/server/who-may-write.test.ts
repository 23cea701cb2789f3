import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { CALM_MS } from '#features/threads/server/tell.ts';
import { WRITE_DAYS } from '#features/bookings/follow-up.ts';
import { openConversations } from '#test/conversations.ts';
import { lettersTo, newsOf } from '#test/letters.ts';

const { t, town, who, stayOf, begin, say, answer, one, inbox } = await openConversations();

test('holding a seat, or a request that was declined, is no booking', async () => {
  for (const status of ['held', 'unpaid', 'declined'] as const) {
    const person = await aPerson(t.db);
    await aStay(t, { centre: town.centre, person, status });
    await expect(begin(person, 'Hello')).rejects.toMatchObject({ code: 'conversation_over' });
  }
});

test('what a relation allowed ends with it: nothing is read, written, listed or rung any more', async () => {
  await stayOf(who.rosa);
  const id = await begin(town.elena, 'Hello', { familyMemberId: who.rosa.personId });
  await answer(id, 'Hello Elena');
  expect(await newsOf(t, town.elena)).toMatchObject([{ kind: 'conversation' }]);
  await writeLink(t.db, who.link, { status: 'revoked', stopped_by: who.rosa.id }, t.clock.now());
  const tries = [
    () => one(town.elena, id),
    () => say(town.elena, id, 'Still there?'),
    () => begin(town.elena, 'Again', { familyMemberId: who.rosa.personId }),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  expect((await inbox(town.elena)).data).toEqual([]);
  expect((await newsOf(t, town.elena)).filter(({ kind }) => kind === 'conversation')).toEqual([]);
  t.clock.advance(CALM_MS / 1000 + 60);
  expect((await lettersTo(t, town.elena.email)).join()).not.toContain('has written to you');
  expect((await one(who.rosa, id)).messages).toHaveLength(2);
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
