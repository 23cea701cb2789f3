import { useState, useSyncExternalStore } from 'react';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import type { CentreDetails } from '../centre.ts';
import { draftName } from './booking-draft.ts';

export const NOTE_LIMIT = 1000;

const never = () => () => undefined;

/** A note to the centre, kept in the draft vault while it is typed. */
export function useNote({ _id, name }: CentreDetails) {
  const form = draftName(_id);
  const kept = useSyncExternalStore(
    never,
    () => String(draftOf(form)?.values['note'] ?? ''),
    () => '',
  );
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? kept,
    isRestored: typed === undefined && kept !== '',
    type: (note: string) => {
      setTyped(note);
      keepDraft(form, { note }, name);
    },
    startOver: () => {
      forgetDraft(form);
      setTyped('');
    },
  };
}

type Props = { note: ReturnType<typeof useNote>; isFixed: boolean; error: string | undefined };

export function NoteField({ note, isFixed, error }: Props) {
  const t = useWords();
  return (
    <>
      {note.isRestored && (
        <Notice
          tone="info"
          data-testid="draft-restored"
          action={
            <Button variant="quiet" onClick={note.startOver} data-testid="draft-start-over">
              {t('ui.draft.startOver')}
            </Button>
          }
        >
          {t('ui.draft.restored')}
        </Notice>
      )}
      <TextAreaField
        label={t('seniorCare.note')}
        hint={t('seniorCare.note.hint')}
        isOptional
        name="note"
        value={note.text}
        limit={NOTE_LIMIT}
        error={error}
        readOnly={isFixed}
        onChange={({ target }) => note.type(target.value)}
        data-testid="booking-note"
      />
    </>
  );
}
