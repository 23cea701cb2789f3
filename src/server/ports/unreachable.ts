export type Service = 'payments' | 'mail' | 'sms' | 'push' | 'files' | 'analytics' | 'errors';

/**
 * A service outside did not answer, not in time, or with a failure of its own: what was asked may or may not have happened.
 * Ask again later; where that could do harm twice (a charge without its key), reconcile first. Says nothing of what was sent.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly service: Service;

  constructor(service: Service, why: string) {
    super(`${service}: ${why}`);
    this.service = service;
  }
}

/** The connection was closed before any answer, as whoever keeps idle ones closes them: what can be done twice is asked once more. */
export class Unanswered extends Unreachable {}
