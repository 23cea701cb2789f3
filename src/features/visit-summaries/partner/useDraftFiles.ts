import { useRef } from 'react';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { MOST_SUMMARY_FILES, SUMMARY_FILE } from '../summary.ts';

/** The files of a draft: those that hang on it already, and those that are added. */
export function useDraftFiles(draftName: string, hanging: readonly string[]) {
  const t = useWords();
  const added = useFiles(draftName, {
    kind: SUMMARY_FILE,
    sort: 'documents',
    most: MOST_SUMMARY_FILES,
    label: t('visitSummaries.files.label'),
  });
  const files = [...new Set([...hanging, ...added.sent.map(({ _id }) => _id)])].slice(0, MOST_SUMMARY_FILES);
  const latest = useRef(files);
  latest.current = files;
  return {
    added,
    files,
    /** Which of those that were sent hang on it now; what was removed meanwhile stays removed. */
    stillThere: (sent: readonly string[], kept: readonly string[]) =>
      sent.filter((id) => kept.includes(id) && latest.current.includes(id)),
  };
}
