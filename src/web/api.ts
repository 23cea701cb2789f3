import type { AnyCall, Input, Reply, Sender } from '#shared/call.ts';
import { sendOver } from '#shared/client.ts';
import { Failure } from '#shared/failure.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { isOnline, noteAnswer, noteAsked, noteStandIn, noteUnanswered } from './connection.ts';
import { fetchHearing } from './server-clock.ts';
import { session } from './session.ts';

/** Renews the session through the http-only cookie; true when there is a new access token, false when the log-in is over. */
export type Renewer = () => Promise<boolean>;

type BrowserSendOptions = { renew: Renewer; onSuccess?: (call: AnyCall, reply: unknown) => void };

/** Sends calls from the browser over HTTP. A 401 on a private call is tried once more with a renewed session, then the modal opens; a renewal that nothing answers says nothing about the session. */
export function sendFromBrowser(bases: BaseAddresses, { renew, onSuccess }: BrowserSendOptions): Sender {
  let renewing: Promise<boolean> | undefined;
  /** What was refused for want of a renewal that nothing answered. */
  const unrenewed = new WeakSet<Failure>();
  const renewOnce = () =>
    (renewing ??= renew().finally(() => {
      renewing = undefined;
    })).catch((cause: unknown) => {
      if (cause instanceof Failure && cause.code !== 'unreachable') throw cause;
      const failure = new Failure('unreachable', { cause }); // its own module may not come without a connection
      unrenewed.add(failure);
      throw failure;
    });
  const send = sendOver({
    bases,
    headers: session.headers,
    fetch: fetchHearing,
    sendFile: async (...file) => (await import('./send-file.ts')).sendFile(...file),
    renew: renewOnce,
  });
  return async (call, input, options) => {
    // Behind the modal of a session that has ended nothing is asked that only the session could get.
    if (session.hasExpired() && call.access.rule !== 'public' && !call.keepsSession)
      throw new Failure('session_expired');
    const askedAt = noteAsked();
    const wasOnline = isOnline();
    try {
      const reply = await send(call, input, options);
      noteAnswer(askedAt);
      onSuccess?.(call, reply);
      if (call.isKept)
        void import('./offline/kept-answers.ts').then(({ keepAnswer }) => keepAnswer(call, input as Input, reply));
      return reply;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // With a cause nothing has answered; without one our own server says so of somebody else's.
      if (error.code === 'unreachable' && error.cause)
        noteUnanswered(error, leftOf(call, wasOnline && !unrenewed.has(error)));
      else noteAnswer(askedAt);
      const kept = call.isKept && error.code === 'unreachable' ? await keptFor(call, input as Input) : undefined;
      if (kept !== undefined) {
        noteStandIn(error);
        return kept as Reply<typeof call>; // as the contract parsed it when it came
      }
      if (call.isKept && error.code === 'not_found')
        void import('./offline/kept-answers.ts').then(({ forgetAnswer }) => forgetAnswer(call, input as Input));
      if (error.code === 'session_expired' && !call.keepsSession) session.expire();
      throw error;
    }
  };
}

/** What is to be said of a change that nothing has answered, when something answers again. */
const leftOf = (call: AnyCall, mayHaveArrived: boolean) =>
  call.method === 'GET' ? undefined : new Failure(mayHaveArrived ? 'maybe_done' : 'not_done');

const keptFor = async (call: AnyCall, input: Input) =>
  (await import('./offline/kept-answers.ts')).keptAnswer(call, input);
