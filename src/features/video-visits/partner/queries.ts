import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { partnerVideoVisits } from '../partner-contract.ts';

/** The visits by video of a day at one's places; null for whoever answers for none. */
export function visitsOfDay() {
  refreshOn(['videoVisits', 'requests'], keyOf(partnerVideoVisits.today));
  return { ...callQueryOrNull(partnerVideoVisits.today, {}, session.isPartner), staleTime: 0 };
}
