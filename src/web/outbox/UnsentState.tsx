import { CircleAlert, Clock, CloudOff } from 'lucide-react';
import { useIsOnline } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { OutboxMessage, UnsentEntry } from './unsent.ts';
import styles from './UnsentState.module.css';

/** What becomes of something that has not arrived: it waits, is on its way, or was refused, with why. */
export function UnsentState({ entry: { state, failure } }: { entry: UnsentEntry<OutboxMessage> }) {
  const t = useWords();
  const isOnline = useIsOnline();
  if (state === 'refused')
    return (
      <span className={styles.refused} role="alert">
        <CircleAlert size={18} aria-hidden="true" /> {t('ui.unsent.refused')}.{' '}
        {failure && <span>{t(`errors.${failure.code}`, failure.values)}</span>}
      </span>
    );
  const Icon = isOnline ? Clock : CloudOff;
  const word = state === 'sending' ? 'sending' : isOnline ? 'later' : 'waiting';
  return (
    <span className={styles.state} role="status">
      <Icon size={18} aria-hidden="true" /> <span>{t(`ui.unsent.${word}`)}</span>
    </span>
  );
}
