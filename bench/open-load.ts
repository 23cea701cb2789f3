import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadRequest, Target } from './load.ts';

/** What became of requests that came whether or not earlier ones had been answered; milliseconds within which 99 of 100 were. */
export type Flood = {
  /** A second: what was sent, what was answered, and what was refused as it should be. */
  sent: number;
  accepted: number;
  refused: number;
  acceptedP99: number;
  refusedP99: number;
  /** How late the load itself was, 99 of 100 times: what is measured is never more exact. */
  ownDelay: number;
  /** Answers that are neither, by what they are. */
  others: Record<string, number>;
};

const TICK_MS = 5;
/** As a proxy keeps them open: Node takes one new connection in a turn of its loop, which is not what is measured here. */
const CONNECTIONS = 1000;
const OPENED_AT_ONCE = 50;
const LONGEST_MS = 30_000;

type Answer = { kind: 'accepted' | 'refused' | 'other'; what: string; ms: number };

/** Sends `rate` requests a second for so long, on as many connections as it takes, and waits for all that was sent. */
export async function flood(
  { address, next }: Target,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Flood> {
  const agent = new http.Agent({
    keepAlive: true,
    maxSockets: Infinity,
    maxFreeSockets: CONNECTIONS,
    scheduling: 'fifo',
  });
  await openConnections(agent, address);
  const answers: Promise<Answer>[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  for (let now = 0; now < seconds * 1000; now = performance.now() - begun) {
    const due = Math.floor((now / 1000) * rate);
    while (answers.length < due) answers.push(answered(agent, address, next()));
    await pause(TICK_MS);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  const of = (kind: Answer['kind']) => all.filter((answer) => answer.kind === kind);
  const others: Record<string, number> = {};
  for (const { what } of of('other')) others[what] = (others[what] ?? 0) + 1;
  return {
    sent: all.length / seconds,
    accepted: of('accepted').length / seconds,
    refused: of('refused').length / seconds,
    acceptedP99: p99(of('accepted')),
    refusedP99: p99(of('refused')),
    ownDelay: delay.percentile(99) / 1e6,
    others,
  };
}

function answered(
  agent: http.Agent,
  address: string,
  { path, method = 'GET', headers = {}, body }: LoadRequest,
): Promise<Answer> {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  return new Promise((resolve) => {
    const request = http.request(address + path, { agent, method, headers, timeout: LONGEST_MS }, (answer) => {
      answer.resume().on('close', () => {
        const { statusCode: status = 0 } = answer;
        const isRefused = status === 503 && answer.headers['retry-after'] !== undefined;
        const kind = status < 300 ? 'accepted' : isRefused ? 'refused' : 'other';
        resolve({
          kind: answer.complete ? kind : 'other',
          what: answer.complete ? String(status) : 'cut',
          ms: since(),
        });
      });
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'other', what: error.code ?? error.message, ms: since() }),
    );
    request.end(body);
  });
}

/** Each is opened by a request that is under way while the others are. */
async function openConnections(agent: http.Agent, address: string): Promise<void> {
  const open = () => Object.values(agent.freeSockets).reduce((sum, sockets) => sum + (sockets?.length ?? 0), 0);
  while (open() < CONNECTIONS) {
    const more = Math.min(CONNECTIONS, open() + OPENED_AT_ONCE);
    await Promise.all(Array.from({ length: more }, () => answered(agent, address, { path: '/healthz' })));
  }
}

function p99(answers: readonly Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
