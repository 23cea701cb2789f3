import { expect } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { countRoad } from './count-road.ts';
import { alive, elena, fillSignUp, go, logIn, test, visitor } from './journeys.ts';
import { card } from './paying.ts';

test('with a saved card a day for her mother is few taps away from her dashboard', async ({ browser }) => {
  const { page, problems } = await visitor(browser, { width: 390 });
  await logIn(page, elena);
  const road = await countRoad(page);
  await go(page, `/dashboard?for=${rosa.id}`);
  await page.getByRole('link', { name: 'Find care' }).first().click();
  await page.locator('input[name=place]').fill('pasad');
  await page.getByRole('option', { name: 'Pasadena, CA' }).first().click();
  await page.getByTestId('care-go').click();
  await page.waitForURL(/daycarecenters/);
  await page.getByRole('article').filter({ hasText: 'Casa Amable' }).locator('[data-testid^=book-]').click();
  await page.waitForURL(/step=check/);
  await page.getByTestId('book-and-pay').click();
  await page.waitForURL(/confirmedBooking/);
  const { taps, screens } = road();
  expect(taps).toBeLessThanOrEqual(6);
  expect(screens, 'from the dashboard to the ticket').toBeLessThanOrEqual(5);
  expect(problems).toEqual([]);
});

test('somebody new pays with a card that is typed where the stay is checked, and the road from home to the ticket is short', async ({
  browser,
}) => {
  const { page, problems } = await visitor(browser, { width: 390 });
  const road = await countRoad(page);
  await go(page, '/');
  await page.locator('input[name=place]').fill('91101');
  await page.getByTestId('care-go').click();
  await page.waitForURL(/daycarecenters/);
  await page.getByRole('article').filter({ hasText: 'Casa Amable' }).locator('[data-testid^=book-]').click();
  await expect(page.getByTestId('proposed-stay')).toBeVisible();
  await test.step('its doors are links before a script has come', async () => {
    const document = await page.request.get(page.url(), { headers: { accept: 'text/html' } });
    const [door] = /<a [^>]*data-testid="gate-signup"[^>]*>/.exec(await document.text()) ?? [''];
    expect(decodeURIComponent(door)).toContain('href="/profile/signup?next=/care/daycare-bookingdetails?center=');
  });
  await page.getByTestId('gate-signup').click();
  await fillSignUp(page, { email: `short.road.${Date.now()}@example.com` });
  await page.waitForURL(/step=check/);
  await alive(page);
  await expect(page.getByTestId('card-name')).toHaveValue('Nadia Ortiz');
  for (const field of ['number', 'expiry', 'code', 'zip'] as const)
    await page.getByTestId(`card-${field}`).fill(card[field]);
  await page.getByTestId('book-and-pay').click();
  await page.waitForURL(/confirmedBooking/);
  const { taps, screens } = road();
  expect(taps).toBeLessThanOrEqual(18);
  expect(screens, 'from home to the ticket').toBeLessThanOrEqual(7);
  expect(problems).toEqual([]);
});
