import { useSearchParams } from 'react-router';
import { load, useLoaded } from '#web/load.ts';
import { chosenCentre } from './chosen-centre.ts';
import { NoCentre } from './NoCentre.tsx';
import { myCentres } from './queries.ts';
import { SeatCalendar } from './SeatCalendar.tsx';

export const questions = load(() => ({ centres: myCentres() }));

/** Seats and guests by day: a month (`?month=`) of one center (`?centre=`); `?day=` opens a day. */
export default function CalendarPage() {
  const { centres } = useLoaded(questions);
  const [search] = useSearchParams();
  const centre = chosenCentre(centres?.data ?? [], search);
  return centre ? <SeatCalendar centres={centres?.data ?? []} centre={centre} /> : <NoCentre />;
}
