import { useMutation } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { KeptMedicine } from '../kept-medicine.ts';
import { useMedicationCalls } from './queries.ts';

type Props = { medicine: KeptMedicine; name: string; how: 'stop' | 'remove'; onClose: () => void };

/** Asks before a medicine is taken no longer, or no longer listed. */
export function EndMedicine({ medicine: { _id: id, version, prescribed }, name, how, onClose }: Props) {
  const t = useWords();
  const toast = useToast();
  const { change } = useMedicationCalls();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      change({ params: { id }, body: { version, ...(how === 'stop' ? { isStopped: true } : { isRemoved: true }) } }),
    onSuccess: () => {
      onClose();
      toast({ text: t(`medication.${how}.done`, { name }) });
      document.getElementById('medicines-now')?.focus(); // the button that was pressed is gone
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(`medication.${how}.title`, { name })}
      confirmLabel={t(`medication.${how}`)}
      isBusy={isPending}
      isDestructive={how === 'remove'}
      onConfirm={() => mutate()}
      onClose={onClose}
      data-testid={`${how}-medicine`}
    >
      <Refusal failure={error instanceof Failure ? error : undefined} />
      <p>{t(`medication.${how}.text`)}</p>
      {prescribed && <p>{t('medication.stop.prescribed', { name: prescribed.by })}</p>}
    </ConfirmDialog>
  );
}
