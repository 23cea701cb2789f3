import { FindCare } from '#features/bookings/web/booking-pages.tsx';
import { Failure } from '#shared/failure.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { isChunkFailure } from '#app/web/load-failures.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useSessionExpired } from '#web/session.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageWaiting } from './PageWaiting.tsx';

/** Shown in place of a page whose queries failed: why, and what to do next; headers stay. Other errors are thrown on. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useWords();
  const hasExpired = useSessionExpired();
  const { row } = useCurrentRoute().screen;
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
            <Button onClick={() => location.reload()} data-testid="try-again">
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
