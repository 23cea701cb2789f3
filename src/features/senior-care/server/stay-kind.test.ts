import { afterAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';
import { aFamilyAndACentre } from '#test/stays.ts';
import { aCentre, aStay } from './seed.ts';

const t: TestApp = await testApp();
afterAll(() => t.close());

const everyDay = [1, 2, 3, 4, 5];
const shown = async (partner: Awaited<ReturnType<TestApp['as']>>, id: string) =>
  (await partner.requests.list({ query: {} })).data.find(({ _id }) => _id === id)?.facts[0]?.value;

test('a stay by weeks says the weeks that are paid, one by the day its days', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const partner = await t.as(manager);
  const stay = { centre, person: elena, status: 'pending' as const, checkIn: '2026-06-22', weekDays: [1, 3] };
  const fourWeeks = { ...stay, weekDays: everyDay, checkOut: '2026-07-20' };
  const byMonth = await aStay(t, { ...fourWeeks, typeSelect: 'month' });
  const byWeek = await aStay(t, { ...stay, checkOut: '2026-06-29', typeSelect: 'week' });
  const byDay = await aStay(t, stay);
  expect(await shown(partner, byMonth.id)).toBe('4 weeks: Mon, Tue, Wed, Thu, Fri');
  expect(await shown(partner, byWeek.id)).toBe('1 week: Mon, Wed');
  expect(await shown(partner, byDay.id)).toBe('3 days: Mon, Wed');
});

test('a home names the hours of visits, where a day center says when it opens', async () => {
  const { elena, manager } = await aFamilyAndACentre(t);
  const arrivalAt = async (kind: 'day_care' | 'board_and_care') => {
    const centre = await aCentre(t.db, { kind, managerId: manager.id });
    const { id } = await aStay(t, { centre, person: elena });
    return (await (await t.as(elena)).bookings.one({ params: { id } })).data.arrival;
  };
  expect(await arrivalAt('day_care')).toMatch(/^Opens at 8:00 AM, closes at/);
  expect(await arrivalAt('board_and_care')).toMatch(/^Visits from 8:00 AM to/);
});
