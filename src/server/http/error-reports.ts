import type { FastifyInstance } from 'fastify';
import { Failure } from '#shared/failure.ts';
import type { Ports } from '#server/ports/ports.ts';

/** Tells the error service of failures nobody expected: their kind and place, never what was sent. */
export function reportErrors(app: FastifyInstance, ports: Ports) {
  app.addHook('onError', async (request, _reply, error) => {
    const cause = error instanceof Failure ? (error.code === 'unexpected' ? error.cause : undefined) : error;
    const isOurs =
      cause !== undefined && !('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500);
    if (isOurs)
      ports.errors.report(cause, {
        origin: 'server',
        ...(request.routeOptions.url && { route: request.routeOptions.url }),
      });
  });
}
