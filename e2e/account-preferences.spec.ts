import { expect, type Page } from '@playwright/test';
import { families } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { go, typeLogIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const owners = { en: families.raman, sp: families.alvarado };
const rootOf = (page: Page, name: string) => page.evaluate((key) => document.documentElement.dataset[key], name);

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);
  const owner = { email: owners[language].email, password: DEMO_PASSWORD };

  test(`an account: its sections, info changed in place, news and quiet hours (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language });
    await typeLogIn(page, owner);
    await page.getByTestId('avatar').click();
    await page.getByRole('link', { name: says('Account', 'shell.accountPage'), exact: true }).click();
    await page.waitForURL('**/dashboard-account');
    await expectAccessibleInAll(page, looks[language], 'the account');
    await page.setViewportSize({ width: 1440, height: 1000 });

    await page.getByTestId('section-personal').click();
    await page.getByTestId('change-address').click();
    await expect(page.locator('input[name=address]')).toBeFocused();
    await page.locator('input[name=address]').fill('14 Example Lane, Pasadena');
    await page.locator('input[name=zip]').fill('911');
    await page.getByTestId('save-address').click();
    await expect(page.locator('input[name=zip]')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a row of personal info with an error');
    await page.locator('input[name=zip]').fill('91103');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('info-address')).toContainText('14 Example Lane, Pasadena, 91103');
    await expect(page.getByTestId('change-address')).toBeFocused();

    await go(page, '/dashboard-account?step=notifications');
    await page.getByTestId('news-reviewsByMail').uncheck();
    await page.getByTestId('quiet-on').check();
    await page.getByTestId('quiet-from').selectOption('22:00');
    await expect(page.getByTestId('quiet').getByTestId('saved')).toHaveText(says('Saved.', 'preferences.saved'));
    await expect(page.getByTestId('always-securityByMail')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('news-reviewsByMail')).not.toBeChecked();
    await expect(page.getByTestId('quiet-from')).toHaveValue('22:00');
    await expectAccessibleInAll(page, looks[language], 'what one hears of');
    expect(problems).toEqual([]);
  });

  test(`what is chosen once holds at once and on the next device (${language})`, async ({ browser }) => {
    const first = await visitor(browser, { language });
    await typeLogIn(first.page, owner, '/dashboard-global');
    await first.page.getByTestId('global-size-largest').check();
    expect(await rootOf(first.page, 'textSize')).toBe('largest');
    await first.page.getByTestId('global-theme-dark').check();
    await expect(first.page.getByTestId('saved')).toHaveText(says('Saved.', 'preferences.saved'));
    await first.page.getByTestId('global-zone').selectOption('America/New_York');
    await expectAccessible(first.page, 'global preferences');
    await go(first.page, '/dashboard-privacy');
    await first.page.getByTestId('privacy-sharesUsage').uncheck();
    await expect(first.page.getByTestId('privacy-choices').getByTestId('saved')).toHaveText(
      says('Saved.', 'preferences.saved'),
    );
    await expectAccessible(first.page, 'privacy and sharing');

    const next = await visitor(browser, { language, width: 390 });
    await typeLogIn(next.page, owner);
    await expect.poll(() => rootOf(next.page, 'textSize')).toBe('largest');
    expect(await rootOf(next.page, 'theme')).toBe('dark');
    await expect
      .poll(async () => (await next.context.cookies()).find(({ name }) => name === 'lado_ui')?.value)
      .toContain('uncounted');
    await go(next.page, '/dashboard-global');
    await expect(next.page.getByTestId('global-zone')).toHaveValue('America/New_York');
    await expectAccessible(next.page, 'global preferences on a phone, in the largest letters');
    for (const { context, problems } of [first, next]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });
}

test('whoever runs a center finds the account below the header of the center', async ({ browser }) => {
  const { page, problems } = await visitor(browser, { width: 390 });
  await typeLogIn(page, marcus, '/partner');
  await page.getByTestId('avatar-narrow').click();
  await page.getByTestId('profile-drawer').getByRole('link', { name: 'Account', exact: true }).click();
  await page.waitForURL('**/dashboard-account');
  await expect(page.getByTestId('partner-header')).toBeVisible();
  await page.getByTestId('section-global').click();
  await page.waitForURL('**/dashboard-global');
  await expect(page.getByTestId('partner-header')).toBeVisible();
  expect(problems).toEqual([]);
});
