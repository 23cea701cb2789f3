import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useProof } from '#features/security/web/useProof.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type StaffPerson, staffPeople } from '../people-contract.ts';

type Props = { person: StaffPerson; onClose: () => void };

/** Taking the role away, or giving one's own up: what that means, before it is done. */
export function TakeRole({ person: { _id: userId, name, isMe, isNamed }, onClose }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { withProof, dialog } = useProof();
  const as = isMe ? 'leave' : 'take';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withProof(() => callsOf(client, staffPeople).take({ params: { userId } })),
    onSuccess: () => {
      toast({ text: t(`staff.people.${as}.done`, { name }) });
      onClose();
    },
    onSettled: () => refreshTopics(client, ['account']),
  });
  return (
    <>
      <ConfirmDialog
        isOpen
        title={t(`staff.people.${as}.title`, { name })}
        confirmLabel={t(`staff.people.${as}`)}
        busyLabel={t('staff.people.busy')}
        isBusy={isPending}
        isDestructive
        onConfirm={() => mutate()}
        onClose={onClose}
        data-testid="take-role-dialog"
      >
        <Refusal failure={error instanceof Failure && error.code !== 'confirm_needed' ? error : undefined} />
        <p>{t(`staff.people.${as}.text`, { name })}</p>
        {isNamed && <p>{t('staff.people.takeNamed')}</p>}
      </ConfirmDialog>
      {dialog}
    </>
  );
}
