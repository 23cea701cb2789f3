import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { OutgoingFile } from '#shared/file-body.ts';

/** Private files are attachments that no browser guesses about, runs or keeps, whole or not at all. */
export function sendFile(reply: FastifyReply, { bytes, type, name, content, isPublic = false }: OutgoingFile) {
  return reply
    .headers({
      'content-type': type,
      'content-length': bytes,
      'content-disposition': name === undefined ? 'inline' : attachment(name),
      'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'none',
    })
    .send(Readable.from(content, { objectMode: false }));
}

/** RFC 6266: plain letters for old readers, all of them for the others. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.\- ]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`;

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
