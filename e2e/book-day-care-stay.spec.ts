import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { alive, fillSignUp, go, lettersTo, logIn, marcus, test, visitor } from './journeys.ts';
import { change, type Language, languagesOf, looks } from './looks.ts';
import { fillCard, useAnotherCard } from './paying.ts';
import { sentencesIn } from './sentences.ts';

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`a new family finds a day centre, adds its mother, books and pays for her; the centre accepts while they watch (${language})`, async ({
    browser,
  }) => {
    const manager = await visitor(browser);
    await logIn(manager.page, marcus, '/partner');

    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    const email = `nadia.${language}.${Date.now()}@example.com`;
    await findJacaranda(page);
    await chooseDays(page);
    await signUp(page, email);
    await addMother(page);
    const bookingId = await book(page, language);

    await test.step('the centre hears of it at once and accepts', async () => {
      const request = manager.page.getByTestId(`request-${bookingId}`);
      await expect(request).toBeVisible();
      await manager.page.getByTestId('bell').click();
      const news = manager.page.getByTestId('notification-popover').getByTestId(`notification-${bookingId}`);
      await expect(news).toContainText('Rosa');
      await manager.page.keyboard.press('Escape');
      await request.getByTestId(`open-${bookingId}`).click();
      await request.getByTestId('accept').click();
      await expect(request.getByTestId('accepted')).toBeVisible();
    });

    await test.step('the bell rings while the family watches', async () => {
      await expect(page.getByTestId('bell-narrow').getByTestId('bell-count')).toHaveText('1');
      await page.getByTestId('bell-narrow').click();
      await page.getByTestId(`notification-${bookingId}`).click();
      await page.waitForURL(/dashboardbookings\?tab=ongoing/);
      await expect(page.getByTestId(`booking-${bookingId}`)).toContainText(says('Accepted', 'status.accepted'));
      await expect(page.getByTestId('booking-details')).toBeVisible();
      await expect(page.getByTestId('bell-count')).toHaveCount(0);
    });

    await test.step('both sides have letters', async () => {
      await expect
        .poll(
          async () =>
            (await lettersTo(page, email)).filter(({ text, subject }) => `${subject} ${text}`.includes(bookingId))
              .length,
        )
        .toBeGreaterThanOrEqual(2);
      await expect
        .poll(async () =>
          (await lettersTo(page, marcus.email)).some(({ text, subject }) => `${subject} ${text}`.includes(bookingId)),
        )
        .toBe(true);
    });
    expect(family.problems).toEqual([]);
    expect(manager.problems).toEqual([]);
  });
}

