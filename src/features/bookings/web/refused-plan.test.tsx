import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { anInsuredStay } from '#test/insured.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let waiting: { id: string };
let accepted: { id: string };

// Two requests whose plan does not pay; the center has said yes to one of them. A third stay is held, and not paid.
beforeAll(async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { centre, manager, ...people } = await aFamilyAndACentre(t);
  ({ elena } = people);
  const insured = { centre, person: elena };
  waiting = await anInsuredStay(t, insured);
  accepted = await anInsuredStay(t, insured);
  await aStay(t, { centre, person: elena, checkIn: '2026-06-17', weekDays: [3], status: 'held' });
  const { requests, plans } = await t.as(manager);
  await requests.accept({ params: { id: accepted.id } });
  for (const { id } of [waiting, accepted])
    await plans.check({ params: { id }, body: { answer: 'refused', version: 1 } });
});
afterAll(() => void vi.unstubAllEnvs());

const until = /Wed, Jun 17, 12:00\sPM, Eastern Time \(9:00\sAM, Pacific Time\)/;

test.each(['pending', 'upcoming'] as const)('the list of what is %s says until when it is to be paid', async (tab) => {
  await openTab(t, `/dashboardbookings?tab=${tab}`, { as: elena });
  const states = (await screen.findAllByTestId('record-status')).map(({ textContent }) => textContent);
  expect(states).toContainEqual(expect.stringMatching(/^Choose another way to pay by Wed, Jun 17, 12:00\sPM$/));
  expect(states).not.toContain('Pending');
  expect(states).not.toContain('Accepted');
});

test('it is among what needs you, with the way to both choices, and what is held is not asked for', async () => {
  await openTab(t, '/dashboard', { as: elena });
  const needs = within(await screen.findByTestId('needs'));
  const headings = needs.getAllByRole('heading', { name: /^The insurance does not pay\. Choose another way by/ });
  expect(headings).toHaveLength(2);
  for (const { textContent } of headings) expect(textContent).toMatch(until);
  expect(needs.getAllByTestId('need-insure').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      `/dashboardbookings?tab=pending&id=${waiting.id}`,
      `/dashboardbookings?tab=upcoming&id=${accepted.id}`,
    ]),
  );
  expect(screen.getByText(/Not paid yet$/)).toBeDefined();
  expect(screen.queryByText(/Not confirmed yet/)).toBeNull();
});
