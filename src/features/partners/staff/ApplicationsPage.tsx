import { useSearchParams } from 'react-router';
import { NotStaff } from '#features/staff/web/NotStaff.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href, queryText } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { QueueEntry } from '../checking-contract.ts';
import styles from './ApplicationsPage.module.css';
import { CheckApplication } from './CheckApplication.tsx';
import { purposeWord } from './purpose-word.ts';
import { applicationWith, queueOf } from './queries.ts';

const tabs = ['waiting', 'answered'] as const;
const tabIn = (search: URLSearchParams) => tabs.find((tab) => tab === search.get('tab')) ?? 'waiting';

export const loader = defineLoader(({ search }) => ({
  queue: queueOf(tabIn(search)),
  one: applicationWith(search.get('application')),
}));

/** Doctors and places that want to join: what waits longest first; `?application=` checks one. */
export default function ApplicationsPage() {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const { queue, one } = useLoaderData(loader);
  if (one) return <CheckApplication key={one.data._id} application={one.data} />;
  const tab = tabIn(search);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('shell.staff.partners'))}</title>
      <header>
        <h1 tabIndex={-1}>{t('shell.staff.partners')}</h1>
        <p className="muted">{t('partners.queue.lead')}</p>
      </header>
      {queue ? (
        <Tabs
          label={t('shell.staff.partners')}
          tabs={tabs.map((value) => ({
            value,
            label: t(`partners.queue.${value}`),
            ...(value === 'waiting' && { count: queue.waiting }),
          }))}
          value={tab}
          onChange={(value) => setSearch(queryText({ tab: value === 'waiting' ? undefined : value }))}
        >
          <Queue entries={queue.data} tab={tab} />
        </Tabs>
      ) : (
        <NotStaff />
      )}
    </div>
  );
}

function Queue({ entries, tab }: { entries: readonly QueueEntry[]; tab: (typeof tabs)[number] }) {
  const t = useWords();
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState as="h2" spot="done" title={t(`partners.queue.${tab}.none`)} data-testid="queue-empty">
          {t(`partners.queue.${tab}.none.text`)}
        </EmptyState>
      </Card>
    );
  return (
    <ul className={styles.queue}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <a
            className={styles.entry}
            href={href('/partner/staff/partners', undefined, { application: entry._id })}
            data-testid="application"
          >
            <span>
              <b className={styles.name}>{entry.name}</b>
              <span className="small muted">
                {entry.place} · {entry.applicant}
              </span>
            </span>
            <Tag tone={tones[entry.status]}>
              {tab === 'waiting' ? t(purposeWord(entry)) : t(`partners.state.${entry.status}`)}
            </Tag>
            <Since instant={tab === 'waiting' ? entry.sentAt : entry.decidedAt} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const tones = { draft: 'neutral', sent: 'info', asked: 'warning', approved: 'success', declined: 'danger' } as const;

function Since({ instant }: { instant: string | null }) {
  return (
    <span className={`small muted ${styles.since}`}>
      {instant && <RelativeTime instant={instant} zone={deviceZone()} />}
    </span>
  );
}
