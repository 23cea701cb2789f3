import { type Browser, type BrowserContext, expect, type Page, type Route, test as base } from '@playwright/test';
import { elenasFamily } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD, demoFamily } from '#features/account/demo/people.ts';
import { demoCaregiver } from '#features/caregivers/demo/caregivers.ts';
import { demoLab } from '#features/diagnostics/demo/town.ts';
import { demoDoctor } from '#features/doctors/demo/town.ts';
import { demoAgency } from '#features/home-health/demo/town.ts';
import { account } from '#features/account/contract.ts';
import { LoggedInAccount } from '#features/account/logged-in.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import type { AnyCall } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import { readUiCookie, UI_COOKIE, type UiChoices, writeUiCookie } from '#shared/ui-cookie.ts';
import { entriesOf } from '#web/session.ts';
import type { Viewer } from '#test/example-addresses.ts';
import { type Language, type ScreenLook, sizeOf } from './looks.ts';
import { codeIn, type Letter, outboxOf } from './outbox.ts';
import { closeTowns, openTown, serverAddress } from './town.ts';

export { READERS, serverAddress } from './town.ts';

/** Where every visitor of the tests is. */
export const TIME_ZONE = 'America/Los_Angeles';

export const elena = { email: demoFamily.email, password: DEMO_PASSWORD };
/** Elena's uncle, who lets her book for him and read his messages. */
export const ernesto = { email: elenasFamily.ernesto.email, password: DEMO_PASSWORD };
export const marcus = { email: demoManager.email, password: DEMO_PASSWORD };
export const staff = { email: 'staff@example.com', password: DEMO_PASSWORD };

/** A test whose worker leaves no server behind. */
export const townTest = base.extend<object, { ending: undefined }>({
  ending: [
    async ({}, use) => {
      await use(undefined);
      await closeTowns();
    },
    { auto: true, scope: 'worker' },
  ],
});

/**
 * A test in the town of its file that leaves no browser open behind it: what stays open keeps a page and its socket
 * alive, and slows those that follow.
 */
export const test = townTest.extend<{ town: string; inTown: undefined }>({
  /** Another one than that of the file. */
  town: ['', { option: true }],
  inTown: [
    async ({ browser, town }, use, { file }) => {
      await openTown(town || file);
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});

type Choices = {
  language?: Language;
  /** Of another server than that of the town. */
  address?: string;
} & Partial<ScreenLook>;
export type Visitor = { context: BrowserContext; page: Page; problems: string[] };

/** Somebody with a browser of their own; whatever the browser complains of is kept in `problems`. */
export async function visitor(
  browser: Browser,
  { language = 'en', width = 1440, theme = 'light', address = serverAddress() }: Choices = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: sizeOf({ width }),
    colorScheme: theme,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addCookies([uiCookie({ ...readUiCookie(undefined), language }, address)]);
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error('CSP', event.violatedDirective, event.blockedURI, event.sample),
    ),
  );
  const page = await context.newPage();
  return { context, page, problems };
}

// The browser itself writes a line for each answer that is no success, and for the service worker that it asks for without a line.
const isExpected = (text: string) =>
  /Failed to load resource: the server responded with a status of (4\d\d|503)|error occurred when fetching the script/.test(
    text,
  );

/** Goes there and waits until the page is alive. */
export async function go(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
}

/** What is asked for at this address from now on waits until it is brought. */
export const holdBack = (page: Page, address: string | RegExp) =>
  hold(page, address, async (route) => () => route.continue());

/** The same, of what has been done by then: its answer waits. */
export const holdAnswer = (page: Page, address: string | RegExp) =>
  hold(page, address, async (route) => {
    const response = await route.fetch();
    return () => route.fulfill({ response });
  });

async function hold(
  page: Page,
  address: string | RegExp,
  take: (route: Route) => Promise<() => Promise<void>>,
): Promise<() => void> {
  let bring = () => undefined as void;
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(address, async (route) => {
    const goOn = await take(route);
    await brought;
    await goOn();
  });
  return bring;
}

/** Holds back the scripts of what is opened from now on. */
export const holdScripts = (page: Page) => holdBack(page, /\.js$/);

