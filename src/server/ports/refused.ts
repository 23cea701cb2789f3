import type { Service } from './unreachable.ts';

export type Refusal =
  | 'recipient'
  | 'message'
  | 'request'
  | 'amount'
  | 'key_reused'
  | 'unusable_card'
  | 'unknown_charge'
  | 'not_charged'
  | 'over_refund'
  | 'unusable_bank'
  | 'unknown_payee'
  | 'no_funds'
  | 'forged_event'
  | 'too_large';

/** A service outside said no, and will say no again: nothing happened. Says nothing of what was sent. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly service: Service;
  readonly reason: Refusal;

  constructor(service: Service, reason: Refusal, detail?: string) {
    super(detail ? `${service}: refused, ${reason} (${detail})` : `${service}: refused, ${reason}`);
    this.service = service;
    this.reason = reason;
  }
}
