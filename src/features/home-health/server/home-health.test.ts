import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aStaffMember, type Person } from '#features/account/server/seed.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { CONSENT_VERSION, type NewLead } from '#features/lead-requests/lead-request.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aNurse, anAgency, anAgencyProfile } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z', settings: { LIMITS_FACTOR: '1000' } });
afterAll(() => t.close());
const { homeHealth } = await t.as();
type Search = Parameters<typeof homeHealth.search>[0]['body'];
const near = async (search: Search = {}) =>
  (await homeHealth.search({ body: { place: 'Pasadena, CA', ...search } })).data;
const names = async (search?: Search) => (await near(search)).map(({ name }) => name);
const isMissing = { code: 'not_found' };

// Glendale is some eight miles from Pasadena.
const inGlendale = { city: 'Glendale', zip: '91205', latitude: 34.1425, longitude: -118.2551 };

describe('agencies that come to a place', async () => {
  const { id } = await anAgency(t.db, { name: 'Wide Reach', ...inGlendale, radiusMiles: 15, programs: ['medicaid'] });
  await writePlansTaken(t.db, id, ['Golden Poppy Choice']);
  await anAgency(t.db, { name: 'Short Reach', ...inGlendale, radiusMiles: 5, zips: ['91101'], qualityStars: 5 });
  await anAgency(t.db, { name: 'Speech Only', offers: ['speech_therapy'], languages: ['hy'], qualityStars: null });
  await anAgency(t.db, { name: 'Un Checked', verifiedAt: null, managerId: null, qualityStars: 2.5, programs: [] });

  test('are those that come so far, or to that ZIP code, the nearest first', async () => {
    expect((await names()).toSorted()).toEqual(['Speech Only', 'Un Checked', 'Wide Reach']);
    expect((await names()).at(-1)).toBe('Wide Reach');
    expect(await names({ place: '91101' })).toContain('Short Reach');
    expect((await names({ place: '91101', sort: 'quality' }))[0]).toBe('Short Reach');
  });

  test.each<[string, Search, string[]]>([
    ['what is needed', { need: ['speech_therapy'] }, ['Speech Only']],
    ['one of several needs', { need: ['speech_therapy', 'nursing'] }, ['Speech Only', 'Un Checked', 'Wide Reach']],
    ['the program that pays', { program: ['medicaid'] }, ['Wide Reach']],
    ['the plan', { plan: ['golden poppy choice'] }, ['Wide Reach']],
    ['language', { language: ['hy'] }, ['Speech Only']],
    ['stars', { stars: 3 }, ['Wide Reach']],
    ['distance', { miles: 5 }, ['Speech Only', 'Un Checked']],
  ])('are narrowed by %s', async (_, search, found) => {
    expect((await names(search)).toSorted()).toEqual(found);
  });

  test('are counted by what each choice would leave', async () => {
    const { counts, withoutFilters } = await homeHealth.counts({ body: { place: 'Pasadena, CA' } });
    expect(withoutFilters).toBe(3);
    expect(counts).toMatchObject({
      need: { nursing: 2, physical_therapy: 2, speech_therapy: 1 },
      program: { medicare: 1, medicaid: 1 },
    });
  });

  test('say on the first page what is offered by the verified, those of the best quality first', async () => {
    const { services, agencies } = await homeHealth.overview({});
    expect(services).toContainEqual({ discipline: 'speech_therapy', agencies: 1 });
    expect(agencies.map(({ name }) => name)).toEqual(['Short Reach', 'Wide Reach', 'Speech Only']);
  });
});

test('the page of an agency has its people, its plans and what was checked; each of them has a page', async () => {
  const { id, professionalId, managerId } = await anAgency(t.db, { zips: ['93001'], ccn: '05X900' });
  const { data } = await homeHealth.agency({ params: { id } });
  expect(data).toMatchObject({
    zips: ['93001'],
    ccn: '05X900',
    qualityStars: 4,
    programs: ['medicare'],
    hostId: managerId,
    professionals: [{ _id: professionalId, name: 'Grace Amadi', experienceYears: 15 }],
  });
  expect(data.receipt.map(({ kind }) => kind)).toContain('licence');
  const professional = await homeHealth.professional({ params: { id: professionalId } });
  expect(professional).toMatchObject({ data: { credential: 'RN' }, agency: { _id: id } });
  for (const nobody of [id, 'none'])
    await expect(homeHealth.professional({ params: { id: nobody } })).rejects.toMatchObject(isMissing);
  await expect(homeHealth.agency({ params: { id: professionalId } })).rejects.toMatchObject(isMissing);
});

