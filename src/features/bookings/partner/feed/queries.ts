import { callQueryOrNull } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { calendarFeeds } from '../../feed-contract.ts';

/** My private calendar addresses; null for whoever works for nobody. */
export const ownFeeds = () => callQueryOrNull(calendarFeeds.mine, {}, session.isPartner);
