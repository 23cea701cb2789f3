import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FindCare } from '../booking-pages.tsx';
import { BookingTabs, tabIn } from '../BookingTabs.tsx';
import { bookingsIn } from '../queries.ts';

const PAGE = '/dashboardappointments';

export const loader = defineLoader(({ search }) => ({
  list: bookingsIn(tabIn(search), pageIn(search), { personId: personIn(search), on: PAGE }),
  people: actedFor(),
}));

/** What is booked by the hour of somebody who sees or helps one, by tab, for the whole circle or one of them. */
export default function AppointmentsPage() {
  const t = useWords();
  const { list, people } = useLoaderData(loader);
  return (
    <BookingTabs
      title={t('shell.appointments')}
      list={list}
      people={people}
      address={(query) => href(PAGE, undefined, query)}
      none={
        <EmptyState as="h2" spot="calendar" title={t('bookings.appointments.none')} action={<FindCare on={PAGE} />}>
          {t('bookings.appointments.none.text')}
        </EmptyState>
      }
    />
  );
}
