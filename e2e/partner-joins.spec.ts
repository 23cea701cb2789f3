import { expect } from '@playwright/test';
import { wordsOf } from '#server/words.ts';
import { addDays, weekdayOf } from '#shared/dates.ts';
import { expectAccessible } from './accessibility.ts';
import { alive, elena, go, lettersTo, logIn, staff, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { fillCard, numberOnTicket, useAnotherCard } from './paying.ts';

/** The Monday after next, which a new place has free. */
function aMonday() {
  const today = new Date().toISOString().slice(0, 10);
  return addDays(today, 15 - weekdayOf(today));
}

for (const language of languagesOf('en')) {
  test(`a place joins, is checked, found, booked, and says yes (${language})`, async ({ browser }) => {
    const t = wordsOf(language);
    const name = `Sunrise Garden ${language}`;
    const partner = await newcomer(browser, 'partner', language);
    const { page } = partner;
    const next = () => page.getByTestId('join-next').click();

    await test.step('the partner writes the application, step by step', async () => {
      await go(page, '/registertype?as=dayCareCenter');
      await expectAccessible(page, '/registertype?as=dayCareCenter');
      await page.getByTestId('join-go').click();
      await page.getByTestId('join-begin').click();
      await expect(page).toHaveURL(/step=place/);
      await page.getByTestId('place-name').fill(name);
      await page.getByTestId('place-kind-day_care').check();
      await page.getByTestId('place-phone').fill('626 555 0172');
      await page.getByTestId('place-street').fill('12 Example Road');
      await page.getByTestId('place-zip').fill('91101');
      await expect(page.getByText(t('partners.pin.at', { place: 'Pasadena, CA 91101' }))).toBeVisible();
      await expectAccessible(page, 'the first step of joining');
      await next();
      await expect(page).toHaveURL(/step=care/);
      for (const [field, price] of Object.entries({ dayPrice: '82', weekPrice: '389', monthPrice: '1550' }))
        await page.locator(`input[name=${field}]`).fill(price);
      await next();
      await expect(page).toHaveURL(/step=words/);
      await page.locator('textarea[name=aboutEn]').fill('A bright house where mornings begin with coffee and songs.');
      await next();
      const until = `06/30/${new Date().getUTCFullYear() + 2}`;
      for (const [kind, typed] of Object.entries({
        licence: { number: 'ADP-1982', title: 'Adult day program', issuer: 'State of California', until },
        insurance: { issuer: 'Example Mutual', number: 'GL-9', until },
      })) {
        await page.getByTestId(`add-${kind}`).click();
        for (const [field, text] of Object.entries(typed)) await page.getByTestId(`evidence-field-${field}`).fill(text);
        await page.getByTestId('evidence-save').click();
        await expect(page.getByTestId(`change-${kind}`)).toBeVisible();
      }
      await expectAccessible(page, 'the evidence of joining');
      await next();
      await page.getByTestId('join-send').click();
      await expect(page.getByTestId('status-sent')).toBeVisible();
      await expectAccessible(page, 'the status of joining');
    });

    const check = await visitor(browser, { language });
    await test.step('staff check it line by line, and approve', async () => {
      await logIn(check.page, staff, '/partner/staff/partners');
      await check.page.getByTestId('application').filter({ hasText: name }).click();
      await expect(check.page.getByTestId('line-licence')).toBeVisible();
      await expectAccessible(check.page, 'checking an application');
      for (const kind of ['licence', 'insurance']) {
        await check.page.getByTestId(`result-${kind}-confirmed`).check();
        await check.page.getByTestId(`source-${kind}`).fill('Register of the State of California');
        await check.page.getByTestId(`save-${kind}`).click();
        await expect(check.page.getByTestId(`save-${kind}`)).toHaveCount(0);
      }
      await check.page.getByTestId('approve').click();
      await expect(check.page.getByTestId('state')).toHaveText(t('partners.state.approved'));
    });

    await test.step('the open page of the partner says so, and a mail', async () => {
      await expect(page.getByTestId('status-approved')).toBeVisible();
      await expect
        .poll(async () => (await lettersTo(page, partner.person.email)).map(({ subject }) => subject))
        .toContain(t('partners.mail.approved.subject', { name, brand: 'Lado' }));
    });

    const family = await visitor(browser, { language, width: 390 });
    let number = '';
    await test.step('a family finds it, reads what was checked, and books', async () => {
      await logIn(family.page, elena);
      await go(family.page, '/care/daycarecenters?place=Pasadena,%20CA');
      await family.page.getByRole('link', { name }).first().click();
      await family.page.waitForURL(/daycaredetails/);
      await alive(family.page);
      await family.page.getByTestId('verified-link').click();
      await expect(family.page.getByTestId('trust-licence')).toContainText('ADP-1982');
      await expect(family.page.getByTestId('trust-inspection')).toContainText(t('providers.trust.state.unchecked'));
      const centre = /daycaredetails\/([^?#]+)/.exec(family.page.url())?.[1] ?? '';
      const day = aMonday();
      await go(
        family.page,
        `/care/daycare-bookingdetails?center=${centre}&in=${day}&out=${day}&days=1&type=day&guests=1&step=3`,
      );
      await family.page.getByTestId('booking-continue').click();
      await expect(family.page).toHaveURL(/paymentmethod/);
      await useAnotherCard(family.page);
      await fillCard(family.page);
      await family.page.getByTestId('pay').click();
      number = await numberOnTicket(family.page);
    });

    await test.step('the partner says yes', async () => {
      await page.getByTestId('to-workspace').click();
      await page.getByTestId(`open-${number}`).click();
      await page.getByTestId(`request-${number}`).getByTestId('accept').click();
      await expect(page.getByTestId(`request-${number}`).getByTestId('accepted')).toBeVisible();
      await expectAccessible(page, 'the first accepted request');
    });
    expect([...partner.problems, ...check.problems, ...family.problems]).toEqual([]);
  });
}
