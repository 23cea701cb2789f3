import type { Browser } from '@playwright/test';
import { codeFor, go, visitor } from './journeys.ts';
import type { Language } from './looks.ts';

/** Somebody new, so that no journey changes the password of another. */
export async function newcomer(browser: Browser, name: string, language: Language) {
  const person = { email: `${name}.${language}.${Date.now()}@example.com`, password: 'Quiet-Harbor-52!' };
  const who = await visitor(browser, { language });
  const { page } = who;
  await go(page, '/profile/signup');
  const typed = {
    firstName: 'Nadia',
    lastName: 'Ortiz',
    phone: '626 555 0181',
    ...person,
    confirmPassword: person.password,
  };
  for (const [field, text] of Object.entries(typed)) await page.locator(`input[name=${field}]`).fill(text);
  await page.locator('input[name=agreesToTerms]').check();
  await page.getByTestId('sign-up-submit').click();
  await page.getByTestId('code').fill(await codeFor(page, person.email));
  await page.getByTestId('code-submit').click();
  await page.waitForURL('**/profile/form');
  return { ...who, person };
}
