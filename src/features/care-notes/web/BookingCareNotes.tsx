import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { careFields, CareNotes, noCareNotes, writtenIn } from '../care-notes.ts';
import { type BookedNotes, careNotes } from '../contract.ts';
import styles from './CareNotes.module.css';
import { CareNotesFields } from './CareNotesFields.tsx';
import type { FamilyBooking } from './family-booking.ts';
import { NotesList } from './NotesList.tsx';
import { lastNotesOf, notesOfBooking } from './queries.ts';

type Props = { booking: FamilyBooking };
type ShownProps = Props & {
  /** As a card of its own on a page, or as a part of what is shown of a booking. */
  isCard?: boolean;
};

/** What goes with a booking for its provider to know, and the way to change it; nothing for whoever may not see the records. */
export function BookingCareNotes({ booking, isCard = false }: ShownProps) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, setChanging] = useState(false);
  const { data } = useQuery({ ...notesOfBooking(booking._id), meta: { isQuiet: true } });
  if (!data) return null;
  const { notes, canChange } = data.data;
  if (!notes && !canChange) return null;
  const { providerName: name, personName: person } = booking;
  const [Frame, Title] = isCard ? [Card, 'h2' as const] : ['section' as const, 'h3' as const];
  const end = () => {
    setChanging(false);
    heading.current?.focus();
  };
  return (
    <Frame className={styles.notes} aria-labelledby={`care-${booking._id}`} data-testid="booking-care-notes">
      <Title ref={heading} tabIndex={-1} id={`care-${booking._id}`}>
        {t(booking.isForSelf ? 'careNotes.title.self' : 'careNotes.title', { name, person })}
      </Title>
      <p className="small muted">{t('careNotes.whoReads', { name })}</p>
      {isChanging ? (
        <ChangeNotes booking={booking} known={data.data} onDone={end} />
      ) : (
        <>
          {notes && <NotesList notes={notes} />}
          {canChange && (
            <div data-print="hide">
              <Button variant="secondary" onClick={() => setChanging(true)} data-testid="change-care-notes">
                {t(notes ? 'careNotes.change' : 'careNotes.write')}
              </Button>
            </div>
          )}
        </>
      )}
    </Frame>
  );
}

type ChangeProps = Props & { known: BookedNotes; onDone: () => void };

/** Begins with what was given last, where this booking has nothing yet. */
function ChangeNotes({ booking, known, onDone }: ChangeProps) {
  const isNew = known.notes === null;
  const { data: last, isPending } = useQuery({ ...lastNotesOf(booking.personId), enabled: isNew });
  if (isNew && isPending) return null;
  return <NotesForm booking={booking} known={known} start={known.notes ?? last?.data ?? noCareNotes} onDone={onDone} />;
}

function NotesForm({ booking, known, start, onDone }: ChangeProps & { start: CareNotes }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { _id: id, providerName: name } = booking;
  const { queryKey } = notesOfBooking(id);
  const form = useCheckedForm({
    schema: CareNotes,
    fields: [...careFields, 'shared'],
    start: writtenIn(start),
    draft: { name: `care-notes-${id}`, label: t('careNotes.draft', { name }) },
    send: async (notes) => {
      // Another version is known from the next try on: what was typed stays.
      const sent = callsOf(client, careNotes).change({ params: { id }, body: { version: known.version, notes } });
      sent.catch(() => void client.invalidateQueries({ queryKey }));
      client.setQueryData(queryKey, await sent);
      toast({ text: t('careNotes.saved') });
      onDone();
    },
  });
  return (
    <Form form={form} data-testid="care-notes-form">
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <CareNotesFields form={form} providerName={name} />
      <div className="row">
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="save-care-notes">
          {t('careNotes.save')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('careNotes.notNow')}
        </Button>
      </div>
    </Form>
  );
}
