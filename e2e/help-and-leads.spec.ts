import { expect, type Page } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { elena, go, lettersTo, logIn, marcus, staff, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';

/** Sends what stands in the field, and waits until it is there. */
async function write(page: Page, words: string) {
  await page.getByTestId('message-words').fill(words);
  await page.getByTestId('message-send').click();
  await expect(page.getByTestId('messages')).toContainText(words);
}

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a ticket from a booking, answered, closed, rated and opened again (${language})`, async ({ browser }) => {
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena, '/dashboardbookings?tab=upcoming');
    await page.locator('[data-testid^=open-SC]').first().click();
    await page.getByTestId('booking-help').click();
    await expect(page.getByTestId('ticket-category')).toHaveValue('bookings');
    await expect(page.getByTestId('ticket-booking')).not.toHaveValue('');
    await test.step('what is missing stands at its field, and an emergency shows a number', async () => {
      await page.getByTestId('ticket-send').click();
      await expect(page.getByTestId('error-summary')).toContainText(
        says("Description can't be blank", 'errors.descriptionBlank'),
      );
      await page.getByTestId('ticket-description').fill('He has chest pain. No, he had, last year.');
      await expect(page.getByTestId('emergency')).toBeVisible();
      await expectAccessible(page, 'a new ticket');
    });
    const subject = `Ride on Monday ${Date.now().toString(36)}`;
    await page.getByTestId('ticket-subject').fill(subject);
    await page.getByTestId('ticket-description').fill('Does the van come to our door?');
    await page.getByTestId('ticket-send').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expectAccessible(page, 'a ticket');
    const number = /HS-\d+/.exec(await page.getByTestId('ticket-facts').innerText())?.[0] ?? '';

    const desk = await visitor(browser);
    await logIn(desk.page, staff, '/partner/staff/tickets');
    await expectAccessible(desk.page, 'the tickets of staff');
    await desk.page.getByTestId(`staff-ticket-${number}`).getByRole('link').click();
    await desk.page.getByTestId('ticket-take').click();
    await expect(desk.page.getByTestId('ticket-giveBack')).toBeVisible();
    await write(desk.page, 'It does, and it waits five minutes.');
    await expectAccessible(desk.page, 'a ticket of staff');

    await test.step('the open page of the family has the answer, and the mail does not', async () => {
      await expect(page.getByTestId('messages')).toContainText('It does, and it waits five minutes.');
      const letters = async () => (await lettersTo(page, elena.email)).filter(({ text }) => text.includes(number));
      await expect.poll(async () => (await letters()).length).toBeGreaterThan(0);
      expect((await letters()).some(({ text }) => text.includes('five minutes'))).toBe(false);
    });
    await test.step('closed, rated, opened again', async () => {
      await page.getByTestId('close-ticket').click();
      await page.getByTestId('close-dialog-yes').click();
      await expect(page.getByTestId('ticket-closed')).toContainText(says('Ticket has been closed', 'support.closed'));
      await expectAccessible(page, 'a closed ticket');
      await page.getByTestId('rating-5').check();
      await page.getByTestId('rating-send').click();
      await expect(page.getByTestId('rate-ticket')).toBeHidden();
      await page.getByTestId('reopen-ticket').click();
      await write(page, 'One more thing: is there a step at the door?');
      await expect(desk.page.getByTestId('messages')).toContainText('is there a step at the door');
    });
    await desk.page.getByTestId('ticket-close').click();
    await expect(page.getByTestId('ticket-closed')).toBeVisible();
    expect([...family.problems, ...desk.problems]).toEqual([]);
  });

  test(`a center is asked to call, and the number is taken back (${language})`, async ({ browser }) => {
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena);
    await go(page, `/care/daycaredetails/${demoId('centre arroyo-house')}`);
    await page.getByTestId('ask-contact').click();
    await expect(page.getByTestId('lead-form')).toBeVisible();
    await expectAccessible(page, 'an unverified center');
    await page.getByTestId('lead-starts').selectOption('month');
    await page.getByTestId('lead-by-phone').check();
    await page.getByTestId('lead-phone').fill('626 555 0142');
    await page.getByTestId('lead-send').click();
    await expect(page.getByTestId('error-summary')).toContainText(
      says('Please agree before you send it', 'errors.consentMissing'),
    );
    await page.getByTestId('lead-consent').check();
    await page.getByTestId('lead-send').click();
    await page.waitForURL(/dashboard-leadsinfo/);
    const lead = page
      .locator('[data-testid^=lead-]')
      .filter({ has: page.getByTestId('lead-state-new') })
      .first();
    await expect(lead.getByTestId('holders')).toContainText(
      says('Nobody has opened it yet.', 'leadRequests.holders.nobody'),
    );
    await expectAccessible(page, 'lead requests');

    const desk = await visitor(browser);
    await logIn(desk.page, staff, '/partner/staff/leads');
    const received = desk.page.locator('[data-testid^=received-]').filter({ hasText: /Elena/ });
    const waiting = received.filter({ has: desk.page.getByTestId('open-lead') });
    const id = (await waiting.first().getAttribute('data-testid')) ?? '';
    await waiting.first().getByTestId('open-lead').click();
    const opened = desk.page.getByTestId(id);
    await expect(opened.getByTestId('lead-number')).toHaveText('(626) 555-0142');
    await expectAccessible(desk.page, 'lead requests of staff');
    const own = page.getByTestId(id.replace('received', 'lead'));
    await expect(own.getByTestId('ledger')).toContainText(says('Lado’s staff', 'leadRequests.staff'));

    await test.step('withdrawn: the number is gone from the other screen, and they confirm', async () => {
      await own.getByTestId('withdraw-lead').click();
      await own.getByTestId('withdraw-dialog-yes').click();
      await expect(own.getByTestId('lead-state-withdrawn')).toBeVisible();
      await expect(opened.getByTestId('lead-number')).toBeHidden();
      await opened.getByTestId('acknowledge-lead').click();
      await expect(opened.getByTestId('acknowledge-lead')).toBeHidden();
      await expect(own.getByTestId('ledger').getByRole('listitem')).toHaveCount(4);
    });
    expect([...family.problems, ...desk.problems]).toEqual([]);
  });

  test(`a question to a center before booking (${language})`, async ({ browser }) => {
    // Somebody who has not booked there: whoever has, writes without asking first.
    const family = await newcomer(browser, 'nadia.asks', language);
    const { page } = family;
    await page.setViewportSize({ width: 390, height: 844 });
    await go(page, `/care/daycaredetails/${demoId('centre jacaranda')}`);
    await page.getByTestId('ask-question').click();
    await expect(page.getByTestId('usual-answer')).toBeVisible();
    await expectAccessible(page, 'a question to a center');
    const question = `Is there a quiet room? ${Date.now().toString(36)}`;
    await page.getByTestId('ask-words').fill(question);
    await page.getByTestId('ask-send').click();
    await expect(page.getByTestId('messages')).toContainText(question);
    await expectAccessible(page, 'a conversation with a center');

    const center = await visitor(browser);
    await logIn(center.page, marcus, '/partner/enquiries');
    await expectAccessible(center.page, 'questions of families');
    await center.page.getByRole('listitem').filter({ hasText: question }).getByRole('link').click();
    await write(center.page, 'There is, with a view of the garden.');
    await expect(page.getByTestId('messages')).toContainText('with a view of the garden');
    await center.page.getByTestId('close-enquiry').click();
    await expect(page.getByTestId('enquiry-ended')).toBeVisible();
    expect([...family.problems, ...center.problems]).toEqual([]);
  });
}
