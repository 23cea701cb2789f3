import type { FastifyRequest } from 'fastify';

/** Every address that is neither a call nor a file is a page. */
export const asksForPage = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !isNoPage.test(url);

const isNoPage = /^\/(services|assets|art|realtime)(\/|$|\?)|^\/dev\/gateway\/|^\/[^?]*\.[a-z0-9]{2,12}(\?|$)/i;
