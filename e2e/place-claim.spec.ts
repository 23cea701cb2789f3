import { expect } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { wordsOf } from '#server/words.ts';
import { expectAccessible } from './accessibility.ts';
import { codeFor, go, lettersTo, logIn, staff, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';

/** Each language claims a listing of its own. */
const listings = {
  en: { key: 'arroyo-house', name: 'Arroyo House', phone: '6265550128', rival: 'Peter Nordquist' },
  sp: { key: 'casa-nopal', name: 'Casa Nopal', phone: '2105550144', rival: undefined },
};

for (const language of languagesOf('en')) {
  test(`a listing is claimed, proven by its phone, and handed over (${language})`, async ({ browser }) => {
    const t = wordsOf(language);
    const { key, name, phone, rival } = listings[language];
    const claimant = await newcomer(browser, 'claimant', language);
    const { page } = claimant;
    const listing = demoId(`centre ${key}`);
    await go(page, `/scare/unverifiedCenter/${listing}`);
    await page.getByTestId('claim').click();
    await expectAccessible(page, 'the beginning of a claim');
    await page.getByTestId('claim-begin').click();
    await page.getByTestId('claim-code-send').click();
    const code = await codeFor(page, phone);
    await page.getByTestId('claim-code').fill(code === '111111' ? '222222' : '111111');
    await page.getByTestId('claim-code-prove').click();
    await expect(page.getByText(t('errors.wrong_code'))).toBeVisible();
    await page.getByTestId('claim-code').fill(code);
    await expectAccessible(page, 'the proofs of a claim');
    await page.getByTestId('claim-code-prove').click();
    await expect(page.getByTestId('phone-proven')).toBeVisible();
    await page.getByTestId('add-licence').click();
    const until = `06/30/${new Date().getUTCFullYear() + 2}`;
    for (const [field, text] of Object.entries({
      number: 'ADP-1974',
      title: 'Adult day program',
      issuer: 'California',
      until,
    }))
      await page.getByTestId(`evidence-field-${field}`).fill(text);
    await page.getByTestId('evidence-save').click();
    await expect(page.getByTestId('change-licence')).toBeVisible();
    await claimant.context.setOffline(true);
    await page.getByTestId('claim-send').click();
    await expect(page.getByTestId('refusal')).toHaveText(t('errors.unreachable'));
    await claimant.context.setOffline(false);
    await page.getByTestId('claim-send').click();
    await expect(page.getByTestId('claim-sent')).toBeVisible();
    await expectAccessible(page, 'a claim that was sent');

    const desk = await visitor(browser, { language });
    await logIn(desk.page, staff, '/partner/staff/partners');
    await desk.page.getByTestId('application').filter({ hasText: 'Nadia Ortiz' }).filter({ hasText: name }).click();
    if (rival) await expect(desk.page.getByTestId('rivals')).toContainText(rival);
    await expectAccessible(desk.page, 'a claim at the desk of staff');
    await desk.page.getByTestId('approve').click();
    await expect(desk.page.getByTestId('state')).toContainText(t('partners.state.approved'));
    await expect(page.getByTestId('claim-approved')).toBeVisible();
    await page.getByTestId('to-evidence').click();
    await expect(page.getByTestId('renew')).toBeVisible();

    await test.step('its only owner leaves: the place is given up, and can be claimed again', async () => {
      await go(page, '/dashboard-data?step=delete');
      await expect(page.getByTestId('leave-submit')).toHaveCount(0);
      await page.getByTestId('give-up').click();
      await expectAccessible(page, 'giving a place up');
      await page.getByTestId('give-up-confirm-yes').click();
      await expect(page.getByTestId('open-place')).toHaveCount(0);
      await expect(page.getByTestId('leave-submit')).toBeVisible();
      await expect
        .poll(async () => (await lettersTo(page, claimant.person.email)).map(({ subject }) => subject))
        .toContain(t('team.mail.gaveUp.subject', { place: name }));
      await go(desk.page, `/scare/unverifiedCenter/${listing}`);
      await expect(desk.page.getByTestId('claim')).toBeVisible();
    });
    expect(claimant.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await Promise.all([claimant.context.close(), desk.context.close()]);
  });
}
