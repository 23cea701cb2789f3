import { useQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { notesOfVisits } from '../queries.ts';
import { NoteFacts } from './NoteFacts.tsx';

/** What a caregiver wrote of each visit, where its booking is shown; nothing while there is none, and for whoever may not see the records. */
export function VisitNotes({ bookingId }: { bookingId: string }) {
  const t = useWords();
  const locale = useLocale();
  const { data } = useQuery({ ...notesOfVisits(bookingId), meta: { isQuiet: true } });
  return data?.data.map((note) => (
    <section key={note.startsAt} className="stack" aria-labelledby={`note-${note.startsAt}`} data-testid="visit-note">
      <h3 id={`note-${note.startsAt}`}>
        {t('caregivers.note.title', {
          name: note.providerName,
          moment: momentInWords(note.startsAt, { timeZone: note.timeZone, locale, look: 'short' }),
        })}
      </h3>
      <NoteFacts kept={note} visit={note} />
    </section>
  ));
}
