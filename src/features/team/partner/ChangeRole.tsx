import { useState } from 'react';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { useProof } from '#features/security/web/useProof.tsx';
import type { PlaceRole } from '#shared/place-roles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { TeamMember } from '../team.ts';
import { useTeamChange } from '../web/useTeamChange.ts';
import { RoleChoice } from './RoleChoice.tsx';

type Props = { member: TeamMember; place: WorkPlace; onClose: () => void; onHandOver: () => void };

/** Another role for somebody; it holds from their next click on. An owner is asked first: that goes on in `onHandOver`. */
export function ChangeRole({ member: { _id: memberId, name, role: held }, place, onClose, onHandOver }: Props) {
  const t = useWords();
  const toast = useToast();
  const [role, setRole] = useState<PlaceRole>(held);
  const { withProof, dialog } = useProof();
  const change = useTeamChange(
    (calls, body: { change: 'role'; role: PlaceRole }) =>
      withProof(() => calls.change({ params: { providerId: place._id, memberId }, body })),
    () => {
      toast({ text: t('team.role.changed', { name, role: t(`providers.role.${role}`) }) });
      onClose();
    },
  );
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('team.role.of', { name })}
        size="medium"
        data-testid="role-dialog"
        actions={
          <>
            <Button
              isBusy={change.isPending}
              busyLabel={t('team.busy')}
              disabled={role === held}
              onClick={() => (role === 'owner' ? onHandOver() : change.mutate({ change: 'role', role }))}
              data-testid="role-save"
            >
              {t(role === 'owner' && held !== 'owner' ? 'team.handover.make' : 'team.role.save')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
          </>
        }
      >
        <Refusal failure={change.failure} />
        <RoleChoice name="new-role" value={role} onChange={setRole} />
      </Dialog>
      {dialog}
    </>
  );
}
