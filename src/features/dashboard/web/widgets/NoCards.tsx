import { LayoutGrid } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useDashboardAddress } from './address.ts';

/** Whoever has hidden all that has something to show is told so, with the way back. */
export function NoCards() {
  const t = useWords();
  const addressOf = useDashboardAddress();
  return (
    <Card>
      <EmptyState
        as="h2"
        spot="empty"
        title={t('dashboard.noCards')}
        action={
          <ButtonLink href={addressOf('widgets')} icon={<LayoutGrid size={20} aria-hidden="true" />}>
            {t('shell.widgets')}
          </ButtonLink>
        }
        data-testid="no-cards"
      >
        {t('dashboard.noCards.text')}
      </EmptyState>
    </Card>
  );
}
