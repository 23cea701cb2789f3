import type { WorkPlace } from '#features/providers/work-place.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { TeamMember } from '../team.ts';
import { useTeamChange } from '../web/useTeamChange.ts';

type Props = { member: TeamMember; place: WorkPlace; onClose: () => void };

/** Removing somebody, or leaving oneself: what that means, before it is done. */
export function EndMembership({ member: { _id: memberId, name, isMe }, place, onClose }: Props) {
  const t = useWords();
  const toast = useToast();
  const values = { name, place: place.name };
  const as = isMe ? 'leave' : 'remove';
  const end = useTeamChange(
    (calls) =>
      isMe
        ? calls.leave({ params: { providerId: place._id } })
        : calls.change({ params: { providerId: place._id, memberId }, body: { change: 'remove' } }),
    () => {
      toast({ text: t(`team.${as}.done`, values) });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={t(`team.${as}.title`, values)}
      confirmLabel={t(`team.${as}.yes`)}
      busyLabel={t('team.busy')}
      isBusy={end.isPending}
      isDestructive
      onConfirm={() => end.mutate(undefined)}
      onClose={onClose}
      data-testid="end-membership"
    >
      <Refusal failure={end.failure} />
      <p>{t(`team.${as}.text`, values)}</p>
    </ConfirmDialog>
  );
}
