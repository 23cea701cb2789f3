import { expect, type Page } from '@playwright/test';
import { openStripeEmulator, type StripeEmulator } from '#server/ports/emulators/stripe.ts';
import { demoId } from '#server/demo-id.ts';
import { callsOf } from './calls-of.ts';
import { go, READERS, test } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { numberOnTicket, stepOfBooking } from './paying.ts';
import type { ServerProcess } from './server-process.ts';
import { bookStay } from './stay-by-call.ts';
import { openCopy } from './town-copy.ts';

// Its own server is another one.
test.use({ town: READERS });

let stripe: StripeEmulator;
let server: ServerProcess;

test.beforeAll(async () => {
  stripe = await openStripeEmulator('sk_test_journey');
  server = await openCopy({
    settings: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_journey',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
      STRIPE_WEBHOOK_SECRET: 'whsec_journey',
      NODE_OPTIONS: `--import=${atEmulator(stripe.origin)}`,
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await stripe.close();
});

/** A module that leads what the server asks of Stripe to the emulator. */
const atEmulator = (origin: string) =>
  `data:text/javascript,${encodeURIComponent(
    `const { fetch } = globalThis;
    globalThis.fetch = (to, init) => fetch(String(to).replace('https://api.stripe.com', '${origin}'), init);`,
  )}`;

/** What the browser asks of Stripe’s hosts is answered by the emulator, under their own names: the policy of the page is the true one. */
const leadBrowser = (page: Page) =>
  page.route(/^https:\/\/(js|api)\.stripe\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: stripe.origin + pathname + search }) });
  });

/** Types a card where Stripe has it typed. */
async function fillFrame(page: Page, number: string) {
  const frame = page.getByTestId('stripe-card').frameLocator('iframe');
  await frame.getByLabel('card number').fill(number);
  await frame.getByLabel('expiration date').fill('09 / 31');
  await frame.getByLabel('CVC').fill('123');
}

for (const language of languagesOf('en')) {
  test(`a card is typed in Stripe’s own frame, declined, and another one pays (${language})`, async ({ browser }) => {
    const { page, problems } = await newcomer(browser, 'stripe', language, server.address);
    const booking = await bookStay(await callsOf(page), { centre: demoId('centre casa-amable') });
    await leadBrowser(page);
    await go(page, '/dashboard');
    await page.getByTestId(`need-pay-${booking.bookingId}`).getByTestId('finish-paying').click();

    await test.step('what is not typed is said at the field', async () => {
      await page.getByTestId('pay').click();
      await expect(page.getByTestId('error-summary')).toBeFocused();
    });

    await test.step('a card that is declined is named, and its field empty', async () => {
      await fillFrame(page, '4000 0000 0000 0002');
      await page.getByTestId('pay').click();
      await expect(page.getByTestId('declined')).toBeVisible();
      await expect(page.getByTestId('stripe-card').frameLocator('iframe').getByLabel('card number')).toHaveValue('');
    });

    await fillFrame(page, '4242 4242 4242 4242');
    await page.getByTestId('pay').click();
    expect(await numberOnTicket(page)).toBe(booking.bookingId);
    expect(stripe.account.moneyTaken()).toBe(booking.money.dueNowCents);

    await test.step('the frame stands where a stay is checked, too', async () => {
      const { ownId } = await (await callsOf(page)).family.people();
      await go(page, `${await stepOfBooking(page, 'check')}&for=${ownId}`);
      await fillFrame(page, '4242 4242 4242 4242');
      await page.getByTestId('book-and-pay').click();
      expect(await numberOnTicket(page)).not.toBe(booking.bookingId);
      expect(stripe.account.moneyTaken()).toBeGreaterThan(booking.money.dueNowCents);
    });
    expect(problems).toEqual([]);
  });
}
