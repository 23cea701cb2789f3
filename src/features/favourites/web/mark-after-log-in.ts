import { MINUTE_MS } from '#shared/durations.ts';
import { serverNow } from '#web/server-clock.ts';

const KEY = 'favourite:after-log-in';
/** As long as a log-in may take, with a code that comes by mail. */
const LASTS_MS = 20 * MINUTE_MS;

/** Remembers in this tab what a visitor marked, while they log in. Nothing that an address says is ever marked by itself. */
export function markAfterLogIn(id: string) {
  store()?.setItem(KEY, `${serverNow()} ${id}`);
}

/** Whether this was marked by a visitor of this tab a moment ago; says so once. */
export function takeMarkAfterLogIn(id: string): boolean {
  const [since = '', marked] = store()?.getItem(KEY)?.split(' ') ?? [];
  if (marked !== id) return false;
  store()?.removeItem(KEY);
  return serverNow() - Number(since) < LASTS_MS;
}

function store(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
