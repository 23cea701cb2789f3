import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnv, settingNames } from '#server/env.ts';
import { StartFailure } from '#server/start-failure.ts';

const example = fs
  .readFileSync('.env.example', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', value = ''] = /^#([A-Z][A-Z\d_]+)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value] as const] : [];
  });

test('.env.example explains every setting, with values that work', () => {
  // Node's own variable is set by the scripts.
  expect(example.map(([name]) => name).sort()).toEqual(settingNames.filter((name) => name !== 'NODE_ENV').sort());
  expect(readEnv(Object.fromEntries(example))).toMatchObject({
    port: 3000,
    metricsPort: 9100,
    hasDemo: false,
    bases: { seniorCare: '/services/seniorcare' },
    staffEmails: new Set(['ines@lado.example', 'omar@lado.example']),
  });
});

test('an empty environment is enough, and an empty value is none', () => {
  expect(readEnv({})).toEqual(readEnv({ PORT: '', DATABASE_URL: '' }));
  expect(readEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    hasDemo: true,
    databaseUrl: undefined,
    metricsPort: undefined,
  });
});

test.each([
  [{}, true],
  [{ LADO_DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://db/lado' }, false],
  [{ DATABASE_URL: 'postgres://db/lado', LADO_DEMO: '1' }, true],
])('%j decides about the demo town', (given, hasDemo) => {
  expect(readEnv(given).hasDemo).toBe(hasDemo);
});

test.each([
  [{}, 'mailto:no-reply@lado.example'],
  [{ PUBLIC_URL: 'http://lado.example', MAIL_FROM: 'care@lado.example' }, 'mailto:care@lado.example'],
  [
    { DATABASE_URL: 'postgres://db/lado', PUBLIC_URL: 'https://lado.example', SIMULATED_PAYMENTS_IN_PUBLIC: '1' },
    'https://lado.example',
  ],
])('whom a push service writes to follows from %j', (given, subject) => {
  expect(readEnv(given).ports.vapidSubject).toBe(subject);
});

describe('simulated payments', () => {
  const ownDatabase = { DATABASE_URL: 'postgres://db/lado' };

  test.each([
    'https://lado.example',
    'http://192.0.2.1:3000',
    'https://localhost.example',
    'https://127.0.0.1.example',
  ])('are refused at %s', (PUBLIC_URL) => {
    expect(() => readEnv({ ...ownDatabase, PUBLIC_URL })).toThrow(StartFailure);
    expect(() => readEnv({ ...ownDatabase, PUBLIC_URL })).toThrow('Set PAYMENTS=stripe');
    expect(() => readEnv({ ...ownDatabase, PUBLIC_URL, SIMULATED_PAYMENTS_IN_PUBLIC: '0' })).toThrow(StartFailure);
    expect(readEnv({ ...ownDatabase, PUBLIC_URL, SIMULATED_PAYMENTS_IN_PUBLIC: '1' }).warnings).toHaveLength(1);
  });

  test.each([
    {},
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.0.0.1' },
    { PUBLIC_URL: 'http://[::1]:8080' },
  ])('are allowed, with a warning, at %j', (address) => {
    expect(readEnv({ ...ownDatabase, ...address }).warnings).toEqual([
      expect.stringContaining('PAYMENTS ARE SIMULATED'),
    ]);
  });

  test('are no surprise on the embedded database, and real ones none anywhere', () => {
    const stripe = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'wh',
    };
    expect(readEnv({ PUBLIC_URL: 'https://lado.example' }).warnings).toEqual([]);
    expect(readEnv({ ...ownDatabase, ...stripe, PUBLIC_URL: 'https://lado.example' }).warnings).toEqual([]);
  });
});

test.each([
  [{ PORT: '65536' }, 'PORT must be from 0 to 65535'],
  [{ PORT: '1e3' }, 'PORT must be a whole number'],
  [{ PORT: '-1' }, 'PORT must be a whole number'],
  [{ HOST: '  ' }, 'HOST must not be blank'],
  [{ PUBLIC_URL: 'lado.example' }, 'PUBLIC_URL must be an address such as https://lado.example'],
  [{ PUBLIC_URL: 'https://lado.example/app' }, 'PUBLIC_URL must have no path'],
  [{ STAFF_EMAILS: 'ines@lado.example, Omar' }, 'STAFF_EMAILS.1 must be mail addresses'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT'],
  [{ BASE_USER: 'https://user.example' }, 'BASE_USER must be a path such as /services/user'],
  [{ BASE_USER: '/services/common' }, 'BASE_… must differ from service to service'],
  [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' }, 'S3_SECRET_KEY is missing: S3_ENDPOINT needs it'],
])('%j is refused', (given, complaint) => {
  expect(() => readEnv(given)).toThrow(StartFailure);
  expect(() => readEnv(given)).toThrow(complaint);
});
