import { CalendarPlus, CalendarX, Check } from 'lucide-react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { saveCalendarFile } from '#web/save-calendar.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { rowRefusal, useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Tour } from '../tour.ts';
import { ChangeTime } from './ChangeTime.tsx';
import { useChangeVisit } from './queries.ts';
import { WhichVisit } from './WhichVisit.tsx';
import { eventOf } from './visit-event.ts';

/** What a family can do with a visit that stands, and the way out of the calendar of one that does not. */
export function VisitActions({ visit }: { visit: Tour }) {
  const t = useWords();
  const toast = useToast();
  const { open, close, refused } = useHeld();
  const sure = useChangeVisit(
    visit._id,
    () => toast({ text: t('tours.sure.done', { name: visit.providerName }) }),
    refused,
  );
  const { status, isOver, isSure } = visit;
  const stands = !isOver && (status === 'asked' || status === 'offered' || status === 'confirmed');
  const wasInCalendar = status === 'cancelled' && !isOver && visit.sequence > 1;
  const save = () => saveCalendarFile([eventOf(visit, t)], `visit-${visit._id.slice(0, 8)}`);
  if (!stands && !wasInCalendar) return null;
  return (
    <>
      <Refusal failure={rowRefusal(sure.error)} />
      <div className="actions" data-print="hide">
        {status === 'confirmed' && stands && !isSure && (
          <Button
            icon={<Check size={20} aria-hidden="true" />}
            isBusy={sure.isPending}
            onClick={() => sure.mutate({ change: 'sure' })}
            data-testid="visit-sure"
          >
            {t('tours.sure')}
          </Button>
        )}
        {isSure && stands && (
          <span className="row" data-testid="visit-is-sure">
            <Check size={20} aria-hidden="true" /> {t('tours.isSure')}
          </span>
        )}
        {status !== 'offered' && (
          <Button
            variant="secondary"
            icon={stands ? <CalendarPlus size={20} aria-hidden="true" /> : <CalendarX size={20} aria-hidden="true" />}
            onClick={() => void save()}
            data-testid="visit-calendar"
          >
            {t(stands ? 'tours.calendar' : 'tours.calendar.remove')}
          </Button>
        )}
        {stands && (
          <Button
            variant="secondary"
            onClick={() => open(<ChangeTime visit={visit} onClose={close} />)}
            data-testid="visit-move"
          >
            {t('tours.move')}
          </Button>
        )}
        {stands && (
          <Button
            variant="danger"
            onClick={() => open(<CancelVisit visit={visit} onClose={close} />)}
            data-testid="visit-cancel"
          >
            {t('tours.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

type Props = { visit: Tour; onClose: () => void };

function CancelVisit({ visit, onClose }: Props) {
  const { _id: id, providerName: name } = visit;
  const t = useWords();
  const toast = useToast();
  const cancel = useChangeVisit(id, () => {
    onClose();
    toast({ text: t('tours.cancel.done', { name }) });
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('tours.cancel.title', { name })}
      confirmLabel={t('tours.cancel')}
      cancelLabel={t('tours.cancel.no')}
      isBusy={cancel.isPending}
      isDestructive
      onConfirm={() => cancel.mutate({ change: 'cancel' })}
      onClose={onClose}
      data-testid="cancel-visit"
    >
      <Refusal failure={cancel.error instanceof Failure ? cancel.error : undefined} />
      <WhichVisit visit={visit} />
      <p>{t('tours.cancel.text')}</p>
    </ConfirmDialog>
  );
}
