import { useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { session } from '#web/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** For somebody who came to a page of staff and is none. */
export function NotStaff() {
  const t = useWords();
  useEffect(() => session.leftStaff(), []);
  return (
    <Card>
      <EmptyState
        as="h2"
        spot="empty"
        title={t('staff.none.title')}
        action={<ButtonLink href={href('/dashboard')}>{t('staff.none.dashboard')}</ButtonLink>}
        data-testid="not-staff"
      >
        {t('staff.none.text')}
      </EmptyState>
    </Card>
  );
}
