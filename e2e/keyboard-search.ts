import { expect, type Page } from '@playwright/test';
import { enter, enterOnTheWayAround, expectOpensAndCloses, tabTo, walkAround } from './keyboard.ts';
import { go, test } from './journeys.ts';
import type { SentenceIn } from './sentences.ts';

/** The heading of the page, which has the focus. */
export const heading = async (page: Page, text: string | RegExp) => {
  await expect(page.locator('h1')).toHaveText(text);
  await expect(page.locator('h1')).toBeFocused();
};

export const searchFromHome = (page: Page, says: SentenceIn) =>
  test.step('from the skip link to the search', async () => {
    await go(page, '/');
    const skip = page.locator('a.skip');
    await tabTo(skip);
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await walkAround(page);
    await expectOpensAndCloses(page.getByTestId('our-services'), page.getByTestId('services-menu'));
    await expectOpensAndCloses(page.getByTestId('language').first(), page.getByTestId('language-menu').first());

    await enter(page.getByTestId('care-go'));
    await expect(page.locator('#care')).toBeFocused();
    await page.keyboard.type('Pasadena');
    const option = page.getByRole('option', { name: /Pasadena, CA/ }).first();
    await expect(option).toBeVisible();
    for (let rows = 0; rows < 3 && (await option.getAttribute('aria-selected')) !== 'true'; rows += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('#care')).toHaveValue(/Pasadena, CA/);
    await expectOpensAndCloses(
      page.getByTestId('care-when'),
      page.getByTestId('care-search').getByRole('dialog', { name: says('When', 'seniorCare.search.when') }),
    );
    await enter(page.getByTestId('care-go'));
    await expect(page).toHaveURL(/\/care\/daycarecenters/);
    const list = says(' near Pasadena', 'seniorCare.list.title', { shown: '', count: 2, place: 'Pasadena' });
    await heading(page, new RegExp(list));
  });

export const openFromList = (page: Page, says: SentenceIn) =>
  test.step('filters, all filters, a center', async () => {
    const price = page.getByTestId('filter-max');
    await enter(price, 'Shift+Tab');
    const anyPrice = page.getByTestId('chip-max-max-');
    await expect(anyPrice).toBeVisible();
    await tabTo(anyPrice);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/max=90/);
    await page.keyboard.press('Escape');
    await expect(price).toBeFocused();
    await expectOpensAndCloses(page.getByTestId('all-filters'), page.getByTestId('all-filters-sheet'), {
      isModal: true,
      key: 'Shift+Tab',
    });
    await expectOpensAndCloses(
      page.getByTestId('header-pill-when'),
      page.getByTestId('header-pill').getByRole('dialog', { name: says('When', 'seniorCare.search.when') }),
      { key: 'Shift+Tab' },
    );
    await enterOnTheWayAround(
      page.getByRole('link', { name: 'Jacaranda Day Center', exact: true }),
      page.getByTestId('header-pill-when'),
    );
    await expect(page).toHaveURL(/daycaredetails/);
    await heading(page, 'Jacaranda Day Center');
    await enter(page.getByTestId('check-dates'));
    await expect(page).toHaveURL(/daycare-bookingdetails/);
    await heading(page, says('Check your dates', 'seniorCare.booking.dates'));
  });
