import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCentres } from '#features/senior-care/demo/centres.ts';
import type { AnyCall } from '#shared/call.ts';
import { calls } from '#app/calls.ts';
import { services } from '#shared/services.ts';
import { UI_COOKIE, type UiChoices, writeUiCookie } from '#shared/ui-cookie.ts';
import { type Row, rows } from '#web/routes.ts';
import { toLogin } from '#web/paths.ts';
import { freePort } from '../e2e/free-port.ts';
import { type ServerProcess, startServer } from '../e2e/server-process.ts';
import { built } from './built.ts';
import { freshDatabase } from './database.ts';
import { addressesOf, withoutParameters } from './example-addresses.ts';
import { ownScreens, specifiedRoutes } from './specified-routes.ts';

let server: ServerProcess;
let folder: string;
let metricsPort: number;
beforeAll(async () => {
  await built();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-routes-'));
  metricsPort = await freePort();
  server = await startServer({
    folder,
    settings: { DATABASE_URL: await freshDatabase(), METRICS_PORT: String(metricsPort) },
  });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const [centre] = demoCentres();
const addressOf = (row: Row) => addressesOf(row)[0] ?? row.path;
const lineOf = ({ path: route, access, header }: Row) => `${route} ${access} ${header}`;
const present = rows
  .filter((row) => !row.path.startsWith('/partner') && !row.isDevelopment && !ownScreens.includes(row.path))
  .map(lineOf);
const named = (list: readonly Row[]) => list.map((row): [string, Row] => [row.path, row]);
const choices = {
  language: 'en',
  textSize: 'standard',
  theme: 'system',
  isLoggedIn: false,
  hasFonts: false,
  zone: undefined,
} as const;
const withChoice = (chosen: Partial<UiChoices>) => ({
  cookie: `${UI_COOKIE}=${writeUiCookie({ ...choices, ...chosen })}`,
});
const loggedIn = withChoice({ isLoggedIn: true });

const ask = (address: string, init: RequestInit = {}) =>
  fetch(server.address + address, { redirect: 'manual', ...init });

describe('the table of screens', () => {
  test('is the one that was looked at', async () => {
    await expect(`${rows.map((row) => `${lineOf(row)} ${row.page}`).join('\n')}\n`).toMatchFileSnapshot(
      'routes.snapshot.txt',
    );
  });

  test('is held against the 70 screens of the specification', () => {
    expect(new Set(specifiedRoutes.all).size).toBe(70);
  });

  test.each(specifiedRoutes.open)('has %s', (line) => {
    expect(present).toContain(line);
  });

  test.each(present)('agrees with the specification on %s', (line) => {
    expect(specifiedRoutes.all).toContain(line);
  });

  test.each(ownScreens)('has a screen of our own in place of none of the specification: %s', (path) => {
    expect(rows.map((row) => row.path)).toContain(path);
    expect(specifiedRoutes.all.some((line) => line.startsWith(`${path} `))).toBe(false);
  });

  test.each(Object.entries(specifiedRoutes.waiting))('lacks screens of %s, or else it would be open', (_, lines) => {
    expect(lines.filter((line) => !present.includes(line))).not.toEqual([]);
  });
});

describe.each(named(rows.filter(({ access }) => access === 'public')))('%s', (route, row) => {
  test('shows a page with one heading and a title', async () => {
    const answer = await ask(addressOf(row));
    const html = await answer.text();
    const isMissing = ['/404', '/invitation', '/shared-record'].includes(route); // a key that is made up leads nowhere
    expect(answer.status).toBe(isMissing ? 404 : 200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ \| Lado<\/title>/);
    expect(headersIn(html)).toEqual(row.header === 'auto' ? ['public'] : []);
    expectHelp(html);
  });

  test('is guarded', async () => {
    const { headers } = await ask(addressOf(row));
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(rule);
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('cache-control')).toBe(row.hasKey ? 'no-store' : 'private, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe(row.hasKey ? 'no-referrer' : 'strict-origin-when-cross-origin');
    expect(headers.get('x-robots-tag')).toBe(row.hasKey ? 'noindex, nofollow' : null);
  });

  test('knows who is logged in', async () => {
    const answer = await ask(addressOf(row), { headers: loggedIn });
    if (route === '/') return expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard']);
    expect(headersIn(await answer.text())).toEqual(row.header === 'auto' ? ['dashboard'] : []);
  });
});

describe.each(named(rows.filter(({ access }) => access === 'private')))('%s', (_, row) => {
  test('asks a visitor to log in, and comes back', async () => {
    const address = `${withoutParameters(row)}?tab=pending&note=a%20%26%20b`;
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, toLogin(address)]);
    expect(toLogin(address)).toBe(`/login?next=${encodeURIComponent(address).replaceAll('%20', '+')}`);
  });

  test('gets its frame, and nothing personal, from the server', async () => {
    const answer = await ask(withoutParameters(row), { headers: loggedIn });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(headersIn(html)).toEqual([['partner', 'staff'].includes(row.header) ? row.header : 'dashboard']);
    expectHelp(html);
    if (row.header === 'auto') expect(html).toMatch(/<header.*href="\/senior-care".*<\/header>/s);
    expect(html).not.toMatch(/<h1[\s>]/);
    expect(html.match(/<title>[^<]+ \| Lado<\/title>/g)).toHaveLength(1);
    expect(html).not.toContain('<title>shell.');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});

test('a document brings its styles in itself: browsers fetch sheets that it links, also disabled ones', async () => {
  const html = await (await ask('/care/daycarecenters?place=Pasadena,+CA')).text();
  expect(html).toContain('<style');
  expect(html).not.toContain('rel="stylesheet"');
});

describe('fonts', () => {
  const preloadedBy = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);

  test('do not come before the words of a first visit', async () => {
    const html = await (await ask('/')).text();
    expect(preloadedBy(html)).toEqual([]);
    expect(html).toContain('<html lang="en"><head>');
  });

  test('stand at once where they are known, and are small', async () => {
    const html = await (await ask('/', { headers: withChoice({ hasFonts: true }) })).text();
    expect(html).toContain('<html lang="en" data-fonts>');
    const fonts = await Promise.all(preloadedBy(html).map(async (href) => (await ask(href)).arrayBuffer()));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThanOrEqual(45_000);
  });
});

describe('an address that nothing stands at', () => {
  test.each(['/nowhere', '/care', '/care/daycaredetails/a/b', '/LOGIN/x', '/partner/nowhere', '/dashboard/..%2fx'])(
    '%s leads to the page that says sorry',
    async (address) => {
      const answer = await ask(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/404']);
    },
  );

  test.each([
    '/services/user/auth/v1.1/nothing',
    '/services',
    '/wp-login.php',
    '/.env',
    '/assets/nothing.js',
    '/favicon.ico2',
  ])('%s is simply not found', async (address) => {
    await expectProblem(await ask(address), 404, 'not_found');
  });

  test.each([
    '//evil.example/',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    `/${'x'.repeat(9000)}`,
    '/login?next=//evil.example',
    '/?a=%E0%A4%A',
  ])('%.40s does no harm', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expect(/"dependencies"|\n\s+at /.test(await answer.text())).toBe(false);
  });
});

describe('a call asked with the wrong verb', () => {
  const all = Object.values(calls).flatMap((group) => Object.values(group) as AnyCall[]);
  const addressed = all.map(({ service, path: below, method }) => ({ address: services[service] + below, method }));
  test.each([...new Set(addressed.map(({ address }) => address))])('%s says which it knows', async (address) => {
    const known: string[] = addressed.filter((one) => one.address === address).map(({ method }) => method);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((verb) => !known.includes(verb))) {
      const answer = await ask(address.replace(/:\w+/g, '5c0a7e1e-0000-4000-8000-00000000dead'), { method });
      await expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers.get('allow')?.split(', ').sort(), method).toEqual(known.sort());
    }
  });
});

