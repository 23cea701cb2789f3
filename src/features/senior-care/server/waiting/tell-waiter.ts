import { tellStanding, waiterName } from '#features/availability/server/lines/tell-standing.ts';
import type { NewsContext } from '#features/notifications/server/notify.ts';
import { WAITING_NOTICE, type WaitingNoticeFacts } from '../../waiting-notice.ts';
import type { WaiterRow } from './waiting-store.ts';

type News = { what: 'offered' | 'passed'; until: Date } | { what: 'givenUp' };

/** Where somebody goes on: to the seat that is held for them, or to other centers. */
const pageOf = { offered: '/dashboard', passed: '/dashboard', givenUp: '/senior-care' };

/** Tells somebody who waits for a day what became of it. In the caller's transaction. */
export async function tellWaiter(context: NewsContext, waiter: WaiterRow, news: News): Promise<void> {
  const { what } = news;
  const until = 'until' in news ? news.until : undefined;
  const facts: WaitingNoticeFacts = {
    what,
    centerName: waiter.provider_name,
    personName: waiterName(waiter),
    day: waiter.day,
    until: until?.toISOString() ?? null,
    timeZone: waiter.time_zone,
  };
  await tellStanding(context, waiter, {
    kind: WAITING_NOTICE,
    facts,
    words: what === 'passed' ? undefined : `seniorCare.waiting.${what}`,
    address: pageOf[what],
    day: waiter.day,
    until,
    isOffered: what === 'offered',
  });
}
