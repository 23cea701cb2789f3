import { beforeEach, expect, test } from 'vitest';
import { aStaffMember, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { subjectsTo } from '#test/letters.ts';
import { openTown } from '#test/town.ts';
import { aLead } from './seed.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });
let ines: Person;
let centre: NewCentre;
let id: string;
beforeEach(async () => {
  ines = await aStaffMember(t.db);
  centre = await aCentre(t.db, { verifiedAt: null, name: 'Arroyo House' });
  id = await aLead(t, { person: town.elena, providerId: centre.id });
});
const desk = async () => (await t.as(ines)).staffLeads;
type Change = Parameters<Awaited<ReturnType<typeof desk>>['change']>[0]['body'];
const open = async () => (await desk()).open({ params: { id } });
const change = async (body: Change) => (await desk()).change({ params: { id }, body });
const sent = async () =>
  (await (await t.as(town.elena)).leadRequests.mine({ query: {} })).data.find(({ _id }) => _id === id);
const isStale = { code: 'conflict', status: 409 };

test('what a colleague has closed stays closed, also when the family has asked there anew', async () => {
  await open();
  await change({ status: 'closed' });
  await expect(change({ status: 'contacted', answer: 'A place is free.' })).rejects.toMatchObject(isStale);
  await aLead(t, { person: town.elena, providerId: centre.id });
  for (const body of [{ status: 'contacted' }, { status: 'visit_planned', visitOn: '2026-06-20' }] as const)
    await expect(change(body)).rejects.toMatchObject(isStale);
  await expect(change({ status: 'closed' })).rejects.toMatchObject(isStale);
  expect((await sent())?.ledger.map(({ what }) => what)).toEqual(['opened', 'closed']);
  expect(await subjectsTo(t, town.elena.email)).toEqual(['Arroyo House: your request was closed']);
});

test('of a colleague who closes it and another who calls at the same moment, it is closed in the end', async () => {
  for (let round = 0; round < 5; round++) {
    id = await aLead(t, { person: town.elena, providerId: (await aCentre(t.db, { verifiedAt: null })).id });
    await open();
    const both = await Promise.allSettled([change({ status: 'closed' }), change({ status: 'contacted' })]);
    expect(both[0].status).toBe('fulfilled');
    expect(await sent()).toMatchObject({ status: 'closed' });
    expect((await sent())?.ledger.at(-1)?.what).toBe('closed');
  }
});

test('a visit that a colleague has planned is not unplanned by a call, and can be planned anew', async () => {
  await open();
  await change({ status: 'visit_planned', visitOn: '2026-06-20' });
  await expect(change({ status: 'contacted' })).rejects.toMatchObject(isStale);
  await change({ status: 'visit_planned', visitOn: '2026-06-22' });
  expect(await sent()).toMatchObject({ status: 'visit_planned', visitOn: '2026-06-22' });
});

test('nobody gets in touch about what they have not opened; closing needs no number', async () => {
  await expect(change({ status: 'contacted' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(change({ status: 'visit_planned', visitOn: '2026-06-20' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await sent()).toMatchObject({ status: 'new', holders: [] });
  await change({ status: 'closed' });
  expect(await sent()).toMatchObject({ status: 'closed', holders: [] });
});

test('a visit is planned for a day that is still to come on the clock of the place, and not for another life', async () => {
  await open();
  const plan = (visitOn: string) => change({ status: 'visit_planned', visitOn });
  t.clock.set('2026-06-16T05:30:00Z');
  const refused = (visitOn: string, key: string) =>
    expect(plan(visitOn)).rejects.toMatchObject({ issues: [{ field: 'visitOn', key }] });
  for (const day of ['1999-01-01', '2026-06-14']) await refused(day, 'errors.visitDayOver');
  for (const day of ['2027-07-21', '2126-06-15']) await refused(day, 'errors.visitDayFar');
  for (const day of ['2027-07-20', '2026-06-15']) {
    await plan(day);
    expect(await sent()).toMatchObject({ visitOn: day });
  }
});
