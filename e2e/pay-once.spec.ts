import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { elena, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { languagesOf, otherLanguage } from './looks.ts';
import { countCharges, fillCard, numberOnTicket, openPayment, useAnotherCard } from './paying.ts';
import { sentencesIn } from './sentences.ts';
import { tooCloseIn } from './targets-apart.ts';

/** Paid, said once on the ticket and in one letter. */
async function expectPaidOnce(page: Page) {
  const bookingId = await numberOnTicket(page);
  const letters = async () =>
    (await lettersTo(page, elena.email)).filter(
      ({ channel, subject }) => channel === 'mail' && subject?.includes(bookingId),
    ).length;
  await expect.poll(letters).toBe(1);
}

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`one booking is charged once: without a network, by a double click, in two tabs (${language})`, async ({
    browser,
  }) => {
    const { page, context, problems } = await visitor(browser, { language });
    await logIn(page, elena);
    const id = await openPayment(page);
    const charges = countCharges(page);
    const other = await context.newPage();
    await go(other, `/care/paymentsCardList?booking=${id}`);
    await useAnotherCard(other);
    await fillCard(other);

    await test.step('forgetting a card and paying never touch, wherever the page stands', async () => {
      const remove = says('Remove Visa 4242', 'payments.remove.card', { brand: 'Visa', lastFour: '4242' });
      await expect(other.getByRole('button', { name: remove })).toBeVisible();
      expect(await tooCloseIn(other)).toEqual([]);
      await other.setViewportSize({ width: 320, height: 844 });
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
    await page.bringToFront();
    await test.step('without a network nothing is charged, and what was typed stays', async () => {
      await fillCard(page);
      await context.setOffline(true);
      await page.getByTestId('pay').click();
      await expect(page.getByTestId('error-summary').or(page.getByTestId('payment-failed'))).toBeVisible();
      await expect(page.getByTestId('card-name')).toHaveValue('Elena Marín');
      await context.setOffline(false);
      // the browser’s own line about it
      expect(problems.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    });
    await test.step('a double click charges once', async () => {
      await page.getByTestId('pay').dblclick();
      await expectPaidOnce(page);
      expect(charges()).toBe(1);
    });
    await test.step('a second tab that pays the same booking is led to what is paid already', async () => {
      await other.getByTestId('pay').click();
      await expectPaidOnce(other);
    });

    await test.step('the day goes into the calendar in its own time', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByTestId('add-to-calendar').click(),
      ]);
      const lines = fs.readFileSync(await download.path(), 'utf8').split('\r\n');
      const valueOf = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
      const [begins = ''] = valueOf('DTSTART');
      const instant = new Date(begins.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
      const inPasadena = {
        timeZone: 'America/Los_Angeles',
        weekday: 'long',
        hour: 'numeric',
        minute: '2-digit',
      } as const;
      expect(instant.toLocaleString('en-US', inPasadena)).toBe('Monday 7:30 AM');
      expect(valueOf('UID')).toEqual([expect.stringMatching(/^SC-\d+-\d{4}-\d\d-\d\d@lado$/)]);
      expect(valueOf('STATUS')).toEqual(['TENTATIVE']);
      expect(valueOf('LOCATION')).toEqual([expect.stringContaining('\\, CA ')]);
      expect(valueOf('TRIGGER')).toEqual(['-PT24H', '-PT1H']);
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    });
    await test.step('another language is heard from the server too', async () => {
      const next = otherLanguage[language];
      const saysThen = sentencesIn(next);
      const timeline = page.getByTestId('booking-timeline');
      await expect(timeline).toContainText(says('First day paid', 'seniorCare.booking.event.paid'));
      await page.getByTestId('language').first().click();
      await page.getByTestId(`language-${next}`).first().click();
      await expect(timeline).toContainText(saysThen('First day paid', 'seniorCare.booking.event.paid'));
      await expect(page.getByTestId('ticket')).toContainText(saysThen('Day care', 'seniorCare.booking.kind.day_care'));
    });
    expect(problems).toEqual([]);
  });
}
