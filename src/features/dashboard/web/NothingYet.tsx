import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** For somebody else for whom nothing has been booked yet: the first steps are one's own. */
export function NothingYet({ name }: { name: string }) {
  const t = useWords();
  return (
    <Card>
      <EmptyState as="h2" spot="calendar" title={t('dashboard.nothing', { name })} data-testid="nothing-yet">
        {t('dashboard.nothing.text', { name })}
      </EmptyState>
    </Card>
  );
}
