import type { FastifyInstance } from 'fastify';
import { calls } from '#app/calls.ts';
import { openApi } from '#server/http/openapi.ts';
import { type BaseAddresses, services } from '#shared/services.ts';
import { allCalls } from './all-calls.ts';

type DescribedPaths = Record<string, Record<string, { responses: Record<string, { description: string }> }>>;

/** Answers of calls that neither their contract nor `openapi.json` names, of all that a server gives from now on. */
export function undeclaredAnswers(app: FastifyInstance, bases: BaseAddresses = services): () => string[] {
  const found = new Set<string>();
  const { paths } = openApi(calls, bases) as { paths: DescribedPaths };
  const described = new Map(
    allCalls.map(([name, { service, method, path }]) => {
      const address = bases[service] + path;
      const { responses = {} } = paths[address.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
      return [`${method} ${address}`, { name, responses }];
    }),
  );
  app.addHook('onSend', (request, reply, payload, done) => {
    const call = described.get(`${request.method} ${request.routeOptions.url}`);
    if (call) {
      const declared = call.responses[reply.statusCode]?.description;
      const code = codeOf(reply.statusCode, payload);
      if (declared === undefined || (code !== undefined && !declared.split(', ').includes(code)))
        found.add(`${call.name} answered ${reply.statusCode} ${code ?? ''}`);
    }
    done();
  });
  return () => [...found].sort();
}

function codeOf(status: number, payload: unknown): string | undefined {
  if (status < 400 || typeof payload !== 'string') return undefined;
  return (JSON.parse(payload) as { code: string }).code; // a problem document
}
