import path from 'node:path';
import * as z from 'zod';
import { services } from '#shared/services.ts';
import type { PortSettings } from './ports/open.ts';
import { StartFailure } from './start-failure.ts';

const text = z.string().trim().min(1, 'must not be blank');
const number = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, `must be one of ${choices.join(', ')}`);
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });
const webAddress = address(/^https?$/, 'https://lado.example');
const origin = webAddress.refine(
  (value) => !URL.canParse(value) || new URL(value).pathname === '/',
  'must have no path',
);
const turnAddresses = text
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine(
    (urls) => urls.every((url) => /^turns?:[^\s/]+$/.test(url)),
    'must be addresses such as turn:turn.lado.example:3478, joined by commas',
  );
const mailAddresses = text
  .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
  .pipe(z.array(z.email('must be mail addresses such as ines@lado.example, joined by commas')));
const basePath = z.string().regex(/^(\/[\w.-]+)+$/, 'must be a path such as /services/user');

/** Every setting, each with its default; `.env.example` says what they are for. */
const Settings = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: number(0, 65_535).default(3000),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/lado').optional(),
  DATABASE_POOL: number(2, 200).default(20),
  LADO_DEMO: flag.optional(),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  METRICS_PORT: number(0, 65_535).optional(),
  TRUSTED_PROXIES: number(0, 10).default(0),
  LIMITS_FACTOR: number(1, 100_000).default(1),
  STAFF_EMAILS: mailAddresses.optional(),
  AGENCY_REGISTER: text.optional(),
  SECRETS_KEY: text.min(32, 'must have at least 32 characters').optional(),
  PAYMENTS: oneOf(['simulated', 'stripe']).default('simulated'),
  SIMULATED_PAYMENTS_IN_PUBLIC: flag.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PAYOUTS_WEBHOOK_SECRET: text.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@host:465').optional(),
  MAIL_FROM: text.default('Lado <no-reply@lado.example>'),
  SMS_URL: webAddress.optional(),
  SMS_ACCOUNT: text.optional(),
  SMS_TOKEN: text.optional(),
  SMS_FROM: text.optional(),
  VAPID_PUBLIC_KEY: text.optional(),
  VAPID_PRIVATE_KEY: text.optional(),
  VAPID_SUBJECT: address(/^(mailto|https)$/, 'mailto:help@lado.example').optional(),
  PUSH_SERVICE: origin.optional(),
  TURN_URLS: turnAddresses.optional(),
  TURN_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  TURN_ONLY: flag.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  ANALYTICS_URL: webAddress.optional(),
  SENTRY_DSN: webAddress.optional(),
  ...Object.fromEntries(Object.keys(services).map((name) => [baseSetting(name), basePath.optional()])),
  NODE_ENV: text.optional(),
});

/** As they are called in the environment. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

export type Env = ReturnType<typeof readEnv>;

/** Parses the environment. Throws StartFailure naming every wrong value at once, but never a value: some are secrets. */
export function readEnv(given: Record<string, string | undefined> = process.env) {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const read = Settings.safeParse(filled);
  const complaints = [
    ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...incomplete(filled),
    ...clashes(filled),
  ];
  if (!read.success || complaints.length > 0)
    throw new StartFailure(['Some settings cannot be used:', ...complaints].join('\n  '));
  const env = read.data;
  if (isUnpaidInPublic(env)) throw new StartFailure(UNPAID_IN_PUBLIC);
  const dataFolder = path.resolve(env.DATA_DIR);
  const hasDemo = env.LADO_DEMO ?? !env.DATABASE_URL;
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataFolder,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    hasDemo,
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    limitsFactor: env.LIMITS_FACTOR,
    staffEmails: new Set(env.STAFF_EMAILS),
    agencyRegister: env.AGENCY_REGISTER,
    secretsKey: env.SECRETS_KEY,
    turn: turnOf(env),
    isDevelopment: env.NODE_ENV === 'development',
    bases: Object.fromEntries(
      Object.entries(services).map(([name, base]) => [name, baseOf(env, name) ?? base]),
    ) as typeof services,
    ports: portSettings(env, { dataFolder, hasDemo }),
    warnings: env.DATABASE_URL && env.PAYMENTS === 'simulated' ? [SIMULATED] : [],
  };
}

/** The relay for visits by video, for whom the server signs names that end by themselves; `isOnly` sends all media by it. */
export type Turn = { urls: string[]; secret: string; isOnly: boolean };

