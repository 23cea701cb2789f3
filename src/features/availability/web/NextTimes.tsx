import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from '#features/providers/web/PersonRow.module.css';

type Props = {
  name: string;
  times: readonly string[];
  /** One of them, as the way into its booking. */
  children: (time: string) => ReactNode;
  /** Where all of them are. */
  all: string;
};

/** When somebody of a list is free next. */
export function NextTimes({ name, times, children, all }: Props) {
  const t = useWords();
  if (times.length === 0) return <p className="small muted">{t('availability.times.none')}</p>;
  return (
    <>
      <h3 className={styles.next}>{t('availability.times.next')}</h3>
      <ul>
        {times.map((time) => (
          <li key={time}>{children(time)}</li>
        ))}
      </ul>
      <a className={`link ${styles.more}`} href={all}>
        {t('availability.times.more')}
        <span className="vh">: {name}</span>
      </a>
    </>
  );
}
