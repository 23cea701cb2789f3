import type { FastifyInstance } from 'fastify';
import type { Kernel } from './mount.ts';

/** Where the payment processor reports; filled in with the payments. */
export function serveGatewayWebhook(_app: FastifyInstance, _kernel: Kernel) {}
