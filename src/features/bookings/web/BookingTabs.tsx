import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '#shared/failure.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { CircleHead } from '#features/family/web/CircleHead.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import type { family } from '#features/family/contract.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageIn } from '#web/page-in.ts';
import { type Query, queryText } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import type { bookings } from '../contract.ts';
import { type Tab, tabs } from '../status.ts';
import { FindCare } from './booking-pages.tsx';
import { BookingRecord } from './BookingRecord.tsx';
import styles from './BookingsPage.module.css';
import { FamilyFeed } from './feed/FamilyFeed.tsx';
import { bookingWith } from './queries.ts';

export const tabIn = (search: URLSearchParams): Tab => tabs.find((tab) => tab === search.get('tab')) ?? 'upcoming';

type Props = {
  title: string;
  list: Reply<typeof bookings.list>;
  people: Reply<typeof family.people>;
  /** This page, with another tab, person or side. */
  address: (query: Query) => string;
  /** What stands above the records of a tab. */
  above?: (tab: Tab) => ReactNode;
  /** What an empty tab says; of bookings of every kind, where nothing is said. */
  none?: ReactNode;
};

/** Bookings by tab; `?id=` opens one, also when it stands in another tab: a notification's booking opens as an ongoing record. */
export function BookingTabs({ title, list, people, address, above, none }: Props) {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const tab = tabIn(search);
  const opened = search.get('id') ?? '';
  const forWhom = useForWhom();
  const { data: guest, error } = useQuery({ ...bookingWith(opened), enabled: opened !== '' });
  const isGone = opened !== '' && error instanceof Failure && error.code === 'not_found';
  const isElsewhere = !list.data.some(({ _id }) => _id === opened);
  const others = isGone ? list.data.filter(({ _id }) => _id !== opened) : list.data;
  const records = isElsewhere && guest ? [guest.data, ...others] : others;
  const change = (query: Record<string, string | number | undefined>) =>
    setSearch(queryText({ tab, for: forWhom, ...query }), { replace: true, preventScrollReset: true });
  return (
    <div className="wrap page-stack">
      <CircleTitle title={title} people={people} />
      <PrintHead />
      <CircleHead title={title} people={people} address={(personId) => address({ tab, for: personId })} />
      <Tabs
        label={t('bookings.tabs')}
        tabs={tabs.map((value) => ({ value, label: t(`bookings.tab.${value}`), count: list.counts[value] ?? 0 }))}
        value={tab}
        onChange={(value) => change({ tab: value })}
      >
        <div className={styles.panel}>
          {above?.(tab)}
          {isGone && <NotAmongMine />}
          {records.length === 0 && (
            <Card>
              {none ?? (
                <EmptyState
                  as="h2"
                  spot="calendar"
                  title={t(`bookings.empty.${tab}`)}
                  action={tab === 'completed' || tab === 'cancelled' ? undefined : <FindCare />}
                >
                  {tab === 'cancelled' ? undefined : t(`bookings.empty.${tab}.text`)}
                </EmptyState>
              )}
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
          <PageTurns
            label={t('bookings.pages')}
            page={pageIn(search)}
            hasMore={hasPageAfter(pageIn(search), list.pagization)}
            address={(to) => address({ tab, for: forWhom, page: to })}
            newer={t('bookings.newer')}
            older={t('bookings.older')}
          />
        </div>
      </Tabs>
      <FamilyFeed />
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
