import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag, type TagTone } from './Tag.tsx';

export type StateLook = { tone: TagTone; icon?: LucideIcon };

type Props = { look: StateLook; children: ReactNode; 'data-testid'?: string };

/** How something stands: always a word, so that its color says nothing alone. */
export function StateTag({ look: { tone, icon: Icon }, children, 'data-testid': testId }: Props) {
  return (
    <Tag tone={tone} icon={Icon && <Icon size={18} aria-hidden="true" />} data-testid={testId}>
      {children}
    </Tag>
  );
}
