import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });

test.each([
  { weekDays: [1], places: 'none', held: false },
  { weekDays: [1, 2, 3], places: 'some', held: true },
])('where other days want $places new places both sides read whether any are held', async ({ weekDays, held }) => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const { id } = await aStay(t, { centre, person: elena });
  const { seniorCare } = await t.as(elena);
  const wanted = { checkInDate: '2026-06-22', checkOutDate: '2026-06-29', weekDays };
  const { difference } = await seniorCare.quoteChange({ params: { id }, body: wanted });
  await seniorCare.changeDays({ params: { id }, body: { ...wanted, expectedTotalCents: difference.totalCents } });
  await openTab(t, `/partner?id=${id}`, { as: manager });
  const asked = await screen.findByTestId('change-asked');
  expect(asked.textContent?.includes('The new places are held until')).toBe(held);
  expect(asked.textContent?.includes('Without an answer by')).toBe(!held);
  closeTab();
  await openTab(t, `/dashboardbookings?tab=upcoming&id=${id}`, { as: elena });
  const own = await screen.findByTestId('change-asked');
  expect(own.textContent?.includes('the new ones are held for you')).toBe(held);
});
