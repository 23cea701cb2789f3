import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { LONGEST_NOTE, NoteForm } from '../board.ts';
import { board } from '../contract.ts';
import { useDo } from './queries.ts';
import styles from './WeekPage.module.css';

/** What one says to the next: it stays for two weeks. */
export function HandOff({ week: { notes, personId, isForSelf } }: { week: Reply<typeof board.week> }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const { act, isBusy, failure } = useDo();
  const askAgain = () => client.invalidateQueries({ queryKey: keyOf(board.week) });
  const addOnce = useAddOnce(askAgain);
  const form = useCheckedForm({
    schema: NoteForm,
    fields: ['words'],
    start: { words: '' },
    draft: { name: `board-note-${personId}`, label: t('board.notes') },
    send: async (note) => {
      const body = { ...note, ...(!isForSelf && { familyMemberId: personId }) };
      await addOnce((once) => callsOf(client, board).addNote({ body }, once));
      form.setValue('words', '');
      await askAgain();
    },
  });
  const words = useTypedField<string>(form.control, 'words');
  return (
    <Card className={styles.card} aria-labelledby="board-notes">
      <h2 id="board-notes">{t('board.notes')}</h2>
      <p className="small muted" data-print="hide">
        {t('board.notes.text')}
      </p>
      <div data-print="hide">
        <Form form={form} data-testid="board-note">
          <FormProblems form={form} />
          <TextAreaField
            {...form.field('words')}
            label={t('board.notes.yours')}
            value={words}
            rows={3}
            limit={LONGEST_NOTE}
            data-testid="note-words"
          />
          <SubmitButton form={form} variant="secondary" data-testid="note-add">
            {t('board.notes.add')}
          </SubmitButton>
        </Form>
      </div>
      <Refusal failure={failure} />
      {notes.length > 0 && (
        <ul className={styles.notes} data-testid="board-notes">
          {notes.map((note) => (
            <li key={note._id}>
              <p className={styles.words}>{note.words}</p>
              <p className="small muted">
                {note.isYours ? t('ui.you') : note.by} ·{' '}
                <time dateTime={note.writtenAt}>{formatMoment(deviceZone(), new Date(note.writtenAt), locale)}</time>
              </p>
              {note.isYours && (
                <Button
                  variant="quiet"
                  isBusy={isBusy}
                  onClick={() => act({ note: note._id })}
                  data-testid="note-remove"
                >
                  {t('board.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
