import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { npiWith } from '#features/providers/npi.ts';
import { openApplications } from '#test/applications.ts';
import { subjectsTo } from '#test/letters.ts';
import {
  aDoctorsLicence,
  aLicence,
  anInsurance,
  anNpi,
  doctorBio,
  doctorVisits,
  doctorWho,
  inWriting,
  olivePlace,
} from './seed.ts';
import { tellEndings } from './ending/tell-endings.ts';

const { t, cast, checked } = await openApplications();

const npi = npiWith(77);

async function begunBy(person: Person) {
  const { joining } = await t.as(person);
  return { joining, params: { id: (await joining.begin({ body: { as: 'doctor' } })).data._id } };
}

async function sentBy(person: Person, number = npi) {
  const { joining, params } = await begunBy(person);
  for (const body of [doctorWho, doctorVisits, doctorBio]) await joining.saveProfile({ params, body });
  for (const shown of [anNpi(number), aDoctorsLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, person, shown) });
  await joining.send({ params });
  return params;
}

async function approved(person: Person, number: string) {
  const params = await sentBy(person, number);
  const { version } = await checked(params);
  const { data } = await (await t.as(cast.ines)).checking.decide({ params, body: { as: 'approved', version } });
  return data.providerId ?? '';
}

const found = async (q = 'Whitfield') =>
  (await (await t.as()).doctors.search({ body: { q } })).data.map(({ _id }) => _id);
const atField = (field: string, key: string) => ({ issues: [{ field, key }] });

