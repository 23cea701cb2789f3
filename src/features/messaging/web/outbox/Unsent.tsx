import { MOST_MESSAGE_FILES } from '#features/threads/thread.ts';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { canTakeBack } from '#web/outbox/unsent.ts';
import { UnsentState } from '#web/outbox/UnsentState.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { outbox } from './outbox.ts';
import type { Entry } from './outbox-entry.ts';
import { wordsBack } from './words-back.ts';
import styles from './Unsent.module.css';

type Props = { entries: readonly Entry[]; draft: string; canWrite: boolean };

/** What one has written and what has not arrived yet, in its order, with why. Where one can no longer write, no field takes it back: it can be copied. */
export function Unsent({ entries, draft, canWrite }: Props) {
  const t = useWords();
  const toast = useToast();
  const [crowded, setCrowded] = useState<string>();
  const takeBack = async ({ clientId, files }: Entry) => {
    const field = wordsBack.fieldOf(draft);
    if (!field) return;
    setCrowded(files.length > field.room ? clientId : undefined);
    if (files.length > field.room) return;
    const entry = await outbox.takeBack(clientId);
    if (!entry) return;
    field.take(entry.words, entry.files);
    toast({ text: t('messaging.outbox.takenBack') });
  };
  if (entries.length === 0) return null;
  return (
    <ol className={styles.unsent} data-testid="unsent">
      {entries.map((entry) => (
        <li key={entry.clientId} className={styles.entry} data-state={entry.state} data-testid="unsent-message">
          <span className="vh">{t('ui.you')}</span>
          {entry.words !== '' && <p className={styles.words}>{entry.words}</p>}
          {entry.files.map(({ _id, name }) => (
            <p key={_id} className={styles.words}>
              <Paperclip size={18} aria-hidden="true" /> {name}
            </p>
          ))}
          <UnsentState entry={entry} />
          {crowded === entry.clientId && (
            <span className={styles.refused} role="alert">
              {t('uploads.tooMany', { most: MOST_MESSAGE_FILES })}
            </span>
          )}
          {canTakeBack(entry) && canWrite && (
            <Button variant="quiet" onClick={() => void takeBack(entry)} data-testid="take-back">
              {t('messaging.outbox.takeBack')}
            </Button>
          )}
          {canTakeBack(entry) && !canWrite && entry.words !== '' && (
            <CopyButton text={entry.words} label={t('messaging.outbox.copy')} data-testid="copy-unsent" />
          )}
        </li>
      ))}
    </ol>
  );
}
