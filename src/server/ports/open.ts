import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#server/db/db.ts';
import type { Secrets } from '#server/secrets.ts';
import type { Analytics } from './analytics/analytics.ts';
import type { Errors } from './errors/errors.ts';
import { noteFileKey } from './files/file-keys.ts';
import type { Files } from './files/files.ts';
import { sealedFiles } from './files/sealed.ts';
import type { Mail } from './mail/mail.ts';
import { openSimulatedProcessor } from './payments/embedded.ts';
import { openSimulatedPayouts } from './payouts/embedded.ts';
import type { Log, Ports } from './ports.ts';
import type { Push } from './push/push.ts';
import type { Sms } from './sms/sms.ts';

/** What is missing is embedded. A provider's settings come together or not at all; who reads them sees to that. */
export type PortSettings = {
  paymentsProvider: 'simulated' | 'stripe';
  stripeSecretKey?: string | undefined;
  stripePublishableKey?: string | undefined;
  stripeWebhookSecret?: string | undefined;
  stripePayoutsSecret?: string | undefined;
  simulatedDelayMs?: number | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  smsUrl?: string | undefined;
  smsAccount?: string | undefined;
  smsToken?: string | undefined;
  smsFrom?: string | undefined;
  vapidPublicKey?: string | undefined;
  vapidPrivateKey?: string | undefined;
  vapidSubject?: string | undefined;
  pushService?: string | undefined;
  /** Devices ring without keys in the settings, too: never in a demo, whose news stays on the machine. */
  hasOwnPushKeys?: boolean | undefined;
  filesFolder: string;
  s3Endpoint?: string | undefined;
  s3Bucket?: string | undefined;
  s3Region: string;
  s3AccessKey?: string | undefined;
  s3SecretKey?: string | undefined;
  analyticsUrl?: string | undefined;
  sentryDsn?: string | undefined;
};

type Surroundings = { db: Db; log: Log; secrets: Secrets; now?: () => Date };

type LoggedDb = Pick<Surroundings, 'db' | 'log'>;

const longestClosingMs = 3000;

/** The only place that chooses between embedded and production parts; what is not chosen is not even loaded. */
export async function openPorts(
  settings: PortSettings,
  { db, log, secrets, now = () => new Date() }: Surroundings,
): Promise<Ports> {
  const [payments, mail, sms, push, files, analytics, errors] = await Promise.all([
    openPayments(settings, { db, now }),
    openMail(settings, db),
    openSms(settings, db),
    openPush(settings, { db, secrets }),
    openFiles(settings, { db, secrets }),
    openAnalytics(settings, { db, log }),
    openErrors(settings, { db, log }),
  ]);
  return {
    ...payments,
    mail,
    sms,
    push,
    files,
    analytics,
    errors,
    async close() {
      const goodbyes = Promise.all([
        analytics.flush(),
        errors.flush(longestClosingMs),
        payments.simulatedProcessor?.stop(),
        payments.simulatedPayouts?.stop(),
      ]);
      await Promise.race([goodbyes, delay(longestClosingMs, undefined, { ref: false })]);
    },
  };
}

async function openPayments(
  settings: PortSettings,
  { db, now }: { db: Db; now: () => Date },
): Promise<Pick<Ports, 'payments' | 'simulatedProcessor' | 'payouts' | 'simulatedPayouts'>> {
  const {
    stripeSecretKey: secretKey,
    stripePublishableKey: publishableKey,
    stripeWebhookSecret: webhookSecret,
    stripePayoutsSecret: payoutsSecret,
  } = settings;
  if (settings.paymentsProvider === 'stripe') {
    const { openStripe } = await import('./payments/stripe.ts');
    return {
      ...openStripe({ ...complete('Stripe', { secretKey, publishableKey, webhookSecret }), payoutsSecret }),
      simulatedProcessor: undefined,
      simulatedPayouts: undefined,
    };
  }
  const choices = {
    db,
    now,
    ...(settings.simulatedDelayMs !== undefined && { delayMs: settings.simulatedDelayMs }),
  };
  const simulatedProcessor = openSimulatedProcessor(choices);
  const simulatedPayouts = openSimulatedPayouts(choices);
  return { payments: simulatedProcessor, simulatedProcessor, payouts: simulatedPayouts, simulatedPayouts };
}

