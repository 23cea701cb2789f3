import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';

/** The hosts that the browser may talk to. */
export type OutsideHosts = { scripts: string[]; connections: string[]; frames: string[] };
export const noHosts: OutsideHosts = { scripts: [], connections: [], frames: [] };
/** The pages that need other hosts than ours, by how their addresses begin. */
export type OutsidePages = { below: string; hosts: OutsideHosts };

/** Own scripts by nonce, no inline style attribute, no string becomes script. */
export function contentSecurityPolicy(nonce: string, outside: OutsideHosts): string {
  const connections = ["'self'", ...outside.connections].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src ${connections}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${outside.frames.length > 0 ? outside.frames.join(' ') : "'none'"}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(outside.scripts.length > 0 ? [] : [`require-trusted-types-for 'script'`, `trusted-types lado-worker`]),
  ].join('; ');
}

/** Headers of every answer; documents bring a content security policy of their own. */
export async function setHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), geolocation=(self), payment=(self), interest-cohort=()',
    );
  });
}
