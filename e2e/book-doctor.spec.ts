import { expect } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { demoDoctor } from '#features/doctors/demo/town.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { payVisit } from './book-visit.ts';
import { elena, go, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const doctor = demoId(`doctor ${demoDoctor.email}`);

for (const [index, language] of languagesOf('sp').entries()) {
  const says = sentencesIn(language);

  test(`a daughter books a doctor for her mother and tells what to know; the doctor reads it until she takes it back (${language})`, async ({
    browser,
  }) => {
    const family = await visitor(browser, { language, width: index === 0 ? 1440 : 390 });
    const { page } = family;
    const slots = page.locator('[data-testid^="slots-2"]');
    await go(page, `/md-bookDetails?doctor=${doctor}`);

    await test.step('she chooses a time before she logs in, and it is kept for her', async () => {
      await page.getByTestId('booking-continue').click();
      await expect(page.getByRole('alert').or(page.locator('[data-invalid]')).first()).toContainText(
        says('Please select slot', 'errors.slotUnselected'),
      );
      await page
        .locator('[data-testid^="slots-day-"]')
        .nth(2 + index)
        .click();
      await slots.first().click();
      await expect(page.getByTestId('slot-held')).toBeVisible();
      await expectAccessible(page, `the time of a visit (${language})`);
      await page.getByTestId('booking-continue').click();
      await expect(page.getByTestId('login-gate')).toBeVisible();
      await page.getByTestId('gate-login').click();
      await page.waitForURL(/\/login/);
      await page.locator('input[name=email]').fill(elena.email);
      await page.locator('input[name=password]').fill(elena.password);
      await page.getByTestId('login-submit').click();
      await page.waitForURL(/step=person/);
    });

    await test.step('for her mother, whose answers go along, one question a screen', async () => {
      await page.getByTestId(`person-${rosa.id}`).check();
      await page.getByTestId('booking-continue').click();
      // What was answered in the other language is asked for first, all at once: here one by one.
      const none = page.getByTestId('intake-all-none');
      await expect(none.or(page.getByTestId('intake-answer')).first()).toBeVisible();
      if (await none.isVisible()) await none.click();
      await page.waitForURL(/step=check/);
      await expect(page.getByTestId('slot-held')).toBeVisible();
      await page.getByTestId('intake-answer').click();
      for (const question of ['treated', 'conditions', 'medicines', 'allergies', 'operations']) {
        const form = page.getByTestId(`intake-${question}`);
        await expect(form).toBeVisible();
        const still = form.getByTestId('intake-still');
        if (await still.isVisible()) await still.click();
        else {
          if (question === 'treated') await expectAccessible(page, `a question before a visit (${language})`);
          await form.getByTestId(question === 'allergies' ? 'intake-reply-yes' : 'intake-reply-no').check();
          if (question === 'allergies') await form.getByTestId('intake-details').fill('Penicillin');
          await form.getByTestId('intake-next').click();
        }
      }
      await page.waitForURL(/answers=/);
      await expect(page.getByTestId('intake-card')).toContainText('Penicillin');
    });

    await test.step('what the doctor should know goes along', async () => {
      await page.getByTestId('care-notes-write').click();
      await page.waitForURL(/know=1/);
      // Until the form has come, what was written before stands there under the same name.
      await page.locator('textarea[data-testid="care-needs"]').fill(`She hears badly on the left ${language}`);
      await expectAccessible(page, `what the doctor should know (${language})`);
      await page.getByTestId('booking-continue').click();
      await page.waitForURL(/step=check/);
      await expect(page.getByTestId('care-notes-list')).toContainText('on the left');
      await expect(page.getByTestId('intake-card')).toContainText('Penicillin');
    });

    const bookingId = await test.step('she says why, and pays', async () => {
      await page.getByTestId('booking-continue').click();
      await expect(page.locator('main')).toContainText(says('Please provide issue', 'errors.issueBlank'));
      await page.getByTestId('booking-issue').fill(`Her knee hurts ${language}`);
      const report = { name: 'knee.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await page.getByTestId('has-reports').check();
      await page.getByTestId('reports-choose').setInputFiles(report);
      await expect(page.getByTestId('file-row')).toHaveAttribute('data-state', 'sent');
      await expectAccessible(page, `the check of a visit (${language})`);
      await page.getByTestId('booking-continue').click();
      return payVisit(page);
    });

    const office = await visitor(browser, { language });
    const request = office.page.getByTestId(`request-${bookingId}`);
    await test.step('the doctor sees it at once, accepts, and reads the answers', async () => {
      await logIn(office.page, demoDoctor, '/partner');
      await request.getByTestId(`open-${bookingId}`).click();
      await expect(request).toContainText(`Her knee hurts ${language}`);
      await expect(request.getByTestId('told-answers')).toHaveCount(0);
      await request.getByTestId('accept').click();
      await expect(request.getByTestId('told-answers')).toContainText('Penicillin');
      await expect(request.getByTestId('told-notes')).toContainText('on the left');
      await expect(request.getByTestId('reports')).toContainText('knee.jpg');
      await expectAccessible(office.page, `a visit in the workspace (${language})`);
    });

    const record = page.getByTestId(`booking-${bookingId}`);
    await test.step('what she takes back is gone from the open page of the doctor', async () => {
      await go(page, '/dashboardappointments?tab=upcoming');
      await record.getByTestId(`open-${bookingId}`).click();
      await expectAccessible(page, `an appointment (${language})`);
      const along = record.getByTestId('booking-intake');
      await expect(along).toContainText('Penicillin');
      await along.getByTestId('take-back-intake').click();
      await expect(along).not.toContainText('Penicillin');
      await expect(request.getByTestId('told-answers')).not.toContainText('Penicillin');
      await along.getByTestId(/^remove-report-/).click();
      await expect(request.getByTestId('told-answers')).toHaveCount(0);
    });

    await test.step('the old time stays hers until the new one is sure', async () => {
      await record.getByTestId('change-days').click();
      await expect(page.getByTestId('move-now')).toBeVisible();
      // On the first day there may be hardly a time left.
      const anotherDay = page.locator('[data-testid^="slots-day-"]').nth(4);
      await anotherDay.click();
      await expect(anotherDay).toHaveAttribute('aria-pressed', 'true');
      await slots.first().click();
      await expect(page.getByTestId('slot-held')).toBeVisible();
      await expectAccessible(page, `another time (${language})`);
    });
    expect(family.problems).toEqual([]);
    expect(office.problems).toEqual([]);
  });
}
