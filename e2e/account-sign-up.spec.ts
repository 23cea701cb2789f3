import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { alive, codeFor, go, holdScripts, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const password = 'Quiet-Harbor-52!';
const newAddress = (name: string) => `${name}.${Date.now()}@example.com`;

async function fillDetails(page: Page, email: string) {
  const phone = '626 555 0177';
  const typed = { firstName: 'Nadia', lastName: 'Ortiz', email, phone, password, confirmPassword: password };
  for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text);
  await page.locator('input[name=agreesToTerms]').check();
}

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`signing up with the keyboard alone: errors, code by phone, about you, done (${language})`, async ({
    browser,
  }) => {
    const { page, problems } = await visitor(browser, { language });
    await go(page, '/profile/signup');
    await page.locator('input[name=firstName]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('error-summary')).toBeFocused();
    await expect(page).toHaveTitle(
      `${says('Error', 'shell.errorTitle')}: ${says('Create your account', 'account.signUp.title')} | Lado`,
    );
    await expectAccessible(page, 'sign-up with errors');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('input[name=firstName]')).toBeFocused();

    const phone = `626555${String(Date.now()).slice(-4)}`;
    for (const text of ['Nadia', 'Ortiz', newAddress('nadia.keys'), phone, password]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.locator('input[name=agreesToTerms]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('code')).toBeVisible();
    await expect(page.locator('h1')).toBeFocused();
    await expectAccessible(page, 'the code');

    await page.getByTestId('code-other').press('Enter');
    await expect(page.locator('h1')).toHaveText(says('Check your phone', 'account.code.checkPhone'));
    const code = await codeFor(page, `+1${phone}`);
    await page.getByTestId('code').press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(says('Please enter valid OTP', 'errors.wrong_code'))).toBeVisible();
    await expect(page.getByTestId('code')).toBeFocused();
    // What was wrong is selected, so that typing replaces it.
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('1');
    await page.keyboard.type(code);

    await page.waitForURL('**/profile/form');
    await expect(page.locator('h1')).toBeFocused();
    await page.locator('input[name=dob]').focus();
    await page.keyboard.type('06/17/1974');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('214 Example Ave, Pasadena');
    await page.keyboard.press('Tab');
    await page.keyboard.type('91101');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile/form/onboarding');
    expect(problems).toEqual([]);
  });

  test(`what is typed and sent before the page is alive is kept; closing it at the code loses nothing but the password (${language})`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { language, width: 390 });
    const email = newAddress('nadia.early');
    const bring = await holdScripts(page);
    await page.goto('/profile/signup', { waitUntil: 'commit' });
    await fillDetails(page, email);
    await page.getByTestId('sign-up-submit').click();
    await expect(page).toHaveURL(/\/profile\/signup$/);
    bring();
    await expect(page.getByTestId('code')).toBeVisible();

    await page.reload();
    await alive(page);
    await expect(page.getByTestId('draft-restored')).toContainText(
      says('We kept what you typed. Check it and continue.', 'ui.draft.restored'),
    );
    await expect(page.locator('input[name=email]')).toHaveValue(email);
    await expect(page.locator('input[name=password]')).toHaveValue('');
    await expectAccessible(page, 'a restored form');
  });
}
