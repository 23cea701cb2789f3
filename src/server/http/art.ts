import type { FastifyInstance } from 'fastify';
import { artKinds, draw, type ArtKind } from '#shared/art/art.ts';
import { Failure } from '#shared/failure.ts';

/** Pictures kept in memory; each weighs two to four kilobytes. */
const REMEMBERED = 500;

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

/** `GET /art/<kind>.svg?<traits>`: what the art kit draws, the same picture for ever. */
export function serveArt(app: FastifyInstance): void {
  const drawn = new Map<string, string>();
  for (const kind of artKinds) {
    app.get(`/art/${kind}.svg`, (request, reply) => {
      const picture = pictureOf(kind, request.url, request.query, drawn);
      return reply.headers(headers).send(picture);
    });
  }
}

function pictureOf(kind: ArtKind, url: string, query: unknown, drawn: Map<string, string>) {
  const picture = drawn.get(url) ?? draw(kind, query);
  if (picture === undefined) throw new Failure('invalid_input');
  remember(url, picture, drawn);
  return picture;
}

// A Map keeps the order of insertion, so that its first key is the one that was asked for longest ago.
function remember(url: string, picture: string, drawn: Map<string, string>) {
  drawn.delete(url);
  drawn.set(url, picture);
  const [oldest] = drawn.keys();
  if (drawn.size > REMEMBERED && oldest !== undefined) drawn.delete(oldest);
}
