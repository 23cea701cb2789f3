import { expect, test } from '@playwright/test';
import { elena, go, logIn, visitor } from './journeys.ts';

test('a private page has its title and its outline before any script has come', async ({ browser }) => {
  const { page, context } = await visitor(browser, { width: 390 });
  await logIn(page, elena);
  await page.route(/\.js$/, () => undefined); // never answered
  await page.goto('/dashboardbookings', { waitUntil: 'commit' });
  await expect(page.getByTestId('page-waiting')).toBeVisible();
  await expect(page).toHaveTitle('Bookings | Lado');
  const words = await page.getByTestId('page-loader').locator('p').boundingBox();
  expect(words?.width, 'no words stand over the outline').toBeLessThanOrEqual(1);
  await context.close();
});

test('the partner workspace asks nothing for a family that manages no center', async ({ browser }) => {
  const { page, context } = await visitor(browser);
  await logIn(page, elena);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) refused.push(answer.url());
  });
  for (const path of ['/partner', '/partner/day', '/partner/calendar', '/partner/profile']) {
    await go(page, path);
    await expect(page.getByTestId('no-provider')).toBeVisible();
  }
  expect(refused).toEqual([]);
  await context.close();
});
