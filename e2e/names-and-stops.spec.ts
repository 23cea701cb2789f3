import { expect, test } from '@playwright/test';
import { elena, go, logIn, serverAddress, visitor } from './journeys.ts';

test('a card in the list is one stop and its next free day another, and the language is not changed by an arrow', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, { width: 390 });
  await go(page, '/care/daycarecenters?place=Pasadena,+CA');
  const [first, second] = await page.locator('main article:has([data-testid^=book-])').all();
  await first?.locator('h2 a').focus();
  await page.keyboard.press('Tab');
  await expect(first?.locator('[data-testid^=book-]') ?? page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(second?.locator('h2 a') ?? page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'EN, Language: English' }).click();
  await page.getByTestId('language-en').last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});

test('the list has a way past it to the map, where that comes after it, and back to the filters', async ({
  browser,
}) => {
  const narrow = await visitor(browser, { width: 390 });
  await go(narrow.page, '/care/daycarecenters?place=Pasadena,+CA');
  await expect(narrow.page.getByTestId('map-open')).toBeInViewport();
  await expect(narrow.page.getByTestId('pass-list')).toHaveCount(0);
  await narrow.context.close();

  const { page, context } = await visitor(browser, { width: 1440 });
  await go(page, '/care/daycarecenters?place=Pasadena,+CA');
  const pass = page.getByTestId('pass-list');
  await pass.focus();
  await expect(pass).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('main article h2 a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Map of results' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('filters')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('all-filters')).toBeFocused();
  await context.close();
});

test('Services opens by arrow down at its first link, and gives the focus back', async ({ browser }) => {
  const { page, context } = await visitor(browser);
  await go(page, '/');
  const opener = page.getByTestId('our-services');
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('services-menu').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('services-menu')).toBeHidden();
  await expect(opener).toBeFocused();
  await context.close();
});

test('the skip link is out of sight until it has the focus, in the largest letters too', async ({ browser }) => {
  for (const language of ['en', 'es'] as const) {
    const { page, context } = await visitor(browser, { width: 320 });
    await context.addCookies([
      { name: 'lado_ui', value: `${language === 'en' ? 'en' : 'sp'}.largest.system.out`, url: serverAddress() },
    ]);
    await go(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
    const skip = page.locator('a.skip');
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeInViewport({ ratio: 1 });
    await context.close();
  }
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
