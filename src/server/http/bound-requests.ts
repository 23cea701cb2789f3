import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import { networkOf } from './client-network.ts';

type Bounds = {
  /** Which requests count. */
  isWork: (request: FastifyRequest) => boolean;
  /** How many of them one process answers at once: few enough that each takes less than a second. */
  inFlight?: number;
  /** How many requests of one client's network may have bodies that did not arrive whole. */
  halfSent?: number;
};

const RETRY_AFTER_SECONDS = 5;

/**
 * Refuses at once what comes while as many requests as allowed are being answered (`overloaded`), so that these are answered as fast
 * as ever; and what comes from a client that keeps many requests half sent (`too_many_requests`).
 */
export function boundRequests(app: FastifyInstance, { isWork, inFlight = 150, halfSent = 40 }: Bounds) {
  const answering = new Set<FastifyRequest>();
  const arriving = new Map<string, Set<FastifyRequest>>();

  function enter(request: FastifyRequest): boolean {
    const network = networkOf(request.ip);
    const others = arriving.get(network) ?? new Set();
    if (others.size >= halfSent) return false;
    arriving.set(network, others.add(request));
    return true;
  }
  function haveArrived(request: FastifyRequest) {
    const network = networkOf(request.ip);
    const others = arriving.get(network);
    others?.delete(request);
    if (others?.size === 0) arriving.delete(network);
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (!hasBody(request)) return next();
    if (!enter(request)) {
      reply.header('connection', 'close');
      return next(new Failure('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    reply.raw.once('close', () => haveArrived(request));
    return next();
  });
  app.addHook('preHandler', (request, reply, next) => {
    if (hasBody(request)) haveArrived(request);
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