async function openMail({ smtpUrl, mailFrom }: PortSettings, db: Db): Promise<Mail> {
  if (!smtpUrl) return (await import('./mail/embedded.ts')).openMailboxMail(db);
  const { openSmtp } = await import('./mail/smtp.ts');
  return openSmtp({ url: smtpUrl, from: mailFrom });
}

async function openSms(
  { smsUrl, smsAccount: account, smsToken: token, smsFrom: from }: PortSettings,
  db: Db,
): Promise<Sms> {
  if (!smsUrl) return (await import('./sms/embedded.ts')).openMailboxSms(db);
  const { openSmsGateway } = await import('./sms/http-gateway.ts');
  return openSmsGateway({ url: smsUrl, ...complete('SMS', { account, token, from }) });
}

async function openPush(settings: PortSettings, { db, secrets }: Pick<Surroundings, 'db' | 'secrets'>): Promise<Push> {
  const {
    vapidPublicKey: publicKey,
    vapidPrivateKey: privateKey,
    vapidSubject: subject,
    pushService: service,
  } = settings;
  if (!publicKey && !settings.hasOwnPushKeys) return (await import('./push/embedded.ts')).openMailboxPush(db);
  const { openWebPush } = await import('./push/web-push.ts');
  if (publicKey) return openWebPush({ db, service, ...complete('Web push', { publicKey, privateKey, subject }) });
  const { ownPushKeys } = await import('./push/own-keys.ts');
  return openWebPush({ db, service, ...ownPushKeys(secrets), ...complete('Web push', { subject }) });
}

/** Whatever keeps them, files lie there encrypted. */
async function openFiles(
  settings: PortSettings,
  { db, secrets }: Pick<Surroundings, 'db' | 'secrets'>,
): Promise<Files> {
  return sealedFiles(await openStore(settings), secrets, (name) => noteFileKey(db, name));
}

async function openStore({
  filesFolder,
  s3Endpoint,
  s3Region,
  s3Bucket: bucket,
  s3AccessKey: accessKey,
  s3SecretKey: secretKey,
}: PortSettings): Promise<Files> {
  if (!s3Endpoint) return (await import('./files/embedded.ts')).openFolder(filesFolder);
  const { openS3 } = await import('./files/s3.ts');
  return openS3({ endpoint: s3Endpoint, region: s3Region, ...complete('S3', { bucket, accessKey, secretKey }) });
}

async function openAnalytics({ analyticsUrl: url }: PortSettings, { db, log }: LoggedDb): Promise<Analytics> {
  const onDrop = (count: number) => log.warn({ count }, 'analytics entries dropped');
  if (!url) return (await import('./analytics/embedded.ts')).openAnalyticsTable({ db, onDrop });
  return (await import('./analytics/http-collector.ts')).openCollector({ url, onDrop });
}

async function openErrors({ sentryDsn: dsn }: PortSettings, { db, log }: LoggedDb): Promise<Errors> {
  if (!dsn) return (await import('./errors/embedded.ts')).openErrorTable({ db, log });
  return (await import('./errors/sentry.ts')).openSentry({ dsn, log });
}

function complete<Settings extends Record<string, string | undefined>>(what: string, settings: Settings) {
  const missing = Object.keys(settings).filter((name) => !settings[name]);
  if (missing.length > 0) throw new Error(`${what} is chosen, but its settings lack ${missing.join(', ')}.`);
  return settings as { [Name in keyof Settings]: string }; // checked above
}
