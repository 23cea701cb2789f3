import { expect, type Page } from '@playwright/test';
import { languages as tags, offeredLanguages } from '#shared/languages.ts';
import { alive, holdScripts, READERS, test, visitor } from './journeys.ts';
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
  test(`what is pressed before the page is alive happens once it is (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language, width: 390 });
    const bring = await openEarly(page, list);
    await page.getByTestId('all-filters').click();
    bring();
    await expect(page.getByTestId('all-filters-sheet')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(`letters chosen before the page is alive are that large, and stay so (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { language, width: 390 });
    const bring = await openEarly(page, list);
    await page.getByTestId('text-size-largest').check({ force: true });
    bring();
    await alive(page);
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
    await expect(page.getByTestId('text-size-largest')).toBeChecked();
  });

  test(`a language chosen before the page is alive is spoken (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { language });
    const other = otherLanguage[language];
    const bring = await openEarly(page, '/senior-care');
    await page.getByTestId('language').locator('visible=true').click();
    await page.getByText(offeredLanguages[other]).locator('visible=true').first().click();
    bring();
    await expect(page.locator('html')).toHaveAttribute('lang', tags[other]);
  });
}
