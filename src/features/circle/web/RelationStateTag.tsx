import { CircleCheck, CirclePause, CircleX, Hourglass } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import type { RelationState } from '../contract.ts';

const looks = {
  accepted: { tone: 'success', icon: CircleCheck },
  pending: { tone: 'warning', icon: Hourglass },
  paused: { tone: 'info', icon: CirclePause },
  declined: { tone: 'neutral', icon: CircleX },
  expired: { tone: 'neutral', icon: Hourglass },
  ended: { tone: 'neutral', icon: CircleX },
  stopped: { tone: 'neutral', icon: CircleX },
} as const;

/** How things stand between two people. */
export function RelationStateTag({ state }: { state: RelationState }) {
  const t = useWords();
  return (
    <StateTag look={looks[state]} data-testid={`state-${state}`}>
      {t(`circle.status.${state}`)}
    </StateTag>
  );
}
