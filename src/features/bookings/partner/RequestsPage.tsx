import { defineLoader, useLoaderData } from '#web/loader.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageIn } from '#web/page-in.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { requestsIn } from './queries.ts';
import { RequestTabs, soughtIn, tabIn } from './RequestTabs.tsx';

export const loader = defineLoader(({ search }) => ({
  places: ownPlaces(),
  list: requestsIn({ tab: tabIn(search), page: pageIn(search), ...soughtIn(search) }),
}));

/** What families ask of a provider: what waits for an answer, who is coming, and what is over. `?id=` opens one, wherever it stands. */
export default function RequestsPage() {
  const t = useWords();
  const { list, places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('partner.requests.title')} places={places} right="stays" isFirst isOfBookings>
      {() => (list ? <RequestTabs list={list} /> : <NoProvider />)}
    </AtPlace>
  );
}
