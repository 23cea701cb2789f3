import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useSession } from '#web/useSession.tsx';

/** On the step that the log-in has led back to. */
export function WelcomeBack() {
  const t = useWords();
  const [params] = useSearchParams();
  const session = useSession();
  if (!session || !params.has('welcome')) return null;
  return (
    <Notice tone="success" isLive data-testid="welcome-back">
      {t('bookings.welcomeBack', { name: session.firstName })}
    </Notice>
  );
}
