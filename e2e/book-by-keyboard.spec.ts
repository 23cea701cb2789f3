import { expect, type Page } from '@playwright/test';
import { enter, enterOnTheWayAround, expectFocusSeen, expectOpensAndCloses, tabTo, typeInto } from './keyboard.ts';
import { heading, openFromList, searchFromHome } from './keyboard-search.ts';
import { elena, go, holdBack, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { mondayIn } from './paying.ts';
import { type SentenceIn, sentencesIn } from './sentences.ts';

const note = 'She walks with a cane.';
// One family books the same days once; far enough ahead to be free.
const weeksAhead = { en: 10, sp: 12 };

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a stay is found, booked and paid with nothing but the keyboard (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language });
    const monday = mondayIn(weeksAhead[language]);
    await searchFromHome(page, says);
    await openFromList(page, says);
    await chooseDays(page, says, monday);
    await logInMidway(page, says);
    await changeAndCheck(page, says, monday);
    const bringNotes = await holdBack(page, '**/careNotes/v1.0/booking/*');
    await pay(page, says);
    await lookAfterwards(page, says, bringNotes);
    expect(problems).toEqual([]);
  });

  test(`drawers and sheets of a phone open, hold and give back the focus (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { language, width: 390 });
    for (const [path, opener, overlay] of [
      ['/', 'menu-button', 'public-drawer'],
      ['/care/daycarecenters?place=Pasadena, CA', 'all-filters', 'all-filters-sheet'],
      ['/care/daycarecenters?place=Pasadena, CA', 'page-pill-open', 'page-pill-sheet'],
    ] as const) {
      await go(page, path);
      await expectOpensAndCloses(page.getByTestId(opener), page.getByTestId(overlay), { isModal: true });
    }
  });
}

const chooseDays = (page: Page, says: SentenceIn, monday: Date) =>
  test.step('step 1: an error, its field, then days, guests and the price', async () => {
    await typeInto(page.getByTestId('stay-in'), '13/45/2026');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('error-summary')).toBeFocused();
    const place = says('Step 1 of 4', 'ui.step', { current: 1, count: 4 });
    await expect(page).toHaveTitle(new RegExp(`^${says('Error', 'shell.errorTitle')}: ${place}`));
    await enter(page.getByTestId('error-summary').getByRole('link').first());
    await expect(page.getByTestId('stay-in')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(slashed(monday));

    const calendar = page.getByTestId('stay-calendar');
    await enter(calendar);
    await expect(page.locator('[data-testid^=calendar-day-]:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeFocused();
    await enter(page.getByTestId('stay-length-week'), 'Tab');
    await expect(page.getByTestId('stay-out')).toHaveValue(slashed(weekAfter(monday)));

    for (const [day, isWanted] of [
      [1, true],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ] as const) {
      const box = page.getByTestId(`stay-days-${day}`);
      await tabTo(box);
      if ((await box.isChecked()) !== isWanted) await page.keyboard.press('Space');
      await expect(box).toBeChecked({ checked: isWanted });
    }
    await enter(page.getByTestId('stay-guests-more'));
    await expect(page.getByTestId('stay-guests')).toHaveValue('2');
    await tabTo(page.getByTestId('stay-type-day'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByTestId('stay-type-week')).toBeChecked();
    await enterOnTheWayAround(page.getByTestId('booking-continue'), page.getByTestId('stay-in'));
    await expect(page).toHaveURL(/step=person/);
    await heading(page, says('Who is this for?', 'bookings.person'));
  });

const logInMidway = (page: Page, says: SentenceIn) =>
  test.step('logs in midway and is back with everything', async () => {
    await enter(page.getByTestId('gate-login'));
    await expect(page).toHaveURL(/\/login/);
    await heading(page, says('Log in', 'account.login.title'));
    await typeInto(page.locator('input[name=email]'), elena.email);
    await typeInto(page.locator('input[name=password]'), elena.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/daycare-bookingdetails.*step=person/);
    await heading(page, says('Who is this for?', 'bookings.person'));
    await expect(page.getByTestId('welcome-back')).toBeVisible();
    await expect(page.getByTestId('person').locator(':checked')).toHaveCount(0);
    await tabTo(page.getByTestId('person-self'));
    await page.keyboard.press('Space');
    await enter(page.getByTestId('booking-continue'));
    await expect(page).toHaveURL(/step=check/);
    await heading(page, says('Check and continue', 'seniorCare.booking.check'));
  });

const changeAndCheck = (page: Page, says: SentenceIn, monday: Date) =>
  test.step('step 3: a note, a change, and both are kept', async () => {
    await typeInto(page.locator('textarea'), note);
    await enter(page.getByTestId('change-firstDay'), 'Shift+Tab');
    await expect(page).toHaveURL(/step=time/);
    await heading(page, says('Check your dates', 'seniorCare.booking.dates'));
    await expect(page.getByTestId('stay-in')).toHaveValue(slashed(monday));
    await expect(page.getByTestId('stay-out')).toHaveValue(slashed(weekAfter(monday)));
    await expect(page.getByTestId('stay-days-3')).toBeChecked();
    await expect(page.getByTestId('stay-guests')).toHaveValue('2');
    await expect(page.getByTestId('stay-type-week')).toBeChecked();
    await enter(page.getByTestId('booking-continue'));
    await heading(page, says('Check and continue', 'seniorCare.booking.check'));
    await expect(page.locator('textarea')).toHaveValue(note);
    await enter(page.getByTestId('booking-continue'));
    await expect(page).toHaveURL(/paymentmethod/);
  });

const pay = (page: Page, says: SentenceIn) =>
  test.step('errors, the card, the bank', async () => {
    await heading(page, says('Choose a card', 'payments.cards.title'));
    await tabTo(page.getByRole('radio').first());
    while (!(await page.getByTestId('card-new').isChecked())) await page.keyboard.press('ArrowDown');
    await enter(page.getByTestId('pay'));
    await expect(page.getByTestId('error-summary')).toBeFocused();
    await enter(page.getByTestId('error-summary').getByRole('link').first());
    await expect(page.getByTestId('card-number')).toBeFocused();
    await page.keyboard.type('4000002500003155');
    for (const [field, text] of [
      ['expiry', '0931'],
      ['code', '123'],
      ['name', 'Elena Marín'],
      ['zip', '91101'],
    ] as const)
      await typeInto(page.getByTestId(`card-${field}`), text);
    await enterOnTheWayAround(
      page.getByTestId('pay'),
      page.getByRole('radio').first().or(page.getByTestId('card-new')),
    );
    await expect(page.getByTestId('bank-approve')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('bank-question')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/confirmedBooking/);
    await heading(page, says('Your booking request is sent', 'bookings.confirmed.sent'));
  });

const lookAfterwards = (page: Page, says: SentenceIn, bringNotes: () => void) =>
  test.step('bell, account, what comes late above the focus, the booking and its way back', async () => {
    await expectOpensAndCloses(page.getByTestId('bell'), page.getByTestId('notification-popover'));
    await expectOpensAndCloses(page.getByTestId('avatar'), page.getByTestId('account-menu'));
    // not scrolled yet, where browsers do not hold by themselves what one looks at
    await tabTo(page.locator('main a[href^="tel:"]'));
    bringNotes();
    await expect(page.getByTestId('booking-care-notes')).toBeVisible();
    await expectFocusSeen(page);
    await enter(page.getByTestId('see-bookings'));
    await expect(page).toHaveURL(/dashboardbookings/);
    await heading(page, says('Bookings', 'bookings.title'));
    const pending = says('Pending', 'bookings.tab.pending');
    await tabTo(page.getByRole('tab', { name: pending }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: says('Ongoing', 'bookings.tab.ongoing') })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: pending, selected: true })).toBeFocused();
    await expect(page.getByTestId('booking-details')).toHaveCount(0);
    await enter(page.locator('[data-testid^=open-]').first());
    await expect(page.getByTestId('booking-details')).toBeVisible();
    await expectOpensAndCloses(page.getByTestId('cancel-booking').first(), page.getByTestId('cancel').first(), {
      isModal: true,
    });
  });

const weekAfter = (day: Date) => new Date(day.getTime() + 7 * 86_400_000);
const slashed = (day: Date) => day.toISOString().replace(/^(\d+)-(\d+)-(\d+).*/, '$2/$3/$1');
