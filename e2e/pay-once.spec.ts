import fs from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { alive, elena, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { type Language, languagesOf, otherLanguage } from './looks.ts';
import { countCharges, fillCard, numberOnTicket, openPayment, stepOfBooking, useAnotherCard } from './paying.ts';
import { sentencesIn } from './sentences.ts';

async function familyThatPays(browser: Browser, language: Language) {
  const who = await visitor(browser, { language });
  await logIn(who.page, elena);
  const id = await openPayment(who.page);
  await fillCard(who.page);
  return { ...who, id, charges: countCharges(who.page) };
}

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

  test(`a double click on Pay charges once; the day goes into the calendar in its own time (${language})`, async ({
    browser,
  }) => {
    const { page, charges, problems } = await familyThatPays(browser, language);
    await page.getByTestId('pay').dblclick();
    await expectPaidOnce(page);
    expect(charges()).toBe(1);

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('add-to-calendar').click()]);
    const lines = fs.readFileSync(await download.path(), 'utf8').split('\r\n');
    const valueOf = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
    const [begins = ''] = valueOf('DTSTART');
    const instant = new Date(begins.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    expect(
      instant.toLocaleString('en-US', {
        timeZone: 'America/Los_Angeles',
        weekday: 'long',
        hour: 'numeric',
        minute: '2-digit',
      }),
    ).toBe('Monday 7:30 AM');
    expect(valueOf('UID')).toEqual([expect.stringMatching(/^SC-\d+-1@lado$/)]);
    expect(valueOf('STATUS')).toEqual(['TENTATIVE']);
    expect(valueOf('LOCATION')).toEqual([expect.stringContaining('\\, CA ')]);
    expect(valueOf('TRIGGER')).toEqual(['-PT24H', '-PT1H']);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);

    await test.step('another language is heard from the server too', async () => {
      const other = otherLanguage[language];
      const saysThen = sentencesIn(other);
      const timeline = page.getByTestId('booking-timeline');
      await expect(timeline).toContainText(says('First day paid', 'seniorCare.booking.event.paid'));
      await page.getByTestId('language').first().click();
      await page.getByTestId(`language-${other}`).first().click();
      await expect(timeline).toContainText(saysThen('First day paid', 'seniorCare.booking.event.paid'));
      await expect(page.getByTestId('ticket')).toContainText(saysThen('Day care', 'seniorCare.booking.kind.day_care'));
    });
    expect(problems).toEqual([]);
  });

  test(`a second tab that pays the same booking is led to what is paid already, and so are the addresses of paying (${language})`, async ({
    browser,
  }) => {
    const { page, context, id } = await familyThatPays(browser, language);
    const other = await context.newPage();
    await go(other, `/care/paymentsCardList?booking=${id}`);
    await useAnotherCard(other);
    await fillCard(other);
    await page.getByTestId('pay').click();
    await expectPaidOnce(page);
    await other.getByTestId('pay').click();
    await expectPaidOnce(other);

    for (const path of ['paymentmethod', 'paymentsCardList']) {
      await go(page, `/care/${path}?booking=${id}`);
      await expect(page.getByTestId('already-paid')).toBeVisible();
      await expect(page.getByTestId('pay')).toHaveCount(0);
    }
  });

  test(`an answer that is lost on the way: the page asks how it stands and charges nothing twice (${language})`, async ({
    browser,
  }) => {
    const { page, charges } = await familyThatPays(browser, language);
    await page.route(
      '**/makepayment',
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await page.getByTestId('pay').click();
    await expectPaidOnce(page);
    expect(charges()).toBe(1);
  });

  test(`without a network nothing is charged, what was typed stays, and paying goes on afterwards (${language})`, async ({
    browser,
  }) => {
    const { page, context, charges } = await familyThatPays(browser, language);
    await context.setOffline(true);
    await page.getByTestId('pay').click();
    await expect(page.getByTestId('error-summary').or(page.getByTestId('payment-failed'))).toBeVisible();
    await expect(page.getByTestId('card-name')).toHaveValue('Elena Marín');
    await context.setOffline(false);
    await page.getByTestId('pay').click();
    await expectPaidOnce(page);
    expect(charges()).toBe(1);
  });

  test(`a reload keeps every step as it was (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, elena);
    await go(page, await stepOfBooking(page, 1));
    await page.getByTestId('stay-guests-more').click();
    await page.getByTestId('stay-type-week').check();
    await reload(page);
    await expect(page.getByTestId('stay-guests')).toHaveValue('2');
    await expect(page.getByTestId('stay-type-week')).toBeChecked();
    await page.getByTestId('booking-continue').click();
    await expect(page.getByTestId('booking-person')).toBeVisible();
    await reload(page);
    await expect(page).toHaveURL(/guests=2.*step=2/);
    await page.getByTestId('booking-continue').click();
    await expect(page.getByTestId('booking-check')).toBeVisible();
    await page.locator('textarea').fill('She walks with a cane.');
    await reload(page);
    await expect(page.locator('textarea')).toHaveValue('She walks with a cane.');
    await expect(page.getByTestId('check-rows')).toContainText(says('By the week', 'seniorCare.stay.type.week'));
  });
}

async function reload(page: Page) {
  await page.reload();
  await alive(page);
}
