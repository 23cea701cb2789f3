import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { refreshTopics } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { homeAt } from '../web/places/home-at.ts';
import { ownPlaces } from '../web/places/work-places.ts';
import { type OpenApplication, type WorkPlace, workspaceTopics } from '../work-place.ts';

/** Where the workspace has nothing: for whoever works for nobody, wants to, or works for a place that the page is not about. */
export function NoProvider() {
  const t = useWords();
  const { data } = useQuery(ownPlaces());
  const [place] = data?.data ?? [];
  if (place) return <NothingAt place={place} />;
  if (data?.applying) return <UnderWay applying={data.applying} />;
  return (
    <Nothing
      title={t('partner.none.title')}
      action={
        <>
          <ButtonLink href={href('/registertype')} data-testid="join">
            {t('partner.none.join')}
          </ButtonLink>
          <ToDashboard />
        </>
      }
      testId="no-provider"
    >
      {t('partner.none.text')}
    </Nothing>
  );
}

function NothingAt({ place }: { place: WorkPlace }) {
  const t = useWords();
  const client = useQueryClient();
  useEffect(() => {
    // A place that came after the log-in: until now this device asked for nothing of the workspace.
    if (session.workspace() !== 'family') return;
    session.becamePartner();
    void refreshTopics(client, [...workspaceTopics]);
  }, [client]);
  return (
    <Nothing
      title={t('partner.elsewhere.title', { name: place.name })}
      action={<ButtonLink href={href(homeAt(place))}>{t('partner.elsewhere.do')}</ButtonLink>}
      testId="nothing-here"
    >
      {t('partner.elsewhere.text')}
    </Nothing>
  );
}

function UnderWay({ applying: { as, status, placeId } }: { applying: OpenApplication }) {
  const t = useWords();
  const address = placeId
    ? href('/partner/claim', undefined, { place: placeId })
    : href('/partner/join', undefined, { as });
  return (
    <Nothing
      title={t(`partner.applying.${status}.title`)}
      action={
        <>
          <ButtonLink href={address} data-testid="to-application">
            {t(`partner.applying.${status}.do`)}
          </ButtonLink>
          <ToDashboard />
        </>
      }
      testId="applying"
    >
      {t(`partner.applying.${status}.text`)}
    </Nothing>
  );
}

function ToDashboard() {
  const t = useWords();
  return (
    <ButtonLink variant="secondary" href={href('/dashboard')}>
      {t('partner.none.dashboard')}
    </ButtonLink>
  );
}

function Nothing(props: { title: string; action: ReactNode; testId: string; children: ReactNode }) {
  const { title, action, testId, children } = props;
  return (
    <div className="wrap page-block">
      <title>{pageTitle(title)}</title>
      <h1 className="vh" tabIndex={-1}>
        {title}
      </h1>
      <Card>
        <EmptyState as="h2" spot="empty" title={title} action={action} data-testid={testId}>
          {children}
        </EmptyState>
      </Card>
    </div>
  );
}
