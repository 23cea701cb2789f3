import { DateText } from '#web/ui/DateText.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { type Fact, FactList } from '#web/ui/FactList.tsx';
import { evidenceFields, type EvidenceFacts, type EvidenceKind } from '../evidence.ts';

type Props = { kind: EvidenceKind; facts: EvidenceFacts; until: string | null };

/** What was given of one kind of evidence, in the order in which it is asked. */
export function EvidenceDetails({ kind, facts, until }: Props) {
  const t = useWords();
  const shown = evidenceFields[kind].flatMap((name): Fact[] => {
    const value = name === 'until' ? until : facts[name];
    if (!value) return [];
    const isDay = name === 'until' || name === 'on';
    return [{ term: t(`providers.evidence.${kind}.${name}`), value: isDay ? <DateText day={value} /> : value }];
  });
  return <FactList facts={shown} />;
}
