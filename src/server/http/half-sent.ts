import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import { networkOf } from './client-network.ts';

type Bounds = {
  /** How many requests of one client's network may have bodies that are late. */
  most?: number;
  /** When a body that has not arrived whole is late. */
  lateMs?: number;
  /** When a late body is given up; a file has its own time. */
  longestMs?: number;
};

const RETRY_AFTER_SECONDS = 5;

/** Refuses what comes from a client that keeps many requests half sent (`too_many_requests`), and ends what is one too many of them. */
export function boundHalfSent(app: FastifyInstance, { most = 40, lateMs = 1000, longestMs = 30_000 }: Bounds = {}) {
  const late = new Map<string, number>();
  const haveArrived = new WeakMap<FastifyRequest, () => void>();

  /** Waits for the body; one that is late counts, and one too many of these goes. */
  function arrive(request: FastifyRequest) {
    const network = networkOf(request.ip);
    let isLate = false;
    const timer = setTimeout(() => {
      const others = late.get(network) ?? 0;
      if (others >= most) return request.raw.destroy();
      isLate = true;
      late.set(network, others + 1);
    }, lateMs);
    const end = isFile(request) ? undefined : setTimeout(() => request.raw.destroy(), longestMs);
    haveArrived.set(request, () => {
      clearTimeout(timer);
      clearTimeout(end);
      if (!isLate) return;
      isLate = false;
      const others = (late.get(network) ?? 1) - 1;
      if (others > 0) late.set(network, others);
      else late.delete(network);
    });
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (!hasBody(request)) return next();
    if ((late.get(networkOf(request.ip)) ?? 0) >= most) {
      reply.header('connection', 'close');
      return next(new Failure('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    arrive(request);
    reply.raw.once('close', () => haveArrived.get(request)?.());
    return next();
  });
  app.addHook('preHandler', (request, _reply, next) => {
    if (!isFile(request)) haveArrived.get(request)?.();
    return next();
  });
}

/** It is read while it is answered. */
const isFile = ({ routeOptions }: FastifyRequest) => routeOptions.config.takesFile === true;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
