import { useState } from 'react';
import type { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { reportReasons } from '../contract.ts';

type Reason = (typeof reportReasons)[number];
type Props = {
  isOpen: boolean;
  isBusy: boolean;
  failure: Failure | undefined;
  onHide: (reason: Reason) => void;
  onClose: () => void;
};

/** The rule that a review breaks, before it is hidden. */
export function HideDialog({ isOpen, isBusy, failure, onHide, onClose }: Props) {
  const t = useWords();
  const [chosen, setChosen] = useState<Reason>();
  const [isRefused, setIsRefused] = useState(false);
  const hide = () => {
    setIsRefused(chosen === undefined);
    if (chosen) onHide(chosen);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      canDismiss={!isBusy}
      title={t('reviews.desk.hide.title')}
      data-testid="hide-dialog"
      actions={
        <Button variant="danger-filled" isBusy={isBusy} onClick={hide} data-testid="hide-yes">
          {t('reviews.desk.hide')}
        </Button>
      }
    >
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      <RadioCards
        label={t('reviews.report.reason')}
        hint={t('reviews.desk.hide.hint')}
        name="hide-reason"
        error={isRefused && chosen === undefined ? t('errors.reportReasonUnselected') : undefined}
        value={chosen ?? ''}
        options={reportReasons.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
        onChange={({ target }) => setChosen(reportReasons.find((reason) => reason === target.value))}
        data-testid="hide-reason"
      />
    </Dialog>
  );
}
