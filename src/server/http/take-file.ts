import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { FILE_TYPE, type Method } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import type { IncomingFile } from '#shared/file-body.ts';

type Route = {
  method: Method;
  url: string;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is read by the handler, as it comes. */
    takesFile?: boolean;
  }
}

/** So many files come in at once in one process: each may lie in memory whole. */
const MOST_AT_ONCE = 24;
/** A line that is silent for so long is dead. */
const LONGEST_SILENCE_MS = 15_000;
/** Five megabytes on a slow phone. */
const LONGEST_MS = 140_000;
/** What is still read of a refused file, so that the sender hears why: whoever sends on regardless is cut off. */
const DRAINED_BYTES = 12 * 1024 * 1024;
const DRAINED_MS = 3000;

let underWay = 0;

/** A route whose body is one file: nothing of it is read before the handler asks for it, and so before it is known who sends it. */
export function takeFile(app: FastifyInstance, { method, url, handler }: Route) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FILE_TYPE, (_request, payload: IncomingMessage, done) => done(null, payload));
    scope.route({
      method,
      url,
      config: { takesFile: true },
      handler: async (request, reply) => {
        const payload = request.body as IncomingMessage | undefined; // as the parser above left it
        request.body = { content: pieces(payload) } satisfies IncomingFile;
        try {
          return await handler(request, reply);
        } catch (error) {
          await letThemHear(payload, reply);
          throw error;
        }
      },
    });
  });
}

async function* pieces(payload: IncomingMessage | undefined): AsyncGenerator<Uint8Array> {
  if (!payload) return;
  if (underWay >= MOST_AT_ONCE) throw new Failure('overloaded');
  underWay += 1;
  const end = () => void payload.destroy();
  const whole = setTimeout(end, LONGEST_MS);
  let silence = setTimeout(end, LONGEST_SILENCE_MS);
  try {
    // Kept open when reading ends early, so that the refusal can be read at the other side.
    for await (const piece of payload.iterator({ destroyOnReturn: false })) {
      clearTimeout(silence);
      yield piece as Uint8Array; // nobody has set an encoding
      silence = setTimeout(end, LONGEST_SILENCE_MS);
    }
  } catch (error) {
    throw new Failure('invalid_input', { cause: error }); // cut off: nobody reads this
  } finally {
    underWay -= 1;
    clearTimeout(whole);
    clearTimeout(silence);
  }
}

/** A browser that still sends reads no answer: the rest is read and forgotten, within limits, and then the line is closed. */
async function letThemHear(payload: IncomingMessage | undefined, reply: FastifyReply) {
  if (!payload || payload.readableEnded || payload.destroyed) return;
  reply.header('connection', 'close');
  let left = DRAINED_BYTES;
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) payload.once(event, () => resolve());
    payload.on('data', (piece: Uint8Array) => {
      left -= piece.byteLength;
      if (left < 0) resolve();
    });
  });
  await Promise.race([ended, pause(DRAINED_MS, undefined, { ref: false })]);
  payload.pause();
}
