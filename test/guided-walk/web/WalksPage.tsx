import { BookingTabs, tabIn } from '#features/bookings/web/BookingTabs.tsx';
import { bookingsIn } from '#features/bookings/web/queries.ts';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { walkHref } from './walk-screens.ts';

export const loader = defineLoader(({ search }) => ({
  list: bookingsIn(tabIn(search), pageIn(search), { personId: personIn(search), kind: 'walk' }),
  people: actedFor(),
}));

/** Walks by tab, for the whole circle or one of them. */
export default function WalksPage() {
  const t = useWords();
  const { list, people } = useLoaderData(loader);
  return (
    <BookingTabs
      title={t('guidedWalk.mine')}
      list={list}
      people={people}
      address={(query) => walkHref('/walks', undefined, query)}
    />
  );
}
