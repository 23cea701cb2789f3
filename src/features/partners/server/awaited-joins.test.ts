import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { type ContactKind, isAwaited } from '#features/providers/application.ts';
import { CONSENT_VERSION } from '#features/lead-requests/lead-request.ts';
import { openApplications } from '#test/applications.ts';
import { subjectsTo } from '#test/letters.ts';
import { aBackground, aContact, aLicence, anAwaitedPlace, anInsurance, inWriting, oliveCare } from './seed.ts';

const { t, cast, checked } = await openApplications();

const atField = (field: string, key: string) => ({ issues: [{ field, key }] });
const missing = { code: 'not_found' };

async function begunAs(as: ContactKind) {
  const { joining } = await t.as(cast.olga);
  return { joining, params: { id: (await joining.begin({ body: { as } })).data._id } };
}

/** All that its kind needs, sent. */
async function sentAs(as: ContactKind) {
  const { joining, params } = await begunAs(as);
  await joining.saveProfile({ params, body: aContact });
  for (const shown of [aLicence, anInsurance])
    await joining.addEvidence({ params, body: await inWriting(t, cast.olga, shown) });
  await joining.send({ params });
  return params;
}

async function approvedAs(as: ContactKind) {
  const params = await sentAs(as);
  const { version } = await checked(params);
  const { data } = await (await t.as(cast.ines)).checking.decide({ params, body: { as: 'approved', version } });
  return data.providerId ?? '';
}

describe.each([
  {
    as: 'diagnosticCenter',
    provider: 'diagnostic_center',
    not: aBackground,
    unconfirmed: 'errors.evidenceUnconfirmed',
  },
] as const)('joining as $as', ({ as, provider, not, unconfirmed }) => {
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
    const contact = { name: 'Bluebird Home Health', phone: '6265550174', street: '21 Example Row', city: 'Pasadena' };
    expect((await own.providerContacts.mine({})).data).toMatchObject(isAwaited(as) ? [contact] : []);
    const [bell] = (await own.notifications.list({ query: {} })).data;
    expect(bell?.facts).toMatchObject({ what: 'approved', kind: as });
    const letters = await subjectsTo(t, cast.olga.email);
    expect(letters).toContain('We have what you sent about Bluebird Home Health');
    expect(letters.includes('Bluebird Home Health is verified')).toBe(isAwaited(as));
    expect(letters.includes('Bluebird Home Health is on Lado')).toBe(!isAwaited(as));
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

  test.runIf(isAwaited(as))('is seen nowhere before its service has pages', async () => {
    const id = await approvedAs(as);
    const elena = await aPerson(t.db);
    const { claiming, doctors, enquiries, favourites, providerPlaces, seniorCare, leadRequests } = await t.as(elena);
    const { data: listed } = await seniorCare.search({ query: { place: 'Pasadena, CA' } });
    expect(listed.map(({ _id }) => _id)).not.toContain(id);
    await expect(seniorCare.details({ params: { id } })).rejects.toMatchObject(missing);
    await expect(doctors.one({ params: { id } })).rejects.toMatchObject(missing);
    await expect(providerPlaces.place({ params: { id } })).rejects.toMatchObject(missing);
    await expect(enquiries.provider({ params: { providerId: id } })).rejects.toMatchObject(missing);
    await expect(claiming.one({ query: { place: id } })).rejects.toMatchObject(missing);
    const lead = {
      clientId: crypto.randomUUID(),
      providerId: id,
      need: 'days',
      starts: 'now',
      contactName: 'Elena',
      contactBy: 'mail',
      phone: '',
      bestTime: 'any',
      note: '',
      consent: true,
      consentVersion: CONSENT_VERSION,
    } as const;
    await expect(leadRequests.send({ body: lead })).rejects.toMatchObject(missing);
    await expect(favourites.markCentre({ body: { centerId: id } })).rejects.toMatchObject(missing);
  });
});

test('the contact of a place is for those who look after its profile', async () => {
  const id = await anAwaitedPlace(t.db, { managerId: cast.olga.id, now: t.clock.now() });
  const { providerContacts } = await t.as(cast.olga);
  expect((await providerContacts.mine({})).data).toMatchObject([{ _id: id }]);
  await t.db.updateTable('provider_managers').set({ role: 'answering' }).where('provider_id', '=', id).execute();
  await expect(providerContacts.mine({})).rejects.toMatchObject(missing);
});