const findJacaranda = (page: Page) =>
  test.step('searches on a phone', async () => {
    await go(page, '/');
    await page.locator('input[name=place]').fill('Pasadena, CA');
    await page
      .getByRole('option', { name: /Pasadena, CA/ })
      .first()
      .click();
    await page.getByTestId('care-go').click();
    await page.waitForURL(/\/care\/daycarecenters/);
    await page.getByRole('link', { name: 'Jacaranda Day Center' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jacaranda Day Center');
  });

const chooseDays = (page: Page) =>
  test.step('sees what four weeks cost', async () => {
    await page.getByTestId('booking-bar-go').click();
    await page.waitForURL(/daycare-bookingdetails/);
    const weekdays = page.getByTestId('stay-days');
    await expect(weekdays).toBeVisible();
    await alive(page);
    for (const [day, isWanted] of [
      [1, true],
      [2, false],
      [3, true],
      [4, false],
      [5, true],
    ] as const) {
      const box = weekdays.getByTestId(`stay-days-${day}`);
      if ((await box.isChecked()) !== isWanted) await box.press('Space');
      await expect(box).toBeChecked({ checked: isWanted });
    }
    await expect(page.getByTestId('price-estimate-total').first()).toContainText('$');
    await page.getByTestId('booking-continue').click();
    await expect(page.getByTestId('login-gate')).toBeVisible();
  });

const signUp = (page: Page, email: string) =>
  test.step('creates an account with a code', async () => {
    await page.getByTestId('gate-signup').click();
    await fillSignUp(page, { email });
    await page.waitForURL(/daycare-bookingdetails.*step=check/);
  });

const addMother = (page: Page) =>
  test.step('adds her mother without leaving the booking', async () => {
    await alive(page);
    await page.getByTestId('change-person').click();
    await page.getByTestId('person-add').click();
    await page.locator('input[name=firstName]').fill('Rosa');
    await page.locator('input[name=lastName]').fill('Ortiz');
    await page.getByTestId('member-relationship').selectOption('mother');
    await page.locator('input[name=dob]').fill('03/14/1941');
    await expectAccessible(page, 'whom one books for, added in place');
    await page.getByTestId('add-in-place-save').click();
    await expect(page.getByRole('radio', { name: 'Rosa Ortiz' })).toBeChecked();
  });

const book = (page: Page, language: Language) =>
  test.step('books and pays', async () => {
    const expectLooks = async (where: string) => {
      await expectAccessibleInAll(page, looks[language], where);
      await change(page, { width: 390, theme: 'light' });
    };
    await expectLooks('for whom');
    await page.getByTestId('booking-continue').click();
    await page.waitForURL(/step=check/);
    await expect(page.getByTestId('check-rows')).toContainText('Rosa Ortiz');
    await expectLooks('check');
    await page.getByTestId('booking-continue').click();
    await page.waitForURL(/\/care\/paymentmethod/);
    await expect(page.getByTestId('cancelling-narrow')).toBeVisible();
    await page.getByTestId('pay').click();
    await expect(page.getByTestId('error-summary')).toBeFocused();
    await expectLooks('a card with errors');
    await fillCard(page, { name: 'Nadia Ortiz' });
    await page.getByTestId('paid-for-confirm').check();
    await page.getByTestId('pay').click();
    await page.waitForURL(/\/confirmedBooking/);
    await expect(page.locator('main')).toContainText(/SC-\d+/);
    await expect(page.locator('main')).toContainText('Rosa Ortiz');
    await expectLooks('the confirmation');
    return /SC-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  });

test('a card that is declined, one that asks, and one that times out', async ({ browser }) => {
  for (const [number, outcome, language] of [
    ['4000 0000 0000 0002', 'declined', 'sp'],
    ['4000 0025 0000 3155', 'asks', 'en'],
    ['4000 0000 0000 0259', 'times out', 'sp'],
  ] as const) {
    await test.step(`${outcome} (${language})`, async () => {
      const { page } = await freshBooking(browser, language);
      await fillCard(page, { number });
      await page.getByTestId('pay').click();
      if (outcome === 'declined') {
        await expect(page.getByTestId('declined')).toBeVisible();
        await expect(page.getByTestId('card-name')).not.toHaveValue('');
        await fillCard(page);
        await page.getByTestId('pay').click();
      }
      if (outcome === 'asks') {
        await expect(page.getByTestId('bank-approve')).toBeFocused();
        await page.getByTestId('bank-approve').click();
      }
      await page.waitForURL(/\/confirmedBooking/, { timeout: 60_000 });
    });
  }
});

/** Somebody new, with a booking that waits to be paid. */
async function freshBooking(browser: Browser, language: Language) {
  const { page, context } = await visitor(browser, { language, width: 1440 });
  await go(page, '/care/daycarecenters?place=Pasadena, CA&kind=day_care');
  await page.getByRole('link', { name: 'Casa Amable' }).first().click();
  await page.getByTestId('stay-days-1').check();
  await page.getByTestId('check-dates').click();
  await page.waitForURL(/daycare-bookingdetails/);
  if (!(await page.getByTestId('login-gate').isVisible())) await page.getByTestId('booking-continue').click();
  await signUp(page, `pays.${Date.now()}@example.com`);
  await alive(page);
  await page.getByTestId('booking-continue').click();
  await page.waitForURL(/\/care\/paymentmethod/);
  // The check has card fields, too, and stands there for a moment after the address has changed.
  await useAnotherCard(page);
  return { page, context };
}
