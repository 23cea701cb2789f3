import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './ShowSummaries.module.css';

type Props = {
  id: string;
  title: ReactNode;
  about: string;
  isShown: boolean;
  isBusy: boolean;
  /** Of its button: which of several it is. */
  label: string;
  /** Undefined once the visit is over. */
  onChange: ((shows: boolean) => void) | undefined;
};

/** One of the things that a family shows with a visit by one tap, and takes back. */
export function ShowRow({ id, title, about, isShown, isBusy, label, onChange }: Props) {
  const t = useWords();
  return (
    <li className={styles.one} data-shown={isShown || undefined} data-testid={`showable-${id}`}>
      <div>
        <p>{title}</p>
        <p className="small muted">{about}</p>
        <p className={styles.state} role="status">
          {isShown && t('visitSummaries.show.shown')}
        </p>
      </div>
      {onChange && (
        <Button
          variant={isShown ? 'quiet' : 'secondary'}
          isBusy={isBusy}
          aria-label={label}
          onClick={() => onChange(!isShown)}
          data-testid={`show-${id}`}
        >
          {t(isShown ? 'visitSummaries.show.back' : 'visitSummaries.show')}
        </Button>
      )}
    </li>
  );
}
