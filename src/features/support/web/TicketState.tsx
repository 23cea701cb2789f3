import { CircleCheck, CircleDot, Hourglass } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import type { TicketCard } from '../ticket.ts';

const looks = {
  closed: { tone: 'neutral', icon: CircleCheck },
  open: { tone: 'info', icon: Hourglass },
  answered: { tone: 'success', icon: CircleDot },
} as const;

/** Open or closed, and of an open one whose turn it is. */
export function TicketState({ ticket }: { ticket: Pick<TicketCard, 'status' | 'waitingSince'> }) {
  const t = useWords();
  const state = ticket.status === 'closed' ? 'closed' : ticket.waitingSince ? 'open' : 'answered';
  return (
    <StateTag look={looks[state]} data-testid="ticket-state">
      {t(`support.status.${state}`)}
    </StateTag>
  );
}
