import { ownFeeds } from '#features/bookings/partner/feed/queries.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import type { PlacePage, PlacePages } from '#features/providers/partner/place-pages.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { kinds } from '../stay-limits.ts';
import { SeatCalendar } from './calendar/SeatCalendar.tsx';
import { centreProfile } from './profile/centre-profile.tsx';
import { myCentres } from './queries.ts';

const loader = defineLoader(() => ({ centres: myCentres(), feeds: ownFeeds() }));

const calendar: PlacePage = { loader, Page: SeatsAt };

/** What centers and homes have in the workspace. */
export const centrePages: PlacePages = { kinds, profile: centreProfile, calendar };

function SeatsAt({ place }: { place: WorkPlace }) {
  const { centres } = useLoaderData(loader);
  const centre = centres?.data.find(({ _id }) => _id === place._id);
  return centre ? <SeatCalendar centre={centre} /> : <NoProvider />;
}
