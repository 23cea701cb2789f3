import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { NotStaff } from '#features/staff/web/NotStaff.tsx';
import type { Reply } from '#shared/call.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href, queryText } from '#web/paths.ts';
import { callQueryOrNull } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { awayAccounts, LONGEST_SOUGHT } from '../away.ts';
import { AwayCard } from './AwayCard.tsx';
import styles from './Away.module.css';

const askedIn = (search: URLSearchParams) => ({
  text: (search.get('text') ?? '').slice(0, LONGEST_SOUGHT),
  page: Math.max(1, Math.trunc(Number(search.get('page')) || 1)),
});

export const loader = defineLoader(({ search }) => ({
  list: callQueryOrNull(awayAccounts.list, { query: askedIn(search) }, session.isStaff),
}));

/** Accounts that take a break or are about to be erased, for who calls because they cannot come back. */
export default function AwayPage() {
  const t = useWords();
  const { list } = useLoaderData(loader);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('shell.staff.away'))}</title>
      <header>
        <h1 tabIndex={-1}>{t('shell.staff.away')}</h1>
        {list && <p className="muted">{t('closing.staff.lead')}</p>}
      </header>
      {list ? <Accounts list={list} /> : <NotStaff />}
    </div>
  );
}

function Accounts({ list: { data, pagization } }: { list: Reply<typeof awayAccounts.list> }) {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const { text, page } = askedIn(search);
  const seek = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get('sought') ?? '').trim();
    setSearch(queryText({ text: sought || undefined }), { preventScrollReset: true });
  };
  return (
    <>
      <form role="search" className={styles.search} onSubmit={seek} noValidate>
        <TextField
          key={text}
          label={t('closing.staff.sought')}
          name="sought"
          type="search"
          defaultValue={text}
          maxLength={LONGEST_SOUGHT}
          autoComplete="off"
          data-testid="away-sought"
        />
        <IconButton type="submit" label={t('closing.staff.seek')} icon={<Search size={22} />} data-testid="away-seek" />
      </form>
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
