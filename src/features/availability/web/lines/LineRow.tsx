import type { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  title: string;
  facts: readonly (string | null | undefined)[];
  /** What leaving it says to a screen reader. */
  leaveLabel: string;
  onLeave: () => void;
  isLeaving: boolean;
  failure: Failure | undefined;
  'data-testid'?: string;
};

/** One of the things that somebody waits for, and the way out of its line. */
export function LineRow({ title, facts, leaveLabel, onLeave, isLeaving, failure, 'data-testid': testId }: Props) {
  const t = useWords();
  return (
    <li data-testid={testId}>
      <div>
        <b>{title}</b>
        <p className="small muted">{facts.filter(Boolean).join(' · ')}</p>
        {failure && <p role="alert">{t(`errors.${failure.code}`, failure.values)}</p>}
      </div>
      <Button
        variant="secondary"
        isBusy={isLeaving}
        busyLabel={t('availability.line.busy')}
        onClick={onLeave}
        aria-label={leaveLabel}
        data-testid="waiting-leave"
      >
        {t('availability.line.leave')}
      </Button>
    </li>
  );
}
