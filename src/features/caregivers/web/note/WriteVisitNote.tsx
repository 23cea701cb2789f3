import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, untilInWords } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import type { WrittenNote } from '../../note-contract.ts';
import { NoteFacts } from './NoteFacts.tsx';
import { ownNote, type VisitKey } from '../queries.ts';
import { NoteForm } from './NoteForm.tsx';

type Props = { visit: VisitKey; providerId: string };

/** One's own note of a visit, below its accepted request, and the way to write it; nothing before the visit begins and once it is long over. */
export function WriteVisitNote({ visit, providerId }: Props) {
  const t = useWords();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayWrite = useMay('summaries', providerId);
  const { data } = useQuery({ ...ownNote(visit), enabled: mayWrite, meta: { isQuiet: true } });
  // What was known when writing began: the form stays, whatever becomes of the rest.
  const [begun, setBegun] = useState<WrittenNote>();
  const known = begun ?? data?.data;
  if (!known || (!known.kept && !known.canWrite)) return null;
  const { kept, canWrite, until, timeZone, personName: person } = known;
  const titleId = `note-${visit.startsAt}`;
  const end = () => {
    setBegun(undefined);
    heading.current?.focus();
  };
  return (
    <section className="stack" aria-labelledby={titleId} data-testid="own-visit-note">
      <h3 ref={heading} tabIndex={-1} id={titleId}>
        {t('caregivers.note.ownOf', {
          moment: momentInWords(visit.startsAt, { timeZone, locale, look: 'short' }),
        })}
      </h3>
      <p className="small muted">
        {t('caregivers.note.whoReads', { person, moment: untilInWords(until, { timeZone, locale }) })}
      </p>
      {begun ? (
        <NoteForm visit={visit} begun={begun} onDone={end} />
      ) : (
        <>
          {kept && <NoteFacts kept={kept} visit={known} />}
          {canWrite && (
            <div data-print="hide">
              <Button
                variant={kept ? 'secondary' : 'primary'}
                onClick={() => setBegun(known)}
                data-testid="begin-visit-note"
              >
                {t(kept ? 'caregivers.note.change' : 'caregivers.note.write')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
