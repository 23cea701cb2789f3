import { beforeEach, expect, test } from 'vitest';
import { aPerson, aStaffMember, type Person } from '#features/account/server/seed.ts';
import { writeLink } from '#features/circle/server/link-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { CONSENT_VERSION, LONGEST_LEAD_ANSWER, MOST_OPEN_LEADS, type NewLead } from '../lead-request.ts';
import { aWaitingEntry } from './seed.ts';

const { t, town } = await openTown();
let ines: Person;
let centre: NewCentre;
beforeEach(async () => {
  await t.db.updateTable('users').set({ is_staff: false }).execute();
  await t.db.deleteFrom('rate_limits').execute();
  ines = await aStaffMember(t.db);
  centre = await aCentre(t.db, { verifiedAt: null, name: 'Arroyo House' });
});

const wish = (): NewLead => ({
  clientId: aClientId(),
  providerId: centre.id,
  familyMemberId: null,
  need: 'days',
  starts: 'month',
  contactName: 'Elena Marín',
  contactBy: 'phone',
  phone: '6265550148',
  bestTime: 'any',
  note: 'She walks with a cane.',
  consent: true,
  consentVersion: CONSENT_VERSION,
});
const send = async (more: Partial<NewLead> = {}, person = town.elena) =>
  (await (await t.as(person)).leadRequests.send({ body: { ...wish(), ...more } })).data;
const mine = async (person = town.elena) => (await (await t.as(person)).leadRequests.mine({ query: {} })).data;
const withdraw = async (id: string) => (await (await t.as(town.elena)).leadRequests.withdraw({ params: { id } })).data;
const staffSees = async (id: string) =>
  (await (await t.as(ines)).staffLeads.list({ query: {} })).data.find(({ _id }) => _id === id);

test('the number is shown to nobody before it is opened, and the ledger says from when on', async () => {
  const lead = await send();
  expect(lead).toMatchObject({ status: 'new', holders: [], phone: '6265550148', note: 'She walks with a cane.' });
  expect(lead.consentWords).toContain('Arroyo House');
  expect(await staffSees(lead._id)).toMatchObject({ phone: null, note: null, isOpened: false });
  expect((await lettersTo(t, ines.email)).join()).not.toContain('6265550148');
  const { staffLeads } = await t.as(ines);
  expect((await staffLeads.open({ params: { id: lead._id } })).data).toMatchObject({ phone: '6265550148' });
  await staffLeads.open({ params: { id: lead._id } });
  const [known] = await mine();
  expect(known?.holders).toMatchObject([{ holder: 'staff', since: '2026-06-15T16:00:00.000Z' }]);
  expect(known?.ledger.map(({ what, by }) => `${by} ${what}`)).toEqual(['you sent', 'staff opened']);
  expect(await newsOf(t, town.elena)).toMatchObject([{ kind: 'lead', facts: { what: 'opened', to: 'family' } }]);
  expect((await auditTrailOf(t, town.elena.personId)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['write', 'read']),
  );
});

test('what is needed is asked for, and read on both sides; requests of before have none', async () => {
  await expect(send({ need: '' as 'days' })).rejects.toMatchObject({
    issues: [{ field: 'need', key: 'errors.needUnselected' }],
  });
  const { _id: id } = await send({ need: 'living' });
  expect(await mine()).toMatchObject([{ _id: id, need: 'living' }]);
  expect(await staffSees(id)).toMatchObject({ need: 'living', isOpened: false });
  await t.db.updateTable('lead_requests').set({ need: null }).where('id', '=', id).execute();
  expect(await mine()).toMatchObject([{ _id: id, need: null }]);
  expect(await staffSees(id)).toMatchObject({ need: null });
});

