import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** One Ctrl-C may arrive twice: the terminal tells everybody, and npm passes it on. */
const ECHO_MS = 1000;
const LONGEST_END_MS = 30_000;
/** How long the door stays open for requests that are on their way, and how long answers may then take. */
const LONGEST_WELCOME_MS = 2000;
const LONGEST_ANSWER_MS = 8000;
/** So many looks at ten milliseconds' distance without a request, and an idle connection brings none any more. */
const QUIET_LOOKS = 25;

/**
 * Runs `close` once at Ctrl-C, SIGTERM, SIGHUP, an uncaught error or a call of the returned function, then ends the process.
 * A second signal, later than an echo, does not wait.
 */
export function onShutdown(close: () => Promise<void>): (code: number) => void {
  let since: number | undefined;
  function end(code: number) {
    if (since !== undefined) return;
    since = performance.now();
    setTimeout(() => giveUp('Stopping took too long.'), LONGEST_END_MS).unref();
    close().then(() => process.exit(code), giveUp);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (since === undefined) end(0);
      else if (performance.now() - since > ECHO_MS) process.exit(1);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      console.error(error);
      end(1);
    });
  }
  return end;
}

function giveUp(reason: unknown) {
  console.error(reason);
  process.exit(1);
}

/**
 * Watches the requests of a server that does not listen yet. The returned function answers what is under way or on its way, lets
 * every connection go with its last answer, and stops listening; what takes longer than 8 s is cut.
 */
export function drainConnections(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let isLast = false;
  let looks = 0;
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    looks = 0;
    response.once('close', () => open.delete(response));
    if (isLast) response.setHeader('connection', 'close');
  });

  const connections = promisify(server.getConnections.bind(server));
  async function untilQuiet(limit: number) {
    const begun = performance.now();
    for (looks = 0; performance.now() - begun < limit; looks += 1) {
      await pause(10);
      if (open.size === 0 && (looks >= QUIET_LOOKS || (await connections()) === 0)) return;
    }
  }

  return async () => {
    isLast = true;
    for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close');
    await untilQuiet(LONGEST_WELCOME_MS);
    // The close of node:http would cut idle connections, on which a request may be on its way.
    Listener.prototype.close.call(server);
    await untilQuiet(LONGEST_ANSWER_MS);
    server.closeAllConnections();
  };
}
