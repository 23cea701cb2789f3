import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#shared/failure.ts';

type Limits = {
  /** The mean delay of the event loop from which on requests are refused; 0 for never. */
  aboveMs: number;
  /** How long the mean is taken over. Long, so that one stall of a busy machine is not taken for load. */
  sampleMs?: number;
};

const LONGEST_STALL_MS = 5000;

/**
 * Refuses calls and pages with `overloaded` while the event loop lags. Files, pictures and sockets are served all the same: they cost
 * little, and a page that lacks one of its modules is dead.
 */
export async function shedLoad(app: FastifyInstance, { aboveMs, sampleMs = LONGEST_STALL_MS }: Limits) {
  await app.register(underPressure, {
    maxEventLoopDelay: aboveMs,
    sampleInterval: sampleMs,
    exposeStatusRoute: false,
    async pressureHandler({ url }, _reply, _type, lagMs) {
      if (isShed(url, lagMs)) throw new Failure('overloaded');
    },
  });
}

/** Infinite is the lag of a process that did not run at all: a machine that slept is not loaded. */
export const isShed = (url: string, lagMs: number | undefined) => Number.isFinite(lagMs) && !isCheap.test(url);

const isCheap = /^\/(assets|art|realtime|healthz)(\/|$|\?)|^\/[^/?]*\.[a-z0-9]{2,12}(\?|$)/i;
