import { describe, expect, test } from 'vitest';
import type { ContactKind } from '#features/providers/application.ts';
import { openApplications } from '#test/applications.ts';
import { subjectsTo } from '#test/letters.ts';
import { aBackground, aContact, aLicence, anInsurance, inWriting, oliveCare } from './seed.ts';

const { t, cast, checked } = await openApplications();

const atField = (field: string, key: string) => ({ issues: [{ field, key }] });

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

describe.each([
  {
    as: 'diagnosticCenter',
    provider: 'diagnostic_center',
    not: aBackground,
    unconfirmed: 'errors.evidenceUnconfirmed',
    told: 'Bluebird Home Health is verified',
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
