import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { noteOfVisit } from '../queries.ts';
import { NoteFacts } from './NoteFacts.tsx';

/** What a caregiver wrote of a visit, where its booking is shown; nothing while there is none, and for whoever may not see the records. */
export function VisitNote({ bookingId }: { bookingId: string }) {
  const t = useWords();
  const { data } = useQuery({ ...noteOfVisit(bookingId), meta: { isQuiet: true } });
  if (!data) return null;
  const note = data.data;
  return (
    <section className="stack" aria-labelledby={`note-${bookingId}`} data-testid="visit-note">
      <h3 id={`note-${bookingId}`}>{t('caregivers.note.title', { name: note.providerName })}</h3>
      <NoteFacts kept={note} visit={note} />
    </section>
  );
}
