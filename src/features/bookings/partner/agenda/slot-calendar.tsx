import { ownHours } from '#features/availability/partner/queries.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import type { PlacePage } from '#features/providers/partner/place-pages.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { ownFeeds } from '../feed/queries.ts';
import { agendaIn } from './queries.ts';
import { SlotCalendar } from './SlotCalendar.tsx';

const loader = defineLoader(({ search }) => ({ hours: ownHours(), agenda: agendaIn(search), feeds: ownFeeds() }));

/** The calendar of every kind of provider that sells slots, as a page of the workspace. */
export const slotCalendar: PlacePage = { loader, Page: SlotsAt };

function SlotsAt({ place }: { place: WorkPlace }) {
  const { hours, agenda } = useLoaderData(loader);
  const own = hours?.data.find(({ _id }) => _id === place._id);
  return own && agenda?.data ? <SlotCalendar agenda={agenda.data} hours={own} /> : <NoProvider />;
}
