import { describe, expect, test } from 'vitest';
import { aPerson, makeStaff, type Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openApplications } from '#test/applications.ts';
import { auditTrailOf } from '#test/stays.ts';
import { aLicence, oliveCare, olivePlace } from './seed.ts';

const { t, cast, written, sent, checked } = await openApplications();

const lettersTo = ({ email }: Person) =>
  t.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).orderBy('created_at').execute();

describe('the application', () => {
  test('keeps each part as it is given, and is gone on with', async () => {
    const { joining } = await t.as(cast.olga);
    expect((await joining.mine({ query: {} })).data).toBeNull();
    const { data: begun } = await joining.begin({ body: {} });
    const params = { id: begun._id };
    await joining.saveProfile({ params, body: olivePlace });
    const { data } = await joining.begin({ body: {} });
    expect(data._id).toBe(begun._id);
    expect(data.profile.place).toMatchObject({ city: 'Pasadena', state: 'CA', phone: '6265550163' });
    await expect(joining.send({ params })).rejects.toMatchObject({ code: 'application_unfinished' });
  });

  test('has each line of evidence once by one key', async () => {
    const { joining } = await t.as(await aPerson(t.db));
    const params = { id: (await joining.begin({ body: {} })).data._id };
    const add = (guests: string, key = 'a'.repeat(32)) =>
      joining.addEvidence({ params, body: { kind: 'ratio', guests, on: '2026-06-15' } }, { idempotencyKey: key });
    await Promise.all([add('5'), add('5')]);
    await expect(add('6')).rejects.toMatchObject({ code: 'first_arrived' });
    expect((await joining.mine({ query: {} })).data?.evidence).toHaveLength(1);
    expect((await add('6', 'b'.repeat(32))).data.evidence).toHaveLength(2);
  });

  test('refuses what cannot be, at its field', async () => {
    const { joining } = await t.as(cast.olga);
    const params = { id: (await joining.begin({ body: {} })).data._id };
    const refusal = (field: string, key: string) => ({ issues: [{ field, key }] });
    await expect(joining.saveProfile({ params, body: { ...olivePlace, zip: '00000' } })).rejects.toMatchObject(
      refusal('zip', 'errors.zipImproper'),
    );
    const far = await joining.saveProfile({ params, body: { ...olivePlace, latitude: 40 } });
    expect(far.data.profile.place?.latitude).toBeCloseTo(34.1, 0);
    await expect(joining.addEvidence({ params, body: { ...aLicence, until: '2026-06-14' } })).rejects.toMatchObject(
      refusal('until', 'errors.untilOver'),
    );
    const ratio = { kind: 'ratio', guests: '5', on: '2026-06-15' } as const;
    await expect(joining.addEvidence({ params, body: { ...ratio, on: '2026-06-16' } })).rejects.toMatchObject(
      refusal('on', 'errors.onAhead'),
    );
    for (let count = 0; count < 12; count += 1) await joining.addEvidence({ params, body: ratio });
    await expect(joining.addEvidence({ params, body: ratio })).rejects.toMatchObject({ code: 'evidence_full' });
  });

  test('belongs to whoever began it, and to staff once it is sent', async () => {
    const params = await written();
    const stranger = await t.as(await aPerson(t.db));
    const { checking } = await t.as(cast.ines);
    const missing = { code: 'not_found' };
    await expect(stranger.joining.saveProfile({ params, body: oliveCare })).rejects.toMatchObject(missing);
    await expect(stranger.joining.send({ params })).rejects.toMatchObject(missing);
    await expect(stranger.checking.one({ params })).rejects.toMatchObject(missing);
    await expect(checking.one({ params })).rejects.toMatchObject(missing);
    await (await t.as(cast.olga)).joining.send({ params });
    expect((await checking.one({ params })).data.applicant.name).toBe('Olga Petrov');
    await expect((await t.as(cast.olga)).joining.saveProfile({ params, body: oliveCare })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('two begun at once are one', async () => {
    const { joining } = await t.as(cast.olga);
    const begun = await Promise.all([1, 2, 3, 4].map(() => joining.begin({ body: {} })));
    expect(new Set(begun.map(({ data }) => data._id)).size).toBe(1);
  });
});

describe('the staff', () => {
  test('approves, and the place is verified, found and booked at once, with its manager', async () => {
    const params = await sent();
    const { checking, notifications, seniorCare } = await t.as(cast.ines);
    expect((await notifications.list({ query: {} })).data[0]).toMatchObject({
      kind: 'partner',
      facts: { what: 'sent' },
    });
    expect((await checking.queue({ query: {} })).data.map(({ name }) => name)).toContain('Olive Tree Day Center');
    const early = checking.decide({
      params,
      body: { as: 'approved', version: (await checking.one({ params })).data.version },
    });
    await expect(early).rejects.toMatchObject({ issues: [{ field: 'as', key: 'errors.evidenceUnconfirmed' }] });
    const { version } = await checked(params);
    const { data } = await checking.decide({ params, body: { as: 'approved', version } });
    expect(data.history.map(({ what }) => what)).toEqual(['approved', 'confirmed', 'confirmed', 'sent', 'begun']);
    const listed = (await seniorCare.search({ query: { place: 'Pasadena, CA' } })).data.find(
      ({ _id }) => _id === data.providerId,
    );
    expect(listed).toMatchObject({ name: 'Olive Tree Day Center', isVerified: true, prices: { dayCents: 7900 } });
    const { requests } = await t.as(cast.olga);
    const elena = await aPerson(t.db);
    const centre = { id: data.providerId ?? '', timeZone: 'America/Los_Angeles' };
    const booked = await aStay(t, { centre, person: elena, status: 'pending' });
    await requests.accept({ params: { id: booked.id } });
    const subjects = (await lettersTo(cast.olga)).map(({ subject }) => subject);
    expect(subjects).toContain('We have what you sent about Olive Tree Day Center');
    expect(subjects).toContain('Olive Tree Day Center is on Lado');
    expect(await auditTrailOf(t, cast.olga.personId)).toEqual(
      expect.arrayContaining([
        { actor_id: cast.ines.id, action: 'read', subject: `application:${params.id}` },
        { actor_id: cast.ines.id, action: 'write', subject: `application:${params.id}` },
      ]),
    );
  });

  test('the verification lasts as long as the first of license and insurance', async () => {
    const params = await sent();
    const { version } = await checked(params);
    const { checking, seniorCare } = await t.as(cast.ines);
    const { data } = await checking.decide({ params, body: { as: 'approved', version } });
    const details = async () => (await seniorCare.details({ params: { id: data.providerId ?? '' } })).data.isVerified;
    t.clock.set('2027-01-01T07:59:59Z');
    expect(await details()).toBe(true);
    t.clock.advance(1); // midnight after December 31 in Pasadena
    expect(await details()).toBe(false);
  });

  test('asks for what is missing: the applicant hears, sends it, and keeps the place in the queue', async () => {
    const params = await sent();
    const { checking } = await t.as(cast.ines);
    const before = (await checking.one({ params })).data;
    const answer = 'Please send the page with the expiry date.';
    await checking.decide({ params, body: { as: 'asked', version: before.version, answer } });
    const { joining, notifications } = await t.as(cast.olga);
    expect((await joining.mine({ query: {} })).data).toMatchObject({ status: 'asked', answer });
    expect((await notifications.list({ query: {} })).data[0]).toMatchObject({ facts: { what: 'asked' } });
    const letter = (await lettersTo(cast.olga)).find(({ subject }) => subject?.startsWith('One thing is missing'));
    expect(letter?.body).not.toContain('expiry');
    const lineId = before.evidence.find(({ kind }) => kind === 'licence')?._id ?? '';
    t.clock.advance(60);
    await joining.changeEvidence({ params: { ...params, lineId }, body: { ...aLicence, until: '2028-01-01' } });
    const { data } = await joining.send({ params });
    expect(data).toMatchObject({ status: 'sent', answer: null, sentAt: before.sentAt });
  });

  test('declines with a reason; the next application begins with what was known', async () => {
    const params = await sent();
    const { checking } = await t.as(cast.ines);
    const { version } = (await checking.one({ params })).data;
    const blank = checking.decide({ params, body: { as: 'declined', version, answer: ' ' } });
    await expect(blank).rejects.toMatchObject({ issues: [{ field: 'answer', key: 'errors.noteToApplicantBlank' }] });
    await checking.decide({ params, body: { as: 'declined', version, answer: 'The license is of another place.' } });
    const { joining } = await t.as(cast.olga);
    expect((await joining.mine({ query: {} })).data?.status).toBe('declined');
    const { data: again } = await joining.begin({ body: {} });
    expect(again).toMatchObject({
      status: 'draft',
      profile: { place: { name: 'Olive Tree Day Center' } },
      evidence: [],
    });
  });

  test('two who decide at once: one wins, the other hears that it is decided', async () => {
    const other = await aPerson(t.db);
    await makeStaff(t.db, other);
    const params = await sent();
    const { version } = await checked(params);
    const [one, two] = await Promise.all([t.as(cast.ines), t.as(other)]);
    const answers = await Promise.allSettled([
      one.checking.decide({ params, body: { as: 'approved', version } }),
      two.checking.decide({ params, body: { as: 'declined', version, answer: 'No.' } }),
      one.checking.decide({ params, body: { as: 'approved', version } }),
      two.checking.decide({ params, body: { as: 'asked', version, answer: 'What?' } }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'application_decided' });
    const places = t.db.selectFrom('providers').select('id').where('name', '=', 'Olive Tree Day Center');
    const managed = places.where((is) =>
      is.exists(
        is
          .selectFrom('provider_managers')
          .select('user_id')
          .where('user_id', '=', cast.olga.id)
          .whereRef('provider_id', '=', 'providers.id'),
      ),
    );
    expect((await managed.execute()).length).toBe(
      answers[0]?.status === 'fulfilled' || answers[2]?.status === 'fulfilled' ? 1 : 0,
    );
  });

  test('decides on what it has seen: a check meanwhile by a colleague is looked at first', async () => {
    const params = await sent();
    const { checking } = await t.as(cast.ines);
    const { version } = (await checking.one({ params })).data;
    await checked(params);
    const stale = checking.decide({ params, body: { as: 'declined', version, answer: 'No.' } });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
  });
});
