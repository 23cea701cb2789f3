import { expect, type Page } from '@playwright/test';
import { go, READERS, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { stepOfBooking } from './paying.ts';
import { sentencesIn } from './sentences.ts';

test.use({ town: READERS });

const isInert = (page: Page) => page.getByTestId('stay-in').evaluate((field) => field.closest('[inert]') !== null);
const focusedDay = (page: Page) => page.locator('[data-testid^=calendar-day-]:focus');

for (const language of languagesOf('sp')) {
  const title = sentencesIn(language)('Choose your days', 'seniorCare.days.title');

  test(`the calendar of a phone holds the page, and there is a way out by touch and by key (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { width: 390, language });
    await go(page, await stepOfBooking(page, 'time'));
    const opener = page.getByTestId('stay-calendar');
    const sheet = page.getByRole('dialog', { name: title });
    for (const [isFirst, leave] of [
      [true, () => page.getByTestId('sheet-close').filter({ visible: true }).click()],
      [false, () => page.keyboard.press('Escape')],
    ] as const) {
      await opener.click();
      await expect(focusedDay(page)).toBeVisible();
      await expect(sheet).toBeVisible();
      expect(await isInert(page)).toBe(true);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(195, 60);
      await page.mouse.wheel(0, 500);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      // once around is enough
      for (let stops = 0; isFirst && stops < 14; stops += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[popover]')))).toBe(true);
      }
      await leave();
      await expect(sheet).toBeHidden();
      expect(await isInert(page)).toBe(false);
      await expect(opener).toBeFocused();
    }

    await test.step('When of the search is a sheet that begins with the way out', async () => {
      await go(page, '/senior-care');
      await page.getByTestId('care-when').click();
      const close = page.getByTestId('sheet-close').filter({ visible: true });
      await expect(close).toBeFocused();
      await close.click();
      await expect(page.getByTestId('care-when')).toBeFocused();
    });
  });
}