export const alive = (page: Page) => page.waitForFunction(() => window.hydrated === true);

type Person = { email: string; password: string };

/** Logs in as a person does, by typing. */
export async function typeLogIn(page: Page, { email, password }: Person, next = '/dashboard') {
  await go(page, `/login?next=${encodeURIComponent(next)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByTestId('login-submit').click();
  await expectPath(page, next);
  await page.waitForLoadState();
}

/** Logs in without the form, with a session of its own. */
export async function logIn(page: Page, person: Person, next = '/dashboard') {
  await keepSession(page, await ask(page, account.logIn, person));
  await go(page, next);
  await expectPath(page, next);
}

/** Sends a call that takes a body, as this page's browser, and answers what came. */
export async function ask(page: Page, { service, path }: Pick<AnyCall, 'service' | 'path'>, body: object) {
  const answer = await page.request.post(`${services[service]}${path}`, { data: body });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as unknown;
}

/** Keeps what opened a session as the page would keep it. */
export async function keepSession(page: Page, answer: unknown) {
  const { data, expiresAt, workspace } = LoggedInAccount.parse(answer);
  await page.goto('/robots.txt'); // a page of ours that does nothing
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(entriesOf(data, { expiresAt, workspace })),
  );
  const context = page.context();
  const choices = readUiCookie((await context.cookies(page.url())).find(({ name }) => name === UI_COOKIE)?.value);
  await context.addCookies([uiCookie({ ...choices, isLoggedIn: true, zone: TIME_ZONE }, page.url())]);
}

export const uiCookie = (choices: UiChoices, url: string) => ({ name: UI_COOKIE, value: writeUiCookie(choices), url });

/** Waits until the page is at this path, whatever navigations were begun and given up on the way. */
export const expectPath = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(new URL(path, 'http://any').pathname);

const accounts: Record<Exclude<Viewer, 'visitor'>, { who: Person; next?: string }> = {
  family: { who: elena },
  manager: { who: marcus, next: '/partner' },
  doctor: { who: demoDoctor, next: '/partner' },
  caregiver: { who: { ...demoCaregiver, password: DEMO_PASSWORD }, next: '/partner' },
  lab: { who: demoLab, next: '/partner' },
  agency: { who: demoAgency, next: '/partner/leads' },
  staff: { who: staff, next: '/partner/staff' },
};

/** Somebody who looks at screens, logged in unless a mere visitor. */
export async function arriveAs(browser: Browser, viewer: Viewer, choices?: Choices): Promise<Visitor> {
  const arrived = await visitor(browser, choices);
  if (viewer !== 'visitor') await logIn(arrived.page, accounts[viewer].who, accounts[viewer].next);
  return arrived;
}

/** What has left for this address, newest first. */
export async function lettersTo(page: Page, recipient: string): Promise<Letter[]> {
  const answer = await page.request.get(outboxOf(recipient));
  return ((await answer.json()) as { data: Letter[] }).data;
}

/** The code of the newest letter to this address that brings one. */
export async function codeFor(page: Page, recipient: string): Promise<string> {
  let code: string | undefined;
  const newest = async () => (code = codeIn(await lettersTo(page, recipient)));
  await expect.poll(newest, { message: `a code for ${recipient}` }).toBeTruthy();
  return code ?? '';
}

type SignUpOptions = { email: string; firstName?: string; lastName?: string };

/** From the open form of sign-up to the account, by the code that was mailed. */
export async function fillSignUp(page: Page, { email, firstName = 'Nadia', lastName = 'Ortiz' }: SignUpOptions) {
  const typed = { firstName, lastName, email, phone: '626 555 0177', password, confirmPassword: password };
  for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text);
  await page.locator('input[name=agreesToTerms]').check();
  await page.getByTestId('sign-up-submit').click();
  await expect(page.getByTestId('code-form')).toBeVisible();
  await page.getByTestId('code').fill(await codeFor(page, email));
}
const password = 'Quiet-Harbor-52!';

declare global {
  interface Window {
    hydrated?: boolean;
  }
}
