import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  form: { isSending: boolean };
  /** What it does: the word of the button. */
  children: ReactNode;
  busyLabel?: string;
  onCancel: () => void;
  'data-testid': string;
  cancelTestId?: string;
};

/** The end of a form that opened within a page: it sends, or closes again. */
export function SendOrCancel({ form, children, busyLabel, onCancel, 'data-testid': testId, cancelTestId }: Props) {
  const t = useWords();
  return (
    <div className="row">
      <Button type="submit" isBusy={form.isSending} busyLabel={busyLabel} data-testid={testId}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel} data-testid={cancelTestId}>
        {t('ui.cancel')}
      </Button>
    </div>
  );
}
