import { load, useLoaded } from '#web/load.ts';
import { NoCentre } from './NoCentre.tsx';
import { requestsIn } from './queries.ts';
import { pageIn, RequestTabs, tabIn } from './RequestTabs.tsx';

export const questions = load(({ search }) => ({ list: requestsIn(tabIn(search), pageIn(search)) }));

/** What families ask of a center: what waits for an answer, who is coming, and what is over. `?id=` opens one, wherever it stands. */
export default function RequestsPage() {
  const { list } = useLoaded(questions);
  return list ? <RequestTabs list={list} /> : <NoCentre />;
}
