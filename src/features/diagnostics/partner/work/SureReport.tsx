import { formatDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { WorkOrder } from '../../lab-contract.ts';
import type { Release } from '../../report.ts';

type Props = {
  order: Pick<WorkOrder, 'personName' | 'dob' | 'stage'>;
  release: Release;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** So that nobody reports for the wrong patient. */
export function SureReport({ order: { personName, dob, stage }, release, ...dialog }: Props) {
  const t = useWords();
  return (
    <ConfirmDialog
      {...dialog}
      title={t('diagnostics.work.sure', { name: personName })}
      confirmLabel={t(stage === 'reported' ? 'diagnostics.work.correct' : 'diagnostics.work.send')}
      busyLabel={t('ui.saving')}
      data-testid="sure-report"
    >
      <p>
        {t(`diagnostics.work.sure.text.${release}`, {
          dob: dob === null ? t('diagnostics.work.dob.none') : formatDay(dob),
        })}
      </p>
    </ConfirmDialog>
  );
}