describe('the workspace of an agency', () => {
  test('changes what families read; whoever stays keeps their page, whoever goes loses it', async () => {
    const { id, managerId, professionalId } = await anAgency(t.db);
    const { agencyProfiles } = await t.as({ id: managerId ?? '' });
    const kept = { ...aNurse, _id: professionalId, name: 'Grace N. Amadi' };
    const added = { ...aNurse, _id: null, name: 'Tomás Beltrán', discipline: 'physical_therapy' as const };
    const form = anAgencyProfile({ professionals: [added, kept] });
    const { data } = await agencyProfiles.change({ params: { id }, body: form });
    expect(data).toMatchObject({
      zips: ['93001'],
      plans: ['Golden Poppy Choice'],
      card: { services: ['nursing', 'aide'], programs: ['medicare', 'medicaid'], radiusMiles: 15, qualityStars: 4 },
    });
    const { professionals } = (await homeHealth.agency({ params: { id } })).data;
    expect(professionals.map(({ name }) => name)).toEqual(['Tomás Beltrán', 'Grace N. Amadi']);
    expect(professionals[1]?._id).toBe(professionalId);
    await agencyProfiles.change({ params: { id }, body: anAgencyProfile() });
    await expect(homeHealth.professional({ params: { id: professionalId } })).rejects.toMatchObject(isMissing);
  });

  test('cannot name somebody of another agency as its own, nor change what it does not run', async () => {
    const other = await anAgency(t.db);
    const { id, managerId } = await anAgency(t.db);
    const { agencyProfiles } = await t.as({ id: managerId ?? '' });
    const stolen = { ...aNurse, _id: other.professionalId, name: 'Mallory' };
    const taking = agencyProfiles.change({ params: { id }, body: anAgencyProfile({ professionals: [stolen] }) });
    await expect(taking).rejects.toMatchObject({ code: 'conflict', status: 409 });
    const { data } = await homeHealth.professional({ params: { id: other.professionalId } });
    expect(data.name).toBe('Grace Amadi');
    const foreign = agencyProfiles.change({ params: { id: other.id }, body: anAgencyProfile() });
    await expect(foreign).rejects.toMatchObject(isMissing);
    expect((await agencyProfiles.mine({})).data.map(({ _id }) => _id)).toEqual([id]);
  });

  test('drops nobody in silence whom a colleague has taken off meanwhile, and keeps nothing of what was sent with them', async () => {
    const { id, managerId, professionalId } = await anAgency(t.db);
    const { agencyProfiles } = await t.as({ id: managerId ?? '' });
    await agencyProfiles.change({ params: { id }, body: anAgencyProfile({ radiusMiles: 25 }) });
    const stale = anAgencyProfile({ radiusMiles: 60, professionals: [{ ...aNurse, _id: professionalId }] });
    await expect(agencyProfiles.change({ params: { id }, body: stale })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ field: 'professionals', key: 'errors.professionalGone', values: { name: 'Grace Amadi' } }],
    });
    const { data } = await homeHealth.agency({ params: { id } });
    expect(data).toMatchObject({ radiusMiles: 25, professionals: [] });
  });

  test('refuses what is not so: no service, a wrong ZIP code, a year that is not there yet', async () => {
    const { id, managerId } = await anAgency(t.db);
    const { agencyProfiles } = await t.as({ id: managerId ?? '' });
    const refused = (change: Parameters<typeof anAgencyProfile>[0], field: string, key: string) =>
      expect(agencyProfiles.change({ params: { id }, body: anAgencyProfile(change) })).rejects.toMatchObject({
        issues: [{ field, key }],
      });
    await refused({ services: [] }, 'services', 'errors.agencyServicesNone');
    await refused({ zips: ['9110'] }, 'zips.0', 'errors.zipsImproper');
    const late = { ...aNurse, _id: null, since: 2027 };
    await refused({ professionals: [late] }, 'professionals', 'errors.sinceImproper');
  });

  test('saved by two at once holds what one of them said, whole', async () => {
    const { id, managerId } = await anAgency(t.db);
    const { agencyProfiles } = await t.as({ id: managerId ?? '' });
    const named = (name: string) => anAgencyProfile({ professionals: [{ ...aNurse, _id: null, name }] });
    await Promise.all(
      ['One One', 'Other One'].map((name) => agencyProfiles.change({ params: { id }, body: named(name) })),
    );
    expect((await homeHealth.agency({ params: { id } })).data.professionals).toHaveLength(1);
  });
});

