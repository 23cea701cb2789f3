import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { CareNotes } from '../care-notes.ts';
import { notesInWords } from './notes-in-words.ts';

/** What was written, as its family reads it: what is kept back says so. */
export function NotesList({ notes }: { notes: CareNotes }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <FactList
      data-testid="care-notes-list"
      facts={notesInWords(notes, { t, locale }).map(({ item, term, words }) => ({
        term,
        testId: `care-${item}`,
        value: notes.shared.includes(item) ? (
          words
        ) : (
          <>
            {words} <span className="small muted">({t('careNotes.keptBack')})</span>
          </>
        ),
      }))}
    />
  );
}
