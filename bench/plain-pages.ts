import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The same documents as plain HTML, which is the least that a browser can do: no scripts; fonts and pictures come from Lado. */
export async function servePlainPages(origin: string, paths: readonly string[]) {
  const documents = new Map<string, Buffer>();
  for (const path of paths) documents.set(path, brotliCompressSync(plain(await (await fetch(origin + path)).text())));
  const server = http.createServer((request, response) => {
    const document = documents.get(request.url ?? '');
    if (!document) return passOn(request, response, origin);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': document.length,
    });
    response.end(document);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The plain pages have no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const plain = (html: string) =>
  html.replace(/<script\b[^]*?<\/script>/g, '').replace(/<link rel="stylesheet"[^>]*>/g, '');

function passOn({ url, headers, method }: http.IncomingMessage, response: http.ServerResponse, origin: string) {
  const request = http.request(origin + url, { headers, method }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.once('error', () => response.destroy());
  request.end();
}
