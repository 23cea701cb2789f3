import { useWords } from '#web/i18n/words.tsx';
import type { Message } from '../thread.ts';
import styles from './Conversation.module.css';
import { MessageDays } from './MessageDays.tsx';
import { SaidAloud } from './SaidAloud.tsx';

type Props = {
  messages: readonly Message[];
  /** The address of the messages before these; left out where there are none. */
  earlier?: string | undefined;
  /** The address of the newest, while earlier ones are shown. */
  newest?: string | undefined;
};

/** What was written, by day; a message that arrives while one reads is said aloud. */
export function Conversation({ messages, earlier, newest }: Props) {
  const t = useWords();
  return (
    <div className={styles.conversation}>
      {earlier && (
        <a className="link" href={earlier} data-testid="earlier-messages">
          {t('threads.earlier')}
        </a>
      )}
      <MessageDays messages={messages} />
      {newest && (
        <a className="link" href={newest}>
          {t('threads.newest')}
        </a>
      )}
      <SaidAloud messages={messages} />
    </div>
  );
}
