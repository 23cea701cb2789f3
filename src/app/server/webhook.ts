import type { FastifyInstance } from 'fastify';
import { handleWebhookEvent } from '#features/payments/server/handle-webhook-event.ts';
import { hearPayout } from '#features/payouts/server/hear-payout.ts';
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
    const hear = (path: string, work: (event: WebhookEvent) => Promise<void>) =>
      scope.post(kernel.bases.common + path, async ({ body, headers }) => {
        const signature = headers['stripe-signature'];
        await work({
          rawBody: typeof body === 'string' ? body : '',
          signature: typeof signature === 'string' ? signature : '',
        }).catch((error: unknown) => {
          throw failureFrom(error);
        });
        return { received: true };
      });
    hear('/payments/v1.0/webhook', (event) =>
      handleWebhookEvent({ ...kernel, ...kernel.handedIn, now: kernel.now() }, event),
    );
    hear('/payouts/v1.0/webhook', (event) => hearPayout({ ...kernel, now: kernel.now() }, event));
  });
}

type WebhookEvent = { rawBody: string; signature: string };

function failureFrom(error: unknown) {
  if (error instanceof Refused && error.reason === 'forged_event')
    return new Failure('invalid_input', { cause: error });
  return error instanceof Unreachable ? new Failure('payment_unknown', { cause: error }) : error;
}
