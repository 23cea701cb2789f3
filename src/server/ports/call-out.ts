import { Unanswered, Unreachable, type Service } from './unreachable.ts';

type Limits = { timeoutMs: number; largestAnswer?: number };
export type Answer = { status: number; headers: Headers; body: Buffer };

const largestAnswerByDefault = 1024 * 1024;

/**
 * One HTTP request to a service outside, its whole answer read within `timeoutMs`. Follows no redirect.
 * Throws Unanswered when the connection ends before an answer, Unreachable when there is no complete one, when it is no answer of that service (3xx), when the service is in
 * trouble or busy (5xx, 429), and when it does not accept our credentials (401, 403), which a person has to mend.
 */
export async function callOut(service: Service, request: Request, limits: Limits): Promise<Answer> {
  const answer = await fetchWhole(service, request, limits);
  const isTrouble =
    answer.status >= 500 ||
    answer.status === 429 ||
    answer.status < 200 ||
    (answer.status >= 300 && answer.status < 400);
  if (isTrouble) throw new Unreachable(service, `answered ${answer.status}`);
  if (answer.status === 401 || answer.status === 403)
    throw new Unreachable(service, `did not accept our credentials (${answer.status})`);
  return answer;
}

/** The same, whatever the status of the answer. */
export async function fetchWhole(
  service: Service,
  request: Request,
  { timeoutMs, largestAnswer = largestAnswerByDefault }: Limits,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(request, { signal, redirect: 'manual' }).catch((error: unknown) => {
      throw signal.aborted ? error : new Unanswered(service, 'the connection failed');
    });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > largestAnswer) throw new Unreachable(service, 'answered without end');
      chunks.push(chunk);
    }
    return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable(service, signal.aborted ? `no answer within ${timeoutMs} ms` : 'the connection failed');
  }
}
