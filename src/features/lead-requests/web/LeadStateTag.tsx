import { CalendarCheck, CircleCheck, CircleX, Phone, Send } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import type { LeadState } from '../lead-request.ts';

const looks = {
  new: { tone: 'warning', icon: Send },
  contacted: { tone: 'info', icon: Phone },
  visit_planned: { tone: 'success', icon: CalendarCheck },
  closed: { tone: 'neutral', icon: CircleCheck },
  withdrawn: { tone: 'neutral', icon: CircleX },
} as const;

/** How a request stands. */
export function LeadStateTag({ lead }: { lead: { status: LeadState; withdrawnAt: string | null } }) {
  const t = useWords();
  const state = lead.withdrawnAt ? 'withdrawn' : lead.status;
  return (
    <StateTag look={looks[state]} data-testid={`lead-state-${state}`}>
      {t(`leadRequests.status.${state}`)}
    </StateTag>
  );
}
