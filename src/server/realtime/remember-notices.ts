import { type Topic, topics } from '#shared/realtime.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 5000;
/** The clocks of two processes may differ by so much. */
const SLACK_MS = 2000;

type Notice = { to: string[]; topics: Topic[] };

/** Remembers for a minute who was told of what, so that a page that has just opened asks again only for what has changed. */
export function rememberNotices(now: () => Date) {
  let notices: (Notice & { at: number })[] = [];
  let since = Number.POSITIVE_INFINITY;

  return {
    /** From here on every notice arrives; earlier ones may have been missed. */
    begin() {
      notices = [];
      since = now().getTime();
    },
    /** From here on notices may be missed. */
    forget() {
      notices = [];
      since = Number.POSITIVE_INFINITY;
    },
    add(told: Notice) {
      const at = now().getTime();
      notices.push({ ...told, at });
      if (notices.length <= MOST_KEPT && (notices[0]?.at ?? at) > at - 2 * KEPT_MS) return;
      notices = notices.filter((one) => one.at > at - KEPT_MS).slice(-MOST_KEPT / 2);
      since = Math.max(since, notices[0]?.at ?? at);
    },
    /** What may have changed for an account after an instant: everything when that is not known. */
    changedSince(instant: string | undefined, userId: string): Topic[] {
      const from = Date.parse(instant ?? '') - SLACK_MS;
      if (!(from >= since)) return [...topics];
      const told = notices.filter(({ at, to }) => at >= from && to.includes(userId));
      return [...new Set(told.flatMap((one) => one.topics))];
    },
  };
}
