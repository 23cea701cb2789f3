import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type Counts, foundKinds, type Reading } from '../reading/reading.ts';

/** What of a file is not among the rows, by kind: nothing is left out silently. */
export function LeftOut({ reading: { unread, voided } }: { reading: Reading }) {
  const t = useWords();
  const counted = (counts: Counts) =>
    foundKinds
      .flatMap((kind) =>
        counts.get(kind) ? [t(`healthRecords.import.kind.${kind}`, { count: counts.get(kind) ?? 0 })] : [],
      )
      .join(', ');
  const said = [
    ...(unread.size > 0 ? [t('healthRecords.import.unread', { list: counted(unread) })] : []),
    ...(voided.size > 0 ? [t('healthRecords.import.voided', { list: counted(voided) })] : []),
    ...(unread.has('medicine') ? [t('healthRecords.import.medicines')] : []),
  ];
  if (said.length === 0) return null;
  return (
    <Notice data-testid="import-left-out">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
