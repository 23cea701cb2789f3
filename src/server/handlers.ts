import type { FastifyInstance } from 'fastify';
import { devHandlers } from '#features/dev/server/handlers.ts';
import { placesHandlers } from '#features/places/server/handlers.ts';
import { telemetryHandlers } from '#features/telemetry/server/handlers.ts';
import type { Calls } from '#shared/call.ts';
import { calls } from '#shared/calls.ts';
import type { Handlers } from './http/handlers.ts';
import { type Answers, type Kernel, mount } from './http/mount.ts';

/** What answers the calls, by capability: a call without a handler does not compile. */
const handlers: { [Capability in keyof typeof calls]: Handlers<(typeof calls)[Capability]> } = {
  places: placesHandlers,
  telemetry: telemetryHandlers,
  dev: devHandlers,
};

/** Mounts every capability; the outbox of the demo town only where there is one. */
export function mountAll(app: FastifyInstance, kernel: Kernel, { hasDemo }: { hasDemo: boolean }): Answers {
  const answers: Answers = new Map();
  for (const name of Object.keys(handlers) as (keyof typeof handlers)[]) {
    if (name === 'dev' && !hasDemo) continue;
    mount(app, kernel, answers, calls[name] as Calls, handlers[name] as Handlers<Calls>);
  }
  return answers;
}
