import { useSearchParams } from 'react-router';
import { SeekForm } from '#features/staff/web/SeekForm.tsx';
import { StaffFrame } from '#features/staff/web/StaffFrame.tsx';
import { staffQuery } from '#features/staff/web/staff-query.ts';
import type { Reply } from '#shared/call.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { awayAccounts, LONGEST_SOUGHT } from '../away.ts';
import { AwayCard } from './AwayCard.tsx';
import styles from './Away.module.css';

const askedIn = (search: URLSearchParams) => ({
  text: (search.get('text') ?? '').slice(0, LONGEST_SOUGHT),
  page: Math.max(1, Math.trunc(Number(search.get('page')) || 1)),
});

export const loader = defineLoader(({ search }) => ({
  list: staffQuery(awayAccounts.list, { query: askedIn(search) }),
}));

/** Accounts that take a break or are about to be erased, for who calls because they cannot come back. */
export default function AwayPage() {
  const t = useWords();
  const { list } = useLoaderData(loader);
  return (
    <StaffFrame heading={t('shell.staff.away')} lead={t('closing.staff.lead')} isStaff={list !== null}>
      {list && <Accounts list={list} />}
    </StaffFrame>
  );
}

function Accounts({ list: { data, pagization } }: { list: Reply<typeof awayAccounts.list> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const { text, page } = askedIn(search);
  return (
    <>
      <SeekForm
        label={t('closing.staff.sought')}
        seekLabel={t('closing.staff.seek')}
        text={text}
        longest={LONGEST_SOUGHT}
        data-testid="away"
      />
      {data.length === 0 ? (
        <Card>
          <EmptyState
            as="h2"
            spot="record"
            title={t(text ? 'closing.staff.notFound' : 'closing.staff.none')}
            data-testid="nobody-away"
          />
        </Card>
      ) : (
        <ul className={styles.list} aria-label={t('closing.staff.count', { count: pagization.totalCount })}>
          {data.map((account) => (
            <AwayCard key={account._id} account={account} />
          ))}
        </ul>
      )}
      <PageTurns
        label={t('shell.staff.away')}
        page={page}
        hasMore={page * PAGE_LENGTH < pagization.totalCount}
        address={(to) => href('/partner/staff/away', undefined, { text: text || undefined, page: to })}
        newer={t('closing.staff.before')}
        older={t('closing.staff.after')}
      />
    </>
  );
}
