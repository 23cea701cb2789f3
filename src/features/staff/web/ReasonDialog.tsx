import { useState } from 'react';
import type { Failure } from '#shared/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

type Props<Reason extends string> = {
  isBusy: boolean;
  failure: Failure | undefined;
  title: string;
  label: string;
  /** Who reads the reason. */
  hint: string;
  reasons: readonly { value: Reason; label: string }[];
  confirmLabel: string;
  /** What stands at the reasons when none was chosen. */
  missing: string;
  onTake: (reason: Reason) => void;
  onClose: () => void;
};

/** For what reason staff take something down, before it is done. */
export function ReasonDialog<Reason extends string>(props: Props<Reason>) {
  const { isBusy, failure, title, label, hint, reasons, confirmLabel, missing, onTake, onClose } = props;
  const [chosen, setChosen] = useState<Reason>();
  const [isRefused, setIsRefused] = useState(false);
  const take = () => {
    setIsRefused(chosen === undefined);
    if (chosen) onTake(chosen);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canDismiss={!isBusy}
      title={title}
      data-testid="take-down"
      actions={
        <Button variant="danger-filled" isBusy={isBusy} onClick={take} data-testid="take-down-yes">
          {confirmLabel}
        </Button>
      }
    >
      <Refusal failure={failure} />
      <RadioCards
        label={label}
        hint={hint}
        name="take-down-reason"
        error={isRefused && chosen === undefined ? missing : undefined}
        value={chosen ?? ''}
        options={reasons}
        onChange={({ target }) => setChosen(reasons.find(({ value }) => value === target.value)?.value)}
        data-testid="take-down-reason"
      />
    </Dialog>
  );
}