test('whoever claims the center goes on where our staff was', async () => {
  const { _id: id } = await send();
  await insertManagers(t.db, [{ providerId: centre.id, userId: town.manager.id }]);
  expect(await staffSees(id)).toBeUndefined();
  await expect((await t.as(ines)).staffLeads.open({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  const { partnerLeads } = await t.as(town.manager);
  await partnerLeads.open({ params: { id } });
  await expect(partnerLeads.change({ params: { id }, body: { status: 'visit_planned' } })).rejects.toMatchObject({
    issues: [{ field: 'visitOn', key: 'errors.dateBlank' }],
  });
  await partnerLeads.change({ params: { id }, body: { status: 'visit_planned', visitOn: '2026-06-20' } });
  expect(await mine()).toMatchObject([{ status: 'visit_planned', visitOn: '2026-06-20' }]);
  expect((await lettersTo(t, town.elena.email)).join()).toContain('Arroyo House: a visit is planned');
});

test('what is said with a change is read in the ledger, in no mail and no bell, and by nobody who may not read on', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  const link = await aRelation(t, { personId: rosa.personId, memberId: town.elena.id });
  const { _id: id } = await send({ familyMemberId: rosa.personId });
  const { staffLeads } = await t.as(ines);
  await staffLeads.open({ params: { id } });
  const change = (body: Parameters<typeof staffLeads.change>[0]['body']) => staffLeads.change({ params: { id }, body });
  await change({ status: 'contacted', answer: '  They have a place on Mondays.  ' });
  await change({ status: 'visit_planned', visitOn: '2026-06-20', answer: 'Ring at the garden door.' });
  await change({ status: 'closed' });
  const said = (ledger: { what: string; answer: string | null }[]) =>
    ledger.flatMap(({ what, answer }) => (answer === null ? [] : [`${what}: ${answer}`]));
  const both = ['contacted: They have a place on Mondays.', 'visit_planned: Ring at the garden door.'];
  expect((await mine()).map(({ ledger }) => said(ledger))).toEqual([both]);
  expect(said((await staffSees(id))?.ledger ?? [])).toEqual(both);
  const letters = (await lettersTo(t, town.elena.email)).join();
  expect(letters).toContain('a visit is planned');
  expect(letters).not.toContain('garden door');
  expect(JSON.stringify(await newsOf(t, town.elena))).not.toContain('garden door');
  await expect(change({ status: 'closed', answer: '4242 4242 4242 4242' })).rejects.toMatchObject({
    issues: [{ field: 'answer', key: 'errors.cardInMessage' }],
  });
  await expect(change({ status: 'closed', answer: 'a'.repeat(LONGEST_LEAD_ANSWER + 1) })).rejects.toMatchObject({
    issues: [{ field: 'answer', key: 'errors.messageTooLong' }],
  });
  const { staffLeads: strange } = await t.as(town.manager);
  await expect(
    strange.change({ params: { id }, body: { status: 'closed', answer: 'Mallory.' } }),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
  await writeLink(t.db, link, { status: 'revoked', stopped_by: rosa.id }, t.clock.now());
  expect((await mine()).map(({ ledger }) => said(ledger))).toEqual([[]]);
  await withdraw(id);
  expect(said((await staffSees(id))?.ledger ?? [])).toEqual([]);
});

test('families are written to so often in an hour, and no more', async () => {
  const { _id: id } = await send();
  const { staffLeads } = await t.as(ines);
  await staffLeads.open({ params: { id } });
  await t.db
    .insertInto('rate_limits')
    .values({ key: `answerAccount:${ines.id}`, points: 1_000_000_000, expire: Date.now() + 3_600_000 })
    .execute();
  await expect(staffLeads.change({ params: { id }, body: { status: 'contacted' } })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  expect(await mine()).toMatchObject([{ status: 'new' }]);
});

test('withdrawn, the number is gone for everybody at once, whoever had it is told and confirms', async () => {
  const { _id: id } = await send();
  const { staffLeads } = await t.as(ines);
  await staffLeads.open({ params: { id } });
  t.clock.advance(60);
  expect(await withdraw(id)).toMatchObject({ phone: null, email: null, withdrawnAt: expect.any(String) });
  const [row] = await t.db.selectFrom('lead_requests').select(['phone', 'email']).where('id', '=', id).execute();
  expect(row).toEqual({ phone: null, email: null });
  expect(await staffSees(id)).toMatchObject({ phone: null, note: null, contactName: '', mustAcknowledge: true });
  expect((await newsOf(t, ines))[0]).toMatchObject({ facts: { what: 'withdrawn', to: 'staff' } });
  expect((await lettersTo(t, ines.email)).join()).toContain('withdrawn its number');
  await expect(staffLeads.open({ params: { id } })).rejects.toMatchObject({ code: 'lead_withdrawn', status: 409 });
  await expect(staffLeads.change({ params: { id }, body: { status: 'contacted' } })).rejects.toMatchObject({
    code: 'lead_withdrawn',
  });
  await staffLeads.acknowledge({ params: { id } });
  expect((await mine())[0]).toMatchObject({ holders: [{ holder: 'staff', acknowledgedAt: expect.any(String) }] });
  expect((await newsOf(t, town.elena))[0]).toMatchObject({ facts: { what: 'acknowledged' } });
  expect((await withdraw(id)).ledger.filter(({ what }) => what === 'withdrawn')).toHaveLength(1);
});

test('a center that has opened the number loses it in the same way', async () => {
  await insertManagers(t.db, [{ providerId: centre.id, userId: town.manager.id }]);
  const { _id: id } = await send();
  const { partnerLeads } = await t.as(town.manager);
  const reads = async () => (await partnerLeads.list({ query: {} })).data.find(({ _id }) => _id === id);
  expect((await partnerLeads.open({ params: { id } })).data).toMatchObject({ phone: '6265550148' });
  await withdraw(id);
  expect(await reads()).toMatchObject({ phone: null, note: null, contactName: '', mustAcknowledge: true });
  expect((await newsOf(t, town.manager))[0]).toMatchObject({ facts: { what: 'withdrawn', to: 'provider' } });
  expect((await lettersTo(t, town.manager.email)).join()).toContain('withdrawn its number');
  await expect(partnerLeads.open({ params: { id } })).rejects.toMatchObject({ code: 'lead_withdrawn', status: 409 });
  await partnerLeads.acknowledge({ params: { id } });
  expect((await mine())[0]).toMatchObject({ holders: [{ holder: 'provider', acknowledgedAt: expect.any(String) }] });
});

test('of a withdrawal and an opening at the same moment, nobody sees the number afterwards', async () => {
  const { _id: id } = await send();
  const { staffLeads } = await t.as(ines);
  await Promise.allSettled([withdraw(id), staffLeads.open({ params: { id } })]);
  const seen = await staffSees(id);
  expect(seen?.phone ?? null).toBeNull();
  if (seen) expect(seen.mustAcknowledge).toBe(true);
});

test('who never opened it hears nothing of its end', async () => {
  const { _id: id } = await send();
  const before = (await newsOf(t, ines)).length;
  await withdraw(id);
  expect(await staffSees(id)).toBeUndefined();
  expect((await newsOf(t, ines)).filter(({ facts }) => facts['what'] === 'withdrawn')).toEqual([]);
  expect(before).toBe(1);
});

test('sent twice it is there once; another for the same person and center is refused, and five are enough', async () => {
  const body = wish();
  const both = await Promise.all([send(body), send(body)]);
  expect(new Set(both.map(({ _id }) => _id)).size).toBe(1);
  await expect(send()).rejects.toMatchObject({ code: 'lead_open', status: 409 });
  for (let open = 1; open < MOST_OPEN_LEADS; open++)
    await send({ providerId: (await aCentre(t.db, { verifiedAt: null })).id });
  const sixth = (await aCentre(t.db, { verifiedAt: null })).id;
  await expect(send({ providerId: sixth })).rejects.toMatchObject({ code: 'too_many_leads', status: 409 });
});

test('a center that can be booked takes none, and without consent nothing leaves', async () => {
  await expect(send({ providerId: town.centre.id })).rejects.toMatchObject({ code: 'bookable_instead' });
  await expect(send({ consent: false as true })).rejects.toMatchObject({
    issues: [{ field: 'consent', key: 'errors.consentMissing' }],
  });
  await expect(send({ consentVersion: '2020-01' as typeof CONSENT_VERSION })).rejects.toMatchObject({
    issues: [{ field: 'consentVersion', key: 'errors.consentChanged' }],
  });
  await expect(send({ phone: '' })).rejects.toMatchObject({ issues: [{ field: 'phone', key: 'errors.phoneBlank' }] });
  expect((await send({ phone: '', contactBy: 'mail' })).email).toBe(town.elena.email);
});

test('for somebody else only with their leave; once it ends the name is gone, and the number can still be taken back', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await expect(send({ familyMemberId: rosa.personId })).rejects.toMatchObject({ code: 'not_found' });
  const link = await aRelation(t, {
    personId: rosa.personId,
    memberId: town.elena.id,
  });
  const { _id: id } = await send({ familyMemberId: rosa.personId });
  await writeLink(t.db, link, { status: 'revoked', stopped_by: rosa.id }, t.clock.now());
  expect(await mine()).toMatchObject([{ _id: id, personName: null, note: null }]);
  expect(await withdraw(id)).toMatchObject({ phone: null });
});

test('waiting lists of one’s address are there too, and can be left', async () => {
  const id = await aWaitingEntry(t, town.elena.email);
  const { leadRequests } = await t.as(town.elena);
  expect((await leadRequests.mine({ query: {} })).waiting).toMatchObject([
    { _id: id, what: expect.stringMatching(/^Doctors, /) },
  ]);
  await leadRequests.leaveList({ params: { id } });
  expect((await leadRequests.mine({ query: {} })).waiting).toEqual([]);
});
