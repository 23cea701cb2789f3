import { expect, type Page } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { expectAccessible } from './accessibility.ts';
import { alive, codeFor, elena, go, lettersTo, typeLogIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';

const storage = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`a forgotten password: code, new password, every other device logged out, the owner told (${language})`, async ({
    browser,
  }) => {
    const { page: elsewhere, person } = await newcomer(browser, 'nadia.forgot', language);
    const { page, problems } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await go(page, '/login?next=%2Fdashboardbookings');
    await page.getByRole('link', { name: says('Forgot password?', 'account.login.forgot') }).click();
    await page.waitForURL('**/profile/forgot-password*');
    await page.locator('input[name=email]').fill(person.email);
    await page.getByTestId('forgot-submit').click();
    await expect(page.getByTestId('forgot-sent')).toHaveText(
      says('If we have an account for that address, a code is on its way.', 'account.answers.resetSent'),
    );
    await expect
      .poll(async () => (await lettersTo(page, person.email))[0]?.subject)
      .toBe(says('Reset your Lado password', 'account.letters.resetCode.subject', { brand: brand.name }));
    await page.getByTestId('code').fill(await codeFor(page, person.email));
    await page.getByTestId('code-submit').click();
    await page.waitForURL('**/profile/reset-password*');
    await expectAccessible(page, 'choosing a password');
    for (const name of ['password', 'confirmPassword'])
      await page.locator(`input[name=${name}]`).fill('Bougainvillea-7!');
    await page.getByTestId('reset-submit').click();
    await page.waitForURL('**/profile/success-password*');
    await page.getByTestId('changed-login').click();
    await page.waitForURL('**/login*');
    await page.locator('input[name=email]').fill(person.email);
    await page.locator('input[name=password]').fill('Bougainvillea-7!');
    await page.getByTestId('login-submit').click();
    await page.waitForURL('**/dashboardbookings');
    await expect
      .poll(async () => (await lettersTo(page, person.email))[0]?.subject)
      .toBe(says('Your Lado password is changed', 'account.letters.passwordChanged.subject', { brand: brand.name }));

    await elsewhere.reload();
    await expect(elsewhere.getByTestId('session-expired')).toBeVisible();
    expect(problems).toEqual([]);
  });

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

  test(`a wrong pair, then the right one; log-out clears the device and takes other tabs along (${language})`, async ({
    browser,
  }) => {
    const { page, context, person } = await newcomer(browser, 'nadia.tabs', language);
    await context.clearCookies({ name: '__Host-lado_refresh' });
    await page.evaluate(() => localStorage.clear());
    await go(page, '/login');
    await page.locator('input[name=email]').fill(person.email);
    await page.locator('input[name=password]').fill('Wrong-number-1!');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('error-summary')).toContainText(
      says('That email and password do not match. Check both and try again.', 'errors.wrong_credentials'),
    );
    await expect(page.getByTestId('error-summary')).toBeFocused();
    await expect(page.locator('input[name=email]')).toHaveValue(person.email);
    await expect(page.locator('input[name=password]')).toHaveValue('');
    await expectAccessible(page, 'log-in with a wrong pair');
    await typeLogIn(page, person);

    const other = await context.newPage();
    await go(other, '/dashboard');
    await page.bringToFront();
    await page
      .getByTestId('avatar')
      .or(page.getByRole('button', { name: /Nadia/ }))
      .first()
      .click();
    await page.getByText(says('Log out', 'shell.logOut'), { exact: true }).first().click();
    await expect(page).toHaveURL(/\/$/);
    expect(await storage(page)).toEqual(expect.not.arrayContaining(['access_token', 'userId', 'UserName']));
    await expect(other).toHaveURL(/\/(login.*)?$/);
    await other.close();
    await alive(page);
  });
}

test('a page that is left by the log-out asks for nothing any more', async ({ browser }) => {
  const { page, problems } = await visitor(browser);
  await typeLogIn(page, elena);
  await go(page, '/dashboard');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  await page.getByTestId('avatar').click();
  await page.getByTestId('log-out').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  expect(problems).toEqual([]);
});