test('says that it lives, that it is ready, and how it does, the last on a port of its own', async () => {
  expect([await (await ask('/healthz')).json(), await (await ask('/readyz')).json()]).toEqual([
    { status: 'ok' },
    { status: 'ready' },
  ]);
  await ask(`/services/user/auth/v1.1/getGPByUserId/${centre?.id}`);
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures).toContain(
    'http_request_duration_seconds_count{method="GET",route="/services/user/auth/v1.1/getGPByUserId/:id",status="401"}',
  );
  expect(figures).not.toContain(centre?.id);
  expect((await ask('/metrics')).headers.get('location')).toBe('/404');
});

const headersIn = (html: string) =>
  ['public', 'dashboard', 'partner', 'staff'].filter((name) => html.includes(`data-testid="${name}-header"`));

async function expectProblem(answer: Response, status: number, code: string) {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    expect.stringMatching(/^application\/problem\+json/),
  ]);
  expect(await answer.json()).toMatchObject({ status, code, title: expect.any(String) });
}

/** A number to call with its hours, and the size of the letters, which whoever needs them cannot look for elsewhere. */
function expectHelp(html: string) {
  expect(html).toContain('href="tel:+16265550100"');
  expect(html).toContain('Monday to Friday, 8 AM to 6 PM');
  expect(html).toContain('data-testid="text-size-largest"');
}
