import { useSearchParams } from 'react-router';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { PrivacyChoices } from '#features/preferences/web/PrivacyChoices.tsx';
import { ownChoices } from '#features/preferences/web/queries.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { groupedTrail } from '../trail-groups.ts';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import styles from './PrivacyPage.module.css';
import { digestIn, trailIn, undoIn } from './queries.ts';
import { LastCheck } from './trail/LastCheck.tsx';
import { TrailDay } from './trail/TrailDay.tsx';
import { UndoDeed } from './UndoDeed.tsx';
import { WeeklyDigest } from './WeeklyDigest.tsx';

export const loader = defineLoader(({ search }) => ({
  people: actedFor(),
  trail: trailIn(search),
  choices: ownChoices(),
  digest: digestIn(search),
  undo: undoIn(search),
}));

/** Who saw or changed what belongs to oneself, or to somebody one looks after. */
export default function PrivacyPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { people, trail, digest, choices, undo } = useLoaderData(loader);
  const by = search.get('by') === 'all' ? 'all' : 'others';
  const page = pageIn(search);
  const link = search.get('undo');
  const days = groupedTrail(trail.data, { timeZone: deviceZone(), t });
  const theirs = people.data.find(({ _id, isDependant }) => _id === personIn(search) && !isDependant);
  const address = (query: Record<string, string | number | undefined>) =>
    href('/dashboard-privacy', undefined, {
      for: personIn(search),
      by: by === 'all' ? by : undefined,
      which: search.get('which') === 'last' ? 'last' : undefined,
      ...query,
    });
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('circle.privacy.title')} people={people} />
      <PrintHead />
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t('circle.privacy.title')}</h1>
          <p className="muted">{t('circle.privacy.lead')}</p>
          <p data-print="hide">
            <a className="link" href={href('/dashboard-addfamily')}>
              {t('circle.privacy.helpers.all')}
            </a>{' '}
            ·{' '}
            <a className="link" href={href('/dashboard-data')} data-testid="to-own-data">
              {t('circle.privacy.data')}
            </a>
          </p>
        </div>
        <CareCircle people={people.data} ownId={people.ownId} address={(personId) => address({ for: personId })} />
      </header>
      {link && <UndoDeed key={link} link={link} offered={undo?.data} backTo={address({})} />}
      {theirs ? (
        <Card>
          <EmptyState
            as="h2"
            spot="record"
            title={t('circle.trail.theirs', { name: theirs.firstName })}
            data-testid="trail-theirs"
          >
            {t('circle.trail.theirs.text', { name: theirs.firstName })}
          </EmptyState>
        </Card>
      ) : (
        <>
          <WeeklyDigest digest={digest} address={address} />
          <Card aria-labelledby="trail" className={styles.card}>
            <h2 id="trail">{t('circle.trail.title')}</h2>
            <p className="muted">{t('circle.trail.text')}</p>
            {trail.check && <LastCheck check={trail.check} />}
            <ChoiceLinks
              label={t('circle.trail.by')}
              choices={(['others', 'all'] as const).map((whose) => ({
                word: t(`circle.trail.by.${whose}`),
                href: address({ by: whose === 'all' ? whose : undefined }),
                isChosen: by === whose,
                testId: `trail-${whose}`,
              }))}
            />
            {trail.data.length === 0 ? (
              <EmptyState spot="record" title={t('circle.trail.empty')}>
                {t('circle.trail.empty.text')}
              </EmptyState>
            ) : (
              <ol className={styles.list} data-testid="trail">
                {days.map((group) => (
                  <li key={group.entries[0]._id} className={styles.entry}>
                    <TrailDay group={group} isCut={trail.hasMore && group.day === days.at(-1)?.day} />
                  </li>
                ))}
              </ol>
            )}
            <PageTurns
              label={t('circle.trail.title')}
              page={page}
              hasMore={trail.hasMore}
              address={(to) => address({ page: to })}
              newer={t('circle.trail.newer')}
              older={t('circle.trail.older')}
            />
          </Card>
        </>
      )}
      <div data-print="hide">
        <PrivacyChoices choices={choices.data.privacy} />
      </div>
    </div>
  );
}
