import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownPool } from '#test/database.ts';
import { readEnv } from '#server/env.ts';
import { secretsUnder } from '#server/secrets.ts';
import { openPorts, type PortSettings } from './open.ts';
import { ownPushKeys } from './push/own-keys.ts';

const log = { warn: () => undefined, error: () => undefined };
const secrets = secretsUnder('a key of at least thirty-two characters');
const { db } = await ownPool(4);
let embedded: PortSettings;

beforeAll(async () => {
  embedded = {
    paymentsProvider: 'simulated',
    mailFrom: 'Lado <no-reply@lado.example>',
    s3Region: 'us-east-1',
    simulatedDelayMs: 0,
    filesFolder: path.join(await mkdtemp(path.join(os.tmpdir(), 'lado-ports-')), 'files'),
  };
});
afterAll(() => rm(path.dirname(embedded.filesFolder), { recursive: true }));

const stripe = { stripeSecretKey: 'sk_test_1', stripePublishableKey: 'pk_test_1', stripeWebhookSecret: 'whsec_1' };
const sms = { smsAccount: 'AC1', smsToken: 'secret', smsFrom: '+12135550199' };
const s3 = { s3Bucket: 'lado', s3AccessKey: 'AKIA1', s3SecretKey: 'secret' };

test('without any setting everything is embedded, and nothing that was told is lost at the end', async () => {
  const ports = await openPorts(embedded, { db, log, secrets });
  expect(ports.payments.checkout).toEqual({ provider: 'simulated', gateway: '/dev/gateway/v1' });
  expect(ports.simulatedProcessor).toBe(ports.payments);
  expect((await ports.files.put(Readable.from([Buffer.from('x')]))).bytes).toBe(1);
  ports.analytics.page({ route: '/', at: new Date('2026-11-20T12:00:00Z') });
  ports.errors.report(new Error('odd'));
  await ports.close();
  expect(await db.selectFrom('analytics_events').select('route').execute()).toHaveLength(1);
  expect(await db.selectFrom('error_reports').select('name').execute()).toHaveLength(1);
});

test('with all settings everything is outside, and nothing is asked of it before it is needed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const ports = await openPorts(
    {
      ...embedded,
      ...stripe,
      ...sms,
      ...s3,
      paymentsProvider: 'stripe',
      smtpUrl: 'smtps://lado:secret@mail.example',
      smsUrl: 'https://sms.example',
      s3Endpoint: 'https://s3.example',
      analyticsUrl: 'https://collect.example',
      sentryDsn: 'https://public@errors.example/7',
    },
    { db, log, secrets },
  );
  expect(ports.payments.checkout).toEqual({ provider: 'stripe', publishableKey: 'pk_test_1' });
  expect(ports.simulatedProcessor).toBeUndefined();
  await ports.close();
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('outside of the demo town devices ring without any setting, and inside only by a pair that is set', async () => {
  const pushOf = async (settings: Record<string, string>) => {
    const ports = await openPorts({ ...readEnv(settings).ports, ...embedded }, { db, log, secrets });
    await ports.close();
    return ports.push.publicKey;
  };
  expect(await pushOf({})).toBeUndefined();
  expect(await pushOf({ LADO_DEMO: '0' })).toBe(ownPushKeys(secrets).publicKey);
  const pair = { VAPID_PUBLIC_KEY: 'BPair', VAPID_PRIVATE_KEY: 'key', VAPID_SUBJECT: 'mailto:help@lado.example' };
  expect(await pushOf(pair)).toBe('BPair');
  expect(await pushOf({ ...pair, LADO_DEMO: '0' })).toBe('BPair');
});

test.each([
  ['Stripe', { paymentsProvider: 'stripe' as const, ...stripe, stripeWebhookSecret: undefined }, 'webhookSecret'],
  ['SMS', { smsUrl: 'https://sms.example', ...sms, smsToken: '' }, 'token'],
  ['S3', { s3Endpoint: 'https://s3.example', s3Bucket: 'lado' }, 'accessKey, secretKey'],
])('half of the settings of %s are refused', async (_, settings, missing) => {
  await expect(openPorts({ ...embedded, ...settings }, { db, log, secrets })).rejects.toThrow(missing);
});
