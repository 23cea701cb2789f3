import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useSession } from '#web/useSession.tsx';

/** On the step that a door has led back to. */
export function Welcome() {
  const t = useWords();
  const [params] = useSearchParams();
  const session = useSession();
  const welcome = params.get('welcome');
  if (!session || welcome === null) return null;
  return (
    <Notice tone="success" isLive data-testid="welcome-back">
      {t(welcome === 'new' ? 'bookings.welcome' : 'bookings.welcomeBack', { name: session.firstName })}
    </Notice>
  );
}
