import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import { networkOf } from './client-network.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { refuseEarly } from './refuse-early.ts';
import { roomFor } from './room.ts';

type Bounds = {
  /** Which requests count. */
  isWork: (request: FastifyRequest) => boolean;
  /** Below these addresses stand the calls. */
  bases?: BaseAddresses;
  /** Told of each call that is refused before the framework has seen it. */
  onRefused?: () => void;
  /** How many of them one process answers at once at most. */
  inFlight?: number;
  /** And how many it always takes in, however slow it is. */
  always?: number;
  /** From which time on answers have waited for each other: then fewer are taken in. */
  longMs?: number;
  /** How many requests of one client's network may have bodies that are late. */
  halfSent?: number;
  /** When a body that has not arrived whole is late. */
  lateMs?: number;
};

const RETRY_AFTER_SECONDS = 5;

/**
 * Refuses at once what comes while as many requests are being answered as can be in time (`overloaded`), so that these are; and what
 * comes from a client that keeps many requests half sent (`too_many_requests`).
 */
export function boundRequests(app: FastifyInstance, bounds: Bounds) {
  const {
    isWork,
    bases,
    onRefused = () => undefined,
    inFlight = 150,
    always = 32,
    longMs = 400,
    halfSent = 40,
    lateMs = 1000,
  } = bounds;
  const room = roomFor({ most: inFlight, least: Math.min(always, inFlight), longMs });
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

  const hasNoRoom = () => answering.size >= room.now();
  const isFull = (request: FastifyRequest) => isWork(request) && hasNoRoom();
  if (bases) refuseEarly(app, { bases, isFull: hasNoRoom, onRefused });
  app.addHook('onRequest', (request, reply, next) => {
    // before anything is read of it, because refusing has to cost next to nothing
    if (isFull(request)) return next(new Failure('overloaded'));
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
    if (isFull(request)) return next(new Failure('overloaded'));
    answering.add(request);
    const begun = performance.now();
    // Whoever goes away before the answer leaves without a 'finish'.
    for (const end of ['finish', 'close'])
      reply.raw.once(end, () => {
        const at = performance.now();
        if (answering.delete(request)) room.answered(at - begun, at);
      });
    return next();
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
