import { useSearchParams } from 'react-router';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { actedFor, personIn } from '#features/family/web/queries.ts';
import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { TrailEntry } from '../trail.ts';
import styles from './PrivacyPage.module.css';
import { trailIn } from './queries.ts';

export const loader = defineLoader(({ search }) => ({ people: actedFor(), trail: trailIn(search) }));

/** Who saw or changed what belongs to oneself, or to somebody one looks after. */
export default function PrivacyPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { people, trail } = useLoaderData(loader);
  const by = search.get('by') === 'all' ? 'all' : 'others';
  const page = Number(search.get('page')) || 1;
  const address = (query: Record<string, string | number | undefined>) =>
    href('/dashboard-privacy', undefined, { for: personIn(search), by: by === 'all' ? by : undefined, ...query });
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('circle.privacy.title'))}</title>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t('circle.privacy.title')}</h1>
          <p className="muted">{t('circle.privacy.lead')}</p>
          <p>
            <a className="link" href={href('/dashboard-addfamily')}>
              {t('circle.privacy.helpers.all')}
            </a>
          </p>
        </div>
        <CareCircle
          people={people.data.filter(({ isDependant }) => isDependant)}
          ownId={people.ownId}
          address={(personId) => address({ for: personId })}
        />
      </header>
      <Card aria-labelledby="trail" className={styles.card}>
        <h2 id="trail">{t('circle.trail.title')}</h2>
        <p className="muted">{t('circle.trail.text')}</p>
        <nav className={styles.choices} aria-label={t('circle.trail.by')}>
          {(['others', 'all'] as const).map((whose) => (
            <a
              key={whose}
              className={styles.choice}
              href={address({ by: whose === 'all' ? whose : undefined })}
              aria-current={by === whose ? 'true' : undefined}
              data-testid={`trail-${whose}`}
            >
              {t(`circle.trail.by.${whose}`)}
            </a>
          ))}
        </nav>
        {trail.data.length === 0 ? (
          <EmptyState spot="record" title={t('circle.trail.empty')}>
            {t('circle.trail.empty.text')}
          </EmptyState>
        ) : (
          <ol className={styles.list} data-testid="trail">
            {trail.data.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
        )}
        {(page > 1 || trail.hasMore) && (
          <nav className={styles.pages} aria-label={t('circle.trail.title')}>
            {page > 1 && (
              <a className="link" href={address({ page: page - 1 })}>
                {t('circle.trail.newer')}
              </a>
            )}
            {trail.hasMore && (
              <a className="link" href={address({ page: page + 1 })}>
                {t('circle.trail.older')}
              </a>
            )}
          </nav>
        )}
      </Card>
    </div>
  );
}

/** Who, as whom, what and when, in plain words. */
function Entry({ entry }: { entry: TrailEntry }) {
  const t = useWords();
  const locale = useLocale();
  const { actor, actorName: name, action, about, at, relationship, providerName } = entry;
  return (
    <li className={styles.entry}>
      <p>
        <b>
          {t(`circle.trail.actor.${actor}`, {
            name,
            relationship: relationship ? t(`family.relationship.${relationship}`) : '',
            provider: providerName ?? '',
          })}
        </b>
      </p>
      <p>{t(`circle.trail.${action}.${about}`, { bookingId: entry.bookingId ?? '' })}</p>
      <p className="small muted">
        {!entry.isForSelf && <>{t('circle.helper.for', { person: entry.personName })} · </>}
        <time dateTime={at}>{formatMoment(deviceZone(), new Date(at), locale)}</time>
      </p>
    </li>
  );
}
