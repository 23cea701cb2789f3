import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import styles from './ChatCount.module.css';
import { newAtPlace, newMessages } from './queries.ts';

/** How many conversations have something new, mine or those of the chosen place, as a number beside a word; asked for where it is shown. */
export function ChatCount({ isPlace = false }: { isPlace?: boolean }) {
  const t = useWords();
  const { data } = useQuery({ ...(isPlace ? newAtPlace() : newMessages()), meta: { isQuiet: true } });
  const count = data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <b className={styles.count} data-testid="chat-count">
      <span aria-hidden="true">{count}</span>
      <span className="vh">{t('messaging.unread', { count })}</span>
    </b>
  );
}
