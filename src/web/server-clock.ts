/** How far the server's clock is ahead of this device's, which somebody may have set wrong. */
let ahead = 0;

/** Seconds are all that the header of an answer tells. */
const HEADER_MS = 1000;

/** The server's time in epoch milliseconds, as far as this document has heard: what its moments are compared with. */
export const serverNow = (): number => Date.now() + ahead;

/** Notes what the server's time was at most `within` milliseconds ago; a clock that agrees with that is left alone. */
export function hearServer(told: string | null, within: number): void {
  const earliest = Date.parse(told ?? '');
  if (Number.isNaN(earliest)) return;
  const thought = serverNow();
  ahead += Math.min(Math.max(thought, earliest), earliest + within) - thought;
}

/** `fetch` that hears the server's time with each answer. */
export const fetchHearing: typeof fetch = async (...request) => {
  const askedAt = performance.now();
  const answer = await fetch(...request);
  hearServer(answer.headers.get('date'), performance.now() - askedAt + HEADER_MS);
  return answer;
};

/** What a document may have waited on the server before it left. */
const DOCUMENT_MS = 3000;

/**
 * Hears the time at which this document was rendered. One that this device kept is older than anybody knows, and then the first answer
 * tells; so it does where a document says something else than the device, because browsers keep some, too.
 */
export function hearDocument(renderedAt: string): void {
  const { isKept } = document.documentElement.dataset;
  if (isKept !== undefined) return;
  const before = ahead;
  hearServer(renderedAt, performance.now() + DOCUMENT_MS);
  if (ahead !== before) void fetchHearing('/healthz', { cache: 'no-store' }).catch(() => undefined);
}
