import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { VideoVisit } from '../../contract.ts';
import { useVisitCall } from '../queries.ts';

export type RoomDialog = 'leave' | 'end' | 'devices';

type Props = {
  visit: VideoVisit;
  asks: RoomDialog | undefined;
  onClose: () => void;
  onLeave: () => void;
  onEnded: () => void;
};

/** Asks before one leaves the visit, or ends it for everybody. */
export function RoomDialogs({ visit, asks, onClose, onLeave, onEnded }: Props) {
  const t = useWords();
  const ending = useVisitCall((calls, id: string) => calls.end({ params: { id } }), { onDone: onEnded });
  return (
    <>
      <ConfirmDialog
        isOpen={asks === 'leave'}
        title={t('videoVisits.room.leave.ask')}
        confirmLabel={t('videoVisits.room.leave')}
        cancelLabel={t('videoVisits.room.stay')}
        onConfirm={onLeave}
        onClose={onClose}
        data-testid="leave-visit"
      >
        {t('videoVisits.room.leave.text', { provider: visit.provider.name })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === 'end'}
        title={t('videoVisits.room.end.ask')}
        confirmLabel={t('videoVisits.room.end')}
        cancelLabel={t('videoVisits.room.stay')}
        isBusy={ending.isPending}
        isDestructive
        onConfirm={() => ending.mutate(visit._id)}
        onClose={() => {
          onClose();
          ending.reset();
        }}
        data-testid="end-visit"
      >
        {t('videoVisits.room.end.text')}
        <Refusal failure={ending.error instanceof Failure ? ending.error : undefined} />
      </ConfirmDialog>
    </>
  );
}
