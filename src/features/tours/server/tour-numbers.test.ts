import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { openVisits, TUESDAY_TEN } from '#test/visits.ts';
import { cancelAll } from './change-tour.ts';
import { showsAround } from './seed.ts';

const { t, town, ask, change, answer, mine, received, times, tourNewsOf } = await openVisits();

test('after the visit one question is asked; a number is seen once it is opened, and goes', async () => {
  await expect(ask({ phone: '6265550148' })).rejects.toMatchObject({
    issues: [{ field: 'consent', key: 'errors.tourConsent' }],
  });
  const { _id: id, consentWords } = await ask({ phone: '(626) 555-0148', consent: true });
  expect(consentWords).toContain('Jacaranda Day Center');
  expect(await received()).toMatchObject([{ hasPhone: true, phone: null }]);
  expect(await answer(id, { answer: 'number' })).toMatchObject({ phone: '6265550148' });
  expect(await mine()).toMatchObject([{ phone: '6265550148', phoneSeenAt: expect.any(String) }]);
  await answer(id, { answer: 'confirm' });
  await expect(change(id, { change: 'outcome', outcome: 'book' })).rejects.toMatchObject({ code: 'tour_changed' });
  t.clock.set('2026-06-16T17:31:00Z');
  await t.runJobs();
  expect((await tourNewsOf(town.elena))[0]).toMatchObject({ facts: { what: 'after' } });
  expect(await mine()).toMatchObject([{ status: 'done', outcome: null }]);
  expect(await change(id, { change: 'outcome', outcome: 'ask' })).toMatchObject({ outcome: 'ask' });
  expect(JSON.stringify(await received())).not.toContain('outcome');
  t.clock.set('2026-06-19T18:00:00Z');
  await t.runJobs();
  expect(await mine()).toMatchObject([{ phone: null }]);
});

test('a number is taken back: gone for the place at once, which is told to delete it', async () => {
  const { _id: id } = await ask({ phone: '6265550148', consent: true });
  await answer(id, { answer: 'number' });
  await change(id, { change: 'takeNumberBack' });
  expect(await received()).toMatchObject([{ status: 'asked', hasPhone: false, phone: null }]);
  expect((await tourNewsOf(town.manager))[0]).toMatchObject({ facts: { what: 'unnumbered' } });
  await expect(answer(id, { answer: 'number' })).rejects.toMatchObject({ code: 'tour_changed' });
  const row = await t.db.selectFrom('tours').select('phone').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.phone).toBeNull();
});

test('whoever leaves comes to no visit: its time is free again and the place hears of it; that of a relative stands', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await aRelation(t, { personId: rosa.personId, memberId: town.elena.id });
  await ask();
  const other = await aCentre(t.db, { managerId: town.manager.id });
  await showsAround(t, other.id);
  const { _id: hers } = await ask({
    providerId: other.id,
    familyMemberId: rosa.personId,
    phone: '6265550148',
    consent: true,
  });
  await answer(hers, { answer: 'number' });
  const leaver = { userId: town.elena.id, people: [town.elena.personId] };
  await t.db
    .transaction()
    .execute((db) => cancelAll({ db, publicUrl: 'https://lado.example', now: t.clock.now() }, leaver));
  expect((await mine()).map(({ status }) => status).toSorted()).toEqual(['asked', 'cancelled']);
  expect(await times()).toContain(TUESDAY_TEN);
  const news = (await tourNewsOf(town.manager)).map(({ facts }) => facts['what']);
  expect(news).toEqual(expect.arrayContaining(['withdrawn', 'unnumbered']));
  const numbers = t.db.selectFrom('tours').select('phone').where('id', '=', hers);
  expect(await numbers.execute()).toEqual([{ phone: null }]);
});
