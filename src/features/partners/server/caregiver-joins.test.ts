import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { followEvidence } from '#features/providers/server/evidence-store.ts';
import { openApplications } from '#test/applications.ts';
import { subjectsTo } from '#test/letters.ts';
import { tellEndings } from './ending/tell-endings.ts';
import { aBackground, aLicence, anInsurance, helpGiven, inWriting, toldBy } from './seed.ts';

const { t, cast, checked } = await openApplications();

const inspection = { kind: 'inspection', on: '2026-06-01', issuer: 'State', found: 'Nothing', fixed: '' } as const;

/** All that a care giver shows, sent. */
async function sent() {
  const { joining } = await t.as(cast.olga);
  const params = { id: (await joining.begin({ body: { as: 'caregiver' } })).data._id };
  for (const body of toldBy.caregiver) await joining.saveProfile({ params, body });
  for (const shown of [aLicence, anInsurance, aBackground])
    await joining.addEvidence({ params, body: await inWriting(t, cast.olga, shown) });
  await joining.send({ params });
  return params;
}

async function approved() {
  const params = await sent();
  const { version } = await checked(params);
  const { data } = await (await t.as(cast.ines)).checking.decide({ params, body: { as: 'approved', version } });
  return data.providerId ?? '';
}

const foundNear = async () => {
  const { caregivers } = await t.as();
  return (await caregivers.search({ body: { place: 'Pasadena, CA' } })).data.map(({ _id }) => _id);
};

test('who joins as a care giver is verified once all three are confirmed, and shows nothing of other kinds', async () => {
  const params = await sent();
  const { joining } = await t.as(cast.olga);
  await expect(joining.addEvidence({ params, body: await inWriting(t, cast.olga, inspection) })).rejects.toMatchObject({
    status: expect.any(Number),
  });
  const { checking } = await t.as(cast.ines);
  const { data: seen } = await checking.one({ params });
  const early = checking.decide({ params, body: { as: 'approved', version: seen.version } });
  await expect(early).rejects.toMatchObject({ issues: [{ field: 'as', key: 'errors.caregiverUnconfirmed' }] });
  const { version } = await checked(params);
  await checking.decide({ params, body: { as: 'approved', version } });
  expect((await joining.shown({})).data).toMatchObject([{ kind: 'caregiver', isVerified: true }]);
  expect(await subjectsTo(t, cast.olga.email)).toContain('Bluebird Home Health is on Lado');
});

test('from the hour of approval on families find them with what they said, and book them', async () => {
  const id = await approved();
  const own = await t.as(cast.olga);
  expect((await own.workPlaces.mine({})).data).toMatchObject([{ kind: 'caregiver', role: 'owner' }]);
  expect((await own.caregiverProfiles.mine({})).data).toMatchObject([
    { about: helpGiven.about, hourCents: 3100, since: 2015, training: ['CNA, 2015'], hasHours: true },
  ]);
  expect((await own.workingHours.mine({})).data).toMatchObject([
    { slotMinutes: 60, noticeMinutes: 120, capacity: 1, isNew: false },
  ]);
  expect(await foundNear()).toContain(id);
  const elena = await t.as(await aPerson(t.db));
  const { schedule } = await elena.caregivers.one({ params: { id } });
  const visit = { caregiverId: id, startsAt: schedule?.nextFree ?? '', hours: 2, services: [...helpGiven.services] };
  const home = { street: '418 Example Avenue', zip: '91104', issue: 'She forgets to eat' };
  expect((await elena.careVisits.book({ body: { ...visit, ...home } })).data.money.totalCents).toBe(6200);
});

test('the verification of a care giver ends with the first of license, insurance and background check, and says so', async () => {
  const id = await approved();
  await t.db
    .updateTable('evidence')
    .set({ valid_until: '2026-09-30' })
    .where('provider_id', '=', id)
    .where('kind', '=', 'background')
    .execute();
  await followEvidence(t.db, [id]);
  t.clock.set('2026-10-01T06:59:59Z');
  const { joining } = await t.as(cast.olga);
  expect((await joining.shown({})).data).toMatchObject([{ isVerified: true, until: '2026-09-30' }]);
  t.clock.advance(1);
  await tellEndings(t.context());
  expect((await joining.shown({})).data).toMatchObject([{ isVerified: false }]);
  expect(await subjectsTo(t, cast.olga.email)).toContain('Bluebird Home Health can’t be booked right now');
});