describe('a doctor who joins', () => {
  test('is asked at the fields for what is missing or cannot be, and nothing else is lost', async () => {
    const { joining, params } = await begunBy(cast.olga);
    await joining.saveProfile({ params, body: doctorWho });
    const give = (body: Parameters<typeof joining.addEvidence>[0]['body']) => joining.addEvidence({ params, body });
    await expect(give({ kind: 'npi', number: '1234567890' })).rejects.toMatchObject(
      atField('number', 'errors.npiImproper'),
    );
    await expect(give(aLicence)).rejects.toMatchObject(atField('state', 'errors.stateUnselected'));
    await expect(give({ kind: 'ratio', guests: '4', on: '2026-06-01' })).rejects.toMatchObject({ status: 400 });
    await expect(joining.saveProfile({ params, body: olivePlace })).rejects.toMatchObject({ status: 400 });
    await expect(joining.saveProfile({ params, body: { ...doctorWho, since: '2031' } })).rejects.toMatchObject(
      atField('since', 'errors.sinceImproper'),
    );
    const { data } = await give({ kind: 'npi', number: '1234 567-893' });
    expect(data.evidence).toMatchObject([{ kind: 'npi', facts: { number: '1234567893' } }]);
    await expect(give(anNpi(npi))).rejects.toMatchObject(atField('number', 'errors.npiTwice'));
    await expect(joining.send({ params })).rejects.toMatchObject({ code: 'application_unfinished' });
    const other = await t.as(cast.olga); // another device of the same account
    expect((await other.joining.mine({ query: { as: 'doctor' } })).data?.profile.doctor).toMatchObject({
      name: 'Dr. Rosa Whitfield',
      city: 'Pasadena',
    });
  });

  test('can join with a place besides: each has an application of its own', async () => {
    const { joining, params } = await begunBy(cast.olga);
    const { data: place } = await joining.begin({ body: {} });
    expect(place).toMatchObject({ kind: 'dayCareCenter' });
    expect(place._id).not.toBe(params.id);
    expect((await joining.begin({ body: { as: 'doctor' } })).data._id).toBe(params.id);
  });

  test('is in no list before staff has confirmed number, license and insurance, and can be booked from then on', async () => {
    const params = await sentBy(cast.olga);
    expect(await found()).toEqual([]);
    const { checking } = await t.as(cast.ines);
    const { data: seen } = await checking.one({ params });
    expect(seen.evidence.map(({ kind }) => kind).sort()).toEqual(['insurance', 'licence', 'npi']);
    const early = checking.decide({ params, body: { as: 'approved', version: seen.version } });
    await expect(early).rejects.toMatchObject(atField('as', 'errors.doctorUnconfirmed'));
    const { version } = await checked(params);
    const { data } = await checking.decide({ params, body: { as: 'approved', version } });
    const id = data.providerId ?? '';
    expect(await found()).toEqual([id]);
    const { data: page, schedule } = await (await t.as()).doctors.one({ params: { id } });
    expect(page).toMatchObject({
      isVerified: true,
      npi,
      licence: { state: 'CA', number: 'A-198223' },
      specialties: ['geriatrics', 'family_medicine'],
      experienceYears: 13,
      prices: { videoCents: 5400, chatCents: null },
      plans: ['Golden Poppy Senior Advantage'],
      hostId: cast.olga.id,
      minutes: 30,
    });
    expect(page.receipt.map(({ kind, state }) => [kind, state])).toEqual([
      ['npi', 'confirmed'],
      ['licence', 'confirmed'],
      ['insurance', 'confirmed'],
      ['background', 'unchecked'],
    ]);
    expect(schedule?.nextFree).not.toBeNull();
    expect(await subjectsTo(t, cast.olga.email)).toContain('Dr. Rosa Whitfield is on Lado');
  });

  test('goes out of new bookings by the end of the license, and hears 30 and 7 days before', async () => {
    const id = await approved(cast.olga, npiWith(78));
    const soon = 'Dr. Rosa Whitfield: your evidence ends soon';
    await t.db.updateTable('evidence').set({ valid_until: '2026-09-30' }).where('provider_id', '=', id).execute();
    await t.db
      .updateTable('providers')
      .set({ evidence_until: new Date('2026-10-01T07:00:00Z') })
      .where('id', '=', id)
      .execute();
    for (const [day, times] of [
      ['2026-08-20T16:00:00Z', 0],
      ['2026-09-02T16:00:00Z', 1],
      ['2026-09-24T16:00:00Z', 2],
    ] as const) {
      t.clock.set(day);
      await tellEndings(t.context());
      expect((await subjectsTo(t, cast.olga.email)).filter((subject) => subject === soon)).toHaveLength(times);
    }
    t.clock.set('2026-10-01T07:00:00Z');
    const { doctors } = await t.as();
    expect((await doctors.one({ params: { id } })).data).toMatchObject({ isVerified: false, prices: null });
    await expect(doctors.schedule({ params: { id }, query: {} })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('one doctor for each NPI', () => {
  test('somebody who is listed or known already is told so at the field', async () => {
    const listed = await aDoctor(t.db, { verifiedAt: null, managerId: null, npi: npiWith(501) });
    const known = await aDoctor(t.db, { npi: npiWith(502) });
    const { joining, params } = await begunBy(cast.olga);
    await expect(joining.addEvidence({ params, body: anNpi(listed.npi) })).rejects.toMatchObject(
      atField('number', 'errors.npiListed'),
    );
    await expect(joining.addEvidence({ params, body: anNpi(known.npi) })).rejects.toMatchObject(
      atField('number', 'errors.npiKnown'),
    );
  });

  test('of several who are approved with one number at once, one wins; staff sees the others before', async () => {
    const shared = npiWith(503);
    const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(t.db)));
    const all = [];
    for (const person of people) all.push(await sentBy(person, shared));
    const seen = [];
    for (const params of all) seen.push(await checked(params));
    expect(seen[0]?.rivals).toHaveLength(4);
    const { checking } = await t.as(cast.ines);
    const { data: now } = await checking.one({ params: { id: seen[0]?._id ?? '' } });
    expect(now.version).toBe(seen[0]?.version);
    const outcomes = await Promise.allSettled(
      seen.map(({ _id: id, version }) => checking.decide({ params: { id }, body: { as: 'approved', version } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'npi_taken', status: 409 });
    expect(await t.db.selectFrom('doctors').select('npi').where('npi', '=', shared).execute()).toHaveLength(1);
    expect(
      await t.db
        .selectFrom('providers')
        .select('id')
        .where('name', '=', doctorWho.name)
        .where('zip', '=', '91101')
        .execute(),
    ).not.toHaveLength(5);
  });
});

describe('a listing that a doctor claims', () => {
  const claimedBy = async (person: Person, listing: { id: string; npi: string }) => {
    const { claiming, joining } = await t.as(person);
    const { data } = await claiming.begin({ body: { place: listing.id } });
    const params = { id: data.application?._id ?? '' };
    await expect(joining.addEvidence({ params, body: anNpi(npiWith(9)) })).rejects.toMatchObject(
      atField('number', 'errors.npiOther'),
    );
    await joining.addEvidence({ params, body: await inWriting(t, person, aDoctorsLicence) });
    await expect(joining.send({ params })).rejects.toMatchObject({ code: 'application_unfinished' });
    await joining.addEvidence({ params, body: anNpi(listing.npi) });
    await joining.send({ params });
    return params;
  };

  test('is proven by its NPI, and is found once hours and a price are said', async () => {
    const listing = await aDoctor(t.db, {
      name: 'Dr. Edwin Sato',
      verifiedAt: null,
      managerId: null,
      weeklyHours: null,
      npi: npiWith(600),
    });
    const params = await claimedBy(cast.olga, listing);
    const { checking } = await t.as(cast.ines);
    const { data: seen } = await checking.one({ params });
    expect(seen).toMatchObject({ kind: 'doctor', registered: { npi: listing.npi, licence: listing.licence } });
    const early = checking.decide({ params, body: { as: 'approved', version: seen.version } });
    await expect(early).rejects.toMatchObject(atField('as', 'errors.npiUnconfirmed'));
    const { version } = await checked(params);
    await checking.decide({ params, body: { as: 'approved', version } });

    const own = await t.as(cast.olga);
    const { data: renewal } = await own.joining.renew({ params: { centreId: listing.id } });
    for (const shown of [aDoctorsLicence, anInsurance])
      await own.joining.addEvidence({ params: { id: renewal._id }, body: await inWriting(t, cast.olga, shown) });
    await own.joining.send({ params: { id: renewal._id } });
    const again = await checked({ id: renewal._id });
    await checking.decide({ params: { id: renewal._id }, body: { as: 'approved', version: again.version } });
    expect((await own.joining.shown({})).data).toMatchObject([{ isVerified: true, kind: 'doctor' }]);

    expect(await found('Sato')).toEqual([]);
    const { data: profiles } = await own.doctorProfiles.mine({});
    expect(profiles).toMatchObject([{ prices: { videoCents: null, chatCents: null } }]);
    await own.workingHours.save({ params: { id: listing.id }, body: doctorVisits.hours });
    expect(await found('Sato')).toEqual([]);
    const { part: _, ...bio } = doctorBio;
    await own.doctorProfiles.change({
      params: { id: listing.id },
      body: { ...bio, training: [], prices: doctorVisits.prices, acceptsItself: false },
    });
    expect(await found('Sato')).toEqual([listing.id]);
  });
});
