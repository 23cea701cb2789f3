import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import type { EvidenceLine } from '../application.ts';

const looks = {
  waiting: { tone: 'warning', icon: Hourglass },
  confirmed: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'danger', icon: CircleX },
} as const;

/** What came of checking one line of evidence. */
export function ResultTag({ result }: Pick<EvidenceLine, 'result'>) {
  const t = useWords();
  return (
    <StateTag look={looks[result]} data-testid="result">
      {t(`partners.result.${result}`)}
    </StateTag>
  );
}
