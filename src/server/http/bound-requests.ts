import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import { networkOf } from './client-network.ts';

type Bounds = {
  /** Which requests count. */
  isWork: (request: FastifyRequest) => boolean;
  /** How many of them one process answers at once: few enough that each takes less than a second. */
  inFlight?: number;
  /** How many requests of one client's network may have bodies that are late. */
  halfSent?: number;
  /** When a body that has not arrived whole is late. */
  lateMs?: number;
};

const RETRY_AFTER_SECONDS = 5;

/**
 * Refuses at once what comes while as many requests as allowed are being answered (`overloaded`), so that these are answered as fast
 * as ever; and what comes from a client that keeps many requests half sent (`too_many_requests`).
 */
export function boundRequests(app: FastifyInstance, { isWork, inFlight = 150, halfSent = 40, lateMs = 1000 }: Bounds) {
  const answering = new Set<FastifyRequest>();
  const arriving = new WeakMap<FastifyRequest, { haveArrived: () => void }>();
  const late = new Map<string, number>();

  /** Waits for the body; one that is late counts, and one too many of these goes. */
  function arrive(request: FastifyRequest) {
    const network = networkOf(request.ip);
    let isLate = false;
    const timer = setTimeout(() => {
      const others = late.get(network) ?? 0;
      if (others >= halfSent) return request.raw.destroy();
      isLate = true;
      late.set(network, others + 1);
    }, lateMs);
    arriving.set(request, {
      haveArrived: () => {
        clearTimeout(timer);
        if (!isLate) return;
        isLate = false;
        const others = (late.get(network) ?? 1) - 1;
        if (others > 0) late.set(network, others);
        else late.delete(network);
      },
    });
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (!hasBody(request)) return next();
    if ((late.get(networkOf(request.ip)) ?? 0) >= halfSent) {
      reply.header('connection', 'close');
      return next(new Failure('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    arrive(request);
    reply.raw.once('close', () => arriving.get(request)?.haveArrived());
    return next();
  });
  app.addHook('preHandler', (request, reply, next) => {
    arriving.get(request)?.haveArrived();
    if (!isWork(request)) return next();
    if (answering.size >= inFlight) return next(new Failure('overloaded'));
    answering.add(request);
    // Whoever goes away before the answer leaves without a 'finish'.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => answering.delete(request));
    return next();
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
