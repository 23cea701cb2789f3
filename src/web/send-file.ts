import type { FileRequest } from '#shared/client.ts';

/** A file on its way: `fetch` does not say how much of it has left, the older request does. Rejects when nothing answers, and when it is given up. */
export function sendFile(
  address: string,
  { method, headers, body, signal, onProgress }: FileRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'retry-after': request.getResponseHeader('retry-after') ?? '' },
        }),
      );
    request.onerror = () => reject(new TypeError('Nothing answered.'));
    request.onabort = () => reject(new DOMException('Given up.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    if (signal?.aborted) return reject(new DOMException('Given up.', 'AbortError'));
    signal?.addEventListener('abort', giveUp);
    request.send(body);
  });
}
