import { sendOver } from '#shared/client.ts';
import { services } from '#shared/services.ts';
import type { TestApp } from './harness.ts';

/** The way files go to the server, which a test can cut, or hold in the middle until the page stops it. */
export function anUploadLine(t: TestApp, headers: Record<string, string>) {
  const line = { isCut: false, isHeld: false, stopped: 0 };
  const send = sendOver({
    bases: services,
    headers: () => headers,
    fetch: t.fetch,
    sendFile: async (address, { body, method, headers: sent, signal, onProgress }) => {
      if (line.isCut) throw new TypeError('Nothing answered.');
      onProgress?.(0.5);
      if (line.isHeld)
        await stopped(signal).catch((error: unknown) => {
          line.stopped += 1;
          throw error;
        });
      return t.fetch(address, { method, headers: sent, body: Buffer.from(await body.arrayBuffer()) });
    },
  });
  return { line, send };
}

const stopped = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError'))),
  );
