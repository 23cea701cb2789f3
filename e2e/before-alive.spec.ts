import { expect, type Page } from '@playwright/test';
import { languages as tags, offeredLanguages } from '#shared/languages.ts';
import { go, holdScripts, READERS, test, visitor } from './journeys.ts';
import { languagesOf, otherLanguage } from './looks.ts';

test.use({ town: READERS });

const list = '/care/daycarecenters?place=Pasadena,+CA';

/** Opens a page whose scripts come when they are brought. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const bring = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return bring;
}

for (const language of languagesOf('en')) {
  test(`what is pressed and chosen before the page is alive happens once it is (${language})`, async ({ browser }) => {
    await test.step('letters are as large as chosen, and a sheet opens', async () => {
      const { page, problems } = await visitor(browser, { language, width: 390 });
      const bring = await openEarly(page, list);
      await page.getByTestId('text-size-largest').check({ force: true });
      await page.getByTestId('all-filters').click();
      bring();
      await expect(page.getByTestId('all-filters-sheet')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
      await expect(page.getByTestId('text-size-largest')).toBeChecked();
      expect(problems).toEqual([]);
    });
    await test.step('another language is spoken', async () => {
      const { page } = await visitor(browser, { language });
      const other = otherLanguage[language];
      const bring = await openEarly(page, '/senior-care');
      await page.getByTestId('language').locator('visible=true').click();
      await page.getByText(offeredLanguages[other]).locator('visible=true').first().click();
      bring();
      await expect(page.locator('html')).toHaveAttribute('lang', tags[other]);
    });
  });
}

test('the device remembers its language by the key of the specification when the cookie is gone', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, { width: 390 });
  await context.clearCookies();
  await page.addInitScript(() => localStorage.setItem('I18N_LANGUAGE', 'sp'));
  await go(page, '/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  expect(await page.evaluate(() => localStorage.getItem('I18N_LANGUAGE'))).toBe('sp');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
