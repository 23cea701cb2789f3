import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { WordsForm } from '#features/threads/thread.ts';
import { EmergencyNotice } from '#features/threads/web/EmergencyNotice.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { newKey } from '#web/new-key.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { VideoVisit } from '../../contract.ts';
import { visitCalls, visitWords } from '../queries.ts';
import { otherSide } from './other-side.ts';
import { SidePanel } from './SidePanel.tsx';
import { useVisitWords } from './useVisitWords.ts';
import styles from './Written.module.css';

type Props = {
  visit: VideoVisit;
  /** In a visit in writing it is the room itself, and has nothing to close. */
  onClose?: () => void;
};

/** What is written in the visit, for whoever has no microphone, and for names of medicines. It is kept in the conversation of the two. */
export function Written({ visit, onClose }: Props) {
  const t = useWords();
  const { data: words = [] } = useVisitWords(visit);
  return (
    <SidePanel
      title={t('videoVisits.room.words')}
      onClose={onClose}
      role="log"
      foot={<Write visit={visit} />}
      data-testid="visit-words"
    >
      <ol className={styles.said}>
        {words.map(({ sequence, isMine, name, words, files }) => (
          <li key={sequence} data-own={isMine || undefined}>
            <b>{isMine ? t('videoVisits.room.you') : name}</b> {words}
            {files > 0 && <span className="muted">{t('videoVisits.room.words.files', { count: files })}</span>}
          </li>
        ))}
        <Newest of={words.length} />
      </ol>
    </SidePanel>
  );
}

/** What is newest is in sight. */
function Newest({ of }: { of: number }) {
  const end = useRef<HTMLLIElement>(null);
  // Scrolling answers with a promise in newer browsers, which is no way to end an effect.
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [of]);
  return <li ref={end} className="vh" aria-hidden="true" />;
}

function Write({ visit }: { visit: VideoVisit }) {
  const { _id: id } = visit;
  const t = useWords();
  const client = useQueryClient();
  // What was sent once keeps its name, so that it is there once however often it is sent.
  const attempt = useRef({ words: '', clientId: '' });
  const form = useCheckedForm({
    schema: WordsForm,
    fields: ['words'],
    start: { words: '' },
    selectsField: true,
    // The records take the place of this panel, and what was typed is there when it comes back.
    draft: { name: `visit-words-${id}`, label: t('videoVisits.room.words') },
    send: async ({ words }) => {
      if (attempt.current.words !== words) attempt.current = { words, clientId: newKey() };
      const { clientId } = attempt.current;
      const written = await visitCalls(client).write({ params: { id }, body: { clientId, words } });
      client.setQueryData(visitWords(id).queryKey, written);
      attempt.current = { words: '', clientId: '' };
      form.setValue('words', '');
    },
  });
  const typed = useTypedField<string>(form.control, 'words');
  const isCut = form.failure?.code === 'unreachable';
  const submit = (event: FormEvent) => (form.isSending ? event.preventDefault() : form.submit(event));
  return (
    <form className={styles.write} noValidate onSubmit={submit}>
      <EmergencyNotice words={typed} />
      {form.failure && !isCut && <Refusal failure={form.failure} />}
      <div className={styles.line}>
        <TextField
          {...form.field('words')}
          label={t('videoVisits.room.words.label')}
          hint={t('videoVisits.room.words.note', { name: otherSide(visit) })}
          {...(isCut && { error: t('videoVisits.room.words.cut') })}
          autoComplete="off"
        />
        <Button type="submit" isBusy={form.isSending} data-testid="words-send">
          {t('videoVisits.room.words.send')}
        </Button>
      </div>
      <p className="vh" role="status">
        {isCut && t('videoVisits.room.words.cut')}
      </p>
    </form>
  );
}
