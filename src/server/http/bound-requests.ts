import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
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
  /** From which time on answers have waited for each other: then fewer are taken in. */
  longMs: number;
};

/** So many are always taken in, however slow the process is. */
const LEAST_IN_FLIGHT = 32;

/** Refuses at once what comes while as many requests are being answered as can be in time (`overloaded`), so that these are. */
export function boundRequests(app: FastifyInstance, bounds: Bounds) {
  const { isWork, bases, onRefused = () => undefined, inFlight = 150, longMs } = bounds;
  const room = roomFor({ most: inFlight, least: Math.min(LEAST_IN_FLIGHT, inFlight), longMs });
  const answering = new Set<FastifyRequest>();
  const hasNoRoom = () => answering.size >= room.now();
  const isFull = (request: FastifyRequest) => isWork(request) && hasNoRoom();
  if (bases) refuseEarly(app, { bases, isFull: hasNoRoom, onRefused });
  // before anything is read of it, because refusing has to cost next to nothing
  app.addHook('onRequest', (request, _reply, next) => next(isFull(request) ? new Failure('overloaded') : undefined));
  app.addHook('preHandler', (request, reply, next) => {
    // A file takes as long as its line is slow, which says nothing about us; files have a bound of their own.
    if (!isWork(request) || request.routeOptions.config.takesFile === true) return next();
    if (hasNoRoom()) return next(new Failure('overloaded'));
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
