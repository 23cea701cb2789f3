import { CalendarClock, Check, NotebookPen, UserX } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { rowRefusal, useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { ReceivedTour } from '../tour.ts';
import { OfferTimes } from './OfferTimes.tsx';
import { useAnswerVisit } from './queries.ts';
import { SayReason, WriteNote } from './WriteWords.tsx';

type OpenForm = 'offer' | 'decline' | 'cancel' | 'note';

/** Yes at once; other times, a note for the day, or no with a reason; and afterwards that nobody came. */
export function AnswerVisit({ visit }: { visit: ReceivedTour }) {
  const t = useWords();
  const toast = useToast();
  const { open, close, refused } = useHeld();
  const answer = useAnswerVisit(visit._id, ({ status }) => toast({ text: t(`tours.desk.done.${status}`) }), refused);
  const { _id: id, status, isOver, familyName } = visit;
  const isAsked = status === 'asked';
  const isConfirmed = status === 'confirmed' && !isOver;
  const button = (which: OpenForm, word: string, look: 'secondary' | 'danger', icon?: React.ReactNode) => (
    <Button
      variant={look}
      icon={icon}
      onClick={() => open(<Opened which={which} visit={visit} onClose={close} />)}
      aria-describedby={`who-${id}`}
      data-testid={`visit-${which}`}
    >
      {t(word)}
    </Button>
  );
  return (
    <>
      <Refusal failure={rowRefusal(answer.error)} />
      <span className="vh" id={`who-${id}`}>
        {familyName}
      </span>
      <div className="actions" data-print="hide">
        {isAsked && (
          <Button
            icon={<Check size={22} aria-hidden="true" />}
            isBusy={answer.isPending}
            onClick={() => answer.mutate({ answer: 'confirm' })}
            aria-describedby={`who-${id}`}
            data-testid="visit-confirm"
          >
            {t('tours.desk.confirm')}
          </Button>
        )}
        {(isAsked || isConfirmed || status === 'offered') &&
          button('offer', 'tours.desk.offer', 'secondary', <CalendarClock size={20} aria-hidden="true" />)}
        {isConfirmed && button('note', 'tours.desk.note', 'secondary', <NotebookPen size={20} aria-hidden="true" />)}
        {(isAsked || status === 'offered') && button('decline', 'tours.desk.decline', 'danger')}
        {isConfirmed && button('cancel', 'tours.desk.cancel', 'danger')}
        {isOver && (status === 'confirmed' || status === 'done') && (
          <Button
            variant="secondary"
            icon={<UserX size={20} aria-hidden="true" />}
            isBusy={answer.isPending}
            onClick={() => answer.mutate({ answer: 'missed' })}
            aria-describedby={`who-${id}`}
            data-testid="visit-missed"
          >
            {t('tours.desk.missed')}
          </Button>
        )}
      </div>
    </>
  );
}

type OpenedProps = { which: OpenForm; visit: ReceivedTour; onClose: () => void };

function Opened({ which, ...props }: OpenedProps) {
  if (which === 'offer') return <OfferTimes {...props} />;
  return which === 'note' ? <WriteNote {...props} /> : <SayReason {...props} as={which} />;
}
