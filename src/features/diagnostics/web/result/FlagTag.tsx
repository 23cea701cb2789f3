import { ArrowDown, ArrowUp, Check, TriangleAlert } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { Flag } from '../../flags.ts';
import { flagTones } from './value-words.ts';

const icons = {
  criticalLow: TriangleAlert,
  low: ArrowDown,
  usual: Check,
  high: ArrowUp,
  criticalHigh: TriangleAlert,
} as const;

/** How a value stands to its range: in words and by a sign, never by color alone. */
export function FlagTag({ flag }: { flag: Flag }) {
  const t = useWords();
  const Icon = icons[flag];
  return (
    <Tag tone={flagTones[flag]} icon={<Icon size={18} aria-hidden="true" />} data-testid={`flag-${flag}`}>
      {t(`diagnostics.flag.${flag}`)}
    </Tag>
  );
}
