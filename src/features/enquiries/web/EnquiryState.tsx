import { CircleCheck, CircleDot, Hourglass } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import type { EnquiryCard } from '../enquiry.ts';

const looks = {
  closed: { tone: 'neutral', icon: CircleCheck },
  waiting: { tone: 'info', icon: Hourglass },
  answered: { tone: 'success', icon: CircleDot },
} as const;

/** Whether a question waits for its answer, has one, or is closed. */
export function EnquiryState({ enquiry }: { enquiry: Pick<EnquiryCard, 'status' | 'waitingSince'> }) {
  const t = useWords();
  const state = enquiry.status === 'closed' ? 'closed' : enquiry.waitingSince ? 'waiting' : 'answered';
  return (
    <StateTag look={looks[state]} data-testid={`enquiry-${state}`}>
      {t(`enquiries.state.${state}`)}
    </StateTag>
  );
}
