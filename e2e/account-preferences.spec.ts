import { expect, type Page } from '@playwright/test';
import { families } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { go, logIn, test, typeLogIn, visitor } from './journeys.ts';
import { change, languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const owners = { en: families.raman, sp: families.alvarado };
const rootOf = (page: Page, name: string) => page.evaluate((key) => document.documentElement.dataset[key], name);

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);
  const owner = { email: owners[language].email, password: DEMO_PASSWORD };

  test(`what is chosen once holds at once and on the next device (${language})`, async ({ browser }) => {
    const first = await visitor(browser, { language });
    const { page } = first;
    const saved = says('Saved.', 'preferences.saved');
    await test.step('a row of personal info is opened in its place, and says what is wrong', async () => {
      await logIn(page, owner, '/dashboard-account?step=personal');
      await page.getByTestId('change-address').click();
      await expect(page.locator('input[name=address]')).toBeFocused();
      await page.locator('input[name=zip]').fill('911');
      await page.getByTestId('save-address').click();
      await expect(page.locator('input[name=zip]')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'a row of personal info with an error');
    });
    await test.step('quiet hours', async () => {
      await go(page, '/dashboard-account?step=notifications');
      await page.getByTestId('quiet-on').check();
      await page.getByTestId('quiet-from').selectOption('22:00');
      await expect(page.getByTestId('quiet').getByTestId('saved')).toHaveText(saved);
      await expectAccessibleInAll(page, looks[language], 'what one hears of, with quiet hours');
      await change(page, { width: 1440, theme: 'light' });
    });
    await test.step('letters, colours, the zone, and not to be counted', async () => {
      await go(page, '/dashboard-global');
      await page.getByTestId('global-size-largest').check();
      expect(await rootOf(page, 'textSize')).toBe('largest');
      await page.getByTestId('global-theme-dark').check();
      await expect(page.getByTestId('saved')).toHaveText(saved);
      await page.getByTestId('global-zone').selectOption('America/New_York');
      await go(page, '/dashboard-privacy');
      await page.getByTestId('privacy-sharesUsage').uncheck();
      await expect(page.getByTestId('privacy-choices').getByTestId('saved')).toHaveText(saved);
      await go(page, '/dashboard?view=widgets');
      await page.getByTestId('easy-view').check();
      await expect(page.getByTestId('widgets').getByTestId('saved')).toHaveText(saved);
    });
    const next = await visitor(browser, { language, width: 390 });
    await test.step('all of it holds on the next device', async () => {
      await typeLogIn(next.page, owner);
      await expect.poll(() => rootOf(next.page, 'textSize')).toBe('largest');
      expect(await rootOf(next.page, 'theme')).toBe('dark');
      await expect
        .poll(async () => (await next.context.cookies()).find(({ name }) => name === 'lado_ui')?.value)
        .toContain('uncounted');
      await go(next.page, '/dashboard-global');
      await expect(next.page.getByTestId('global-zone')).toHaveValue('America/New_York');
      await expectAccessible(next.page, 'global preferences on a phone, in the largest letters');
      await go(next.page, '/dashboard');
      await expect(next.page.getByTestId('easy-tiles')).toBeVisible();
      await expectAccessible(next.page, 'the easy view on a phone, in the largest letters');
    });
    expect([...first.problems, ...next.problems]).toEqual([]);
  });
}
