import fastify from 'fastify';
import cookie from '@fastify/cookie';
import { afterAll, expect, test } from 'vitest';
import { render } from '#app/web/entry.server.tsx';
import { readEnv } from '#server/env.ts';
import { stylesPart } from '#server/http/document.ts';
import { servePages } from '#server/http/pages.ts';
import { Failure } from '#shared/failure.ts';
import { services } from '#shared/services.ts';
import { UI_COOKIE } from '#shared/ui-cookie.ts';
import { rows } from '#web/routes.ts';
import { cardHostsOf } from './app.ts';

const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const moneyPages = ['/care/paymentsCardList', '/care/paymentmethod', '/CPaymenetCardList', '/partner/payouts'];
// The frames of private screens; what they show makes no difference to what they may do.
const screens = rows.filter(({ access }) => access === 'private').map(({ path }) => path.replace(/\/[:*].*/, ''));

const opened: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(opened.map((close) => close()));
});

/** The screens of these settings whose answers say so. */
async function screensWhere(settings: Record<string, string>, says: (headers: Record<string, unknown>) => boolean) {
  const app = fastify();
  opened.push(() => app.close());
  await app.register(cookie);
  servePages(app, {
    assets: {
      load: async () => ({ render, afterPaint: '' }),
      of: () => ({
        page: '',
        words: [],
        modules: [],
        styles: stylesPart({ css: '', devHead: '' }),
        sheets: [],
        fonts: [],
      }),
      isStrict: true,
    },
    answers: {} as never, // only what is no page asks for it
    senderFor: () => async () => {
      throw new Failure('unreachable');
    },
    holderOf: async () => undefined,
    installation: { bases: services, hasDemo: false, hasCardHosts: false, hasErrorService: false, hasAnalytics: false },
    cardHosts: cardHostsOf(readEnv({ LADO_DEMO: '1', ...settings })),
    publicUrl: 'https://lado.example',
    now: () => new Date('2026-06-15T16:00:00Z'),
  });
  const found = [];
  for (const url of screens) {
    const { statusCode, headers } = await app.inject({
      url,
      headers: { cookie: `${UI_COOKIE}=en.standard.system.in` },
    });
    expect([url, statusCode]).toEqual([url, 200]);
    if (says(headers)) found.push(url);
  }
  return found;
}
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test('every page that takes cards or bank accounts, and no other, may talk to the processor of both', async () => {
  expect(await screensWhere(stripe, (headers) => /stripe\.com/.test(policyOf(headers)))).toEqual(moneyPages);
  expect(await screensWhere(stripe, (headers) => !policyOf(headers).includes('trusted-types'))).toEqual(moneyPages);
});

test('of the pages that anybody may open one is a document of its own, because its last step takes cards', () => {
  const marked = rows.filter(
    ({ access, asksProcessor, hasDevices }) => access !== 'private' && (asksProcessor || hasDevices),
  );
  expect(marked).toMatchObject([{ path: '/care/daycare-bookingdetails', asksProcessor: true }]);
});

test('no page talks to other hosts where payments are simulated', async () => {
  expect(await screensWhere({}, (headers) => /https:/.test(policyOf(headers)))).toEqual([]);
});

test('camera and microphone are for the page of a visit alone', async () => {
  expect(await screensWhere({}, (headers) => /camera=\(self\)/.test(String(headers['permissions-policy'])))).toEqual([
    '/videoCall',
  ]);
});
