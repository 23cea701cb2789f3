import { expect } from '@playwright/test';
import { TOUR_CONSENT_VERSION } from '#features/tours/tour.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { callsAs } from './calls-of.ts';
import { elena, lettersTo, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';

const centre = demoId('centre jacaranda');

for (const language of languagesOf('sp')) {
  test(`a visit asked for, offered at another time, taken with a tap and cancelled (${language})`, async ({
    browser,
  }) => {
    const wishes = `The garden ${language}`;
    const desk = await visitor(browser, { language });
    await logIn(desk.page, marcus, '/partner/visits');
    const family = await visitor(browser, { language, width: 390 });
    const { page } = family;
    await logIn(page, elena, '/dashboard-visits');
    const [received, own] = [desk.page.locator('li', { hasText: wishes }), page.locator('li', { hasText: wishes })];

    await test.step('the open list of the place has it, and the number only once it is opened', async () => {
      const as = (await callsAs(elena)).tours;
      const [time] = (await as.times({ params: { id: centre } })).data?.times ?? [];
      await as.ask({
        body: {
          clientId: `visit-${language}`,
          providerId: centre,
          startsAt: time ?? '',
          wishes,
          language: 'es',
          phone: '626 555 0142',
          consent: true,
          consentVersion: TOUR_CONSENT_VERSION,
        },
      });
      await expect(received).toBeVisible();
      await received.getByTestId('open-number').click();
      await expect(received.getByTestId('visit-number')).toHaveText('(626) 555-0142');
    });
    await test.step('other times', async () => {
      await received.getByTestId('visit-offer').click();
      const slots = desk.page.getByTestId('offer').locator('[data-testid^="offer-20"]');
      await slots.nth(0).click();
      await expectAccessible(desk.page, 'offering other times', 'dialog[open]');
      await desk.page.getByTestId('offer-send').click();
      await expect(own.getByTestId('accept-time').first()).toBeVisible();
      await expectAccessible(page, 'other times for a visit');
      await own.getByTestId('accept-time').first().click();
      await expect(received.getByTestId('visit-state-confirmed')).toBeVisible();
    });
    await test.step('the mail names the place, and not what was written', async () => {
      const letters = async () => (await lettersTo(page, elena.email)).map(({ text }) => text).join('\n');
      await expect.poll(letters).toContain('Jacaranda');
      expect(await letters()).not.toContain('The garden');
    });
    await test.step('cancelled, and the place knows', async () => {
      await own.getByTestId('visit-cancel').click();
      await page.getByTestId('cancel-visit-yes').click();
      await expect(own.getByTestId('visit-state-cancelled')).toBeVisible();
      await expect(received).toBeHidden();
    });
    expect([...family.problems, ...desk.problems]).toEqual([]);
  });
}
