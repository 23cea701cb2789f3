import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { expectAccessible } from './accessibility.ts';
import { elena, go, logIn, marcus, serverAddress, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { fillCard, numberOnTicket, stepOfBooking, useAnotherCard } from './paying.ts';
import { openTown } from './town.ts';

const casaAmable = { email: 'lucia.barragan@example.com', password: DEMO_PASSWORD };
const priya = { email: 'priya.raman@example.com', password: DEMO_PASSWORD };

/** A Monday, the Wednesday and the Thursday after it, paid by whoever is logged in; the number on the ticket. */
async function threeDays(page: Page): Promise<string> {
  const address = await stepOfBooking(page, 3);
  const monday = /in=([\d-]+)/.exec(address)?.[1] ?? '';
  const last = new Date(`${monday}T12:00:00Z`);
  last.setUTCDate(last.getUTCDate() + 4);
  await go(
    page,
    address.replace(/out=[\d-]+/, `out=${last.toISOString().slice(0, 10)}`).replace('days=1', 'days=1,3,4'),
  );
  await page.getByTestId('booking-continue').click();
  await expect(page).toHaveURL(/paymentmethod/);
  await useAnotherCard(page);
  await fillCard(page);
  await page.getByTestId('pay').click();
  return numberOnTicket(page);
}

for (const language of languagesOf('en')) {
  test(`a family changes its days and skips one, and the center says yes (${language})`, async ({ browser }) => {
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena);
    const bookingId = await threeDays(page);
    const center = await visitor(browser, { language });
    await logIn(center.page, casaAmable, '/partner');
    await center.page.getByTestId(`open-${bookingId}`).click();
    const request = center.page.getByTestId(`request-${bookingId}`);
    await request.getByTestId('accept').click();
    await expect(request.getByTestId('accepted')).toBeVisible();

    await test.step('it sees what Tuesdays would mean before it asks', async () => {
      await go(page, '/dashboardbookings?tab=upcoming');
      await page.getByTestId(`open-${bookingId}`).click();
      await page.getByTestId(`booking-${bookingId}`).getByTestId('change-days').click();
      await page.getByTestId('change-weekdays-2').check();
      await expect(page.getByTestId('change-money')).toContainText('$');
      await expectAccessible(page, 'other days of a stay');
      await page.getByTestId('ask-change').click();
      await expect(page.getByTestId('change-asked')).toBeVisible();
      await expectAccessible(page, 'other days that wait');
    });

    await test.step('the center reads it where it is, and accepts', async () => {
      await expect(request.getByTestId('change-asked')).toBeVisible();
      await expectAccessible(center.page, 'a request with other days');
      await request.getByTestId('accept-change').click();
      await expect(request.getByTestId('change-asked')).toHaveCount(0);
    });

    await test.step('the open page of the family asks for the difference; once it is paid a day is skipped', async () => {
      await page.getByTestId('no-change').getByRole('link').click();
      await useAnotherCard(page);
      await fillCard(page);
      await page.getByTestId('pay').click();
      await numberOnTicket(page);
      await go(page, '/dashboardbookings?tab=upcoming');
      await page.getByTestId(`open-${bookingId}`).click();
      await page.getByTestId(`booking-${bookingId}`).getByTestId('change-days').click();
      const days = page.getByTestId('coming-days');
      await days.locator('[data-testid^=skip-]').nth(1).click();
      await expect(page.getByTestId('skip-money')).toContainText('$');
      await expectAccessible(page, 'skipping a day');
      await page.getByTestId('skip-yes').click();
      await expect(days.locator('[data-skipped]')).toHaveCount(1);
    });

    await test.step('and the center reads on that day who does not come', async () => {
      const skipped = await page.locator('[data-skipped]').getAttribute('data-testid');
      await go(center.page, `/partner/day?day=${skipped?.replace('day-', '')}`);
      await expect(center.page.getByTestId('absent')).toBeVisible();
      await expectAccessible(center.page, 'a day with somebody who skips it');
    });
    expect([...family.problems, ...center.problems]).toEqual([]);
  });
}

for (const language of languagesOf('en')) {
  // A line of its own: the former one has moved on, and the clock with it.
  test(`a place that gets free is offered to the first in line, runs out, and goes to the next (${language})`, async ({
    browser,
  }) => {
    await openTown(`line ${language}`);
    const first = await visitor(browser, { language, width: 390 });
    await logIn(first.page, priya);
    const second = await visitor(browser, { language });
    await logIn(second.page, elena);
    const line = first.page.getByTestId('waiting-days').locator('[data-testid^=waiting-2]');
    const day = ((await line.getAttribute('data-testid')) ?? '').replace('waiting-', '');
    await expectAccessible(first.page, 'a dashboard with a place in line');

    await test.step('the center adds a seat on that day', async () => {
      const center = await visitor(browser, { language });
      await logIn(center.page, marcus, '/partner');
      await go(center.page, `/partner/calendar?month=${day.slice(0, 7)}`);
      await center.page.getByTestId(`day-${day}`).click();
      const dialog = center.page.getByTestId('day-dialog');
      await expect(dialog.getByTestId('in-line')).toContainText('2');
      const seats = dialog.getByTestId('seats');
      await seats.fill(String(Number(await seats.inputValue()) + 1));
      await dialog.getByTestId('save-seats').click();
    });

    await test.step('the first in line sees it at once, the second only once its time is over', async () => {
      await expect(first.page.getByTestId('offer')).toBeVisible();
      await expectAccessible(first.page, 'a dashboard with an offer');
      await expect(second.page.getByTestId('offer')).toHaveCount(0);
      const moved = await first.page.request.post(`${serverAddress()}/services/common/dev/v1.0/clock`, {
        data: { hours: 0.26 },
      });
      expect(moved.ok()).toBe(true);
    });

    await test.step('whoever comes back finds it where it belongs now', async () => {
      const late = await visitor(browser, { language, width: 390 });
      await logIn(late.page, priya);
      await expect(late.page.getByTestId('needs').or(late.page.getByTestId('ticket')).first()).toBeVisible();
      await expect(late.page.getByTestId('offer')).toHaveCount(0);
      const next = await visitor(browser, { language });
      await logIn(next.page, elena);
      await expect(next.page.getByTestId('offer')).toBeVisible();
      await expectAccessible(next.page, 'a dashboard with an offer that was passed on');
      await next.page.getByTestId('offer-accept').click();
      await expect(next.page).toHaveURL(/paymentmethod/);
      expect([...late.problems, ...next.problems]).toEqual([]);
    });
    expect([...first.problems, ...second.problems]).toEqual([]);
  });
}
