import { expect, type Page } from '@playwright/test';
import { ABOVE, expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { expectAtRest } from './at-rest.ts';
import { elena, go, logIn, marcus, test, visitor } from './journeys.ts';
import { change, languagesOf, type Look, looks } from './looks.ts';
import { fillCard, stepOfBooking, useAnotherCard } from './paying.ts';

for (const language of languagesOf('en')) {
  const both = looks[language];

  test(`the booking and what opens above pages without findings: ${language}`, async ({ browser }) => {
    test.slow();
    const { page, problems } = await visitor(browser, { language });
    for (const look of both) await aboveTheList(page, look);
    await logIn(page, elena);
    await booking(page, both);
    for (const look of both) await aboveTheDashboard(page, look);
    await aboveBookings(page, both);
    expect(problems).toEqual([]);
  });
}

for (const language of languagesOf('sp')) {
  const both = looks[language];

  test(`what opens above the partner’s pages without findings: ${language}`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language });
    await logIn(page, marcus, '/partner');
    await page.locator('[data-testid^=open-]').first().click();
    await page.getByTestId('decline').first().click();
    const dialog = page.locator('[data-testid=decline-dialog][open]');
    await dialog.getByTestId('decline-yes').click();
    await expect(dialog.getByTestId('reason')).toBeFocused();
    await expectAccessibleInAll(page, both, 'declining a request without a reason', ABOVE);
    for (const look of both) await aboveTheCalendar(page, look);
    expect(problems).toEqual([]);
  });
}

const isNarrow = ({ width }: Look) => width === 390;

/** Opens something, looks at it, closes it again. */
async function lookAt(page: Page, opener: string, overlay: string, within: readonly Look[] = []) {
  await page.getByTestId(opener).first().click();
  await expect(page.getByTestId(overlay).first()).toBeVisible();
  if (within.length > 0) await expectAccessibleInAll(page, within, overlay, ABOVE);
  else await expectAccessible(page, overlay, ABOVE);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId(overlay).first()).toBeHidden();
}

async function aboveTheList(page: Page, look: Look) {
  await change(page, look);
  await go(page, '/care/daycarecenters?place=Pasadena, CA');
  await lookAt(page, 'all-filters', 'all-filters-sheet');
  if (isNarrow(look)) {
    await lookAt(page, 'page-pill-open', 'page-pill-sheet');
    await lookAt(page, 'menu-button', 'public-drawer');
  } else await lookAt(page, 'our-services', 'services-menu');
  await go(page, await stepOfBooking(page, 1));
  await page.getByTestId('stay-calendar').click();
  await expect(page.locator('[data-testid^=calendar-day-]:focus')).toBeVisible();
  await expectAccessible(page, 'the calendar of a date field', ABOVE);
}

async function booking(page: Page, both: readonly Look[]) {
  await go(page, await stepOfBooking(page, 2));
  await expectAccessibleInAll(page, both, 'for whom');
  await page.getByTestId('booking-continue').click();
  await expect(page.getByTestId('check-rows')).toBeVisible();
  await expectAccessibleInAll(page, both, 'check');
  await page.getByTestId('booking-continue').click();
  await expect(page.getByTestId('pay')).toBeVisible();
  await expectAccessibleInAll(page, both, 'the way to pay');
  await useAnotherCard(page);
  await page.getByTestId('pay').click();
  await expect(page.getByTestId('error-summary')).toBeFocused();
  await expectAccessibleInAll(page, both, 'a card with errors');
  await fillCard(page, { number: '4000 0025 0000 3155' });
  await page.getByTestId('pay').click();
  await expect(page.getByTestId('bank-approve')).toBeFocused();
  await page.getByTestId('bank-approve').click();
  await expect(page.getByTestId('see-bookings')).toBeVisible();
  await expectAccessibleInAll(page, both, 'the confirmation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .print-only')).toBeVisible();
  await expect(page.getByTestId('print')).toBeHidden();
  await page.emulateMedia({ media: null });
}

async function aboveTheDashboard(page: Page, look: Look) {
  await change(page, look);
  await go(page, '/dashboard');
  if (isNarrow(look)) {
    await lookAt(page, 'menu-button', 'dashboard-drawer');
    await lookAt(page, 'avatar-narrow', 'profile-drawer');
  } else {
    await lookAt(page, 'our-services', 'services-menu');
    await lookAt(page, 'bell', 'notification-popover');
    await lookAt(page, 'avatar', 'account-menu');
  }
}

async function aboveBookings(page: Page, both: readonly Look[]) {
  await go(page, '/dashboardbookings?tab=pending');
  await page.locator('[data-testid^=open-]').first().click();
  await lookAt(page, 'cancel-booking', 'cancel', both);
  await go(page, '/dashboardbookings?tab=completed');
  // The first one of a center has no review yet.
  await page.locator('[data-testid^=open-SC]').first().click();
  await page.getByTestId('leave-review').click();
  await page.getByTestId('send-review').click();
  await expect(page.getByTestId('error-summary')).toBeFocused();
  await expectAccessibleInAll(page, both, 'a review with errors');

  await page.context().clearCookies({ name: '__Host-lado_refresh' });
  await page.evaluate(() => {
    for (const key of ['access_token', 'x-token']) localStorage.setItem(key, 'ended');
  });
  await page.getByRole('tab').last().click();
  await expect(page.getByTestId('session-expired-login')).toBeFocused();
  await expectAccessibleInAll(page, both, 'session expired', ABOVE);
  await expectAtRest(page, 'a page behind the end of its session');
}

async function aboveTheCalendar(page: Page, look: Look) {
  await change(page, look);
  await go(page, '/partner/calendar');
  await page.getByTestId('month-next').click();
  await page.locator('[data-testid^=day-2]').filter({ visible: true }).nth(14).click();
  await expect(page.getByTestId('day-dialog')).toBeVisible();
  await expectAccessible(page, 'a day of the calendar', ABOVE);
}
