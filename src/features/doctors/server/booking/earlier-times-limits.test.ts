import { afterAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { testApp } from '#test/harness.ts';
import { aDoctor } from '../seed.ts';

const t = await testApp();
afterAll(() => t.close());

const join = async (person: Person, providerId: string) =>
  (await t.as(person)).earlierTimes.join({ body: { providerId, lastDay: '2026-06-19', familyMemberId: null } });
const doctors = (count: number) => Promise.all(Array.from({ length: count }, () => aDoctor(t.db)));

test('an account stands in twenty lines at most', async () => {
  const rosa = await aPerson(t.db);
  const [last, ...others] = await doctors(21);
  for (const { id } of others) await join(rosa, id);
  await expect(join(rosa, last?.id ?? '')).rejects.toMatchObject({ code: 'too_many_lines' });
});

test('one network fills no line with new accounts', async () => {
  const [doctor] = await doctors(1);
  const strangers = await Promise.all(Array.from({ length: 14 }, () => aPerson(t.db)));
  const ends = await Promise.allSettled(strangers.map((stranger) => join(stranger, doctor?.id ?? '')));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'too_many_requests' } });
});

test('one network fills no line by way of other doctors', async () => {
  const [doctor, ...firsts] = await doctors(12);
  const ends = [];
  for (const first of firsts) {
    const body = { providerId: first.id, otherProviderIds: [doctor?.id ?? ''], lastDay: '2026-06-19' };
    ends.push(await Promise.allSettled([(await t.as(await aPerson(t.db))).earlierTimes.join({ body })]));
  }
  const refused = ends.flat().filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'too_many_requests' } }]);
});
