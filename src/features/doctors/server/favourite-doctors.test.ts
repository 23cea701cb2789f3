import { afterAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aDoctor } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());

test('a marked doctor says what a visit costs and when they are free; centers stand in a list of their own', async () => {
  const elena = await aPerson(t.db);
  const { favourites } = await t.as(elena);
  const { id: doctorId } = await aDoctor(t.db);
  const centre = await aCentre(t.db);
  await favourites.markDoctor({ body: { doctorId } });
  await favourites.markCentre({ body: { centerId: centre.id } });
  const params = { id: elena.id };
  const { data, counts } = await favourites.doctors({ params, query: {} });
  expect(data).toMatchObject([
    { _id: doctorId, service: 'doctor', what: 'Family medicine', price: 'From $29 a visit', nextFreeDay: '2026-06-15' },
  ]);
  expect(counts).toEqual({ saved: 1, archived: 0 });
  expect((await favourites.centres({ params, query: {} })).data.map(({ _id }) => _id)).toEqual([centre.id]);
  expect((await favourites.mine({ query: {} })).data).toHaveLength(2);
  await favourites.markDoctor({ body: { doctorId, isFavourite: false } });
  expect((await favourites.doctors({ params, query: {} })).data).toEqual([]);
});

test('what is no doctor cannot be marked as one', async () => {
  const { favourites } = await t.as(await aPerson(t.db));
  const centre = await aCentre(t.db);
  await expect(favourites.markDoctor({ body: { doctorId: centre.id } })).rejects.toMatchObject({ code: 'not_found' });
});

test('of one whom nobody has checked, no price and no time is said', async () => {
  const elena = await aPerson(t.db);
  const { favourites } = await t.as(elena);
  const { id: doctorId } = await aDoctor(t.db, { verifiedAt: null });
  await favourites.markDoctor({ body: { doctorId } });
  expect((await favourites.doctors({ params: { id: elena.id }, query: {} })).data).toMatchObject([
    { standing: 'unverified', price: null, nextFreeDay: null },
  ]);
});
