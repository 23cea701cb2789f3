import type { NewsContext } from '#features/notifications/server/notify.ts';
import { EARLIER_NOTICE, type EarlierNoticeFacts } from '../../line-notice.ts';
import type { LineRow } from './line-store.ts';
import { tellStanding, waiterName } from './tell-standing.ts';

type News = {
  what: EarlierNoticeFacts['what'];
  /** Of an offer: when it begins, and until when it is or was held. */
  offer?: { startsAt: Date; until: Date };
  /** Where one goes on. */
  address: string;
};

/** Tells somebody who waits for an earlier time what became of it. In the caller's transaction. */
export async function tellLine(context: NewsContext, line: LineRow, { what, offer, address }: News): Promise<void> {
  const facts: EarlierNoticeFacts = {
    what,
    providerName: line.provider_name,
    personName: waiterName(line),
    lastDay: line.last_day,
    startsAt: offer?.startsAt.toISOString() ?? null,
    until: offer?.until.toISOString() ?? null,
    timeZone: line.time_zone,
    address,
  };
  await tellStanding(context, line, {
    kind: EARLIER_NOTICE,
    facts,
    words: what === 'passed' || what === 'over' ? undefined : `availability.line.${what}`,
    address,
    day: line.last_day,
    ...offer,
    isOffered: what === 'offered',
  });
}
