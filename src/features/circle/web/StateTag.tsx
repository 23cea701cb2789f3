import { CircleCheck, CirclePause, CircleX, Hourglass } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Tag } from '#web/ui/Tag.tsx';
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

/** How things stand between two people: a picture and a word. */
export function StateTag({ state }: { state: RelationState }) {
  const t = useWords();
  const { tone, icon: Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon size={18} aria-hidden="true" />} data-testid={`state-${state}`}>
      {t(`circle.status.${state}`)}
    </Tag>
  );
}
