import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type ContactKind, providerOf } from '#features/providers/application.ts';
import { openApplications } from '#test/applications.ts';
import { subjectsTo } from '#test/letters.ts';
import type { ProfileChange } from '../place-profile.ts';
import { slotsOfKind } from '../service-profile.ts';
import {
  aBackground,
  aContact,
  aLicence,
  anInsurance,
  dayTimes,
  helpGiven,
  inWriting,
  oliveCare,
  testsOffered,
  toldBy,
  visitingOffered,
} from './seed.ts';

const { t, cast, checked } = await openApplications();

const atField = (field: string, key: string) => ({ issues: [{ field, key }] });

async function begunAs(as: ContactKind) {
  const { joining } = await t.as(cast.olga);
  return { joining, params: { id: (await joining.begin({ body: { as } })).data._id } };
}

/** All that its kind needs, sent. */
async function sentAs(as: ContactKind) {
  const { joining, params } = await begunAs(as);
  for (const body of toldBy[as]) await joining.saveProfile({ params, body });
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, cast.olga, shown) });
  await joining.send({ params });
  return params;
}

describe.each([
  {
    as: 'diagnosticCenter',
    provider: 'diagnostic_center',
    not: aBackground,
    unconfirmed: 'errors.evidenceUnconfirmed',
    told: 'Bluebird Home Health is on Lado',
  },
  {
    as: 'homeHealthAgency',
    provider: 'home_health_agency',
    not: { kind: 'ratio', guests: '5', on: '2026-06-01' },
    unconfirmed: 'errors.evidenceUnconfirmed',
    told: 'Bluebird Home Health is on Lado',
  },
] as const)('joining as $as', ({ as, provider, not, unconfirmed, told }) => {
  test('asks who it is and what its kind shows, and nothing of another kind', async () => {
    const { joining, params } = await begunAs(as);
    await expect(joining.saveProfile({ params, body: { ...aContact, licence: ' ' } })).rejects.toMatchObject(
      atField('licence', 'errors.evidenceNumberBlank'),
    );
    await expect(joining.saveProfile({ params, body: { ...aContact, zip: '00000' } })).rejects.toMatchObject(
      atField('zip', 'errors.zipImproper'),
    );
    await expect(joining.saveProfile({ params, body: oliveCare })).rejects.toMatchObject({ status: 400 });
    await joining.saveProfile({ params, body: aContact });
    await expect(joining.saveProfile({ params, body: helpGiven })).rejects.toMatchObject({ status: 400 });
    await expect(joining.addEvidence({ params, body: await inWriting(t, cast.olga, not) })).rejects.toMatchObject({
      status: 400,
    });
    const lone = joining.addEvidence({ params, body: aLicence });
    await expect(lone).rejects.toMatchObject(atField('fileIds', 'errors.documentMissing'));
    await joining.addEvidence({ params, body: await inWriting(t, cast.olga, aLicence) });
    await expect(joining.send({ params })).rejects.toMatchObject({ code: 'application_unfinished' });
  });

  test('waits at the desk of staff, and is verified once all of it is confirmed', async () => {
    const params = await sentAs(as);
    const { checking } = await t.as(cast.ines);
    expect((await checking.queue({ query: {} })).data.find(({ _id }) => _id === params.id)).toMatchObject({
      kind: as,
      name: 'Bluebird Home Health',
      place: 'Pasadena, CA',
    });
    const { data: seen } = await checking.one({ params });
    expect(seen.profile.contact).toMatchObject({ phone: '6265550174', licence: 'HHA-550174' });
    const early = checking.decide({ params, body: { as: 'approved', version: seen.version } });
    await expect(early).rejects.toMatchObject(atField('as', unconfirmed));
    const { version } = await checked(params);
    await checking.decide({ params, body: { as: 'approved', version } });
    const own = await t.as(cast.olga);
    expect((await own.joining.shown({})).data).toMatchObject([{ kind: as, isVerified: true }]);
    expect((await own.workPlaces.mine({})).data).toMatchObject([{ kind: provider, role: 'owner' }]);
    const [bell] = (await own.notifications.list({ query: {} })).data;
    expect(bell?.facts).toMatchObject({ what: 'approved', kind: as });
    const letters = await subjectsTo(t, cast.olga.email);
    expect(letters).toContain('We have what you sent about Bluebird Home Health');
    expect(letters).toContain(told);
  });

  test('is asked for more, and declined with a reason, each told by mail', async () => {
    const params = await sentAs(as);
    const { checking } = await t.as(cast.ines);
    const decide = async (decision: 'asked' | 'declined', answer: string) => {
      const { version } = (await checking.one({ params })).data;
      await checking.decide({ params, body: { as: decision, version, answer } });
    };
    await decide('asked', 'The back of the license, please.');
    const { joining } = await t.as(cast.olga);
    expect((await joining.mine({ query: { as } })).data).toMatchObject({ status: 'asked', kind: as });
    await joining.send({ params });
    await decide('declined', 'The license is of somebody else.');
    expect((await joining.mine({ query: { as } })).data?.answer).toBe('The license is of somebody else.');
    const letters = await subjectsTo(t, cast.olga.email);
    expect(letters).toContain('One thing is missing for Bluebird Home Health');
    expect(letters).toContain('About Bluebird Home Health');
  });
});

