import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { asksForPage } from './asks-for-page.ts';

type Limits = {
  /** The mean delay of the event loop from which on requests are refused; 0 for never. */
  aboveMs: number;
  /** Which requests cost so much that refusing them helps. */
  isWork: (request: FastifyRequest) => boolean;
  /** How long the mean is taken over. Long, so that one stall of a busy machine is not taken for load. */
  sampleMs?: number;
};

const LONGEST_STALL_MS = 5000;

/**
 * Calls and pages. Files, pictures, sockets and probes are served all the same: they cost little, and a page that lacks one of its
 * modules is dead.
 */
export const workBelow =
  (bases: BaseAddresses) =>
  (request: FastifyRequest): boolean =>
    asksForPage(request) ||
    Object.values(bases).some((base) => request.routeOptions.url?.startsWith(`${base}/`) === true);

/** Refuses work with `overloaded` while the event loop lags. */
export async function shedLoad(app: FastifyInstance, { aboveMs, isWork, sampleMs = LONGEST_STALL_MS }: Limits) {
  await app.register(underPressure, {
    maxEventLoopDelay: aboveMs,
    sampleInterval: sampleMs,
    exposeStatusRoute: false,
    async pressureHandler(request, _reply, _type, lagMs) {
      if (isLoad(lagMs) && isWork(request)) throw new Failure('overloaded');
    },
  });
}

/** Infinite is the lag of a process that did not run at all: a machine that slept is not loaded. */
export const isLoad = (lagMs: number | undefined): boolean => Number.isFinite(lagMs);
