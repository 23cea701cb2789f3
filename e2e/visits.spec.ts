import { expect } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { elena, go, lettersTo, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const centre = demoId('centre jacaranda');

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a visit asked for, offered at another time, taken with a tap and cancelled (${language})`, async ({
    browser,
  }) => {
    const desk = await visitor(browser, { language });
    await logIn(desk.page, marcus, '/partner/visits');
    await expect(desk.page.locator('[data-testid^=received-visit-]').first()).toBeVisible();
    await expectAccessible(desk.page, 'the visits of a place');

    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await go(page, `/care/daycaredetails/${centre}`);
    const time = page.getByTestId('visit-first').getByTestId('visit-time').first();
    const clock = (await time.locator('b').innerText()).trim();
    await time.click();
    await page.waitForURL(/\/login/);
    await page.locator('input[name=email]').fill(elena.email);
    await page.locator('input[name=password]').fill(elena.password);
    await page.getByTestId('login-submit').click();
    await expect(page.getByTestId('chosen-time')).toContainText(clock);
    await expectAccessible(page, 'asking for a visit');
    await page.getByTestId('visit-wishes').fill(`The garden ${language}`);
    await page.getByTestId('visit-phone').fill('626 555 0142');
    await page.getByTestId('visit-send').click();
    await expect(page.getByTestId('error-summary')).toContainText(
      says('Please agree, or leave the number out', 'errors.tourConsent'),
    );
    await page.getByTestId('visit-consent').check();
    await page.getByTestId('visit-send').click();
    const visit = page.locator('[data-testid^=visit-]', { hasText: `The garden ${language}` }).first();
    await expect(page.getByTestId('visits-open')).toContainText(says('Waiting for an answer', 'tours.status.asked'));

    const received = desk.page.locator('li', { hasText: `The garden ${language}` });
    await test.step('the open list of the place has it, and the number only once it is opened', async () => {
      await expect(received).toBeVisible();
      await received.getByTestId('open-number').click();
      await expect(received.getByTestId('visit-number')).toHaveText('(626) 555-0142');
    });
    await test.step('other times', async () => {
      await received.getByTestId('visit-offer').click();
      const slots = desk.page.getByTestId('offer').locator('[data-testid^="offer-20"]');
      await slots.nth(0).click();
      await desk.page.getByTestId('offer').locator('[data-testid^="offer-day-"]').nth(1).click();
      await slots.nth(0).click();
      await expectAccessible(desk.page, 'offering other times', 'dialog[open]');
      await desk.page.getByTestId('offer-send').click();
      await expect(page.getByTestId('accept-time').first()).toBeVisible();
      await expectAccessible(page, 'other times for a visit');
      await page
        .locator('li', { hasText: `The garden ${language}` })
        .getByTestId('accept-time')
        .first()
        .click();
      await expect(received.getByTestId('visit-state-confirmed')).toBeVisible();
    });
    await test.step('the mail names the place, and not what was written', async () => {
      const letters = async () => (await lettersTo(page, elena.email)).map(({ text }) => text).join('\n');
      await expect.poll(letters).toContain('Jacaranda');
      expect(await letters()).not.toContain('The garden');
    });
    await test.step('cancelled, and the place knows', async () => {
      await expect(visit).toBeVisible();
      const own = page.locator('li', { hasText: `The garden ${language}` });
      await own.getByTestId('visit-cancel').click();
      await page.getByTestId('cancel-visit-yes').click();
      await expect(own.getByTestId('visit-state-cancelled')).toBeVisible();
      await expect(received).toBeHidden();
    });
    expect([...family.problems, ...desk.problems]).toEqual([]);
  });

  test(`a place sets its hours and closes a day (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language });
    await logIn(page, marcus, '/partner/visits?show=hours');
    await expect(page.getByTestId('schedule-form')).toBeVisible();
    await expectAccessible(page, 'the hours of visits');
    await page.getByTestId('schedule-note').fill('Ring at the side door.');
    await page.getByTestId('schedule-save').click();
    await expect(page.getByText(says('Saved. Families see it now', 'tours.desk.hours.saved'))).toBeVisible();
    const far = new Date(Date.now() + 20 * 86_400_000);
    const typed = `${String(far.getMonth() + 1).padStart(2, '0')}${String(far.getDate()).padStart(2, '0')}${far.getFullYear()}`;
    await page.getByTestId('off-first').fill(typed);
    await page.getByTestId('off-last').fill(typed);
    await page.getByTestId('off-send').click();
    await expect(page.getByTestId('day-off')).toHaveCount(1);
    await page.getByTestId('reopen').click();
    await expect(page.getByTestId('day-off')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}
