import { expect, type Locator, test } from '@playwright/test';
import { go, visitor } from './journeys.ts';

for (const width of [320, 390, 1440] as const) {
  test(`the open list of places covers no other field at ${width} px`, async ({ browser }) => {
    const { page, context } = await visitor(browser, { width });
    await go(page, '/senior-care');
    await page.getByTestId('care-where').click();
    await page.keyboard.type('pasadena');
    await expect(page.getByRole('option', { name: 'Pasadena, CA', exact: true })).toBeVisible();
    for (const field of ['care-when', 'care-guests', 'care-go'])
      expect(await isCovered(page.getByTestId(field)), field).toBe(false);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('care-where')).toHaveValue('Pasadena, CA');
    await context.close();
  });

  test(`a browser that keeps its location to itself is heard at ${width} px`, async ({ browser }) => {
    const { page, context } = await visitor(browser, { width });
    await context.clearPermissions();
    await go(page, '/senior-care');
    await page.getByTestId('care-where').click();
    await page.getByTestId('care-search').getByTestId('location-here').click();
    const refusal = page.getByText('Your browser did not share your location. Type a city or ZIP code.');
    await expect(refusal).toBeInViewport();
    await expect(page.getByTestId('care-search').getByRole('listbox')).toBeHidden();
    await context.close();
  });
}

/** Whether something lies over its middle. */
const isCovered = (field: Locator) =>
  field.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(hit && (element.contains(hit) || hit.contains(element)));
  });
