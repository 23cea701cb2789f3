import type { FastifyRequest } from 'fastify';

/** Every address without a route of its own is a page, besides those below which only calls and files stand. */
export const asksForPage = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === undefined && (method === 'GET' || method === 'HEAD') && !isNoPage.test(url);

const isNoPage = /^\/(services|assets|art|realtime)(\/|$|\?)|^\/dev\/gateway\/|^\/[^?]*\.[a-z0-9]{2,12}(\?|$)/i;
