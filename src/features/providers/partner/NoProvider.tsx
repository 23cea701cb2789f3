import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { JoiningKind } from '../application.ts';

/** For somebody who came to the partner workspace and manages nothing there. `as`: what the page is for, if for one kind. */
export function NoProvider({ as }: { as?: JoiningKind }) {
  const t = useWords();
  const title = t('partner.none.title');
  return (
    <div className="wrap page-block">
      <title>{pageTitle(title)}</title>
      <h1 className="vh" tabIndex={-1}>
        {title}
      </h1>
      <Card>
        <EmptyState
          as="h2"
          spot="empty"
          title={title}
          action={
            <>
              <ButtonLink href={href('/registertype', undefined, { as })} data-testid="join">
                {t('partner.none.join')}
              </ButtonLink>
              <ButtonLink variant="secondary" href={href('/dashboard')}>
                {t('partner.none.dashboard')}
              </ButtonLink>
            </>
          }
          data-testid="no-provider"
        >
          {t('partner.none.text')}
        </EmptyState>
      </Card>
    </div>
  );
}
