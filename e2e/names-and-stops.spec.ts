import { expect } from '@playwright/test';
import { languages as tags, offeredLanguages } from '#shared/languages.ts';
import { go, READERS, serverAddress, test, visitor } from './journeys.ts';
import { languagesOf, otherLanguage } from './looks.ts';
import { sentencesIn } from './sentences.ts';
import { tooCloseIn } from './targets-apart.ts';

test.use({ town: READERS });

const list = '/care/daycarecenters?place=Pasadena,+CA';

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`on a phone each stop of the list is one, no two touch, and an arrow changes no language (${language})`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, { language, width: 390 });
    await go(page, list);
    await test.step('a card is its name and three buttons, one stop each; the map needs no way past the list', async () => {
      await expect(page.getByTestId('map-open')).toBeInViewport();
      await expect(page.getByTestId('pass-list')).toHaveCount(0);
      const [first, second] = await page.locator('main article:has([data-testid^=book-])').all();
      if (!first || !second) throw new Error('Two centers have a free day.');
      await first.locator('h2 a').focus();
      for (const stop of ['[data-testid^=compare-]', '[data-testid^=heart-]', '[data-testid^=book-]']) {
        await page.keyboard.press('Tab');
        await expect(first.locator(stop)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(second.locator('h2 a')).toBeFocused();
    });
    await test.step('the language is chosen by a press, not by an arrow', async () => {
      const current = says('Language: English', 'shell.language.current', { language: offeredLanguages[language] });
      await page.getByRole('button', { name: `${tags[language].toUpperCase()}, ${current}` }).click();
      await page.getByTestId(`language-${language}`).last().focus();
      await page.keyboard.press(language === 'en' ? 'ArrowDown' : 'ArrowUp');
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
      const other = otherLanguage[language];
      await page.getByRole('button', { name: offeredLanguages[other] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tags[other]);
      await page.keyboard.press('Escape');
    });
    await test.step('targets on a card do not touch, wherever the list stands', async () => {
      expect(await tooCloseIn(page)).toEqual([]);
    });
    await test.step('the skip link is out of sight until it has the focus, in the largest letters too', async () => {
      await context.addCookies([{ name: 'lado_ui', value: `${language}.largest.system.out`, url: serverAddress() }]);
      await go(page, '/');
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
      const skip = page.locator('a.skip');
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeInViewport({ ratio: 1 });
    });
  });

  test(`the list has a way past it to the map and back to the filters; Services opens by arrow down (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language, width: 1440 });
    await go(page, list);
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

    await test.step('Services opens by arrow down at its first link, and gives the focus back', async () => {
      const opener = page.getByTestId('our-services');
      await opener.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByTestId('services-menu').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('services-menu')).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}
