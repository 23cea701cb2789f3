import { BookingTabs, tabIn } from '#features/bookings/web/BookingTabs.tsx';
import { bookingsIn } from '#features/bookings/web/queries.ts';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LAB_ORDER } from '../../order.ts';

export const loader = defineLoader(({ search }) => ({
  list: bookingsIn(tabIn(search), pageIn(search), { personId: personIn(search), kind: LAB_ORDER }),
  people: actedFor(),
}));

/** Lab orders by tab, for the whole circle or one of them. */
export default function OrdersPage() {
  const t = useWords();
  const { list, people } = useLoaderData(loader);
  return (
    <BookingTabs
      title={t('shell.orders')}
      list={list}
      people={people}
      address={(query) => href('/dashboardorders', undefined, query)}
      none={
        <EmptyState
          as="h2"
          spot="lab"
          title={t('diagnostics.orders.none')}
          action={<ButtonLink href={href('/top-diagnosis')}>{t('shell.bookTests')}</ButtonLink>}
        >
          {t('diagnostics.orders.none.text')}
        </EmptyState>
      }
    />
  );
}
