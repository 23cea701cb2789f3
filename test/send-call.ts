import { type AnyCall, fill, type Input } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import type { TestApp } from './harness.ts';

/** One call as it goes over the wire, unchecked: with what the contract would refuse, too. */
export function sendCall(
  t: Pick<TestApp, 'fetch'>,
  call: AnyCall,
  { params = {}, query, body, headers = {} }: Input & { headers?: Record<string, string> },
): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const hasBody = body !== undefined && call.method !== 'GET';
  return t.fetch(services[call.service] + fill(call.path, params) + search, {
    method: call.method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
}
