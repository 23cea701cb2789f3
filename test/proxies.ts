import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Loopback addresses, so that each end of a connection can be told apart. */
const proxyAddresses = ['127.0.0.2', '127.0.0.3'];

/** So many proxies before a port, as they all are: each adds whom it heard to what it was told. Answers the port that clients meet. */
export async function behindProxies(target: number, count: number): Promise<{ port: number; close: () => void }> {
  const closers: (() => void)[] = [];
  let port = target;
  for (const address of proxyAddresses.slice(0, count)) {
    const proxy = proxyTo(port, address);
    closers.push(() => {
      proxy.closeAllConnections();
      proxy.close();
    });
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
    port = (proxy.address() as AddressInfo).port;
  }
  return { port, close: () => closers.reverse().forEach((close) => close()) };
}

const proxyTo = (port: number, localAddress: string) =>
  http.createServer((request, response) => {
    const told = request.headers['x-forwarded-for'];
    const heard = request.socket.remoteAddress ?? '';
    const headers = { ...request.headers, 'x-forwarded-for': told === undefined ? heard : `${String(told)}, ${heard}` };
    const { url: path, method } = request;
    request.pipe(
      http.request({ port, host: '127.0.0.1', localAddress, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
