import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CareNotes, saidIn } from '#features/care-notes/care-notes.ts';
import { chooseNotes, chosenNotes } from '#features/care-notes/web/care-draft.ts';
import { NotesList } from '#features/care-notes/web/NotesList.tsx';
import { lastNotesOf } from '#features/care-notes/web/queries.ts';
import { useCircle } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useIsSelf, useWho } from './useWho.ts';

type Props = {
  provider: { _id: string; name: string };
  personId: string | null;
  /** The step in which it is written. */
  address: string;
  /** While an attempt may have arrived nothing of it can be changed. */
  isFixed: boolean;
};

/** What goes with the booking for the provider to know: chosen for this one, offered from the last time, or nothing yet. */
export function CareNotesCard({ provider, personId, address, isFixed }: Props) {
  const t = useWords();
  const who = useWho(personId);
  const isSelf = useIsSelf(personId);
  const circle = useCircle();
  const { data: last } = useQuery({ ...lastNotesOf(personId), meta: { isQuiet: true } });
  const [chosen, setChosen] = useState<CareNotes>();
  // Read once the page is alive: the server knows nothing of what this tab keeps.
  useEffect(() => setChosen(chosenNotes({ providerId: provider._id, personId })), [provider._id, personId]);
  if (!last || !circle) return null; // the heading says the name
  const isChosen = chosen !== undefined && saidIn(chosen).length > 0;
  const earlier = isChosen ? null : last.data;
  const again = (notes: CareNotes) => {
    chooseNotes({ providerId: provider._id, personId }, { notes, label: provider.name });
    setChosen(notes);
  };
  return (
    <Card as="section" aria-labelledby="care-notes" className="stack" tint="sun" data-testid="care-notes-card">
      <h2 id="care-notes">
        {t(isSelf ? 'careNotes.title.self' : 'careNotes.title', { name: provider.name, person: who })}
      </h2>
      <p>
        {t(earlier ? 'careNotes.lastTime' : isChosen ? 'careNotes.whoReads' : 'careNotes.lead', {
          name: provider.name,
        })}
      </p>
      {isChosen && <NotesList notes={chosen} />}
      {earlier && <NotesList notes={earlier} />}
      {!isFixed && (
        <div className="row">
          {earlier && (
            <Button variant="secondary" onClick={() => again(earlier)} data-testid="care-notes-again">
              {t('careNotes.again')}
            </Button>
          )}
          <ButtonLink variant={earlier ? 'quiet' : 'secondary'} href={address} data-testid="care-notes-write">
            {t(isChosen || earlier ? 'careNotes.change' : 'careNotes.write')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
