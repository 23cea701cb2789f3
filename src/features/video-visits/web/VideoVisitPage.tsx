import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { OPENS_BEFORE_MINUTES } from '#shared/visit-entry.ts';
import { visitIn, visitsIn } from './queries.ts';
import { Visit } from './Visit.tsx';

export const loader = defineLoader((place) => ({ named: visitIn(place), mine: visitsIn(place) }));

/** A visit by video from its device check to its end: the one that the address names, or the next one. */
export default function VideoVisitPage() {
  const t = useWords();
  const { named, mine } = useLoaderData(loader);
  const visit = named?.data ?? mine?.data[0];
  return (
    <>
      <title>{pageTitle(t(visit?.by === 'chat' ? 'videoVisits.title.chat' : 'shell.title.videoVisit'))}</title>
      {visit ? (
        <Visit key={visit._id} visit={visit} isStraightIn={named?.isStraightIn ?? false} />
      ) : (
        <div className="wrap page-block">
          <EmptyState
            as="h1"
            spot="calendar"
            title={t('videoVisits.none')}
            action={<ButtonLink href={href('/dashboard')}>{t('videoVisits.toDashboard')}</ButtonLink>}
            data-testid="no-visit"
          >
            {t('videoVisits.none.text', { minutes: OPENS_BEFORE_MINUTES })}
          </EmptyState>
        </div>
      )}
    </>
  );
}
