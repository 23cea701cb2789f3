import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './accessibility.ts';
import { alive, codeFor, elena, go, lettersTo, test, visitor } from './journeys.ts';
import { freePort } from './free-port.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { sentencesIn } from './sentences.ts';
import { startServer } from './server-process.ts';

/** The code that the app shows now, in a time step that has not been used. */
async function freshCode(secret: string, used: string): Promise<string> {
  const app = new TOTP({ secret });
  await expect.poll(() => app.generate() !== used, { timeout: 60_000 }).toBe(true);
  return app.generate();
}

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`the second step, from its picture to a log-in elsewhere, and every other device logged out (${language})`, async ({
    browser,
  }) => {
    const { page, person, problems } = await newcomer(browser, 'nadia.second', language);
    await go(page, '/dashboard-security');
    await expectAccessible(page, 'log-in and security');
    await page.getByTestId('factor-set-up').click();
    await page.getByTestId('app-begin').click();
    const secret = ((await page.getByTestId('app-secret').textContent()) ?? '').replaceAll(' ', '');
    await expectAccessible(page, 'the picture for the app');
    const first = new TOTP({ secret }).generate();
    await page.getByTestId('app-code').fill(first);
    await page.getByTestId('app-on').click();
    await expect(page.getByTestId('recovery-codes').getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, 'recovery codes');
    const recovery = (await page.getByTestId('recovery-codes').getByRole('listitem').first().textContent()) ?? '';
    await page.getByTestId('codes-kept').click();
    await expect(page.getByTestId('factor-state')).toHaveText(says('On', 'security.factor.on'));

    const { page: elsewhere } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await go(elsewhere, '/login?next=%2Fdashboard-security');
    await elsewhere.locator('input[name=email]').fill(person.email);
    await elsewhere.locator('input[name=password]').fill(person.password);
    await elsewhere.getByTestId('login-submit').click();
    await expectAccessible(elsewhere, 'the second step');
    await elsewhere.getByTestId('second-code').fill(first);
    await elsewhere.getByTestId('second-step-submit').click();
    await expect(
      elsewhere.getByText(
        says('That code is not right, or it was used already. Type the newest one.', 'errors.wrong_second_code'),
      ),
    ).not.toHaveCount(0);
    await elsewhere.getByTestId('second-code').fill(await freshCode(secret, first));
    await elsewhere.getByTestId('second-step-submit').click();
    await elsewhere.waitForURL('**/dashboard-security');
    await expect(elsewhere.getByTestId('other-device')).toHaveCount(1);

    await page.reload();
    await alive(page);
    await page.getByTestId('end-others').click();
    await expect(page.getByTestId('other-device')).toHaveCount(0);
    await elsewhere.reload();
    await expect(elsewhere.getByTestId('session-expired')).toBeVisible();

    const { page: third } = await visitor(browser, { language });
    await go(third, '/login');
    await third.locator('input[name=email]').fill(person.email);
    await third.locator('input[name=password]').fill(person.password);
    await third.getByTestId('login-submit').click();
    await third.getByTestId('second-step-swap').click();
    await third.getByTestId('recovery-code').fill(recovery.toLowerCase());
    await third.getByTestId('second-step-submit').click();
    await third.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  });

  test(`another e-mail address, and the former one takes it back (${language})`, async ({ browser }) => {
    const { page, person } = await newcomer(browser, 'nadia.address', language);
    const email = `nadia.new.${language}.${Date.now()}@example.com`;
    await go(page, '/dashboard-security?step=email');
    await page.locator('input[name=email]').fill(email);
    await page.getByTestId('address-send').click();
    await page.getByTestId('code').fill(await codeFor(page, email));
    await page.getByTestId('code-submit').click();
    await expect(page.getByTestId('log-in-facts')).toContainText(email);

    await expect.poll(async () => (await lettersTo(page, person.email))[0]?.text).toContain('key=');
    const link = new URL(/http\S+/.exec((await lettersTo(page, person.email))[0]?.text ?? '')?.[0] ?? '');
    const { page: owner } = await visitor(browser, { language, width: 390 });
    await go(owner, link.pathname + link.search);
    await expectAccessible(owner, 'taking a change back');
    await owner.getByTestId('take-back').click();
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(
      says('Your account is yours again', 'account.takeBack.done'),
    );
    await page.reload();
    await expect(page.getByTestId('session-expired')).toBeVisible();
  });
}

test('a passkey: made, used instead of a password, removed', async ({ browser }) => {
  // browsers give passkeys to names only, never to a bare address
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-passkeys-'));
  // Known before the server starts, because its address names it.
  const port = await freePort();
  const PUBLIC_URL = `http://localhost:${port}`;
  const server = await startServer({ port, folder, settings: { PUBLIC_URL } });
  const context = await browser.newContext({ baseURL: PUBLIC_URL });
  const page = await context.newPage();
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touches = (enabled: boolean) =>
    authenticator.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await touches(false);
  await page.goto('/login?next=%2Fdashboard-security');
  await alive(page);
  await page.locator('input[name=email]').fill(elena.email);
  await page.locator('input[name=password]').fill(elena.password);
  await page.getByTestId('login-submit').click();
  await page.waitForURL('**/dashboard-security');

  await touches(true);
  await page.getByTestId('add-passkey').click();
  await page.locator('input[name=name]').fill('Kitchen computer');
  await page.getByTestId('passkey-save').click();
  await expect(page.getByTestId('passkeys')).toContainText('Kitchen computer');

  await touches(false);
  await page.getByTestId('avatar').click();
  await page.getByTestId('log-out').click();
  await page.goto('/login?next=%2Fdashboard-security');
  await expect(page.getByTestId('login-passkey')).toBeVisible();
  await expectAccessible(page, 'the log-in with passkeys');
  await touches(true);
  await page.getByTestId('login-passkey').click();
  await page.waitForURL('**/dashboard-security');

  const passkey = page.getByTestId('passkey').filter({ hasText: 'Kitchen computer' });
  await passkey.getByTestId('remove-passkey').click();
  await page.getByTestId('remove-passkey-confirm-yes').click();
  await expect(passkey).toHaveCount(0);
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});
