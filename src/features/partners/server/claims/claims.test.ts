import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, makeStaff, type Person } from '#features/account/server/seed.ts';
import { aLead } from '#features/lead-requests/server/seed.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { aCentre, aReview } from '#features/senior-care/server/seed.ts';
import { lettersTo } from '#test/letters.ts';
import { openTown } from '#test/town.ts';
import { MOST_CLAIMS } from '../../claim-contract.ts';
import type { Decision } from '../../checking-contract.ts';
import { aLicence, anInsurance, inWriting } from '../seed.ts';

const { t, town } = await openTown();
let staff: Person;
let nora: Person;
let place: string;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  staff = await aPerson(t.db);
  await makeStaff(t.db, staff);
  nora = await aPerson(t.db, { firstName: 'Nora', lastName: 'Quinn' });
  place = (await aCentre(t.db, { name: 'Arroyo House', phone: '6265550128', verifiedAt: null })).id;
});

const claimBy = async (person: Person, of = place) => (await t.as(person)).claiming.begin({ body: { place: of } });
const seenBy = async (person: Person) => (await (await t.as(person)).claiming.one({ query: { place } })).data;
const sentBy = async (person: Person) => {
  const id = (await claimBy(person)).data.application?._id ?? '';
  const { joining } = await t.as(person);
  await joining.addEvidence({ params: { id }, body: await inWriting(t, person, aLicence) });
  await joining.send({ params: { id } });
  return id;
};
const asRead = async (id: string) => (await (await t.as(staff)).checking.one({ params: { id } })).data;
const decide = async (id: string, as: Decision['as'] = 'approved') => {
  const { version } = await asRead(id);
  const body = as === 'approved' ? { as, version } : { as, version, answer: 'The license is of another place.' };
  return (await t.as(staff)).checking.decide({ params: { id }, body });
};
const bell = async (person: Person) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data.map(({ facts }) => facts['what']);
const owners = async () =>
  (
    await t.db.selectFrom('provider_managers').select(['user_id', 'role']).where('provider_id', '=', place).execute()
  ).map(({ user_id, role }) => [user_id, role]);

/** The code of the newest text to a phone. */
async function textedCode(phone: string): Promise<string> {
  const row = await t.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(row.body)?.[0] ?? '';
}