/** All that its kind needs, confirmed and approved; answers the provider's id. */
async function approvedAs(as: ContactKind) {
  const params = await sentAs(as);
  const { version } = await checked(params);
  const { checking } = await t.as(cast.ines);
  return (await checking.decide({ params, body: { as: 'approved', version } })).data.providerId ?? '';
}

test('a test center is found with its tests, prices and chairs from the hour of approval on', async () => {
  const id = await approvedAs('diagnosticCenter');
  const families = await t.as();
  const found = await families.diagnostics.search({ body: { place: 'Pasadena, CA' } });
  expect(found.data.find(({ _id }) => _id === id)).toMatchObject({ fromCents: 2900, offered: 2, homeFeeCents: 2500 });
  const { data } = await families.diagnostics.centre({ params: { id } });
  expect(data.hours).toEqual(dayTimes.ranges);
  expect((await (await t.as(cast.olga)).workingHours.mine({})).data).toMatchObject([{ slotMinutes: 30, capacity: 3 }]);
});

test('an agency is found with what it offers from the hour of approval on', async () => {
  const id = await approvedAs('homeHealthAgency');
  const { data } = await (await t.as()).homeHealth.agency({ params: { id } });
  expect(data).toMatchObject({
    services: ['nursing', 'aide'],
    programs: ['medicare'],
    radiusMiles: 25,
    zips: ['91001'],
    plans: ['Golden Poppy Senior Advantage'],
    about: 'A nurse within two days.',
  });
});

test('what was sent before its service asked is not approved, but asked for', async () => {
  const params = await sentAs('homeHealthAgency');
  await sql`update partner_applications set profile = profile - 'visiting' where id = ${params.id}`.execute(t.db);
  const { version } = await checked(params);
  const { checking, joining } = { ...(await t.as(cast.ines)), joining: (await t.as(cast.olga)).joining };
  await expect(checking.decide({ params, body: { as: 'approved', version } })).rejects.toMatchObject(
    atField('as', 'errors.partsMissing'),
  );
  await checking.decide({ params, body: { as: 'asked', version, answer: 'What do you offer?' } });
  await expect(joining.send({ params })).rejects.toMatchObject({ code: 'application_unfinished' });
});

test.each([
  { as: 'caregiver', body: { ...helpGiven, minHours: 6 }, field: 'maxHours', key: 'errors.lengthsOrder' },
  { as: 'caregiver', body: { ...helpGiven, since: 2027 }, field: 'since', key: 'errors.sinceImproper' },
  { as: 'diagnosticCenter', body: { ...testsOffered, offers: [] }, field: 'offers', key: 'errors.labOfferNone' },
  {
    as: 'homeHealthAgency',
    body: { ...visitingOffered, services: [] },
    field: 'services',
    key: 'errors.agencyServicesNone',
  },
] as const)('as $as is refused at its field: $key', async ({ as, body, field, key }) => {
  const { joining, params } = await begunAs(as);
  await expect(joining.saveProfile({ params, body: body as ProfileChange })).rejects.toMatchObject(atField(field, key));
});

test('hours are asked as the rows of the kinds have them', async () => {
  const rows = await t.db
    .selectFrom('provider_kinds')
    .select(['kind', 'slot_minutes', 'most_places'])
    .where('slot_service', 'is not', null)
    .execute();
  for (const [as, { fixedMinutes, mostPlaces }] of Object.entries(slotsOfKind))
    expect(rows).toContainEqual({
      kind: providerOf(as as ContactKind),
      slot_minutes: fixedMinutes,
      most_places: mostPlaces,
    });
});
