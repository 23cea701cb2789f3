import { setTimeout as delay } from 'node:timers/promises';
import type { HttpAnswer } from './http-service.ts';

type RememberedAnswer = { asked: string; answer: HttpAnswer | undefined };

// As documented: a key with the same words gets the first answer again, with other words an error, and while the first request
// still runs a conflict. Answers to requests that never began to run (400, 404) are not kept, and keys are forgotten after a day.
export function openIdempotency() {
  const remembered = new Map<string, RememberedAnswer>();
  return {
    forgetAll: () => remembered.clear(),
    async once(key: string | undefined, asked: string, work: () => HttpAnswer): Promise<HttpAnswer> {
      if (key === undefined) return work();
      const earlier = remembered.get(key);
      if (earlier && earlier.asked !== asked)
        return stripeError(400, {
          type: 'idempotency_error',
          message: 'Keys can only be used with the same parameters.',
        });
      if (earlier)
        return earlier.answer
          ? replayed(earlier.answer)
          : stripeError(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' });
      const memory: RememberedAnswer = { asked, answer: undefined };
      remembered.set(key, memory);
      await delay(20);
      const answer = work();
      memory.answer = answer;
      if (answer !== 'nothing' && (answer.status === 400 || answer.status === 404)) remembered.delete(key);
      return answer;
    },
  };
}

export const stripeError = (status: number, error: Record<string, unknown>): HttpAnswer => json(status, { error });

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': 'req_emulated', ...headers },
  body: JSON.stringify(body),
});

const replayed = (answer: HttpAnswer): HttpAnswer =>
  answer === 'nothing' ? answer : { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
