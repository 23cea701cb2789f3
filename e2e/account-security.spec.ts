import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './accessibility.ts';
import { freePort } from './free-port.ts';
import { alive, codeFor, elena, go, lettersTo, logIn, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { newcomer } from './newcomer.ts';
import { openCopy } from './town-copy.ts';
import { sentencesIn } from './sentences.ts';

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`the second step, from its picture to a log-in elsewhere, and every other device logged out (${language})`, async ({
    browser,
  }) => {
    const { page, problems } = await visitor(browser, { language });
    await logIn(page, elena, '/dashboard-security');
    await page.getByTestId('factor-set-up').click();
    await page.getByTestId('app-begin').click();
    const secret = ((await page.getByTestId('app-secret').textContent()) ?? '').replaceAll(' ', '');
    await expectAccessible(page, 'the picture for the app');
    await page.getByTestId('app-code').fill(new TOTP({ secret }).generate());
    await page.getByTestId('app-on').click();
    const codes = page.getByTestId('recovery-codes').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page, 'recovery codes');
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByTestId('codes-kept').click();
    await expect(page.getByTestId('factor-state')).toHaveText(says('On', 'security.factor.on'));

    // A code of the app is taken once, and the next one is half a minute away: the recovery code opens at once.
    const { page: elsewhere } = await visitor(browser, { language, width: 390, theme: 'dark' });
    await go(elsewhere, '/login?next=%2Fdashboard-security');
    await elsewhere.locator('input[name=email]').fill(elena.email);
    await elsewhere.locator('input[name=password]').fill(elena.password);
    await elsewhere.getByTestId('login-submit').click();
    await expectAccessible(elsewhere, 'the second step');
    await elsewhere.getByTestId('second-step-swap').click();
    await elsewhere.getByTestId('recovery-code').fill(recovery.toLowerCase());
    await elsewhere.getByTestId('second-step-submit').click();
    await elsewhere.waitForURL('**/dashboard-security');
    await expect(elsewhere.getByTestId('other-device')).toHaveCount(1);

    await page.reload();
    await alive(page);
    await page.getByTestId('end-others').click();
    await expect(page.getByTestId('other-device')).toHaveCount(0);
    await expect(elsewhere.getByTestId('session-expired')).toBeVisible();
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
    await expect(page.getByTestId('session-expired')).toBeVisible();
  });
}

test('a passkey: made, used instead of a password, removed', async ({ browser }) => {
  // browsers give passkeys to names only, never to a bare address
  // Known before the server starts, because its address names it.
  const port = await freePort();
  const PUBLIC_URL = `http://localhost:${port}`;
  const server = await openCopy({ port, settings: { PUBLIC_URL } });
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
});
