import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openFaultyProxy, portOf, type FaultyProxy } from './faulty-proxy.ts';

export type HttpQuestion = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
};
/** `nothing`: the connection is cut instead of an answer. */
export type HttpAnswer = { status: number; headers?: Record<string, string>; body?: string | Buffer } | 'nothing';

export type HttpService = {
  port: number;
  origin: string;
  proxy: FaultyProxy;
  /** Everything that was asked, oldest first. */
  questions: HttpQuestion[];
  /** Instead of the service's own answers, until undefined is given. */
  answerAlways(answer: HttpAnswer | undefined): void;
  /** Instead of the next of them. */
  answerNext(answer: HttpAnswer): void;
  close(): Promise<void>;
};

/** An HTTP service on this machine, behind a proxy that can fail. */
export async function openHttpService(
  answer: (question: HttpQuestion) => HttpAnswer | Promise<HttpAnswer>,
): Promise<HttpService> {
  let standing: HttpAnswer | undefined;
  let next: HttpAnswer | undefined;
  const questions: HttpQuestion[] = [];
  const server = http.createServer((request, response) => {
    void (async () => {
      const question = await questionOf(request).catch(() => undefined);
      if (!question) return;
      questions.push(question);
      const given = next ?? standing ?? (await answer(question));
      next = undefined;
      if (given === 'nothing') response.destroy();
      else response.writeHead(given.status, given.headers).end(given.body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const proxy = await openFaultyProxy(portOf(server));
  return {
    port: proxy.port,
    origin: `http://127.0.0.1:${proxy.port}`,
    proxy,
    questions,
    answerAlways(given) {
      standing = given;
    },
    answerNext(given) {
      next = given;
    },
    async close() {
      await proxy.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function questionOf(request: http.IncomingMessage): Promise<HttpQuestion> {
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: request.headers,
    body,
  };
}
