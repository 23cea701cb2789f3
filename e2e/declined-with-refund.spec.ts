import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { elena, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { fillCard, numberOnTicket, openPayment } from './paying.ts';

const casaAmable = { email: 'lucia.barragan@example.com', password: DEMO_PASSWORD };

for (const language of languagesOf('sp')) {
  test(`a center declines with a reason: the family reads it where it is, and gets its money back (${language})`, async ({
    browser,
  }) => {
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena);
    await openPayment(page);
    await fillCard(page);
    await page.getByTestId('pay').click();
    const bookingId = await numberOnTicket(page);
    await go(page, '/dashboardbookings?tab=pending');
    await page.getByTestId(`open-${bookingId}`).click();
    const record = page.getByTestId(`booking-${bookingId}`);
    const [paid = ''] = /\$[\d,]+\.\d\d/.exec(await record.getByTestId('booking-money').innerText()) ?? [];
    expect(paid).not.toBe('');

    const center = await visitor(browser);
    await logIn(center.page, casaAmable, '/partner');
    await center.page.getByTestId(`open-${bookingId}`).click();
    const request = center.page.getByTestId(`request-${bookingId}`);
    await request.getByTestId('decline').click();
    const dialog = center.page.locator('[data-testid=decline-dialog][open]');
    await dialog.getByTestId('reason').fill('Our van does not reach your street on these days.');
    await dialog.getByTestId('decline-yes').click();
    await expect(request.getByTestId('outcome')).toBeVisible();

    await test.step('the open page of the family says why, and what comes back', async () => {
      const ending = record.getByTestId('cancelled');
      await expect(ending).toContainText('Our van does not reach your street on these days.');
      await expect(ending).toContainText(paid);
      await expect(record.getByTestId('way-on')).toBeVisible();
    });
    await test.step('so does the mail', async () => {
      const letters = async () => (await lettersTo(page, elena.email)).map(({ text }) => text);
      await expect
        .poll(async () => (await letters()).some((text) => text.includes('Our van does not') && text.includes(paid)))
        .toBe(true);
    });
    expect([...family.problems, ...center.problems]).toEqual([]);
  });
}
