import { expect } from '@playwright/test';
import { translatePage } from '#test/translated-page.ts';
import { go, test, visitor } from './journeys.ts';

test('a page that the browser translates is found and booked in like any other', async ({ browser }) => {
  const { page, problems } = await visitor(browser, { width: 390 });
  await go(page, '/');
  await page.evaluate(translatePage);
  await page.locator('input[name=place]').pressSequentially('Pa');
  await expect(page.getByTestId('location-option').first()).toBeVisible();
  // What was found for less stays until there is more.
  await page.locator('input[name=place]').pressSequentially('sadena');
  await page.getByRole('option', { name: 'Pasadena, CA', exact: true }).click();
  await page.getByTestId('care-go').click();
  await page.waitForURL(/\/care\/daycarecenters/);
  await page.getByRole('link', { name: 'Jacaranda Day Center' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jacaranda Day Center');
  await page.getByTestId('booking-bar-go').click();
  await page.waitForURL(/daycare-bookingdetails/);
  await page.getByTestId('stay-days-1').check();
  const price = page.getByTestId('price-estimate-total').first();
  await expect(price).toContainText('$');
  const before = await price.textContent();
  await page.getByTestId('stay-guests-more').click();
  await expect(price).not.toHaveText(before ?? '');
  await expect(page.locator('main h1 font').first()).toBeVisible();
  expect(problems).toEqual([]);
});
