import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoFamily } from '#features/account/demo/people.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { type Language, type Look, sizeOf } from './looks.ts';

export const elena = { email: demoFamily.email, password: DEMO_PASSWORD };
export const marcus = { email: demoManager.email, password: DEMO_PASSWORD };

type Choices = { language?: Language } & Partial<Look>;
export type Visitor = { context: BrowserContext; page: Page; problems: string[] };

/** Where the server of this run is. */
export const serverAddress = () => process.env['SERVER_ADDRESS'] ?? 'http://127.0.0.1:3000';

/** Somebody with a browser of their own; whatever the browser complains of is kept in `problems`. */
export async function visitor(
  browser: Browser,
  { language = 'en', width = 1440, theme = 'light' }: Choices = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: serverAddress(),
    viewport: sizeOf({ width }),
    colorScheme: theme,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addCookies([{ name: 'lado_ui', value: `${language}.standard.system.out`, url: serverAddress() }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error('CSP', event.violatedDirective, event.blockedURI, event.sample),
    ),
  );
  return { context, page, problems };
}

// The browser itself writes a line for each answer that is no success.
const isExpected = (text: string) =>
  /Failed to load resource: the server responded with a status of (4\d\d|503)/.test(text);

/** Goes there and waits until the page is alive. */
export async function go(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
}

/** Holds back the scripts of what is opened from now on, until they are brought. */
export async function holdScripts(page: Page): Promise<() => void> {
  let bring = () => undefined as void;
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}

export const alive = (page: Page) => page.waitForFunction(() => window.hydrated === true);

export async function logIn(page: Page, { email, password }: { email: string; password: string }, next = '/dashboard') {
  await go(page, `/login?next=${encodeURIComponent(next)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByTestId('login-submit').click();
  await page.waitForURL((url) => url.pathname === new URL(next, serverAddress()).pathname);
}

type Letter = { channel: string; recipient: string; subject: string | null; text: string };

/** What has left for this address, newest first. */
export async function lettersTo(page: Page, recipient: string): Promise<Letter[]> {
  const answer = await page.request.get(
    `${serverAddress()}/services/common/dev/v1.0/outbox?to=${encodeURIComponent(recipient)}`,
  );
  return ((await answer.json()) as { data: Letter[] }).data;
}

/** The six digits in the newest letter to this address. */
export async function codeFor(page: Page, recipient: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = /\b(\d{6})\b/.exec((await lettersTo(page, recipient))[0]?.text ?? '')?.[1];
        return code;
      },
      { message: `a code for ${recipient}` },
    )
    .toBeTruthy();
  return code ?? '';
}

declare global {
  interface Window {
    hydrated?: boolean;
  }
}
