import { Paperclip, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { fileSorts, takenTypes } from '#features/uploads/file.ts';
import { FileInput } from '#features/uploads/web/FileInput.tsx';
import { FileRow } from '#features/uploads/web/FileRow.tsx';
import { type Files, useFiles } from '#features/uploads/web/useFiles.ts';
import { MOST_MESSAGE_FILES, WordsForm } from '#features/threads/thread.ts';
import { EmergencyNotice } from '#features/threads/web/EmergencyNotice.tsx';
import { forgetDraft } from '#web/draft-vault.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { newKey } from '#web/new-key.ts';
import { Button } from '#web/ui/Button.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldNotes } from '#web/ui/FieldNotes.tsx';
import type { Talk } from '../talk.ts';
import styles from './TalkComposer.module.css';
import { talkFiles } from './talk-files.ts';
import type { TalkSide } from './talk-side.ts';
import { outbox } from './outbox/outbox.ts';
import { wordsBack } from './outbox/words-back.ts';

const endings = Object.entries(takenTypes)
  .filter(([, type]) => (fileSorts.documents as readonly string[]).includes(type))
  .map(([ending]) => `.${ending}`)
  .join(',');

// A photo needs no words.
const WithFiles = z.object({ words: z.string() });

/** Where one writes: kept until it is sent; what is sent stands in the conversation at once, and goes by itself when it can. */
export function TalkComposer({ talk, side }: { talk: Talk; side: TalkSide }) {
  const t = useWords();
  const key = side.key(talk);
  const label = t('messaging.write', { name: talk.other.name });
  const files = useFiles(...talkFiles(key, t('messaging.files')));
  const form = useCheckedForm({
    schema: files.sent.length > 0 ? WithFiles : WordsForm,
    fields: ['words'],
    start: { words: '' },
    selectsField: true,
    draft: { name: key, label },
    send: async ({ words }) => {
      outbox.add({
        clientId: newKey(),
        talk: key,
        draft: { label, path: location.pathname + location.search },
        to: side.destination(talk),
        personId: side.isPlace || talk.personName === null ? null : talk.personId,
        words: words.trim(),
        files: files.sent,
      });
      files.queue.clear();
      form.setValue('words', '');
      forgetDraft(key);
      document.getElementById(fieldId('words'))?.focus();
    },
  });
  const typed = useTypedField<string>(form.control, 'words');
  // Anew each time: it puts the words before what stands in the field by then.
  useEffect(() =>
    wordsBack.offer(key, {
      room: MOST_MESSAGE_FILES - files.rows.filter(({ state }) => state !== 'failed').length,
      take(words, given) {
        const written = (typed ?? '').trim();
        form.setValue('words', [words, written].filter(Boolean).join('\n'));
        files.queue.giveBack(given);
        document.getElementById(fieldId('words'))?.focus();
      },
    }),
  );
  const { error, ...field } = form.field('words');
  // By keys a busy button is passed by: what is still on its way would be left behind.
  const submit = (event: FormEvent) => (files.isBusy ? event.preventDefault() : form.submit(event));
  const sendByKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form
      className={styles.composer}
      noValidate
      method="post"
      data-needs-client=""
      onSubmit={submit}
      data-testid="composer"
    >
      <EmergencyNotice words={typed} />
      <FieldNotes id={fieldId('words')} error={error} />
      <Attached files={files} />
      <div className={styles.line}>
        <Attach files={files} />
        <textarea
          {...field}
          id={fieldId('words')}
          rows={1}
          className={styles.words}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId('words')}-error` : undefined}
          placeholder={t('messaging.placeholder')}
          enterKeyHint="enter"
          onKeyDown={sendByKeys}
          data-testid="message-words"
        />
        <Button
          type="submit"
          size="large"
          icon={<SendHorizontal size={22} aria-hidden="true" />}
          isBusy={form.isSending || files.isBusy}
          data-testid="message-send"
        >
          {t('messaging.send')}
        </Button>
      </div>
    </form>
  );
}

function Attach({ files: { queue } }: { files: Files }) {
  const t = useWords();
  const [isTooMany, setTooMany] = useState(false);
  return (
    <span className={styles.attach}>
      <FileInput
        id="message-files"
        icon={<Paperclip size={24} aria-hidden="true" />}
        word={<span className="vh">{t('messaging.attach')}</span>}
        accept={endings}
        multiple
        onFiles={(chosen) => setTooMany(!queue.add(chosen))}
        data-testid="message-files"
      />
      {isTooMany && (
        <span className="vh" role="alert">
          {t('uploads.tooMany', { most: MOST_MESSAGE_FILES })}
        </span>
      )}
    </span>
  );
}

function Attached({ files: { rows, queue } }: { files: Files }) {
  if (rows.length === 0) return null;
  const toField = () => document.getElementById('message-files')?.focus();
  return (
    <ul className={styles.files}>
      {rows.map((row) => (
        <FileRow key={row.key} row={row} queue={queue} onGone={toField} />
      ))}
    </ul>
  );
}
