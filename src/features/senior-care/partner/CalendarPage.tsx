import { useSearchParams } from 'react-router';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { chosenCentre } from './chosen-centre.ts';
import { NoCentre } from './NoCentre.tsx';
import { myCentres } from './queries.ts';
import { SeatCalendar } from './SeatCalendar.tsx';

export const loader = defineLoader(() => ({ centres: myCentres() }));

/** Seats and guests by day: a month (`?month=`) of one center (`?centre=`); `?day=` opens a day. */
export default function CalendarPage() {
  const { centres } = useLoaderData(loader);
  const [search] = useSearchParams();
  const centre = chosenCentre(centres?.data ?? [], search);
  return centre ? <SeatCalendar centres={centres?.data ?? []} centre={centre} /> : <NoCentre />;
}
