import { useEffect, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { goHomeAfterChunkFailure, isChunkFailure, reloadAfterRenderFailure } from '#app/web/load-failures.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { reportError } from '#app/web/telemetry.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** An uncaught render error: reloads after 200 ms as the specification wants, once; then shows a page that says what happened. */
export function RenderFailure({ error }: { error: unknown }) {
  const t = useWords();
  const [isReloading, setReloading] = useState(true);
  useEffect(() => {
    reportError(error);
    setReloading(isChunkFailure(error) ? goHomeAfterChunkFailure() : reloadAfterRenderFailure());
  }, [error]);
  if (isReloading) return <div className="shell" aria-busy="true" />;
  return (
    <div className="shell">
      <main className="wrap reading page-block">
        <title>{pageTitle(t('shell.failure.title'))}</title>
        <h1>{t('shell.failure.title')}</h1>
        <p>{t('shell.failure.text', { phone: brand.phone })}</p>
        <p className="actions">
          <Button onClick={() => location.reload()} data-testid="try-again">
            {t('shell.tryAgain')}
          </Button>
          <ButtonLink variant="secondary" href={href('/')}>
            {t('shell.failure.home')}
          </ButtonLink>
        </p>
      </main>
    </div>
  );
}
