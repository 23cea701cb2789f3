import { type Browser, expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { expectAccessible } from './accessibility.ts';
import { addDependant } from './dependants.ts';
import { alive, elena, fillSignUp, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { type Language, languagesOf } from './looks.ts';
import { fillCard, numberOnTicket, stepOfBooking, useAnotherCard } from './paying.ts';

// Families of the demo town that do not know one another, another pair in each language: they share one server.
const pairs = {
  en: { daughter: 'priya.raman@example.com', mother: 'naomi.tanaka@example.com', motherName: 'Naomi Tanaka' },
  sp: { daughter: 'daniel.whitaker@example.com', mother: 'gloria.alvarado@example.com', motherName: 'Gloria Alvarado' },
} as const;

for (const language of languagesOf('en')) {
  test(`a mother gives less than was asked, is booked for, sees it, and takes it back (${language})`, async ({
    browser,
  }) => {
    const { daughter: daughterEmail, mother: motherEmail, motherName } = pairs[language];
    const mother = await visitor(browser, { language, width: 390 });
    await logIn(mother.page, { email: motherEmail, password: DEMO_PASSWORD }, '/dashboard-addfamily');
    await alive(mother.page);
    const daughter = await visitor(browser, { language });
    await logIn(
      daughter.page,
      { email: daughterEmail, password: DEMO_PASSWORD },
      '/dashboard-addfamily?step=add&how=ask',
    );

    await test.step('the daughter asks for everything', async () => {
      const { page } = daughter;
      await alive(page);
      await page.getByTestId('member-email').fill(motherEmail);
      await page.getByTestId('member-relationship').selectOption('mother');
      for (const scope of ['records', 'bookings', 'payments', 'messages'])
        await page.getByTestId(`scope-${scope}`).setChecked(true);
      await page.getByTestId('invite-send').click();
      await expect(page.getByTestId('member-invitation')).toContainText(motherEmail);
    });

    await test.step('the mother sees it where she is, and keeps her records to herself', async () => {
      const invitation = mother.page.getByTestId('invitation-ask');
      await expect(invitation).toBeVisible();
      for (const scope of ['records', 'messages']) await invitation.getByTestId(`scope-${scope}`).setChecked(false);
      await expectAccessible(mother.page, 'an invitation');
      await invitation.getByTestId('accept-invitation').click();
      await expect(mother.page.getByTestId('helper-relation')).toBeVisible();
    });

    const bookingId = await test.step('the daughter books and pays for her, by name', async () => {
      const { page } = daughter;
      const member = page.getByTestId('member-relation').filter({ hasText: motherName });
      await expect(member.getByTestId('member-book')).toBeVisible();
      await expect(member.getByTestId('member-record')).toHaveCount(0);
      await go(page, await stepOfBooking(page, 2));
      await page.getByRole('radio', { name: new RegExp(motherName) }).check();
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/step=3/);
      await expect(page.getByTestId('check-rows')).toContainText(motherName);
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/paymentmethod/);
      await useAnotherCard(page);
      await expect(page.getByTestId('paid-for')).toContainText(motherName);
      await fillCard(page);
      await page.getByTestId('paid-for-confirm').check();
      await page.getByTestId('pay').click();
      return numberOnTicket(page);
    });

    await test.step('the mother finds it among her bookings', async () => {
      await go(mother.page, '/dashboardbookings?tab=pending');
      await expect(mother.page.getByTestId(`booking-${bookingId}`)).toBeVisible();
    });

    await test.step('she takes it back, and the open page of the daughter loses it', async () => {
      const { page } = daughter;
      await go(page, '/dashboardbookings?tab=pending');
      await page.getByTestId(`open-${bookingId}`).click();
      await expect(page.getByTestId('booking-details')).toBeVisible();
      await go(mother.page, '/dashboard-addfamily');
      await mother.page.getByTestId('helper-stop').click();
      await mother.page.getByTestId('stop-dialog-yes').click();
      await expect(page.getByTestId('booking-details')).toHaveCount(0);
      await expect(page.getByTestId(`booking-${bookingId}`)).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(bookingId);
    });

    await test.step('it stays hers, and she reads who did what', async () => {
      await go(mother.page, '/dashboardbookings?tab=pending');
      await expect(mother.page.getByTestId(`booking-${bookingId}`)).toBeVisible();
      await go(mother.page, '/dashboard-privacy');
      await expect(mother.page.getByTestId('trail')).toContainText(bookingId);
    });
    expect([...daughter.problems, ...mother.problems]).toEqual([]);
  });

  test(`somebody without an account is added, and takes their own record over (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language });
    const name = `Luz${language === 'en' ? 'mila' : 'ana'}`;
    const email = `luz.${language}.${Date.now()}@example.com`;
    await logIn(page, elena, '/dashboard-addfamily?step=add&how=dependant');
    const dependant = await addDependant(page, name);
    await test.step('is offered their record by mail', async () => {
      await dependant.getByTestId('dependant-takeover').click();
      await page.getByTestId('member-email').fill(email);
      await page.getByTestId('takeover-send').click();
      await expect(dependant.getByTestId('takeover-withdraw')).toBeVisible();
      await expect.poll(async () => (await lettersTo(page, email)).length).toBe(1);
    });
    const own = await takeOver(browser, { language, email, name });
    await test.step('has become a relative who decides', async () => {
      await expect(page.getByTestId('member-relation').filter({ hasText: name })).toBeVisible();
      await expect(page.getByTestId('member-dependant').filter({ hasText: name })).toHaveCount(0);
      await expect(own.page.getByTestId('helper-relation')).toBeVisible();
    });
    expect([...problems, ...own.problems]).toEqual([]);
  });
}

type NewOwner = { language: Language; email: string; name: string };

const takeOver = (browser: Browser, { language, email, name }: NewOwner) =>
  test.step('makes an account, finds the offer first thing, and accepts', async () => {
    const own = await visitor(browser, { language, width: 390 });
    await go(own.page, '/profile/signup');
    await fillSignUp(own.page, { email, firstName: name, lastName: 'Marín' });
    await own.page.waitForURL(/profile\/form/);
    await go(own.page, '/profile/form/onboarding');
    await own.page.getByTestId('skip').click();
    await own.page.waitForURL(/q=2/);
    await go(own.page, '/dashboard');
    await expect(own.page.locator('main').getByText(/Elena/).first()).toBeVisible();
    await go(own.page, '/dashboard-addfamily');
    await own.page.getByTestId('invitation-takeover').getByTestId('accept-invitation').click();
    await expect(own.page.getByTestId('helper-relation')).toBeVisible();
    return own;
  });
