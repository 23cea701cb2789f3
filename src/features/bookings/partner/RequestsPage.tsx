import { defineLoader, useLoaderData } from '#web/loader.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { requestsIn } from './queries.ts';
import { pageIn } from '../web/page-in.ts';
import { RequestTabs, soughtIn, tabIn } from './RequestTabs.tsx';

export const loader = defineLoader(({ search }) => ({
  list: requestsIn({ tab: tabIn(search), page: pageIn(search), ...soughtIn(search) }),
}));

/** What families ask of a provider: what waits for an answer, who is coming, and what is over. `?id=` opens one, wherever it stands. */
export default function RequestsPage() {
  const { list } = useLoaderData(loader);
  return list ? <RequestTabs list={list} /> : <NoProvider />;
}
