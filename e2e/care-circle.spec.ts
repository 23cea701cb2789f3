import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { callsAs } from './calls-of.ts';
import { alive, elena, fillSignUp, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { type Language, languagesOf } from './looks.ts';
import { bookPaidStay } from './stay-by-call.ts';

// Families of the demo town that do not know one another, another pair in each language: they share one server.
const pairs = {
  en: { daughter: 'priya.raman@example.com', mother: 'naomi.tanaka@example.com' },
  sp: { daughter: 'daniel.whitaker@example.com', mother: 'gloria.alvarado@example.com' },
} as const;

for (const language of languagesOf('en')) {
  test(`a mother gives less than was asked, is booked for, sees it, and takes it back (${language})`, async ({
    browser,
  }) => {
    const daughterAs = { email: pairs[language].daughter, password: DEMO_PASSWORD };
    const motherAs = { email: pairs[language].mother, password: DEMO_PASSWORD };
    const mother = await visitor(browser, { language, width: 390 });
    await logIn(mother.page, motherAs, '/dashboard-addfamily');
    const daughter = await visitor(browser, { language });
    const { page } = daughter;
    await logIn(page, daughterAs, '/dashboard-addfamily');
    const as = await callsAs(daughterAs);

    await test.step('the mother sees it where she is, and keeps her records to herself', async () => {
      await as.circle.add({
        body: {
          how: 'ask',
          email: motherAs.email,
          relationship: 'mother',
          scopes: ['records', 'bookings', 'payments', 'messages'],
        },
      });
      const invitation = mother.page.getByTestId('invitation-ask');
      await expect(invitation).toBeVisible();
      for (const scope of ['bookings', 'payments']) await invitation.getByTestId(`scope-${scope}`).check();
      await expectAccessible(mother.page, 'an invitation');
      await invitation.getByTestId('accept-invitation').click();
      await expect(mother.page.getByTestId('helper-relation')).toBeVisible();
    });

    const booking =
      await test.step('the daughter may book for her, and the mother finds it among her bookings', async () => {
        const member = page.getByTestId('member-relation');
        await expect(member.getByTestId('member-book')).toBeVisible();
        await expect(member.getByTestId('member-record')).toHaveCount(0);
        const person = (await as.family.people()).data.find(
          ({ isDependant, scopes }) => !isDependant && scopes.length === 2,
        );
        const made = await bookPaidStay(as, { centre: demoId('centre casa-amable'), forPersonId: person?._id ?? '' });
        await go(page, `/dashboardbookings?tab=pending&id=${made._id}`);
        await expect(page.getByTestId('booking-details')).toBeVisible();
        await go(mother.page, '/dashboardbookings?tab=pending');
        await expect(mother.page.getByTestId(`booking-${made.bookingId}`)).toBeVisible();
        return made.bookingId;
      });

    await test.step('she takes it back, and the open page of the daughter loses it', async () => {
      await go(mother.page, '/dashboard-addfamily');
      await mother.page.getByTestId('helper-stop').click();
      await mother.page.getByTestId('stop-dialog-yes').click();
      await expect(page.getByTestId('booking-details')).toHaveCount(0);
      await expect(page.getByTestId(`booking-${booking}`)).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(booking);
    });

    await test.step('it stays hers, and she reads who did what', async () => {
      await go(mother.page, '/dashboardbookings?tab=pending');
      await expect(mother.page.getByTestId(`booking-${booking}`)).toBeVisible();
      await go(mother.page, '/dashboard-privacy');
      await expect(mother.page.getByTestId('trail')).toContainText(booking);
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
      await page.getByTestId('scope-bookings').check();
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

/** From the open form of somebody without an account to their card on the family page. */
const addDependant = (page: Page, name: string) =>
  test.step('is added with the right by which one speaks for them', async () => {
    await alive(page);
    await page.locator('input[name=firstName]').fill(name);
    await page.locator('input[name=lastName]').fill('Marín');
    await page.locator('input[name=dob]').fill('02/11/1990');
    await page.getByTestId('member-relationship').selectOption('sister');
    await page.locator('input[name=basis][value=agreed]').check();
    await page.getByTestId('dependant-save').click();
    const dependant = page.getByTestId('member-dependant').filter({ hasText: name });
    await expect(dependant).toBeVisible();
    return dependant;
  });

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
    await own.page.getByTestId('need-invitation').click();
    await own.page.getByTestId('answer-begin').click();
    await own.page.getByTestId('may-bookings-yes').check();
    await expectAccessible(own.page, 'one question of an invitation');
    for (const step of ['the question', 'until when']) {
      await test.step(step, () => own.page.getByTestId('answer-next').click());
    }
    await own.page.getByTestId('accept-invitation').click();
    await own.page.getByTestId('to-family').click();
    await expect(own.page.getByTestId('helper-relation')).toBeVisible();
    return own;
  });
