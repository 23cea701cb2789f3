import { useWords } from '#web/i18n/words.tsx';

type Marked = { isKnown: boolean; isDoubtful: boolean; shortened: readonly string[]; roughDay?: string | undefined };

/** What is to be minded about a row, in one line; undefined where there is nothing. */
export function useMarks() {
  const t = useWords();
  return ({ isKnown, isDoubtful, shortened, roughDay }: Marked): string | undefined => {
    const marks = [
      ...(isKnown ? [t('healthRecords.import.known')] : []),
      ...(isDoubtful && !isKnown ? [t('healthRecords.import.doubtful')] : []),
      ...(roughDay ? [t('healthRecords.import.rough', { day: roughDay })] : []),
      ...(shortened.length > 0 ? [t('healthRecords.import.shortened')] : []),
    ];
    return marks.length > 0 ? marks.join(' ') : undefined;
  };
}
