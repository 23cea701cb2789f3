import * as z from 'zod/mini';
import { isVisitingKind } from '#features/providers/application.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { visitsOn } from '#features/tours/partner/queries.ts';
import { Day } from '#shared/day.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { expectedOn } from '../queries.ts';
import { DayList } from './DayList.tsx';

export const loader = defineLoader(({ search }) => {
  const day = z.safeParse(Day, search.get('day'));
  return { places: ownPlaces(), list: expectedOn(day.data), visits: visitsOn(day.data ?? 'today') };
});

/** Who comes today, or on another day (`?day=`), to print and to note who is there. */
export default function DayListPage() {
  const t = useWords();
  const { list, places, visits } = useLoaderData(loader);
  const [place] = places.data;
  const isOfVisits = place !== undefined && isVisitingKind(place.kind);
  return (
    <AtPlace heading={t('partner.day', { isOfVisits: String(isOfVisits) })} places={places} right="stays" isOfBookings>
      {() => (list ? <DayList list={list} isOfVisits={isOfVisits} visits={visits?.data ?? []} /> : <NoProvider />)}
    </AtPlace>
  );
}
