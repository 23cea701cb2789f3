import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';

/** The hosts that the browser may talk to. */
export type OutsideHosts = { scripts: string[]; connections: string[]; frames: string[] };
export const noHosts: OutsideHosts = { scripts: [], connections: [], frames: [] };

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
export async function setHeaders(app: FastifyInstance, { isHttps, now }: { isHttps: boolean; now: () => Date }) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', now().toUTCString()); // browsers go by it, also where the demo's clock is ahead
    if (!reply.hasHeader(PERMISSIONS)) reply.header(PERMISSIONS, permissions({ hasDevices: false }));
  });
}

export const PERMISSIONS = 'permissions-policy';

/** What scripts of a page may ask the browser for; camera, microphone and screen only where people see one another. */
export function permissions({ hasDevices }: { hasDevices: boolean }): string {
  const own = hasDevices ? '(self)' : '()';
  return [
    ...['camera', 'microphone', 'display-capture'].map((name) => `${name}=${own}`),
    'geolocation=(self), payment=(self), interest-cohort=()',
  ].join(', ');
}
