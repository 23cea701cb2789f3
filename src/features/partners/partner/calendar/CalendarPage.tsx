import { ownHours } from '#features/availability/partner/queries.ts';
import { CalendarFeedCard } from '#features/bookings/partner/feed/CalendarFeedCard.tsx';
import { ownFeeds } from '#features/bookings/partner/feed/queries.ts';
import { DoctorCalendar } from '#features/doctors/partner/calendar/DoctorCalendar.tsx';
import { agendaIn } from '#features/doctors/partner/queries.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { SeatCalendar } from '#features/senior-care/partner/calendar/SeatCalendar.tsx';
import { myCentres } from '#features/senior-care/partner/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';

export const loader = defineLoader(({ search }) => ({
  places: ownPlaces(),
  centres: myCentres(),
  hours: ownHours(),
  agenda: agendaIn(search),
  feeds: ownFeeds(),
}));

/** The calendar of the chosen place, as its kind has one: seats by day, or appointments by the hour. */
export default function CalendarPage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('seniorCare.calendar.title')} places={places} right="stays">
      {({ _id }) => <OwnCalendar id={_id} />}
    </AtPlace>
  );
}

function OwnCalendar({ id }: { id: string }) {
  const { centres, hours, agenda, feeds } = useLoaderData(loader);
  const feedOf = (place: { _id: string; name: string }) => (
    <CalendarFeedCard
      key={place._id}
      place={place}
      feed={feeds?.data.find(({ providerId }) => providerId === place._id)}
    />
  );
  const centre = centres?.data.find(({ _id }) => _id === id);
  if (centre) return <SeatCalendar centre={centre} feed={feedOf(centre)} />;
  const own = hours?.data.find(({ _id }) => _id === id);
  if (own && agenda?.data) return <DoctorCalendar agenda={agenda.data} hours={own} feed={feedOf(own)} />;
  return <NoProvider />;
}
