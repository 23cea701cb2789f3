import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoFamily, demoManager } from '#features/senior-care/demo/people.ts';

export const elena = { email: demoFamily.email, password: DEMO_PASSWORD };
export const marcus = { email: demoManager.email, password: DEMO_PASSWORD };

type Eyes = { language?: 'en' | 'sp'; width?: 390 | 1440 | 320; theme?: 'light' | 'dark' };
export type Visitor = { context: BrowserContext; page: Page; problems: string[] };

/** Each width, theme and language at least twice, in half of all combinations. */
export const looks = [
  { width: 1440, theme: 'light', language: 'en' },
  { width: 390, theme: 'dark', language: 'en' },
  { width: 1440, theme: 'dark', language: 'sp' },
  { width: 390, theme: 'light', language: 'sp' },
] as const;
export type Look = (typeof looks)[number];
export const nameOf = ({ width, theme, language }: Look) => `${width} px, ${theme}, ${language}`;

export const house = () => process.env['HOUSE'] ?? 'http://127.0.0.1:3000';

/** Somebody with a browser of their own; whatever the browser complains of is kept in `problems`. */
export async function visitor(
  browser: Browser,
  { language = 'en', width = 1440, theme = 'light' }: Eyes = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: house(),
    viewport: { width, height: width === 1440 ? 1000 : 844 },
    colorScheme: theme,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addCookies([{ name: 'lado_ui', value: `${language}.standard.system.out`, url: house() }]);
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

export const alive = (page: Page) => page.waitForFunction(() => window.hydrated === true);

export async function logIn(page: Page, { email, password }: { email: string; password: string }, next = '/dashboard') {
  await go(page, `/login?next=${encodeURIComponent(next)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByTestId('login-submit').click();
  await page.waitForURL((url) => url.pathname === new URL(next, house()).pathname);
}

type Letter = { channel: string; recipient: string; subject: string | null; text: string };

/** What has left for this address, newest first. */
export async function lettersTo(page: Page, recipient: string): Promise<Letter[]> {
  const answer = await page.request.get(
    `${house()}/services/common/dev/v1.0/outbox?to=${encodeURIComponent(recipient)}`,
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

/** What opens above a page. */
export const ABOVE = 'dialog[open], [popover]:popover-open';

/** No finding of axe, on the page or within a part of it, nothing wider than the screen, one heading. */
export async function expectAccessible(page: Page, where: string, within = 'html') {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  );
  expect(found, `axe on ${where}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${where}`).toBeLessThanOrEqual(0);
  await expect(page.locator('h1'), `one h1 on ${where}`).toHaveCount(1);
  expect(await page.title(), `title of ${where}`).toMatch(/ \| Lado$/);
}

/** Waits until nothing is loading and nothing moves: axe measures colours halfway through a fade. */
async function settle(page: Page) {
  await expect(page.getByTestId('page-loader')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

declare global {
  interface Window {
    hydrated?: boolean;
  }
}