describe('a claim', () => {
  test('is proven by a code to the registered phone and a license, and makes the listing theirs', async () => {
    const { data } = await claimBy(nora);
    expect(data).toMatchObject({
      place: { name: 'Arroyo House', phoneEnd: '28', canClaim: true },
      isPhoneProven: false,
    });
    const id = data.application?._id ?? '';
    const { claiming, joining } = await t.as(nora);
    await expect(joining.send({ params: { id } })).rejects.toMatchObject({ code: 'application_unfinished' });
    await claiming.sendCode({ params: { id } });
    await expect(claiming.proveCode({ params: { id }, body: { otp: '000000' } })).rejects.toMatchObject({
      issues: [{ field: 'otp' }],
    });
    await claiming.proveCode({ params: { id }, body: { otp: await textedCode('6265550128') } });
    const proof = await inWriting(t, nora, aLicence);
    await expect(joining.addEvidence({ params: { id }, body: { ...proof, fileIds: [] } })).rejects.toMatchObject({
      issues: [{ field: 'fileIds', key: 'errors.documentMissing' }],
    });
    await joining.addEvidence({ params: { id }, body: proof });
    await joining.send({ params: { id } });
    expect(await asRead(id)).toMatchObject({ purpose: 'claim', name: 'Arroyo House', isPhoneProven: true, rivals: [] });
    await decide(id);
    expect(await owners()).toEqual([[nora.id, 'owner']]);
    expect(await bell(nora)).toContain('claimApproved');
    expect((await seenBy(nora)).application).toMatchObject({ status: 'approved' });
    const { data: shown } = await (await t.as(nora)).joining.shown({});
    expect(shown).toMatchObject([{ name: 'Arroyo House', isVerified: false }]);
    await t.db.deleteFrom('provider_managers').where('user_id', '=', nora.id).execute();
    expect((await seenBy(nora)).application).toBeNull();
  });

  test('is shown what holds until the end of the day on the clock of the place', async () => {
    const late = '2026-06-16T04:30:00Z'; // half past nine in the evening in Pasadena, the next day in New York
    const now = t.clock.now().toISOString();
    t.clock.set(late);
    const { joining } = await t.as(nora);
    const claim = { id: (await claimBy(nora)).data.application?._id ?? '' };
    await insertManagers(t.db, [{ providerId: town.centre.id, userId: nora.id }]);
    const renewal = { id: (await joining.renew({ params: { centreId: town.centre.id } })).data._id };
    for (const params of [claim, renewal]) {
      const shown = async (until: string) =>
        joining.addEvidence({ params, body: await inWriting(t, nora, { ...aLicence, until }) });
      await expect(shown('2026-06-14')).rejects.toMatchObject({
        issues: [{ field: 'until', key: 'errors.untilOver' }],
      });
      expect((await shown('2026-06-15')).data.evidence).toMatchObject([{ kind: 'licence' }]);
    }
    t.clock.set(now);
  });

  test('enters verification by its owner’s evidence', async () => {
    await decide(await sentBy(nora));
    const { joining } = await t.as(nora);
    const { data: renewal } = await joining.renew({ params: { centreId: place } });
    const params = { id: renewal._id };
    for (const shown of [aLicence, anInsurance])
      await joining.addEvidence({ params, body: await inWriting(t, nora, shown) });
    await joining.send({ params });
    const { checking } = await t.as(staff);
    for (const { _id: lineId } of (await asRead(renewal._id)).evidence)
      await checking.check({
        params: { ...params, lineId },
        body: { result: 'confirmed', source: 'Register', until: null },
      });
    await decide(renewal._id);
    expect((await joining.shown({})).data).toMatchObject([{ isVerified: true }]);
    const pages = (await lettersTo(t, nora.email)).map((letter) => /\/partner\/\w*/.exec(letter)?.[0]);
    expect(pages.toSorted()).toEqual(['claim', 'claim', 'evidence', 'evidence'].map((page) => `/partner/${page}`));
  });

  test('tells families who asked to be called there, and lets the new owner answer them', async () => {
    const lead = await aLead(t, { person: town.elena, providerId: place });
    await decide(await sentBy(nora));
    expect(await bell(town.elena)).toContain('claimed');
    const { partnerLeads } = await t.as(nora);
    expect((await partnerLeads.list({ query: {} })).data.map(({ _id }) => _id)).toEqual([lead]);
  });

  test('makes the reviews of before theirs, to read and to reply to', async () => {
    const { id } = await aReview(t.db, { providerId: place, words: 'She sings there.' });
    const { reviewReplies } = await t.as(nora);
    await expect(reviewReplies.reply({ params: { id }, body: { words: 'Thank you!' } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await decide(await sentBy(nora));
    expect(await reviewReplies.received({ query: {} })).toMatchObject({
      data: [{ _id: id, words: 'She sings there.', reply: null }],
      counts: { unanswered: 1, all: 1 },
    });
    await reviewReplies.reply({ params: { id }, body: { words: 'Thank you!' } });
    const { data } = await (await t.as()).reviews.list({ params: { id: place }, query: {} });
    expect(data).toMatchObject([{ _id: id, words: 'She sings there.', reply: { words: 'Thank you!' } }]);
  });

  test.each([
    { name: 'never checked', isChecked: false, isAnswered: false, can: true },
    { name: 'lapsed, and nobody answers', isChecked: true, isAnswered: false, can: true },
    { name: 'never checked, but answered by somebody', isChecked: false, isAnswered: true, can: false },
    { name: 'lapsed, but answered by somebody', isChecked: true, isAnswered: true, can: false },
  ])('of a listing that was $name: $can', async ({ isChecked, isAnswered, can }) => {
    const managerId = isAnswered ? (await aPerson(t.db)).id : undefined;
    place = (await aCentre(t.db, { ...(!isChecked && { verifiedAt: null }), ...(managerId && { managerId }) })).id;
    const ended = new Date(t.clock.now().getTime() - 1);
    if (isChecked) await t.db.updateTable('providers').set({ evidence_until: ended }).where('id', '=', place).execute();
    expect((await seenBy(nora)).place.canClaim).toBe(can);
    if (!can) return expect(claimBy(nora)).rejects.toMatchObject({ code: 'not_claimable' });
    await decide(await sentBy(nora));
    expect(await owners()).toEqual([[nora.id, 'owner']]);
  });

  test('is only of listings that nobody answers for, three at a time', async () => {
    await expect(claimBy(nora, town.centre.id)).rejects.toMatchObject({ code: 'not_claimable', status: 409 });
    for (let count = 0; count < MOST_CLAIMS; count++)
      await claimBy(nora, (await aCentre(t.db, { verifiedAt: null })).id);
    await expect(claimBy(nora)).rejects.toMatchObject({ code: 'too_many_claims' });
  });

  test('is begun once, however often it is asked for', async () => {
    const begun = await Promise.all([claimBy(nora), claimBy(nora), claimBy(nora)]);
    expect(new Set(begun.map(({ data }) => data.application?._id)).size).toBe(1);
  });

  test('can be asked for more, refused with a reason, and made again', async () => {
    const id = await sentBy(nora);
    await decide(id, 'asked');
    expect(await bell(nora)).toContain('claimAsked');
    await (await t.as(nora)).joining.send({ params: { id } });
    await decide(id, 'declined');
    expect((await seenBy(nora)).application).toMatchObject({
      status: 'declined',
      answer: 'The license is of another place.',
    });
    expect(await owners()).toEqual([]);
    expect((await claimBy(nora)).data.application).toMatchObject({ status: 'draft' });
  });
});

describe('rival claims', () => {
  test('are all seen by staff, and none of them by a claimant', async () => {
    const peter = await aPerson(t.db, { firstName: 'Peter', lastName: 'Nordquist' });
    const alone = JSON.stringify({ ...(await seenBy(nora)), application: null });
    const [one, other] = [await sentBy(nora), await sentBy(peter)];
    expect((await asRead(one)).rivals).toMatchObject([{ _id: other, applicant: 'Peter Nordquist', status: 'sent' }]);
    expect(JSON.stringify({ ...(await seenBy(nora)), application: null })).toBe(alone);
    await decide(one);
    expect(await bell(peter)).toContain('claimDeclined');
    const told = JSON.stringify([await seenBy(peter), await (await t.as(peter)).notifications.list({ query: {} })]);
    expect(told).not.toContain('Nora');
    await expect(decide(other)).rejects.toMatchObject({ code: 'application_decided' });
  });

  test('of several approvals at once the first wins', async () => {
    const rivals = await Promise.all(Array.from({ length: 5 }, () => aPerson(t.db)));
    const ids = [];
    for (const rival of rivals) ids.push(await sentBy(rival));
    const seen = await Promise.all(ids.map(asRead));
    const { checking } = await t.as(staff);
    const outcomes = await Promise.allSettled(
      seen.map(({ _id: id, version }) => checking.decide({ params: { id }, body: { as: 'approved', version } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await owners()).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
  });

  test('cannot be sent any more once somebody has the listing', async () => {
    const late = (await claimBy(nora)).data.application?._id ?? '';
    const { joining } = await t.as(nora);
    await joining.addEvidence({ params: { id: late }, body: await inWriting(t, nora, aLicence) });
    await decide(await sentBy(await aPerson(t.db)));
    await expect(joining.send({ params: { id: late } })).rejects.toMatchObject({ code: 'not_claimable' });
  });
});
