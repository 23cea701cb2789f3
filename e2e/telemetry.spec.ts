import { expect, type Page } from '@playwright/test';
import { openCollectorEmulator } from '#server/ports/emulators/collector.ts';
import { openSentryEmulator } from '#server/ports/emulators/sentry.ts';
import { alive, elena, READERS, test, visitor } from './journeys.ts';
import { openCopy } from './town-copy.ts';
import type { ServerProcess } from './server-process.ts';

// Its own server is another one.
test.use({ town: READERS });

type Item = { type: string; payload: Record<string, unknown>; text: string };
let server: ServerProcess;
let errors: Awaited<ReturnType<typeof openSentryEmulator>>;
let analytics: Awaited<ReturnType<typeof openCollectorEmulator>>;

test.beforeAll(async () => {
  [errors, analytics] = await Promise.all([openSentryEmulator(), openCollectorEmulator()]);
  server = await openCopy({
    settings: { SENTRY_DSN: errors.dsn, ANALYTICS_URL: `${analytics.origin}/collect` },
  });
});
test.afterAll(async () => {
  await server.stop();
  await Promise.all([errors.close(), analytics.close()]);
});
test.beforeEach(() => {
  errors.bodies.length = 0;
});

/** What has arrived at the collector, item by item. */
const arrived = (): Item[] =>
  errors.bodies.flatMap((body) => {
    const [, ...lines] = body.trim().split('\n');
    const items: Item[] = [];
    while (lines.length > 0) {
      const { type }: { type: string } = JSON.parse(lines.shift() ?? '{}');
      const first = lines.shift() ?? '{}';
      const text = type === 'replay_recording' ? (lines.shift() ?? '') : first;
      items.push({ type, payload: JSON.parse(first), text });
    }
    return items;
  });
const of = (type: string) => arrived().filter((item) => item.type === type);

/** A visitor for whom every chance comes out as `chance`. */
async function someone(browser: Parameters<typeof visitor>[0], chance: number) {
  const one = await visitor(browser, { width: 390 });
  await one.page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
  return one;
}
const open = async (page: Page, to: string) => {
  await page.goto(server.address + to);
  await alive(page);
};
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const breakDown = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Rosa has dementia');
    });
  });
const secrets = /Rosa|dementia|Pasadena|elena|Jacaranda|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|\/(SC|pay)-\d/i;

test('traces and counts of every page arrive by template, and a session that was not drawn is recorded from its error on', async ({
  browser,
}) => {
  const { page, problems } = await someone(browser, 0.101);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await open(page, '/care/daycarecenters?place=Pasadena,+CA&memory=1');
  await page.locator('main article h2 a').first().click();
  await page.waitForURL(/daycaredetails/);
  const first = page.url();
  await expect
    .poll(() => of('transaction').map(({ payload }) => payload['transaction']), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['/care/daycarecenters', '/care/daycaredetails/:pathParam?']));
  expect(of('replay_recording')).toEqual([]);
  await breakDown(page);
  await expect.poll(() => of('event').length, { timeout: 60_000 }).toBe(1);
  await expect.poll(() => of('replay_recording').length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(of('event')[0]?.payload).toMatchObject({
    transaction: '/care/daycaredetails/:pathParam?',
    exception: { values: [{ type: 'Error', value: '' }] },
  });
  expect(of('replay_event')[0]?.payload).toMatchObject({ replay_type: 'buffer' });

  await page.locator('[aria-labelledby=nearby-title] h3 a').first().click();
  await page.waitForURL((url) => url.href !== first);
  await open(page, '/cs-pharmacy');
  await page.getByTestId('waiting-list-email').fill('olga@mail.example');
  await page.getByTestId('waiting-list-send').click();
  await page.getByTestId('waiting-list-done').waitFor();
  await expect
    .poll(() => analytics.collected.map(({ kind, name, route }) => `${kind} ${name} ${route}`), { timeout: 90_000 })
    .toContain('event waiting.joined /cs-pharmacy');
  const details = '/care/daycaredetails/:pathParam?';
  const pages = analytics.collected.filter(({ kind }) => kind === 'page').map(({ route }) => route);
  expect(pages).toEqual(['/care/daycarecenters', details, details, '/cs-pharmacy']);
  const told = analytics.collected.map(({ name, route, facts }) => ({ name, route, facts }));
  expect(JSON.stringify(told)).not.toMatch(secrets);
  expect(errors.bodies.join('\n')).not.toMatch(secrets);
  expect(new Set(asked)).toEqual(new Set([server.address]));
  expect(problems.filter((text) => !text.includes('dementia'))).toEqual([]);
});

test('a session in ten is recorded from its beginning; nothing of it once somebody logs in', async ({ browser }) => {
  const { page, problems } = await someone(browser, 0.099);
  await open(page, '/login');
  await expect
    .poll(() => of('replay_event').map(({ payload }) => payload['replay_type']), { timeout: 60_000 })
    .toContain('session');
  await page.locator('input[name=email]').fill(elena.email);
  await page.locator('input[name=password]').fill(elena.password);
  await page.getByTestId('login-submit').click();
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leave(page);
  const before = of('replay_recording').length;
  await breakDown(page);
  await expect.poll(() => of('event').length, { timeout: 60_000 }).toBe(1);
  expect(of('event')[0]?.payload).toMatchObject({ transaction: '/dashboard' });
  await expect
    .poll(() => of('transaction').map(({ payload }) => payload['transaction']), { timeout: 60_000 })
    .toContain('/dashboard');
  expect(of('replay_recording').length).toBe(before);
  expect(errors.bodies.join('\n')).not.toMatch(secrets);
  expect(problems.filter((text) => !text.includes('dementia'))).toEqual([]);
});

test('a recording ends on an open page once somebody switches it off in another tab, and nothing is told after the log-out either', async ({
  browser,
}) => {
  const { page, context } = await someone(browser, 0.099);
  const recorded = () =>
    of('replay_event')
      .filter(({ payload }) => payload['replay_type'] === 'session')
      .map(({ payload }) => payload['replay_id']);
  await open(page, '/cs-pharmacy');
  await expect.poll(recorded, { timeout: 60_000 }).not.toEqual([]);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await open(other, '/login?next=%2Fdashboard-privacy');
  await other.locator('input[name=email]').fill(elena.email);
  await other.locator('input[name=password]').fill(elena.password);
  await other.getByTestId('login-submit').click();
  await other.waitForURL(/\/dashboard-privacy$/);
  await alive(other);
  await other.getByTestId('privacy-sharesUsage').click();
  await expect(other.getByTestId('privacy-choices')).toContainText('Saved.');
  await expect(page.getByTestId('avatar-narrow')).toBeVisible();
  await other.getByTestId('avatar').click();
  await other.getByTestId('log-out').click();
  await expect(page.getByTestId('avatar-narrow')).toHaveCount(0);

  errors.bodies.length = 0;
  await page.getByTestId('waiting-list-email').fill('olga@mail.example');
  await breakDown(page);
  await leave(page);
  // What comes from elsewhere later is here: it would have been, too.
  const { page: elsewhere } = await someone(browser, 0.5);
  await open(elsewhere, '/login');
  const told = (type: string) => of(type).map(({ payload }) => payload['transaction']);
  await expect.poll(() => told('transaction'), { timeout: 60_000 }).toContain('/login');
  await breakDown(elsewhere);
  await expect.poll(() => told('event'), { timeout: 60_000 }).toEqual(['/login']);
  expect(new Set(told('transaction'))).toEqual(new Set(['/login']));
  expect(recorded()).toEqual([]);
});
