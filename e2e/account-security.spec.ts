import { expect, type Page } from '@playwright/test';
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

  test(`the second step, from its picture to a log-in elsewhere, every other device logged out, and another app when the phone is lost (${language})`, async ({
    browser,
  }) => {
    const { page, problems } = await visitor(browser, { language });
    const { page: elsewhere } = await visitor(browser, { language, width: 390, theme: 'dark' });
    const setUp = async (at: Page) => {
      await at.getByTestId('factor-set-up').click();
      await at.getByTestId('app-begin').click();
      const secret = ((await at.getByTestId('app-secret').textContent()) ?? '').replaceAll(' ', '');
      await expectAccessible(at, 'the picture for the app');
      await at.getByTestId('app-code').fill(new TOTP({ secret }).generate());
      const codes = at.getByTestId('recovery-codes').getByRole('listitem');
      await expect(codes).toHaveCount(10);
      await expectAccessible(at, 'recovery codes');
      const [first = '', second = ''] = await codes.allTextContents();
      await at.getByTestId('codes-kept').click();
      await expect(at.getByTestId('factor-state')).toHaveText(says('On', 'security.factor.on'));
      return { secret, recovery: [first, second] as const };
    };
    const expired = async (at: Page) => {
      await at.getByTestId('session-expired-login').click();
      await at.waitForURL((address) => address.pathname === '/');
    };
    const typePassword = async (at: Page) => {
      await go(at, '/login?next=%2Fdashboard-security');
      await at.locator('input[name=email]').fill(elena.email);
      await at.locator('input[name=password]').fill(elena.password);
      await at.getByTestId('login-submit').click();
    };
    // A code of the app is taken once; its next one is right already, because clocks may be half a minute off.
    const typeNextCode = async (at: Page, secret: string) => {
      await at.getByTestId('second-code').fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
      await at.waitForURL('**/dashboard-security');
    };

    await logIn(page, elena, '/dashboard-security');
    const phone = await setUp(page);
    await typePassword(elsewhere);
    await expectAccessible(elsewhere, 'the second step');
    await typeNextCode(elsewhere, phone.secret);
    await expect(elsewhere.getByTestId('other-device')).toHaveCount(1);

    await page.reload();
    await alive(page);
    await page.getByTestId('end-others').click();
    await expect(page.getByTestId('other-device')).toHaveCount(0);
    await expired(elsewhere);

    await test.step('the phone is lost: one recovery code opens, another one makes room for the next app', async () => {
      await typePassword(elsewhere);
      await elsewhere.getByTestId('second-step-swap').click();
      await elsewhere.getByTestId('recovery-code').fill(phone.recovery[0].toLowerCase());
      await elsewhere.getByTestId('second-step-submit').click();
      await elsewhere.waitForURL('**/dashboard-security');
      await elsewhere.getByTestId('factor-off').click();
      await elsewhere.getByTestId('any-code').fill(phone.recovery[1]);
      await elsewhere.getByTestId('any-code-submit').click();
      await expect(elsewhere.getByTestId('factor-state')).toHaveText(says('Off', 'security.factor.off'));
      const next = await setUp(elsewhere);
      await expired(page);
      await typePassword(page);
      await typeNextCode(page, next.secret);
      await expect(page.getByTestId('codes-left')).toContainText('10');
    });
    expect(problems).toEqual([]);
  });

  test(`another e-mail address, and the former one takes it back (${language})`, async ({ browser }) => {
    const { page, person } = await newcomer(browser, 'nadia.address', language);
    const email = `nadia.new.${language}.${Date.now()}@example.com`;
    await go(page, '/dashboard-security?step=email');
    await page.locator('input[name=email]').fill(email);
    await page.getByTestId('address-send').click();
    await page.getByTestId('code').fill(await codeFor(page, email));
    await expect(page.getByTestId('log-in-facts')).toContainText(email);

    const texts = async () => (await lettersTo(page, person.email)).map(({ text }) => text).join('\n');
    await expect.poll(texts).toMatch(/http\S+key=/);
    const link = new URL(/http\S+key=\S+/.exec(await texts())?.[0] ?? '');
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
