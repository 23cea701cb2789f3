import { useSearchParams } from 'react-router';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { chosenProvider } from '#features/providers/partner/chosen-provider.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { myCentres } from '../queries.ts';
import { SeatCalendar } from './SeatCalendar.tsx';

export const loader = defineLoader(() => ({ centres: myCentres() }));

/** Seats and guests by day: a month (`?month=`) of one center (`?provider=`); `?day=` opens a day. */
export default function CalendarPage() {
  const { centres } = useLoaderData(loader);
  const [search] = useSearchParams();
  const centre = chosenProvider(centres?.data ?? [], search);
  return centre ? <SeatCalendar centres={centres?.data ?? []} centre={centre} /> : <NoProvider as="dayCareCenter" />;
}
