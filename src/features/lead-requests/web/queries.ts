import { personIn } from '#features/family/web/named-person.ts';
import { pageIn } from '#web/page-in.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { leadRequests } from '../contract.ts';

const live = <Query>(query: Query): Query => {
  refreshOn(['leads'], keyOf(leadRequests.mine));
  return query;
};

/** What I have sent, of all or of the person that the address names. */
export const leadsIn = (search: URLSearchParams) =>
  live(callQuery(leadRequests.mine, { query: { for: personIn(search), page: pageIn(search) } }));

/** What I have sent to one center. */
export const leadsTo = (provider: string) => live(callQuery(leadRequests.mine, { query: { provider } }));
