import { expect } from '@playwright/test';
import { languages as tags, offeredLanguages } from '#shared/languages.ts';
import { elena, go, logIn, serverAddress, test, visitor } from './journeys.ts';
import { languagesOf, otherLanguage } from './looks.ts';
import { fillCard, numberOnTicket, openPayment } from './paying.ts';
import { sentencesIn } from './sentences.ts';

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a card in the list is its name and three buttons, one stop each, and the language is not changed by an arrow (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language, width: 390 });
    await go(page, '/care/daycarecenters?place=Pasadena,+CA');
    const [first, second] = await page.locator('main article:has([data-testid^=book-])').all();
    if (!first || !second) throw new Error('Two centers have a free day.');
    await first.locator('h2 a').focus();
    for (const stop of ['[data-testid^=compare-]', '[data-testid^=heart-]', '[data-testid^=book-]']) {
      await page.keyboard.press('Tab');
      await expect(first.locator(stop)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(second.locator('h2 a')).toBeFocused();
    const current = says('Language: English', 'shell.language.current', { language: offeredLanguages[language] });
    await page.getByRole('button', { name: `${tags[language].toUpperCase()}, ${current}` }).click();
    await page.getByTestId(`language-${language}`).last().focus();
    await page.keyboard.press(language === 'en' ? 'ArrowDown' : 'ArrowUp');
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
    const other = otherLanguage[language];
    await page.getByRole('button', { name: offeredLanguages[other] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tags[other]);
  });

  test(`the list has a way past it to the map, where that comes after it, and back to the filters (${language})`, async ({
    browser,
  }) => {
    const narrow = await visitor(browser, { language, width: 390 });
    await go(narrow.page, '/care/daycarecenters?place=Pasadena,+CA');
    await expect(narrow.page.getByTestId('map-open')).toBeInViewport();
    await expect(narrow.page.getByTestId('pass-list')).toHaveCount(0);
    await narrow.context.close();

    const { page } = await visitor(browser, { language, width: 1440 });
    await go(page, '/care/daycarecenters?place=Pasadena,+CA');
    const pass = page.getByTestId('pass-list');
    await pass.focus();
    await expect(pass).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('main article h2 a').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: says('Map of results', 'search.map.title') })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('filters')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByTestId('all-filters')).toBeFocused();
  });

  test(`Services opens by arrow down at its first link, and gives the focus back (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language });
    await go(page, '/');
    const opener = page.getByTestId('our-services');
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByTestId('services-menu').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('services-menu')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`the skip link is out of sight until it has the focus, in the largest letters too (${language})`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, { language, width: 320 });
    await context.addCookies([{ name: 'lado_ui', value: `${language}.largest.system.out`, url: serverAddress() }]);
    await go(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
    const skip = page.locator('a.skip');
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeInViewport({ ratio: 1 });
  });

  test(`calendars and the cancel dialog say which, and the focus stays with the booking (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, elena);
    await go(page, '/care/daycarecenters?place=Pasadena,+CA&kind=day_care');
    await page.getByRole('link', { name: 'Jacaranda Day Center' }).first().click();
    await expect(
      page.getByRole('button', { name: says('Choose in the calendar', 'seniorCare.days.open') }),
    ).toHaveCount(1);
    await openPayment(page);
    await fillCard(page);
    await page.getByTestId('pay').click();
    const number = await numberOnTicket(page);
    await go(page, '/dashboardbookings?tab=pending');
    await page.getByTestId(`open-${number}`).click();
    await page.getByTestId('cancel-booking').click();
    await expect(page.getByTestId('cancel-which')).toContainText(number);
    await expect(page.getByTestId('cancel-which')).toContainText('Casa Amable');
    await page.getByTestId('cancel-yes').click();
    await expect(page.getByTestId('cancel')).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('h1, h2') !== null)).toBe(true);
  });
}
