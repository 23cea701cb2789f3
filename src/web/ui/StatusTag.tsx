import { CalendarCheck, Check, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { StateTag } from './StateTag.tsx';

/** The color and the picture of a booking's status. */
export const statusLooks = {
  pending: { tone: 'warning', icon: Hourglass },
  accepted: { tone: 'success', icon: CircleCheck },
  scheduled: { tone: 'info', icon: CalendarCheck },
  cancelled: { tone: 'danger', icon: CircleX },
  completed: { tone: 'neutral', icon: Check },
} as const;

export type StatusName = keyof typeof statusLooks;

/** A booking's status: always a picture and a word. */
export function StatusTag({ status, 'data-testid': testId }: { status: StatusName; 'data-testid'?: string }) {
  const t = useWords();
  return (
    <StateTag look={statusLooks[status]} data-testid={testId}>
      {t(`status.${status}`)}
    </StateTag>
  );
}
