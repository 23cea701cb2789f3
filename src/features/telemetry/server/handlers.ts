import type { Handlers } from '#server/http/handlers.ts';
import type { telemetry } from '../contract.ts';

export const telemetryHandlers: Handlers<typeof telemetry> = {
  async page({ body }, { ports, limits, client, now }) {
    await limits.take('telemetryClient', client);
    ports.analytics.page({ route: body.route, at: now });
    return { ok: true };
  },

  async event({ body }, { ports, limits, client, now }) {
    await limits.take('telemetryClient', client);
    ports.analytics.event({ name: body.name, route: body.route, at: now });
    return { ok: true };
  },

  async error({ body }, { ports, limits, client }) {
    await limits.take('telemetryClient', client);
    ports.errors.report(Object.assign(new Error(''), body), { origin: 'browser' });
    return { ok: true };
  },
};
