import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts answers by route template, verb and status; the numbers leave on a port of their own, never on the public one. */
export function countAnswers(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers take.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: templateOf(request.routeOptions.url), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  return registry;
}

/** What to call for each request that is refused before it has a route. */
export function countRefusals(registry: Registry): () => void {
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Calls refused at the door while there was no room.',
    registers: [registry],
  });
  return () => refused.inc();
}

type Figure = { name: string; help: string; read: () => Promise<number | undefined> };

/** A figure that is read anew whenever somebody asks for it; one that cannot be read is left out. */
export function showFigure(registry: Registry, { name, help, read }: Figure): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const figure = await read().catch(() => undefined);
      if (figure === undefined) this.reset();
      else this.set(figure);
    },
  });
}

/** `(page)` for whatever is served without a route of its own. */
export const templateOf = (route: string | undefined) => route ?? '(page)';

/** A small server for Prometheus alone. */
export function metricsServer(registry: Registry): FastifyInstance {
  const server = fastify({ logger: false });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return server;
}
