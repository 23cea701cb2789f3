import type { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSessionExpired } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** In place of what was not answered, while the rest of the page stands: why, and a way to ask again. */
export function AskAgain({ failure, onAsk }: { failure: Failure; onAsk: () => unknown }) {
  const t = useWords();
  const hasExpired = useSessionExpired();
  if (hasExpired && failure.code === 'session_expired') return null; // the modal above it says what happened
  return (
    <Notice
      tone="danger"
      isLive
      action={
        <Button variant="secondary" onClick={() => void onAsk()} data-testid="try-again">
          {t('shell.tryAgain')}
        </Button>
      }
    >
      {t(`errors.${failure.code}`, failure.values)}
    </Notice>
  );
}
