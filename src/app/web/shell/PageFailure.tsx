import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { FindCare } from '#features/bookings/web/booking-pages.tsx';
import { Failure } from '#shared/failure.ts';
import { useStanding } from '#web/connection.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { isChunkFailure } from '#app/web/load-failures.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useSessionExpired } from '#web/session.ts';
import { href } from '#web/paths.ts';
import { useIsGoing, useNavigate } from '#web/useNavigate.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageWaiting } from './PageWaiting.tsx';

/** Shown in place of a page whose queries failed: why, and what to do next; headers stay. Other errors are thrown on. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useWords();
  const hasExpired = useSessionExpired();
  const { row } = useCurrentRoute().screen;
  const tryAgain = useTryAgain();
  const isGoing = useIsGoing();
  const failure = error instanceof Failure ? error : undefined;
  const isOver = useStanding(failure) !== failure;
  const goOn = useEffectEvent(tryAgain);
  useEffect(() => {
    if (isOver) void goOn();
  }, [isOver]);
  if (!(error instanceof Failure) || isChunkFailure(error)) throw error;
  if (hasExpired && error.code === 'session_expired') return <PageWaiting />; // the modal above it says what happened
  const isGone = error.code === 'not_found';
  if (isGone && row.isOfBooking) return <BookingGone />;
  const title = t(isGone ? 'shell.gone.title' : 'shell.unanswered.title');
  return (
    <div className="wrap page-block">
      <title>{pageTitle(title)}</title>
      <EmptyState
        as="h1"
        spot={isGone ? 'lost' : 'pause'}
        title={title}
        action={
          isGone ? (
            <ButtonLink href={href('/')}>{t('shell.failure.home')}</ButtonLink>
          ) : (
            <Button onClick={() => void tryAgain()} isBusy={isGoing} data-testid="try-again">
              {t('shell.tryAgain')}
            </Button>
          )
        }
      >
        {t(`errors.${error.code}`, error.values)}
      </EmptyState>
    </div>
  );
}

/** Asks again what was not answered, without a new document: what is going on around the page goes on. */
function useTryAgain() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { location } = useCurrentRoute();
  return async () => {
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' }); // a part would show its failure again, unasked
    await navigate(location, { replace: true, state: location.state as unknown });
  };
}

/** The link named no booking of one's own: what it was for, and where one's own are. */
function BookingGone() {
  const t = useWords();
  const title = t('shell.gone.booking.title');
  return (
    <div className="wrap page-block page-stack" data-testid="booking-gone">
      <title>{pageTitle(title)}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={title}
        action={
          <>
            <ButtonLink href={href('/dashboardbookings')}>{t('shell.gone.booking.list')}</ButtonLink>
            <FindCare isSecond />
          </>
        }
      >
        {t('shell.gone.booking.text')}
      </EmptyState>
      <HelpLine />
    </div>
  );
}
