import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { handOver, insertDependant } from '#features/circle/server/dependant-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aPhoto } from '#features/uploads/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aSentFile } from '#test/send-file.ts';

let t: TestApp;
let rosa: Person;
let elena: Person;
let stranger: Person;
beforeAll(async () => {
  t = await testApp();
  [rosa, elena, stranger] = [await aPerson(t.db), await aPerson(t.db), await aPerson(t.db)];
});
afterAll(() => t.close());

const aPortrait = async (person: Person) =>
  aSentFile(t, person, { name: 'me.jpg', bytes: await aPhoto(), kind: 'portrait' });
const see = async (address: string, person: Person) =>
  (await t.app.inject({ url: address, headers: await t.headersOf(person) })).statusCode;

test('a photograph is seen by oneself and by the circle, and by nobody once that is over', async () => {
  const { family, account } = await t.as(rosa);
  const { data } = await family.setPortrait({ body: { fileId: await aPortrait(rosa) } });
  const address = data.profileImage ?? '';
  expect((await account.userInfo({ params: { id: rosa.id } })).data.profileImage).toBe(address);
  expect(await see(address, elena)).toBe(404);
  const link = await aRelation(t, {
    personId: rosa.personId,
    memberId: elena.id,
    scopes: [],
  });
  expect([await see(address, rosa), await see(address, elena), await see(address, stranger)]).toEqual([200, 200, 404]);
  await t.db.updateTable('family_links').set({ status: 'revoked' }).where('id', '=', link).execute();
  expect(await see(address, elena)).toBe(404);
});

test('another one takes its place, and none leaves none', async () => {
  const { family, account } = await t.as(stranger);
  const [first, second] = [await aPortrait(stranger), await aPortrait(stranger)];
  const old = (await family.setPortrait({ body: { fileId: first } })).data.profileImage ?? '';
  const young = (await family.setPortrait({ body: { fileId: second } })).data.profileImage ?? '';
  expect([await see(old, stranger), await see(young, stranger)]).toEqual([404, 200]);
  await family.setPortrait({ body: { fileId: null } });
  expect(await see(young, stranger)).toBe(404);
  expect((await account.userInfo({ params: { id: stranger.id } })).data.profileImage).toBeNull();
});

test('somebody without an account has one by whoever looks after them, and nobody uses the photograph of another', async () => {
  const [hers, his] = [await t.as(elena), await t.as(stranger)];
  await hers.circle.add({
    body: {
      how: 'dependant',
      firstName: 'Ana',
      lastName: 'Marín',
      dob: '2019-05-01',
      relationship: 'daughter',
      basis: 'parent',
    },
  });
  const [ana] = (await hers.family.people()).data;
  const fileId = await aPortrait(elena);
  await expect(his.family.setPortrait({ body: { familyMemberId: ana?._id, fileId } })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(his.family.setPortrait({ body: { fileId } })).rejects.toMatchObject({ code: 'not_found' });
  await hers.family.setPortrait({ body: { familyMemberId: ana?._id, fileId } });
  const address = (await hers.family.people()).data[0]?.profileImage ?? '';
  expect([await see(address, elena), await see(address, stranger)]).toEqual([200, 404]);
});

test('one’s own goes along when one takes a record over', async () => {
  const nora = await aPerson(t.db);
  const { family } = await t.as(nora);
  const address = (await family.setPortrait({ body: { fileId: await aPortrait(nora) } })).data.profileImage ?? '';
  const now = t.clock.now();
  const personId = await insertDependant(t.db, {
    userId: elena.id,
    firstName: 'Nora',
    lastName: 'Marín',
    dob: '2008-05-01',
    gender: null,
    relationship: 'daughter',
    basis: 'parent',
    now,
  });
  await t.db.transaction().execute((db) => handOver(db, { personId, userId: nora.id, now }));
  expect([await see(address, nora), await see(address, stranger)]).toEqual([200, 404]);
});
