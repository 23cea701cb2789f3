import type { Analytics } from './analytics/analytics.ts';
import type { Errors } from './errors/errors.ts';
import type { Files } from './files/files.ts';
import type { Mail } from './mail/mail.ts';
import type { SimulatedProcessor } from './payments/embedded.ts';
import type { Payments } from './payments/payments.ts';
import type { SimulatedPayouts } from './payouts/embedded.ts';
import type { Payouts } from './payouts/payouts.ts';
import type { Push } from './push/push.ts';
import type { Sms } from './sms/sms.ts';

/** Everything outside that the product talks to. */
export interface Ports {
  payments: Payments;
  payouts: Payouts;
  mail: Mail;
  sms: Sms;
  push: Push;
  files: Files;
  analytics: Analytics;
  errors: Errors;

  /** There while payments are simulated: its gateway and its events want to be connected. */
  simulatedProcessor: SimulatedProcessor | undefined;
  /** The same of payouts. */
  simulatedPayouts: SimulatedPayouts | undefined;

  /** Hands over what still waits, for at most a few seconds. */
  close(): Promise<void>;
}

export interface Log {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
