import { expect, type Page } from '@playwright/test';
import { go } from './journeys.ts';

type Wish = { doctor: string; personId: string; issue: string; day: number };

/** Books and pays a visit with a doctor, on one of the days that are offered; answers its number. For somebody who is logged in. */
export async function bookVisit(page: Page, { doctor, personId, issue, day }: Wish): Promise<string> {
  await go(page, `/md-bookDetails?doctor=${doctor}`);
  await page.locator('[data-testid^="slots-day-"]').nth(day).click();
  await page.locator('[data-testid^="slots-2"]').first().click();
  await expect(page.getByTestId('slot-held')).toBeVisible();
  await page.getByTestId('booking-continue').click();
  await page.waitForURL(/step=2/);
  await page.getByTestId(`person-${personId}`).check();
  await page.getByTestId('booking-continue').click();
  await page.waitForURL(/step=3/);
  await page.getByTestId('booking-issue').fill(issue);
  await page.getByTestId('booking-continue').click();
  return payVisit(page);
}

/** From the cards to the ticket; answers the number that stands on it. */
export async function payVisit(page: Page): Promise<string> {
  await page.waitForURL(/\/CPaymenetCardList/);
  await page.getByTestId('paid-for-confirm').check();
  await page.getByTestId('pay').click();
  await page.waitForURL(/\/CConfirmdPayment/);
  await expect(page.locator('main')).toContainText(/MD-\d+/);
  return /MD-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';
}
