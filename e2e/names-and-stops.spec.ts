import { expect, test } from '@playwright/test';
import { elena, go, logIn, visitor } from './journeys.ts';

test('a card in the list is one stop, and the language is not changed by an arrow', async ({ browser }) => {
  const { page, context } = await visitor(browser, { width: 390 });
  await go(page, '/care/daycarecenters?place=Pasadena,+CA');
  const [first, second] = await page.locator('main article h2 a').all();
  await first?.focus();
  await page.keyboard.press('Tab');
  await expect(second ?? page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'EN, Language: English' }).click();
  await page.getByTestId('language-en').last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});

test('calendars and the cancel dialog say which, and the focus stays with the booking', async ({ browser }) => {
  const { page, context } = await visitor(browser);
  await logIn(page, elena);
  await go(page, '/care/daycarecenters?place=Pasadena,+CA&kind=day_care');
  await page.getByRole('link', { name: 'Jacaranda Day Center' }).first().click();
  await expect(page.getByRole('button', { name: 'Choose in the calendar' })).toHaveCount(1);
  await go(page, '/dashboardbookings?tab=pending');
  const opener = page.locator('[data-testid^=open-]', { hasText: 'Casa Amable' }).first();
  await opener.click();
  await page.getByTestId('cancel-booking').click();
  const number = ((await opener.getAttribute('data-testid')) ?? '').replace('open-', '');
  await expect(page.getByTestId('cancel-which')).toContainText(number);
  await expect(page.getByTestId('cancel-which')).toContainText('Casa Amable');
  await page.getByTestId('cancel-yes').click();
  await expect(page.getByTestId('cancel')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('h1, h2') !== null)).toBe(true);
  await context.close();
});
