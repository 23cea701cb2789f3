import { CalendarCheck, CircleCheck, CircleX, Hourglass, MessageCircleReply } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import type { TourState } from '../tour.ts';

const looks = {
  asked: { tone: 'warning', icon: Hourglass },
  offered: { tone: 'info', icon: MessageCircleReply },
  confirmed: { tone: 'success', icon: CalendarCheck },
  declined: { tone: 'neutral', icon: CircleX },
  cancelled: { tone: 'neutral', icon: CircleX },
  missed: { tone: 'neutral', icon: CircleX },
  done: { tone: 'neutral', icon: CircleCheck },
} as const;

/** How a visit stands. */
export function VisitStateTag({ status }: { status: TourState }) {
  const t = useWords();
  return (
    <StateTag look={looks[status]} data-testid={`visit-state-${status}`}>
      {t(`tours.status.${status}`)}
    </StateTag>
  );
}
