import { expect, type Page } from '@playwright/test';
import { ABOVE, expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { expectAtRest } from './at-rest.ts';
import { alive, codeFor, elena, go, holdAnswer, test, visitor } from './journeys.ts';
import { change, languagesOf, looks } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';

const storage = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`a session that ends in the middle of a form: modal, home, log-in, everything typed (${language})`, async ({
    browser,
  }) => {
    const { page, context, person } = await newcomer(browser, 'nadia.expired', language);
    await page.locator('input[name=address]').fill('214 Example Ave, Pasadena');
    await page.locator('input[name=dob]').fill('06/17/1974');
    await page.locator('input[name=gender]').first().check();
    await page.locator('input[name=zip]').fill('91101');
    await context.clearCookies({ name: '__Host-lado_refresh' });
    await page.evaluate(() => {
      for (const key of ['access_token', 'x-token']) localStorage.setItem(key, 'ended');
    });
    await page.getByTestId('about-submit').click();
    await expect(page.getByTestId('session-expired')).toContainText(
      says('Your session has expired. Please log in again.', 'shell.expired.text'),
    );
    await expect(page.getByTestId('session-expired-login')).toBeFocused();
    await expectAccessibleInAll(page, looks[language], 'the end of a session', ABOVE);
    await expectAtRest(page, 'a page behind the end of its session');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('session-expired')).toBeVisible();
    await page.getByTestId('session-expired-login').click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByTestId('resume-continue').click();
    await page.waitForURL('**/login*');
    await page.locator('input[name=email]').fill(person.email);
    await page.locator('input[name=password]').fill(person.password);
    await page.getByTestId('login-submit').click();
    await page.waitForURL('**/profile/form');
    await expect(page.getByTestId('draft-restored')).toBeVisible();
    await expect(page.locator('input[name=address]')).toHaveValue('214 Example Ave, Pasadena');
    await page.getByTestId('about-submit').click();
    await page.waitForURL('**/profile/form/onboarding');
  });

  test(`a wrong pair, a new password, then the right pair; log-out clears the device, takes other tabs along and asks for nothing more (${language})`, async ({
    browser,
  }) => {
    const { page, context, problems } = await visitor(browser, { language });
    await test.step('a wrong pair', async () => {
      await go(page, '/login');
      await page.locator('input[name=email]').fill(elena.email);
      await page.locator('input[name=password]').fill('Wrong-number-1!');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('error-summary')).toContainText(
        says('That email and password do not match. Check both and try again.', 'errors.wrong_credentials'),
      );
      await expect(page.getByTestId('error-summary')).toBeFocused();
      await expect(page.locator('input[name=email]')).toHaveValue(elena.email);
      await expect(page.locator('input[name=password]')).toHaveValue('');
      await expectAccessible(page, 'log-in with a wrong pair');
    });
    const password = 'Bougainvillea-7!';
    await test.step('a code by mail opens the way to a new password', async () => {
      await page.getByRole('link', { name: says('Forgot password?', 'account.login.forgot') }).click();
      await expect(page.getByTestId('forgot-submit')).toBeVisible(); // until then the field is that of the log-in
      await page.locator('input[name=email]').fill(elena.email);
      await page.getByTestId('forgot-submit').click();
      await expect(page.getByTestId('forgot-sent')).toBeVisible();
      await page.getByTestId('code').fill(await codeFor(page, elena.email));
      await page.waitForURL('**/profile/reset-password*');
      await change(page, { width: 390, theme: 'dark' });
      await expectAccessible(page, 'choosing a password');
      await change(page, { width: 1440, theme: 'light' });
      for (const name of ['password', 'confirmPassword']) await page.locator(`input[name=${name}]`).fill(password);
      await page.getByTestId('reset-submit').click();
      await page.getByTestId('changed-login').click();
      await page.waitForURL('**/login*');
      await page.locator('input[name=email]').fill(elena.email);
      await page.locator('input[name=password]').fill(password);
      await page.getByTestId('login-submit').click();
      await page.waitForURL('**/dashboard');
    });
    await test.step('the log-out', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const other = await context.newPage();
      await go(other, '/dashboard');
      await page.bringToFront();
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 401) refused.push(answer.url());
      });
      // Other tabs may hear of the end, and ask anew, before the answer comes; this one must not.
      const answerLogOut = await holdAnswer(page, /logout$/);
      await page.getByTestId('avatar').click();
      await page.getByTestId('log-out').click();
      await expect(other.getByTestId('session-expired')).toBeVisible();
      answerLogOut();
      await page.waitForURL((url) => url.pathname === '/');
      expect(await storage(page)).toEqual(expect.not.arrayContaining(['access_token', 'userId', 'UserName']));
      await expect(other).toHaveURL(/\/(login.*)?$/);
      await other.close();
      await page.waitForLoadState('networkidle');
      await alive(page);
      expect(refused).toEqual([]);
    });
    expect(problems).toEqual([]);
  });
}
