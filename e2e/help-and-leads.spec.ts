import { expect, type Page } from '@playwright/test';
import { CONSENT_VERSION } from '#features/lead-requests/lead-request.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { callsAs } from './calls-of.ts';
import { elena, go, lettersTo, logIn, staff, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';

/** Sends what stands in the field, and waits until it is there. */
async function write(page: Page, words: string) {
  await page.getByTestId('message-words').fill(words);
  await page.getByTestId('message-send').click();
  await expect(page.getByTestId('messages')).toContainText(words);
}

for (const language of languagesOf('sp')) {
  test(`staff and family have each other’s answers, from the form of a ticket until it is opened again, and a number that is taken back, on the pages that are open (${language})`, async ({
    browser,
  }) => {
    const as = await callsAs(elena);
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena, '/help-support?step=new&category=bookings');
    await test.step('a ticket is written, and the form of a danger looked at', async () => {
      await page.getByTestId('ticket-description').fill('He has chest pain.');
      await expect(page.getByTestId('emergency')).toBeVisible();
      await expectAccessible(page, 'a new ticket');
      await page.getByTestId('ticket-subject').fill('Ride on Monday');
      await page.getByTestId('ticket-description').fill('Does the van come to our door?');
      await page.getByTestId('ticket-send').click();
      await page.waitForURL(/ticket=/);
    });
    const ticketId = new URL(page.url()).searchParams.get('ticket') ?? '';
    const { ticketNumber } = (await as.tickets.one({ params: { id: ticketId }, query: {} })).data;
    const desk = await visitor(browser);
    await logIn(desk.page, staff, `/partner/staff/tickets?ticket=${ticketId}`);

    await test.step('the open page of the family has the answer, and the mail does not', async () => {
      await desk.page.getByTestId('ticket-take').click();
      await write(desk.page, 'It does, and it waits five minutes.');
      await expect(page.getByTestId('messages')).toContainText('It does, and it waits five minutes.');
      const letters = async () =>
        (await lettersTo(page, elena.email)).filter(({ text }) => text.includes(ticketNumber));
      await expect.poll(async () => (await letters()).length).toBeGreaterThan(0);
      expect((await letters()).some(({ text }) => text.includes('five minutes'))).toBe(false);
    });
    await test.step('what the family writes is there for staff, and that it is closed for the family', async () => {
      await write(page, 'One more thing: is there a step at the door?');
      await expect(desk.page.getByTestId('messages')).toContainText('is there a step at the door');
      await desk.page.getByTestId('ticket-close').click();
      await expect(page.getByTestId('ticket-closed')).toBeVisible();
      await expectAccessible(page, 'a closed ticket');
    });
    await test.step('the family opens it again, and staff has it back at once', async () => {
      await page.getByTestId('reopen-ticket').click();
      await expect(desk.page.getByTestId('ticket-close')).toBeVisible();
      await write(page, 'There is a step after all.');
      await expect(desk.page.getByTestId('messages')).toContainText('There is a step after all.');
    });
    await test.step('a number that staff has opened is gone from their screen once it is taken back', async () => {
      const lead = (
        await as.leadRequests.send({
          body: {
            clientId: `call-us-${language}`,
            providerId: demoId('centre arroyo-house'),
            familyMemberId: null,
            need: 'days',
            starts: 'month',
            contactName: 'Elena Marín',
            contactBy: 'phone',
            phone: '626 555 0142',
            bestTime: 'any',
            note: '',
            consent: true,
            consentVersion: CONSENT_VERSION,
          },
        })
      ).data;
      await go(page, '/dashboard-leadsinfo');
      await go(desk.page, '/partner/staff/leads');
      const received = desk.page.getByTestId(`received-${lead._id}`);
      await received.getByTestId('open-lead').click();
      await expect(received.getByTestId('lead-number')).toHaveText('(626) 555-0142');
      await expectAccessible(desk.page, 'lead requests of staff, one of them opened');
      const own = page.getByTestId(`lead-${lead._id}`);
      await expect(own.getByTestId('ledger').getByRole('listitem')).toHaveCount(2);
      await own.getByTestId('withdraw-lead').click();
      await own.getByTestId('withdraw-dialog-yes').click();
      await expect(received.getByTestId('lead-number')).toBeHidden();
      await received.getByTestId('acknowledge-lead').click();
      await expect(own.getByTestId('ledger').getByRole('listitem')).toHaveCount(4);
    });
    await test.step('the form that a tap opens is looked at', async () => {
      await go(page, `/scare/unverifiedCenter/${demoId('centre arroyo-house')}`);
      await expect(page.getByTestId('lead-form')).toBeVisible();
      await expectAccessible(page, 'an unverified center');
    });
    expect([...family.problems, ...desk.problems]).toEqual([]);
  });
}
