import type { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';

type Props = { isSaved: boolean; failure: Failure | undefined; again: () => void };

/** What became of a choice that is kept at once: said politely, with a way to try again. */
export function SavedNote({ isSaved, failure, again }: Props) {
  const t = useWords();
  if (failure) return <AskAgain failure={failure} onAsk={again} />;
  return (
    <p role="status" className="small muted" data-testid="saved">
      {isSaved ? t('preferences.saved') : t('preferences.savedAtOnce')}
    </p>
  );
}
