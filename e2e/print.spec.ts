import { expect } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { examples } from '../test/example-addresses.ts';
import { elena, go, logIn, marcus, READERS, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

test.use({ town: READERS });

const comparisons = examples.filter(({ address }) => address.includes('compare='));
const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`a confirmed booking is printed on one sheet, and a center without a cut card (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, elena);
    await go(page, '/dashboardbookings?tab=upcoming');
    const opened = page.locator('[data-testid^=open-]').first();
    await opened.click();
    await expect(page).toHaveURL(/id=/);
    const id = new URL(page.url()).searchParams.get('id');
    await go(page, `/confirmedBooking?booking=${id}`);
    await page.evaluate(() => (window.print = () => undefined));
    await page.getByTestId('print').click();
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main .print-only').first()).toBeVisible();
    await expect(page.getByTestId('print')).toBeHidden();
    await page.emulateMedia({ media: null });

    await go(page, '/care/daycarecenters?place=Pasadena,+CA&kind=day_care');
    await page.locator('main article h2 a').first().click();
    await expect(page.getByTestId('your-days')).toBeVisible();
    await page.setViewportSize({ width: 695, height: 935 });
    await page.emulateMedia({ media: 'print' });
    const tiles = page.locator('[data-testid^=tile-]');
    await expect(tiles).toHaveCount(3);
    const rights = await tiles.evaluateAll((links) =>
      links.map((link) => link.closest('li')?.getBoundingClientRect().right ?? Infinity),
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(695);
    await expect(page.locator('#location address')).toContainText('Pasadena, CA');
  });

  test(`the month of a center is printed with its days, and who comes without buttons (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, marcus);
    await go(page, '/partner/calendar');
    const closed = says('Closed', 'seniorCare.day.closed');
    const figures = { booked: '\\d+', capacity: '\\d+' };
    const booked = says('\\d+ of \\d+ booked', 'seniorCare.day.taken', figures);
    const days = page.locator('[data-testid^=day-2]:visible');
    await expect(days.first()).toContainText(new RegExp(`${closed}|${booked}`));
    const shown = await days.count();
    await page.emulateMedia({ media: 'print' });
    expect(shown).toBeGreaterThan(27);
    await expect(days).toHaveCount(shown);
    await expect(page.getByTestId('month-next')).toBeHidden();
  });

  test(`the week of somebody is one sheet for the kitchen door, those side by side are read on paper (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, elena);
    await go(page, `/dashboard-week?for=${rosa.id}`);
    await expect(page.getByTestId('board-days')).toBeVisible();
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByTestId('board-add')).toBeHidden();
    await expect(page.getByTestId('board-note')).toBeHidden();

    await page.setViewportSize({ width: 695, height: 935 });
    for (const { address } of comparisons) {
      await go(page, address);
      const table = page.getByRole('table').first();
      await expect(table.getByRole('columnheader')).toHaveCount(5);
      expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(695);
      await expect(page.getByRole('button', { name: says('Print', 'search.compare.print') })).toBeHidden();
      await expect(page.locator('main a[data-testid^=time-]:visible')).toHaveCount(0);
    }
  });

  test(`the family is printed without buttons, and its links as words on nothing (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, elena);
    await go(page, '/dashboard-addfamily');
    const links = page.locator('main a:visible');
    await expect(links.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main :is(button, a[data-variant]):visible')).toHaveCount(0);
    const fills = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    expect(fills.filter((fill) => fill !== 'rgba(0, 0, 0, 0)')).toEqual([]);
  });
}
