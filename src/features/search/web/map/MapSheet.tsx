import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useModal } from '#web/ui/useModal.ts';
import styles from './MapSheet.module.css';

type Props = {
  /** Who was chosen on the map. */
  card: ReactNode;
  onClose: () => void;
  closeIcon: ReactNode;
  children: ReactNode;
};

/** The map over the whole screen, with the chosen provider at its foot. */
export function MapSheet({ card, onClose, closeIcon, children }: Props) {
  const t = useWords();
  return (
    <dialog
      {...useModal({ isOpen: true, onClose })}
      className={styles.sheet}
      aria-label={t('search.map.title')}
      data-testid="map-sheet"
    >
      <div className={styles.map}>{children}</div>
      <div className={styles.foot}>
        {card}
        <Button size="large" icon={closeIcon} onClick={onClose} data-testid="map-close">
          {t('search.map.list')}
        </Button>
      </div>
    </dialog>
  );
}