const turnOf = ({
  TURN_URLS: urls,
  TURN_SECRET: secret,
  TURN_ONLY: isOnly,
}: z.output<typeof Settings>): Turn | undefined =>
  urls && secret ? { urls, secret, isOnly: isOnly ?? false } : undefined;

const SIMULATED =
  'PAYMENTS ARE SIMULATED: only test cards work, nobody is charged, and no center gets money. Set PAYMENTS=stripe.';
const UNPAID_IN_PUBLIC =
  'Payments are simulated, so nobody would be charged at PUBLIC_URL. Set PAYMENTS=stripe with its keys, or for a trial SIMULATED_PAYMENTS_IN_PUBLIC=1.';

/** A database of its own and an address that others reach: no trial on one's own machine. */
const isUnpaidInPublic = (env: z.output<typeof Settings>) =>
  env.DATABASE_URL !== undefined &&
  env.PAYMENTS === 'simulated' &&
  env.PUBLIC_URL !== undefined &&
  !isLoopback(new URL(env.PUBLIC_URL).hostname) &&
  env.SIMULATED_PAYMENTS_IN_PUBLIC !== true;

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

function baseSetting(service: string) {
  return `BASE_${service.toUpperCase()}`;
}

const baseOf = (env: Record<string, unknown>, service: string) => env[baseSetting(service)];

type EnvironmentFacts = { dataFolder: string; hasDemo: boolean };

function portSettings(env: z.output<typeof Settings>, { dataFolder, hasDemo }: EnvironmentFacts): PortSettings {
  return {
    paymentsProvider: env.PAYMENTS,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    stripePayoutsSecret: env.STRIPE_PAYOUTS_WEBHOOK_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    smsUrl: env.SMS_URL,
    smsAccount: env.SMS_ACCOUNT,
    smsToken: env.SMS_TOKEN,
    smsFrom: env.SMS_FROM,
    vapidPublicKey: env.VAPID_PUBLIC_KEY,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    vapidSubject: env.VAPID_SUBJECT ?? pushContact(env),
    pushService: env.PUSH_SERVICE?.replace(/\/$/, ''),
    hasOwnPushKeys: !hasDemo,
    filesFolder: path.join(dataFolder, 'files'),
    s3Endpoint: env.S3_ENDPOINT,
    s3Bucket: env.S3_BUCKET,
    s3Region: env.S3_REGION,
    s3AccessKey: env.S3_ACCESS_KEY,
    s3SecretKey: env.S3_SECRET_KEY,
    analyticsUrl: env.ANALYTICS_URL,
    sentryDsn: env.SENTRY_DSN,
  };
}

/** Whom a push service writes to when nobody is named: it takes addresses with https, and those of mail. */
const pushContact = ({ PUBLIC_URL: url, MAIL_FROM: from }: z.output<typeof Settings>) =>
  url?.startsWith('https:') ? url : `mailto:${/<(.+)>/.exec(from)?.[1] ?? from}`;

/** Settings that come together or not at all. */
function incomplete(env: Record<string, string | undefined>): string[] {
  const groups = [
    {
      reason: 'PAYMENTS=stripe',
      isChosen: env['PAYMENTS'] === 'stripe',
      names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    },
    { reason: 'SMS_URL', isChosen: 'SMS_URL' in env, names: ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] },
    {
      reason: 'VAPID_PUBLIC_KEY',
      isChosen: 'VAPID_PUBLIC_KEY' in env,
      names: ['VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
    },
    { reason: 'TURN_URLS', isChosen: 'TURN_URLS' in env, names: ['TURN_SECRET'] },
    { reason: 'TURN_ONLY', isChosen: 'TURN_ONLY' in env, names: ['TURN_URLS'] },
    { reason: 'S3_ENDPOINT', isChosen: 'S3_ENDPOINT' in env, names: ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] },
  ];
  return groups
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ reason, names }) =>
      names.filter((name) => !(name in env)).map((name) => `${name} is missing: ${reason} needs it`),
    );
}

/** Settings that must differ. */
function clashes(env: Record<string, string | undefined>): string[] {
  const paths = Object.entries(services).map(([name, base]) => env[baseSetting(name)] ?? base);
  return [
    ...(new Set(paths).size < paths.length ? ['BASE_… must differ from service to service'] : []),
    ...(env['METRICS_PORT'] !== undefined &&
    env['METRICS_PORT'] !== '0' &&
    env['METRICS_PORT'] === (env['PORT'] ?? '3000')
      ? ['METRICS_PORT must differ from PORT']
      : []),
  ];
}
