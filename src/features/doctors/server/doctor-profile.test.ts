import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import type { DoctorProfileForm } from '../profile-contract.ts';
import { aDoctor } from './seed.ts';

let t: TestApp;
let maya: Person;
let doctorId: string;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  maya = await aPerson(t.db);
  doctorId = (await aDoctor(t.db, { managerId: maya.id })).id;
});

const form: DoctorProfileForm = {
  about: { en: 'Listens first.', sp: 'Primero escucha.' },
  prices: { videoCents: 5900, chatCents: null },
  focuses: ['sleep', 'thyroid'],
  languages: ['en', 'vi'],
  training: ['Residency in geriatrics, Example University Hospital, until 2009'],
  plans: ['Humana Gold'],
  acceptsItself: true,
};
const change = async (changed: Partial<DoctorProfileForm> = {}, person = maya) =>
  (await t.as(person)).doctorProfiles.change({ params: { id: doctorId }, body: { ...form, ...changed } });
const page = async () => (await (await t.as()).doctors.one({ params: { id: doctorId } })).data;

test('what a doctor says of themselves stands on their page at once', async () => {
  expect((await change()).data).toMatchObject(form);
  expect(await page()).toMatchObject({ ...form, about: 'Listens first.' });
  const { price_cents: lowest } = await t.db
    .selectFrom('providers')
    .select('price_cents')
    .where('id', '=', doctorId)
    .executeTakeFirstOrThrow();
  expect(lowest).toBe(5900);
  expect(await (await t.as(maya)).doctorProfiles.mine({})).toMatchObject({ data: [{ _id: doctorId, ...form }] });
});

test.each<[Partial<DoctorProfileForm>, string, string]>([
  [{ prices: { videoCents: null, chatCents: null } }, 'prices.videoCents', 'errors.modeNone'],
  [{ prices: { videoCents: 100, chatCents: null } }, 'prices.videoCents', 'errors.visitPriceImproper'],
  [{ about: { en: ' ', sp: '' } }, 'about.en', 'errors.descriptionBlank'],
  [{ languages: [] }, 'languages', 'errors.languageNone'],
  [{ training: Array(7).fill('A school') }, 'training', 'errors.trainingImproper'],
  [{ training: ['x'.repeat(121)] }, 'training.0', 'errors.trainingImproper'],
])('%j is refused at its field', async (changed, field, key) => {
  await expect(change(changed)).rejects.toMatchObject({ issues: [{ field, key }] });
  expect(await page()).toMatchObject({ prices: { videoCents: 4900 } });
});

test('others of the team and other doctors change nothing', async () => {
  const reader = await aPerson(t.db);
  await aMember(t.db, { providerId: doctorId, userId: reader.id, role: 'reading', now: t.clock.now() });
  const rival = await aPerson(t.db);
  await aDoctor(t.db, { managerId: rival.id });
  for (const person of [reader, rival]) await expect(change({}, person)).rejects.toMatchObject({ code: 'not_found' });
  expect(await page()).toMatchObject({ prices: { videoCents: 4900 } });
});
