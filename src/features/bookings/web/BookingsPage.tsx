import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '#shared/failure.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { type Tab, tabs } from '#features/bookings/status.ts';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { actedFor, personIn, useForWhom } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { queryText, href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useFindCare } from './booking-pages.tsx';
import { BookingRecord } from './BookingRecord.tsx';
import styles from './BookingsPage.module.css';
import { pageIn } from './page-in.ts';
import { bookingsIn, bookingWith } from './queries.ts';

const tabIn = (search: URLSearchParams): Tab => tabs.find((tab) => tab === search.get('tab')) ?? 'upcoming';

export const loader = defineLoader(({ search }) => ({
  list: bookingsIn(tabIn(search), pageIn(search), personIn(search)),
  people: actedFor(),
}));

/** Bookings by tab; `?id=` opens one, also when it stands in another tab: a notification's booking opens as an ongoing record. */
export default function BookingsPage() {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const findCare = useFindCare();
  const tab = tabIn(search);
  const opened = search.get('id') ?? '';
  const { list, people } = useLoaderData(loader);
  const forWhom = useForWhom();
  const { data: guest, error } = useQuery({ ...bookingWith(opened), enabled: opened !== '' });
  const isGone = opened !== '' && error instanceof Failure && error.code === 'not_found';
  const isElsewhere = !list.data.some(({ _id }) => _id === opened);
  const others = isGone ? list.data.filter(({ _id }) => _id !== opened) : list.data;
  const records = isElsewhere && guest ? [guest.data, ...others] : others;
  const change = (query: Record<string, string | number | undefined>) =>
    setSearch(queryText({ tab, for: forWhom, ...query }), { replace: true, preventScrollReset: true });
  const pages = Math.ceil(list.pagization.totalCount / PAGE_LENGTH);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('bookings.title'))}</title>
      <PrintHead />
      <header className="page-head">
        <h1 tabIndex={-1}>{t('bookings.title')}</h1>
        <CareCircle
          people={people.data}
          ownId={people.ownId}
          address={(personId) => href('/dashboardbookings', undefined, { tab, for: personId })}
        />
      </header>
      <Tabs
        label={t('bookings.tabs')}
        tabs={tabs.map((value) => ({ value, label: t(`bookings.tab.${value}`), count: list.counts[value] ?? 0 }))}
        value={tab}
        onChange={(value) => change({ tab: value })}
      >
        {isGone && <NotAmongMine />}
        {records.length === 0 && (
          <Card>
            <EmptyState
              as="h2"
              spot="calendar"
              title={t(`bookings.empty.${tab}`)}
              action={
                tab === 'completed' || tab === 'cancelled' ? undefined : (
                  <ButtonLink href={findCare}>{t('bookings.findCare')}</ButtonLink>
                )
              }
            >
              {tab === 'cancelled' ? undefined : t(`bookings.empty.${tab}.text`)}
            </EmptyState>
          </Card>
        )}
        <ul className={styles.list}>
          {records.map((booking) => (
            <BookingRecord
              key={booking._id}
              booking={booking}
              isOpen={booking._id === opened}
              onToggle={(isOpen) => change({ id: isOpen ? booking._id : undefined })}
            />
          ))}
        </ul>
        {pages > 1 && (
          <nav className={styles.pages} aria-label={t('bookings.pages')}>
            {pageIn(search) > 1 && (
              <a
                className="link"
                href={href('/dashboardbookings', undefined, { tab, for: forWhom, page: pageIn(search) - 1 })}
              >
                {t('bookings.newer')}
              </a>
            )}
            {pageIn(search) < pages && (
              <a
                className="link"
                href={href('/dashboardbookings', undefined, { tab, for: forWhom, page: pageIn(search) + 1 })}
              >
                {t('bookings.older')}
              </a>
            )}
          </nav>
        )}
      </Tabs>
    </div>
  );
}

/** For an address of a booking that this person cannot see, or can no longer see. */
function NotAmongMine() {
  const t = useWords();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.gone} data-testid="not-among-mine">
      <Notice tone="warning" title={t('shell.gone.booking.title')}>
        {t('bookings.gone')}
      </Notice>
    </div>
  );
}
