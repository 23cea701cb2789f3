import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { visitsIn } from '#features/tours/web/queries.ts';
import { VisitsAhead } from '#features/tours/web/VisitsAhead.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { BookingTabs, tabIn } from './BookingTabs.tsx';
import { bookingsIn } from './queries.ts';

export const loader = defineLoader(({ search }) => ({
  list: bookingsIn(tabIn(search), pageIn(search), { personId: personIn(search) }),
  people: actedFor(),
  visits: visitsIn(search),
}));

/** All that is booked, whatever it is, and the visits to places before anything is. */
export default function BookingsPage() {
  const t = useWords();
  const { list, people, visits } = useLoaderData(loader);
  return (
    <BookingTabs
      title={t('bookings.title')}
      list={list}
      people={people}
      address={(query) => href('/dashboardbookings', undefined, query)}
      above={(tab) => (tab === 'upcoming' || tab === 'pending') && <VisitsAhead visits={visits.data} />}
    />
  );
}
