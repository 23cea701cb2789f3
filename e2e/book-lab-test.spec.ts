import { expect } from '@playwright/test';
import { elena as account, rosa } from '#features/account/demo/accounts.ts';
import { demoLab } from '#features/diagnostics/demo/town.ts';
import { itemNumbered } from '#features/diagnostics/catalogue.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { payVisit } from './book-visit.ts';
import { callsOf } from './calls-of.ts';
import { elena, go, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const lab = demoId('lab arroyo');
const panel = itemNumbered(101)?._id ?? '';

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`a daughter orders a test for her mother, and the center says yes (${language})`, async ({ browser }) => {
    const family = await visitor(browser, { language, width: 1440 });
    const { page } = family;
    await logIn(page, elena, '/test-centers?place=Pasadena, CA&test=101&sort=price');

    await test.step('she compares centers by what the test costs there, and puts it into the cart', async () => {
      const row = page.getByTestId(`lab-${lab}`);
      await row.getByTestId(`add-${panel}`).click();
      await row.getByTestId(`in-cart-${panel}`).click();
      await page.waitForURL(/\/mycart/);
      await expect(page.getByTestId('preparation')).toBeVisible();
      await expectAccessible(page, `a cart (${language})`);
      await page.getByTestId('choose-time').click();
    });

    await test.step('when, and for whom', async () => {
      await page.getByTestId('booking-continue').click();
      await expect(page.locator('main')).toContainText(says('Please select slot', 'errors.slotUnselected'));
      await page.locator('[data-testid^="slots-day-"]').nth(3).click();
      await page.locator('[data-testid^="slots-2"]').first().click();
      await expect(page.getByTestId('fasting')).toBeVisible();
      await expectAccessible(page, `the time of an order (${language})`);
      await page.getByTestId('booking-continue').click();
      await page.getByTestId(`person-${rosa.id}`).check();
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/step=check/);
    });

    const bookingId = await test.step('she looks at all of it once more, and pays', async () => {
      await expectAccessible(page, `the check of an order (${language})`);
      await page.getByTestId('booking-continue').click();
      return payVisit(page);
    });

    await test.step('the center accepts', async () => {
      const office = await visitor(browser, { language });
      await logIn(office.page, demoLab, '/partner');
      const request = office.page.getByTestId(`request-${bookingId}`);
      await request.getByTestId(`open-${bookingId}`).click();
      await request.getByTestId('accept').click();
      await go(office.page, '/partner/lab');
      await expect(office.page.locator('main')).toContainText(bookingId);
      await expectAccessible(office.page, `the orders of a lab (${language})`);
      expect(office.problems).toEqual([]);
    });

    await test.step('it stands among her lab orders, beside results that are there', async () => {
      await go(page, '/dashboardorders?tab=upcoming');
      await expect(page.getByTestId(`booking-${bookingId}`)).toContainText('Arroyo Labs');
      const { labOrders } = await callsOf(page);
      const mine = { userid: account.id, radiovalue: 'completed' };
      const [reported] = (await labOrders.list({ params: mine, query: { for: rosa.id } })).data;
      await go(page, `/dashboardorders?tab=completed&id=${reported?._id}`);
      await page.getByTestId('see-results').click();
      await page.waitForURL(/\/diagnostic-testView/);
      await expect(page.getByTestId('value-ldl')).toBeVisible();
      await expectAccessible(page, `results with a trend (${language})`);
    });
    expect(family.problems).toEqual([]);
  });
}
