import { expect, type Page, test } from '@playwright/test';
import { ABOVE, elena, expectAccessible, go, type Look, logIn, looks, marcus, nameOf, visitor } from './journeys.ts';
import { fillCard, stepOfBooking, useAnotherCard } from './paying.ts';

for (const look of looks) {
  test(`the booking and what opens above pages without findings: ${nameOf(look)}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { page, context, problems } = await visitor(browser, look);
    await aboveTheList(page, look);
    await logIn(page, elena);
    await booking(page);
    await aboveTheDashboard(page, look);
    await aboveBookings(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  test(`what opens above the partner’s pages without findings: ${nameOf(look)}`, async ({ browser }) => {
    const { page, context, problems } = await visitor(browser, look);
    await logIn(page, marcus, '/partner');
    await page.getByTestId('decline').first().click();
    const dialog = page.locator('[data-testid=decline-dialog][open]');
    await dialog.getByTestId('decline-yes').click();
    await expect(dialog.getByTestId('reason')).toBeFocused();
    await expectAccessible(page, 'declining a request without a reason', ABOVE);

    await go(page, '/partner/calendar');
    await page.getByTestId('month-next').click();
    await page.locator('[data-testid^=day-2]').filter({ visible: true }).nth(14).click();
    await expect(page.getByTestId('day-dialog')).toBeVisible();
    await expectAccessible(page, 'a day of the calendar', ABOVE);
    expect(problems).toEqual([]);
    await context.close();
  });
}

const isNarrow = ({ width }: Look) => width === 390;

/** Opens something, looks at it, closes it again. */
async function look(page: Page, opener: string, overlay: string) {
  await page.getByTestId(opener).first().click();
  await expect(page.getByTestId(overlay).first()).toBeVisible();
  await expectAccessible(page, overlay, ABOVE);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId(overlay).first()).toBeHidden();
}

async function aboveTheList(page: Page, eyes: Look) {
  await go(page, '/care/daycarecenters?place=Pasadena, CA');
  await look(page, 'all-filters', 'all-filters-sheet');
  await look(
    page,
    isNarrow(eyes) ? 'page-pill-open' : 'our-services',
    isNarrow(eyes) ? 'page-pill-sheet' : 'services-menu',
  );
  if (isNarrow(eyes)) await look(page, 'menu-button', 'public-drawer');
  await go(page, await stepOfBooking(page, 1));
  await page.getByTestId('stay-in-calendar').click();
  await expect(page.locator('[data-testid^=calendar-day-]:focus')).toBeVisible();
  await expectAccessible(page, 'the calendar of a date field', ABOVE);
}

async function booking(page: Page) {
  await go(page, await stepOfBooking(page, 2));
  await expectAccessible(page, 'for whom');
  await page.getByTestId('booking-continue').click();
  await expect(page.getByTestId('check-rows')).toBeVisible();
  await expectAccessible(page, 'check');
  await page.getByTestId('booking-continue').click();
  await expect(page.getByTestId('method-continue')).toBeVisible();
  await expectAccessible(page, 'the way to pay');
  await page.getByTestId('method-continue').click();
  await useAnotherCard(page);
  await page.getByTestId('pay').click();
  await expect(page.getByTestId('error-summary')).toBeFocused();
  await expectAccessible(page, 'a card with errors');
  await fillCard(page, { number: '4000 0025 0000 3155' });
  await page.getByTestId('pay').click();
  await expect(page.getByTestId('bank-approve')).toBeFocused();
  await page.getByTestId('bank-approve').click();
  await expect(page.getByTestId('see-bookings')).toBeVisible();
  await expectAccessible(page, 'the confirmation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .print-only')).toBeVisible();
  await expect(page.getByTestId('print')).toBeHidden();
  await page.emulateMedia({ media: null });
}

async function aboveTheDashboard(page: Page, eyes: Look) {
  await go(page, '/dashboard');
  if (isNarrow(eyes)) await look(page, 'menu-button', 'dashboard-drawer');
  else await look(page, 'bell', 'notification-popover');
  await look(page, isNarrow(eyes) ? 'avatar-narrow' : 'avatar', isNarrow(eyes) ? 'profile-drawer' : 'account-menu');
}

async function aboveBookings(page: Page) {
  await go(page, '/dashboardbookings?tab=pending');
  await page.locator('[data-testid^=open-]').first().click();
  await look(page, 'cancel-booking', 'cancel');
  await go(page, '/dashboardbookings?tab=completed');
  await page.locator('[data-testid^=open-]').first().click();
  await page.getByTestId('leave-review').click();
  await page.getByTestId('send-review').click();
  await expect(page.getByTestId('error-summary')).toBeFocused();
  await expectAccessible(page, 'a review with errors');

  await page.context().clearCookies({ name: '__Host-lado_refresh' });
  await page.evaluate(() => {
    for (const key of ['access_token', 'x-token']) localStorage.setItem(key, 'ended');
  });
  await page.getByRole('tab').last().click();
  await expect(page.getByTestId('session-expired-login')).toBeFocused();
  await expectAccessible(page, 'session expired', ABOVE);
}
