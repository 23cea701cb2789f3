import { Failure } from '#shared/failure.ts';
import { isChunkFailure } from '#app/web/load-failures.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Shown in place of a page whose queries failed: why, and what to do next; headers stay. Other errors are thrown on. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useWords();
  if (!(error instanceof Failure) || isChunkFailure(error)) throw error;
  const isGone = error.code === 'not_found';
  const title = t(isGone ? 'shell.gone.title' : 'shell.unanswered.title');
  return (
    <div className="wrap page-block">
      <title>{pageTitle(title)}</title>
      <h1 className="vh">{title}</h1>
      <EmptyState
        as="h2"
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
