import path from 'node:path';
import * as z from 'zod';
import { services } from '#shared/services.ts';
import type { PortSettings } from './ports/open.ts';
import { StartFailure } from './start-failure.ts';

const text = z.string().trim().min(1);
const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const webAddress = z.url({ protocol: /^https?$/ });

/** Every setting, each with its default; `.env.example` says what they are for. */
const Settings = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: number(0, 65_535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: number(2, 200).default(20),
  LADO_DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  METRICS_PORT: number(0, 65_535).optional(),
  TRUSTED_PROXIES: number(0, 10).default(0),
  LIMITS_FACTOR: number(1, 100_000).default(1),
  PAYMENTS: z.enum(['simulated', 'stripe']).default('simulated'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Lado <no-reply@lado.example>'),
  SMS_URL: webAddress.optional(),
  SMS_ACCOUNT: text.optional(),
  SMS_TOKEN: text.optional(),
  SMS_FROM: text.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  ANALYTICS_URL: webAddress.optional(),
  SENTRY_DSN: webAddress.optional(),
  ...Object.fromEntries(Object.keys(services).map((name) => [baseSetting(name), text.optional()])),
  NODE_ENV: text.optional(),
});

export type Env = ReturnType<typeof readEnv>;

/** Parses the environment. Throws StartFailure naming every wrong value at once. */
export function readEnv(given: Record<string, string | undefined> = process.env) {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const read = Settings.safeParse(filled);
  if (!read.success) throw new StartFailure(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const env = read.data;
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
    isDevelopment: env.NODE_ENV === 'development',
    bases: Object.fromEntries(Object.entries(services).map(([name, base]) => [name, baseOf(env, name) ?? base])) as typeof services,
    ports: portSettings(env, dataFolder),
  };
}

function baseSetting(service: string) {
  return `BASE_${service.toUpperCase()}`;
}

const baseOf = (env: Record<string, unknown>, service: string) => env[baseSetting(service)];

function portSettings(env: z.output<typeof Settings>, dataFolder: string): PortSettings {
  demand(env, 'PAYMENTS=stripe', env.PAYMENTS === 'stripe', ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  demand(env, 'SMS_URL', env.SMS_URL !== undefined, ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM']);
  demand(env, 'S3_ENDPOINT', env.S3_ENDPOINT !== undefined, ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']);
  return {
    paymentsProvider: env.PAYMENTS,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    smsUrl: env.SMS_URL,
    smsAccount: env.SMS_ACCOUNT,
    smsToken: env.SMS_TOKEN,
    smsFrom: env.SMS_FROM,
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

function demand(env: Record<string, unknown>, why: string, isWanted: boolean, names: string[]) {
  const missing = names.filter((name) => env[name] === undefined);
  if (isWanted && missing.length > 0) throw new StartFailure(`${why} needs ${missing.join(', ')}.`);
}
