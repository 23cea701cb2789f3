import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { aPhoto } from '#features/uploads/server/seed.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { callsAs } from './calls-of.ts';
import { elena, lettersTo, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { numberOnTicket } from './paying.ts';
import { bookStay } from './stay-by-call.ts';

const casaAmable = { email: 'lucia.barragan@example.com', password: DEMO_PASSWORD };
const plan = 'Marigold Family Health';

/** A card with a picture of its front, added on the way to the payment. */
async function addCard(page: Page, memberId: string) {
  await page.getByTestId('insurance-add').click();
  await page.locator('input[name=plan]').fill(plan);
  await page.getByTestId('insurance-save').click();
  await expect(page.locator('#memberId-error')).toBeVisible();
  await page.locator('input[name=memberId]').fill(memberId);
  await page
    .getByTestId('front-choose')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 600, height: 400 }) });
  await expectAccessible(page, 'cutting the picture of a card', 'dialog[open]');
  await page.getByTestId('crop-done').click();
  await expect(page.getByTestId('insurance-front').locator('img')).toBeVisible();
  await expectAccessible(page, 'an insurance card to add');
  await page.getByTestId('insurance-save').click();
}

for (const language of languagesOf('en')) {
  test(`a family pays by insurance; the plan does not pay, and it pays by card (${language})`, async ({ browser }) => {
    const booking = await bookStay(await callsAs(elena), { centre: demoId('centre casa-amable') });
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena, `/care/paymentmethod?booking=${booking._id}`);
    await page.getByTestId('way-insurance').click();

    await test.step('she adds the card, reads what it means, and nothing is charged', async () => {
      await addCard(page, `MFH ${language} 1`);
      await expect(page.getByTestId('insurance-named')).toContainText(plan);
      await expect(page.getByTestId('insurance-means')).toContainText('$');
      await expectAccessible(page, 'paying by insurance');
      await page.getByTestId('insure').click();
    });
    expect(await numberOnTicket(page)).toBe(booking.bookingId);
    await expect(page.getByTestId('plan')).toBeVisible();
    await expectAccessible(page, 'a request that insurance is asked to pay');

    const center = await visitor(browser, { language });
    await logIn(center.page, casaAmable, `/partner?id=${booking._id}`);
    const request = center.page.getByTestId(`request-${booking.bookingId}`);

    await test.step('the center sees the card, accepts, and finds out that the plan does not pay', async () => {
      await expect(request.getByTestId('insurance-card')).toContainText(`MFH ${language} 1`);
      await request.getByTestId('insurance-pictures').locator('summary').click();
      await expect(request.getByTestId('insurance-pictures').locator('img')).toBeVisible();
      await expectAccessible(center.page, 'a request with an insurance card');
      await request.getByTestId('accept').click();
      await expect(request.getByTestId('accepted')).toBeVisible();
      await request.getByTestId('plan-refused-say').click();
      await center.page.locator('[data-testid=plan-refuse][open]').getByTestId('plan-refuse-yes').click();
      await expect(request.getByTestId('plan-refused')).toBeVisible();
      await expect(request.getByTestId('insurance-card')).toHaveCount(0);
    });

    await test.step('her open page says so, and until when she chooses; she pays with the card that is saved', async () => {
      await expect(page.getByTestId('plan-pay-card')).toBeVisible();
      await expectAccessible(page, 'a plan that does not pay');
      await page.getByTestId('plan-pay-card').click();
      await page.getByTestId('pay').click();
      await numberOnTicket(page);
      await expect(page.getByTestId('plan')).toHaveCount(0);
    });

    await test.step('and no letter names the plan', async () => {
      const letters = (await lettersTo(page, elena.email)).filter(({ text }) => text.includes(booking.bookingId));
      expect(letters.length).toBeGreaterThan(1);
      expect(JSON.stringify(letters)).not.toContain(plan);
    });
    expect([...family.problems, ...center.problems]).toEqual([]);
  });
}
