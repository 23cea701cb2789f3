import { expect, type Page, test } from '@playwright/test';
import { elena, go, logIn, visitor } from './journeys.ts';

const aCentre = async (page: Page) => {
  await go(page, '/care/daycarecenters?place=Pasadena,+CA&kind=day_care');
  return (await page.getByRole('link', { name: 'Jacaranda Day Center' }).first().getAttribute('href')) ?? '';
};

test('a tap without a line stays in the product, says so in sight, and goes on by itself', async ({ browser }) => {
  const { page, context } = await visitor(browser, { width: 390 });
  await go(page, await aCentre(page));
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const notice = page.getByTestId('offline');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toHaveText('No connection. What you typed stays on this page.');
  await page.getByTestId('booking-bar-go').click();
  await expect(notice).toHaveText('No connection. The page you asked for opens by itself when it is back.');
  await expect(page.locator('#reviews')).toBeVisible();
  await expect(page.getByTestId('page-loader')).toHaveCount(0);
  await context.setOffline(false);
  await page.waitForURL(/daycare-bookingdetails/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your dates');
  await expect(notice).toHaveCount(0);
  await context.close();
});

test('booking without a line says that there is none, and goes on by itself', async ({ browser }) => {
  const { page, context } = await visitor(browser, { width: 390 });
  await logIn(page, elena);
  await go(page, await aCentre(page));
  await page.getByTestId('booking-bar-go').click();
  await page.getByTestId('booking-continue').click();
  await page.waitForURL(/step=2/);
  await page.getByTestId('booking-continue').click();
  await page.waitForURL(/step=3/);
  await context.setOffline(true);
  const book = page.getByTestId('booking-continue');
  await book.click();
  await expect(book).toHaveAccessibleName('No connection, waiting…');
  await expect(page.getByText('Holding your days…')).toBeHidden();
  await expect(page.getByTestId('page-loader')).toHaveCount(0);
  await context.setOffline(false);
  await page.waitForURL(/paymentmethod/);
  await context.close();
});
