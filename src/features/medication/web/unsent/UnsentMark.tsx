import { useWords } from '#web/i18n/words.tsx';
import { canTakeBack, type UnsentEntry } from '#web/outbox/unsent.ts';
import { UnsentState } from '#web/outbox/UnsentState.tsx';
import { Button } from '#web/ui/Button.tsx';
import { takeBackDose } from './say-dose.ts';
import type { UnsentDose } from './unsent-dose.ts';

type Props = {
  entry: UnsentEntry<UnsentDose>;
  /** Where the row takes it back itself. */
  isInRow?: boolean;
};

/** What became of what was said of a dose; a refusal stands there until it was read. */
export function UnsentMark({ entry, isInRow = false }: Props) {
  const t = useWords();
  const isRefused = entry.state === 'refused';
  return (
    <div className="row" data-testid="unsent-dose" data-state={entry.state}>
      <UnsentState entry={entry} />
      {canTakeBack(entry) && (isRefused || !isInRow) && (
        <Button variant="quiet" onClick={() => void takeBackDose(entry)} data-testid="unsent-seen">
          {t(isRefused ? 'ui.unsent.seen' : 'medication.dose.undo')}
        </Button>
      )}
    </div>
  );
}
