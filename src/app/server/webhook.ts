import type { FastifyInstance } from 'fastify';
import { handleWebhookEvent } from '#features/payments/server/handle-webhook-event.ts';
import { Refused } from '#server/ports/refused.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { Failure } from '#shared/failure.ts';
import type { Kernel } from '#server/http/mount.ts';

const LONGEST_EVENT = 262_144;

/** Where the payment processor reports. The body stays as it came: its signature covers every byte. */
export function serveGatewayWebhook(app: FastifyInstance, kernel: Kernel) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LONGEST_EVENT },
      async (_request: unknown, body: string) => body,
    );
    scope.post(`${kernel.bases.common}/payments/v1.0/webhook`, async (request) => {
      const signature = request.headers['stripe-signature'];
      const event = {
        rawBody: typeof request.body === 'string' ? request.body : '',
        signature: typeof signature === 'string' ? signature : '',
      };
      await handleWebhookEvent({ ...kernel, ...kernel.handedIn, now: kernel.now() }, event).catch((error: unknown) => {
        throw failureFrom(error);
      });
      return { received: true };
    });
  });
}

function failureFrom(error: unknown) {
  if (error instanceof Refused && error.reason === 'forged_event')
    return new Failure('invalid_input', { cause: error });
  return error instanceof Unreachable ? new Failure('payment_unknown', { cause: error }) : error;
}
