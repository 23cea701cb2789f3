import { expect, type Locator, type Page } from '@playwright/test';
import { isFull } from '#test/rounds.ts';
import { go, READERS, test, visitor } from './journeys.ts';
import { sentencesIn } from './sentences.ts';

test.use({ town: READERS });

const isPhone = (width: number) => width < 700;
const search = (page: Page) => page.getByTestId('care-search');

const rooms = [
  { width: 320, language: 'sp' },
  { width: 1440, language: 'en' },
  ...(isFull
    ? ([
        { width: 320, language: 'en' },
        { width: 390, language: 'en' },
      ] as const)
    : []),
] as const;

for (const { width, language } of rooms)
  test(`where one looks for care, at ${width} px (${language})`, async ({ browser }) => {
    const { page, context } = await visitor(browser, { width, language });
    await context.clearPermissions();
    const where = page.getByTestId('care-where');

    await test.step('the list that keys open covers no other field', async () => {
      await go(page, '/senior-care');
      await where.focus();
      await page.keyboard.type('pasadena');
      await expect(page.getByRole('option', { name: 'Pasadena, CA', exact: true })).toBeVisible();
      for (const field of ['care-when', 'care-guests', 'care-go'])
        expect(await isCovered(page.getByTestId(field)), field).toBe(false);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(where).toHaveValue('Pasadena, CA');
    });

    if (isPhone(width))
      await test.step('a tap opens the field over the whole screen, and there is a way out', async () => {
        await where.clear();
        await where.click();
        const layer = page.getByTestId('care-where-layer');
        await expect(page.getByTestId('care-where-layer-input')).toBeFocused();
        await expect.poll(() => layer.evaluate(coversScreen)).toBe(true);
        expect(await layer.evaluate((box) => box.matches(':modal'))).toBe(true);
        const before = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, 600);
        expect(await page.evaluate(() => scrollY)).toBe(before);

        await page.keyboard.type('pasadena');
        await layer.getByRole('option', { name: 'Pasadena, CA', exact: true }).click();
        await expect(layer).toBeHidden();
        await expect(where).toHaveValue('Pasadena, CA');
        await expect(where).toBeFocused();

        await where.click();
        await page.keyboard.type('burb');
        await layer.getByRole('button', { name: sentencesIn(language)('Close', 'ui.close') }).click();
        await expect(layer).toBeHidden();
        await expect(where).toHaveValue('burb');
      });

    await test.step('the list stands until a press is over: what goes away above would move what is pressed', async () => {
      await go(page, '/senior-care');
      await where.focus();
      await page.keyboard.type('91101');
      const place = page.getByRole('option').filter({ visible: true }).first();
      await expect(place).toBeVisible();
      await page.getByTestId('care-go').hover();
      await page.mouse.down();
      await expect(where).not.toBeFocused();
      await expect(place).toBeVisible();
      await page.mouse.up();
      await page.waitForURL(/daycarecenters/);
    });

    await test.step('a browser that keeps its location to itself is heard', async () => {
      await go(page, '/senior-care');
      await where.click();
      await search(page).getByTestId('location-here').filter({ visible: true }).click();
      const refused = 'Your browser did not share your location. Type a city or ZIP code.';
      const refusal = page.getByText(sentencesIn(language)(refused, 'ui.location.blocked'));
      await expect(refusal).toBeInViewport();
      await expect(search(page).getByRole('listbox')).toBeVisible({ visible: isPhone(width) });
    });
  });

/** But for the room that the page keeps for a scrollbar. */
function coversScreen(box: Element) {
  const { left, top, width, bottom } = box.getBoundingClientRect();
  return left === 0 && top === 0 && width >= innerWidth - 15 && bottom >= innerHeight;
}

/** Whether something lies over its middle. */
const isCovered = (field: Locator) =>
  field.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(hit && (element.contains(hit) || hit.contains(element)));
  });