describe('a request to an agency', () => {
  let elena: Person;
  beforeEach(async () => {
    elena = await aPerson(t.db);
  });
  const wish = (providerId: string, change: Partial<NewLead> = {}): NewLead => ({
    ...{ clientId: aClientId(), providerId, familyMemberId: null, need: 'nursing', starts: 'now' },
    ...{ contactName: 'Elena Marín', contactBy: 'phone', phone: '6265550148', bestTime: 'any', note: '' },
    ...{ consent: true, consentVersion: CONSENT_VERSION },
    ...change,
  });
  const send = async (providerId: string, change?: Partial<NewLead>) =>
    (await (await t.as(elena)).leadRequests.send({ body: wish(providerId, change) })).data;

  test('reaches it also when it is verified, says what is needed, and is answered', async () => {
    const { id, managerId } = await anAgency(t.db);
    const { _id: lead } = await send(id);
    const desk = (await t.as({ id: managerId ?? '' })).partnerLeads;
    expect((await desk.list({ query: {} })).data).toMatchObject([{ _id: lead, need: 'nursing', phone: null }]);
    expect((await desk.open({ params: { id: lead } })).data.phone).toBe('6265550148');
    const answer = 'A nurse calls you today.';
    await desk.change({ params: { id: lead }, body: { status: 'contacted', answer } });
    const { data } = await (await t.as(elena)).leadRequests.mine({ query: {} });
    expect(data).toMatchObject([{ status: 'contacted', providerKind: 'home_health_agency', need: 'nursing' }]);
    expect(data[0]?.ledger.at(-1)).toMatchObject({ answer });
  });

  test('of one that nobody answers for goes to our staff, and on to whoever takes it over', async () => {
    const { id } = await anAgency(t.db, { verifiedAt: null, managerId: null });
    const ines = await aStaffMember(t.db);
    const { _id: lead } = await send(id);
    const { staffLeads } = await t.as(ines);
    expect((await staffLeads.list({ query: {} })).data.map(({ _id }) => _id)).toContain(lead);
    const owner = await aPerson(t.db);
    await insertManagers(t.db, [{ providerId: id, userId: owner.id }]);
    expect((await (await t.as(owner)).partnerLeads.list({ query: {} })).data).toMatchObject([{ _id: lead }]);
  });

  test('asks for what an agency offers, not for a day at a center', async () => {
    const { id } = await anAgency(t.db);
    await expect(send(id, { need: 'days' })).rejects.toMatchObject({
      issues: [{ field: 'need', key: 'errors.needUnselected' }],
    });
  });
});

test('an agency is marked as a favourite, asked a question, and found by its place', async () => {
  const { id } = await anAgency(t.db);
  const own = await t.as(await aPerson(t.db));
  await own.favourites.markAgency({ body: { agencyId: id } });
  expect((await own.favourites.mine({ query: {} })).data).toMatchObject([
    { _id: id, service: 'agency', standing: 'requests', nextFreeDay: null },
  ]);
  expect((await own.enquiries.provider({ params: { providerId: id } })).data).toMatchObject({
    name: 'Bluebird Home Health',
  });
  expect((await own.providerPlaces.place({ params: { id } })).data).toMatchObject({ name: 'Bluebird Home Health' });
});
